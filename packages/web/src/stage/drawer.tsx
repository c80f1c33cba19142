// What lies over the board on request: the log, the team and the odds in full, what is at a place. Loaded when first opened.
import type { ReadonlySignal } from '@preact/signals';
import type { Card } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import type { Camera } from './camera.ts';
import type { Control } from './control.ts';
import type { DrawerPage } from './drawer-page.ts';
import { PlaceInfo } from './inspection.tsx';
import { Log } from './log.tsx';
import type { LogEntry } from './log-entries.ts';
import { openingLabel } from './log-story.ts';
import { focusDecision, Icon } from './parts.tsx';
import type { OpenRule } from './rule-link.ts';
import type { TableExtension } from './table-extension.ts';

const Team = lazyPart(() => import('./team.tsx').then(({ Team }) => Team));
const Odds = lazyPart(() => import('./team.tsx').then(({ Odds }) => Odds));

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly page: DrawerPage;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly extension?: TableExtension | undefined;
  readonly camera: Camera;
  readonly onWhy: (rule: OpenRule) => void;
  readonly onPage: (page: DrawerPage) => void;
  readonly onCard: (card: Card) => void;
  readonly onClose: () => void;
}

export function Drawer(props: Props) {
  const { words, page, onClose } = props;
  const drawer = useRef<HTMLElement>(null);
  useFocusInside(drawer);
  const isPlace = page.type === 'place';
  return (
    <aside
      class={page.type === 'talk' ? 'drawer talks' : 'drawer'}
      ref={drawer}
      tabIndex={-1}
      aria-label={isPlace ? words.table.about : words.table.log}
    >
      <header>
        {isPlace ? <h2>{words.table.about}</h2> : <Tabs {...props} />}
        <button type="button" class="button round" aria-label={words.common.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="drawer-body" role={isPlace ? undefined : 'tabpanel'}>
        <PageContent {...props} />
      </div>
    </aside>
  );
}

/** Takes the focus, and gives it back where it was, if that is still there. */
function useFocusInside(drawer: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    drawer.current?.focus();
    return () => {
      if (document.activeElement !== document.body && !drawer.current?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
      if (document.activeElement === document.body || !document.activeElement?.isConnected) focusDecision();
    };
  }, []);
}

function PageContent(props: Props): ComponentChildren {
  const { control, words, page, log, onWhy, onCard, extension, camera } = props;
  const scene = control.scene.value;
  switch (page.type) {
    case 'log':
      return (
        <Log
          log={log.value}
          words={words}
          emptyText={scene.emptyLog}
          start={openingLabel(control.view.value, control.session.record)}
          cards={scene.cards}
          place={control.pointed.value.place}
          onPlaces={(places) => {
            control.told.value = places;
          }}
          onWhy={onWhy}
        />
      );
    case 'team':
      return <Team scene={{ ...scene, panels: [] }} words={words} onCard={onCard} />;
    case 'odds':
      return scene.panels.map((panel) => <Odds key={panel.title} panel={panel} words={words} />);
    case 'talk':
      return extension?.Talk && <extension.Talk control={control} camera={camera} onTalk={() => undefined} />;
    case 'place':
      return <PlaceInfo control={control} words={words} place={page.place} />;
  }
}

/** What the team and the odds are called is the game's own word. */
function Tabs({ control, words, page, onPage, extension }: Props) {
  const { cardsTitle, panels } = control.scene.value;
  const counted = panels.some(({ odds }) => odds.length > 0);
  const tabs = [
    { type: 'log', name: words.table.log },
    ...(extension?.talkName === undefined ? [] : [{ type: 'talk', name: extension.talkName }]),
    { type: 'team', name: cardsTitle },
    ...(panels.length > 0
      ? [{ type: 'odds', name: counted ? words.table.odds : (panels.at(-1)?.title ?? words.table.odds) }]
      : []),
  ] as const;
  return (
    <div class="tabset" role="tablist">
      {tabs.map(({ type, name }) => (
        <button
          key={type}
          type="button"
          class="tab"
          role="tab"
          aria-selected={page.type === type}
          onClick={() => onPage({ type } as DrawerPage)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
