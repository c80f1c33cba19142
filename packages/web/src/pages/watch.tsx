// A game watched again, entry by entry.
import { useSignal } from '@preact/signals';
import {
  type FindGame,
  type GameRecord,
  openingTable,
  type Playable,
  replay,
  truncateRecord,
} from '@undercroft/engine';
import type { CompleteView, GameView } from '@undercroft/page-kit/game-view';
import type { AllWords } from '@undercroft/words';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { openGame } from '../app/open-game.ts';
import { playOn } from '../app/play-on.ts';
import { go, to } from '../app/route.ts';
import { animationSpeed, settings } from '../app/settings.ts';
import { Top } from '../app/top.tsx';
import { Board } from '../stage/board.tsx';
import { Camera } from '../stage/camera.ts';
import { Log } from '../stage/log.tsx';
import { logOf } from '../stage/log-entries.ts';
import { openingLabel } from '../stage/log-story.ts';
import { Icon, Symbols } from '../stage/parts.tsx';
import type { OpenRule } from '../stage/rule-link.ts';
import { RuleSheet } from '../stage/rule-sheet.tsx';
import { Team, TimeLeft } from '../stage/team.tsx';
import { usePhone } from '../stage/viewport.ts';
import { Unplayable, useGame } from './table-page.tsx';
import { useCompleteView } from './use-view.ts';

interface Props {
  readonly words: AllWords;
  readonly id: string;
}

export function WatchPage({ words, id }: Props) {
  const found = useGame(id, openGame);
  const view = useCompleteView(found?.ok ? found.value.game.id : undefined, words);
  if (!found) return <Loading words={words} />;
  if (!found.ok) return <Unplayable words={words} found={found} />;
  if (view.state === 'failed') return <NotLoaded words={words} />;
  if (view.state === 'loading') return <Loading words={words} />;
  return <Watch record={found.value.record} id={id} view={view.value} words={words} />;
}

const PACE = 700;
const IDLE = { moved: new Map(), laid: [], signs: [], die: undefined };

interface WatchProps {
  readonly record: GameRecord;
  readonly id: string;
  readonly view: CompleteView;
  readonly words: AllWords;
}

function Watch({ record, id, view, words }: WatchProps) {
  const total = record.entries.length;
  const at = useSignal(0);
  const isPlaying = useSignal(false);
  const isLeaving = useRef(false);
  const rule = useSignal<OpenRule | undefined>(undefined);
  const isPhone = usePhone();
  const camera = useMemo(() => new Camera(), [id]);
  const cut = truncateRecord(record, at.value);
  const position = useMemo(() => view.at(stateAt(view, cut)), [view, record, at.value]);
  const start = useMemo(() => openingLabel(view, record), [view, record]);
  const log = useMemo(() => logOf(view, cut), [view, record, at.value]);
  const isOver = useMemo(() => view.game.status(stateAt(view, record)).type === 'over', [view, record]);
  const { seats } = record;
  const seating = { names: seats.map(({ name }) => name ?? ''), bots: seats.map(({ player }) => player === 'bot') };
  const scene = position.scene(seating);
  const board = position.board({ highlighted: [], isPortrait: isPhone });
  useEffect(() => {
    document.title = words.titled(words.replay.title(view.title));
  }, [words, view]);
  // As large as its room, also after the screen was turned.
  useEffect(() => {
    const frame = document.querySelector('.watch .board');
    if (!frame) return undefined;
    const sizes = new ResizeObserver(() => {
      const { width, height } = frame.getBoundingClientRect();
      camera.setViewport({ width, height, insets: { top: 0, right: 0, bottom: 0, left: 0 } });
      camera.fit(board.box, { least: 0, isAtOnce: true });
    });
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [camera, board.box.width, board.box.height]);
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    const timer = setInterval(
      () => {
        if (at.value >= total) isPlaying.value = false;
        else at.value++;
      },
      PACE / (animationSpeed() || 1),
    );
    return () => clearInterval(timer);
  }, [isPlaying.value]);
  const { replay: texts } = words;
  const goTo = (entry: number) => {
    isPlaying.value = false;
    at.value = Math.max(0, Math.min(total, entry));
  };
  const playOnOnce = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    try {
      go(to.table(await playOn(cut)));
    } catch (error) {
      isLeaving.current = false;
      throw error;
    }
  };
  return (
    <div class={`page watch theme-${view.theme}`}>
      <Symbols defs={view.defs} />
      <Top words={words} />
      <h1 class="sr">{texts.title(view.title)}</h1>
      <div class="watching">
        <Board
          board={board}
          animation={IDLE}
          camera={camera}
          name={view.boardName}
          hasShadow={!settings.fullLight.value}
          place={undefined}
          highlighted={new Set()}
          onPlace={() => undefined}
          onTurn={() => false}
        />
        <aside class="side" aria-label={words.table.log}>
          <TimeLeft clock={scene.clock} />
          <Team scene={{ ...scene, panels: [] }} words={words} onCard={() => undefined} />
          <Log
            log={log}
            words={words}
            emptyText={scene.emptyLog}
            cards={scene.cards}
            start={start}
            onWhy={(why) => {
              isPlaying.value = false;
              rule.value = why;
            }}
          />
          {record.rules !== view.game.rules && <p class="label">{words.kept.keepsRules(record.rules)}</p>}
        </aside>
      </div>
      <div class="replay">
        <button type="button" class="button round" data-back aria-label={texts.first} onClick={() => goTo(0)}>
          <Icon name="skip" />
        </button>
        <button type="button" class="button round" aria-label={texts.previous} onClick={() => goTo(at.value - 1)}>
          <Icon name="step-back" />
        </button>
        <button
          type="button"
          class="button round"
          aria-label={isPlaying.value ? texts.pause : texts.play}
          onClick={() => {
            if (at.value >= total) at.value = 0;
            isPlaying.value = !isPlaying.value;
          }}
        >
          <Icon name={isPlaying.value ? 'pause' : 'play'} />
        </button>
        <button type="button" class="button round" aria-label={texts.next} onClick={() => goTo(at.value + 1)}>
          <Icon name="step-on" />
        </button>
        <input
          class="track"
          type="range"
          min="0"
          max={total}
          value={at.value}
          aria-label={texts.slider}
          aria-valuetext={texts.at(at.value, total)}
          onInput={(event) => goTo(Number(event.currentTarget.value))}
        />
        <button type="button" class="button round" aria-label={texts.last} onClick={() => goTo(total)}>
          <Icon name="skip" />
        </button>
        <span class="label num">{texts.at(at.value, total)}</span>
        <button type="button" class="button" onClick={playOnOnce}>
          {texts.playOn}
        </button>
        <a class="button bare" href={isOver ? to.end(id) : to.table(id)}>
          {isOver ? texts.done : texts.back}
        </a>
      </div>
      {rule.value && (
        <RuleSheet
          rule={rule.value}
          words={words}
          onRule={(other) => {
            rule.value = other;
          }}
          onClose={() => {
            rule.value = undefined;
          }}
        />
      )}
    </div>
  );
}

function stateAt(view: GameView, record: GameRecord): unknown {
  const find: FindGame<Playable> = (id) => (id === view.game.id ? view.game : undefined);
  const table = replay(find, record);
  if (table.ok) return table.value.state;
  const opening = openingTable(find, record);
  return opening.ok ? opening.value.state : view.game.blank();
}
