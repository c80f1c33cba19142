// The table: board, decision, team, log, and everything that can lie over them.

import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Board as BoardData, Card, GameView } from '@undercroft/page-kit/game-view';
import type { SoundName } from '@undercroft/page-kit/sound-recipes';
import type { PageWords } from '@undercroft/words/en/page';
import { plain } from '@undercroft/words/grammar';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { OfflineMark } from '../app/offline-mark.tsx';
import { go, to } from '../app/route.ts';
import { animationSpeed, settings } from '../app/settings.ts';
import { Wordmark } from '../app/wordmark.tsx';
import type { Session } from '../play/session.ts';
import { Animator } from './animator.ts';
import { Board, type OnPlace } from './board.tsx';
import { Camera } from './camera.ts';
import { Control } from './control.ts';
import { ActionPanel, EndTurn, Question, UnavailableActions } from './dock.tsx';
import { InspectedPlace, targetOrInspect, useInspection } from './inspection.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { type LogEntry, logEntry, logOf } from './log-entries.ts';
import { type OpenOverlay, Overlays } from './overlays.tsx';
import { Drawing, focusDecision, GameIcon, Icon, Symbols } from './parts.tsx';
import type { TableView } from './table-view.ts';
import { Crew, Odds, Team, TimeLeft } from './team.tsx';
import { restoreFocus, UndoButton } from './undo.tsx';
import { usePhone, useViewport, useWide } from './viewport.ts';

/** Loaded when a bot sits at the table, or somebody asks for a hint. */
const BotPanel = lazyPart(() => import('../bots/bot-panel.tsx').then(({ BotPanel }) => BotPanel));

interface Props {
  readonly session: Session;
  readonly view: ReadonlySignal<TableView>;
  readonly words: PageWords;
}

export function TableScreen({ session, view, words }: Props) {
  const control = useMemo(() => new Control(session, view), [session]);
  const camera = useMemo(() => new Camera(), [session]);
  const log = useSignal<readonly LogEntry[]>([]);
  const announcement = useSignal('');
  const overlay = useSignal<OpenOverlay | undefined>(undefined);
  const hintRequests = useSignal(0);
  const thinking = useSignal<ComponentChildren>(undefined);
  const tab = useSignal<'log' | 'odds' | 'team' | undefined>(undefined);
  const isPhone = usePhone();
  const isWide = useWide();
  const inspection = useInspection(control, { isWide });
  const frame = useRef<HTMLDivElement>(null);
  useViewport(frame, camera, { isPhone });

  const animator = useMemo(
    () =>
      new Animator({
        view: () => view.value,
        speed: animationSpeed,
        sound: (name) => void playSound(name, view.value.echo),
        onTransition: (transition) => {
          const last = log.value.at(-1);
          // The log may have been rebuilt meanwhile, in another language, with this entry in it.
          if (last && last.entry >= transition.entry) return;
          const [before, after] = [view.value.at(transition.before), view.value.at(transition.after)];
          const entry = logEntry(view.value, { ...transition, before, after }, last);
          log.value = [...log.value, entry];
          announcement.value = announce(entry, words);
        },
      }),
    [session],
  );

  // The log is rebuilt in another language, and when something was taken back.
  useSignalEffect(() => {
    session.changes.value;
    const { entries } = session.record;
    const last = entries.at(-1);
    if (log.value.length === 0 || last?.type === 'undo' || logView.current !== view.value) {
      const taken = last?.type === 'undo' && logView.current === view.value ? entries[last.takes - 1] : undefined;
      if (taken?.type === 'act') announcement.value = words.undo.done(view.value.noun(taken.action));
      logView.current = view.value;
      log.value = logOf(view.value, session.record);
    }
  });
  const logView = useRef<GameView | undefined>(undefined);

  // The draft is saved as it grows, and restored when the language changes.
  useEffect(() => control.restoreDraft(), [view.value]);
  useSignalEffect(() => session.saveDraft(control.draftedActions.value));

  useEffect(() => {
    session.onTransitions = (transitions) => animator.play(transitions);
    return () => {
      session.onTransitions = undefined;
      animator.skip();
    };
  }, [session]);

  const targeting = useComputed(() => ({ ...control.targeting.value, isPortrait: isPhone }));
  const board = useComputed(() => {
    const playing = animator.state.value;
    const nothing = { highlighted: [], isPortrait: isPhone };
    return playing === undefined
      ? control.position.value.board(targeting.value)
      : view.value.at(playing).board(nothing);
  });
  const scene = control.scene.value;
  const highlighted = new Set(
    animator.state.value === undefined ? targeting.value.highlighted.flatMap(({ place }) => place ?? []) : [],
  );

  useCameraFollow(camera, board.value, view.value, control.target.value?.place);
  useEndRedirect(session, animator.state);
  useHandOver(control, overlay, animator.state);
  useEffect(() => {
    document.title = words.titled(`${scene.question} ${view.value.title}`);
    announcement.value = scene.announcement;
  }, [scene.question]);

  const undo = () => {
    animator.skip();
    if (control.undo() === 'needs-consent') overlay.value = { type: 'undo' };
    else restoreFocus();
  };
  const hint = () => {
    hintRequests.value++;
  };
  const onPlace: OnPlace = (place, how) => {
    if (animator.isPlaying) return how === 'point' ? undefined : animator.skip();
    if (how === 'point') control.place.value = place;
    else if (how === 'hold') inspection.place.value = place;
    else if (how === 'touch') targetOrInspect(control, place, inspection);
    else if (how === 'key') targetOrInspect(control, place, inspection) && inspection.enter();
    else if (control.target.value?.place === place && control.target.value.risk === undefined) control.commit();
  };
  useKeys({
    control,
    camera,
    board: () => board.value,
    undo,
    hint,
    skip: () => {
      const was = animator.isPlaying;
      animator.skip();
      return was;
    },
    // A panel that covers something closes first; one that is only shown beside the board closes last.
    back: () =>
      isWide && !inspection.isInside ? control.back() || inspection.close() : inspection.close() || control.back(),
    openHelp: () => {
      overlay.value = { type: 'keys' };
    },
    openLog: () => {
      tab.value = 'log';
      document.querySelector<HTMLElement>('.log')?.focus();
    },
    isCovered: () => overlay.value !== undefined || control.warning.value !== undefined,
  });

  const onCard = (card: Card) => {
    if (card.place === undefined) return;
    const place = board.value.places.find(({ id }) => id === card.place);
    if (place) camera.centre(place.x, place.y);
    control.place.value = card.place;
  };
  const shared = { control, words, isPhone };
  const latest = latestOf(log.value);
  const isPlaying = animator.state.value !== undefined;
  const isOthersTurn = session.decider !== undefined && session.acting === undefined;
  const team = { scene, words, onCard };

  const tools = (
    <>
      {session.humanSeats.length > 0 && <UndoButton {...shared} onUndo={undo} />}
      {session.acting !== undefined && (
        <button type="button" class={isPhone ? 'tool' : 'button bare'} onClick={hint} aria-keyshortcuts="h">
          <Icon name="hint" /> {words.table.hint}
        </button>
      )}
    </>
  );

  const botPanel = (hintRequests.value > 0 || control.seating.value.bots.includes(true)) && (
    <BotPanel
      control={control}
      words={words}
      playing={animator.state}
      hintRequests={hintRequests}
      thinking={thinking}
    />
  );
  const Dock = view.value.Dock ?? ActionPanel;
  const decision = (
    <>
      <Question scene={scene} thinking={thinking.value} />
      {!isWide && botPanel}
      {!isPlaying && <Dock {...shared} />}
      {!isPlaying && !isWide && <InspectedPlace {...shared} inspection={inspection} isInDock={true} />}
    </>
  );

  return (
    <div class={`table theme-${view.value.theme}${animationSpeed() === 0 ? ' still' : ''}`} ref={frame}>
      <Symbols defs={view.value.defs} />
      <button type="button" class="skip" onClick={focusDecision}>
        {words.table.skip}
      </button>
      <header class="bar">
        <a
          class={isPhone ? 'button round' : 'wordlink'}
          href={to.home()}
          aria-label={`${words.name}, ${words.common.home}`}
        >
          {isPhone ? <Icon name="back" /> : <Wordmark />}
        </a>
        <TimeLeft clock={scene.clock} />
        <OfflineMark words={words} />
        <nav class="tools" aria-label={words.common.menu}>
          {!isPhone && (
            <a class="button bare" href={to.rules(view.value.game.id)}>
              <Icon name="rules" /> {words.table.rules}
            </a>
          )}
          <button
            type="button"
            class="button round"
            aria-label={words.common.menu}
            onClick={() => {
              overlay.value = { type: 'menu' };
            }}
          >
            <Icon name="menu" />
          </button>
        </nav>
      </header>

      <section class="dock" id="decision" aria-labelledby="ask" aria-busy={isOthersTurn} tabIndex={-1}>
        {isPhone && latest && (
          <p class={latest.tone === 'bad' ? 'latest bad' : 'latest'}>
            <GameIcon name={latest.icon} /> {plain(latest.text)}
          </p>
        )}
        {isPhone ? (
          <div class="sheet">
            <Tabs tab={tab.value} words={words} onTab={(next) => (tab.value = next)} />
            {tab.value === undefined && decision}
            {tab.value === 'log' && <Log log={log.value} words={words} emptyText={scene.emptyLog} />}
            {tab.value === 'odds' && scene.panels.map((panel) => <Odds key={panel.title} panel={panel} />)}
            {tab.value === 'team' && <Team {...team} scene={{ ...scene, panels: [] }} />}
            {!control.isDrafting.value && (
              <div class={settings.leftHanded.value ? 'thumbs left' : 'thumbs'}>
                {tools}
                <EndTurn {...shared} />
              </div>
            )}
          </div>
        ) : (
          <>
            {decision}
            {!control.isDrafting.value && (
              <div class="after">
                <UnavailableActions {...shared} />
                {tools}
                <EndTurn {...shared} />
              </div>
            )}
          </>
        )}
      </section>

      <Board
        board={board.value}
        animation={animator.animation.value}
        camera={camera}
        name={view.value.boardName}
        hasShadow={!settings.fullLight.value}
        place={control.place.value}
        tags={isPlaying ? [] : control.hints.value}
        highlighted={highlighted}
        onPlace={onPlace}
        onTurn={(by) => {
          if (!control.scene.value.actions.some(({ isPreselected }) => isPreselected)) return false;
          control.cycleTarget(by);
          return true;
        }}
      />
      <Zoom camera={camera} words={words} onFit={() => camera.fit(board.value.box)} />
      {animator.animation.value.die && (
        <p class="thrown">
          <Drawing svg={animator.animation.value.die.svg} /> {animator.animation.value.die.words}
        </p>
      )}

      <aside class="team" aria-label={scene.cardsTitle}>
        {isPhone ? <Crew {...team} /> : <Team {...team} />}
      </aside>
      {!isPhone && (
        <aside class="side" aria-label={words.table.log}>
          {isWide && botPanel}
          {isWide && !isPlaying && <InspectedPlace {...shared} inspection={inspection} isInDock={false} />}
          <h2 class="side-title">{words.table.log}</h2>
          <Log log={log.value} words={words} emptyText={scene.emptyLog} />
        </aside>
      )}
      {session.isUnsaved.value && (
        <p class="notice" role="alert">
          {words.errors.storage.title}. {words.errors.storage.line}
        </p>
      )}
      <div class="sr" role="status" aria-live="polite">
        {announcement.value}
      </div>
      {(overlay.value || control.warning.value) && (
        <Overlays overlay={overlay} control={control} words={words} session={session} />
      )}
    </div>
  );
}

/** What happened last: whose turn it is and which round is said elsewhere. */
const latestOf = (log: readonly LogEntry[]) =>
  log.flatMap(({ lines, undone }) => (undone ? [] : lines)).findLast(({ tone }) => tone !== 'heading');

const MOST_SPOKEN = 3;

function announce({ lines }: LogEntry, words: PageWords): string {
  const read = lines.slice(0, MOST_SPOKEN).map(({ text }) => plain(text));
  const rest = lines.length - read.length;
  return [...read, ...(rest > 0 ? [words.live.more(rest)] : [])].join(' ');
}

/** Whoever has to decide comes into sight, and what they aim at; both stay there when panels grow. What has room is shown whole. */
function useCameraFollow(
  camera: Camera,
  { centre: { x, y }, box, places }: BoardData,
  { showsWholeBoard }: GameView,
  targetPlace?: string,
): void {
  const isPlaced = useRef(false);
  const { viewport } = camera;
  useEffect(() => {
    if (viewport.width <= 1) return;
    if (!isPlaced.current) camera.startAt(x, y);
    if (!isPlaced.current && showsWholeBoard) camera.isFitted = true;
    isPlaced.current = true;
    if (camera.isFitted) return camera.show(box);
    if (!camera.isFollowing.value) return;
    if (camera.hasRoomFor(box)) return camera.centre(box.x + box.width / 2, box.y + box.height / 2);
    camera.keepInView(x, y, 230);
    const target = places.find(({ id }) => id === targetPlace);
    if (target) camera.keepInView(target.x, target.y, 120);
  }, [x, y, viewport, targetPlace]);
}

/** When it is over, and everything has been shown, the end is shown. */
function useEndRedirect(session: Session, playing: ReadonlySignal<unknown>): void {
  useSignalEffect(() => {
    session.changes.value;
    if (playing.value === undefined && session.table.status().type === 'over') go(to.end(session.id));
  });
}

/** Where several people share the screen, it is handed over. */
function useHandOver(
  control: Control,
  overlay: { value: OpenOverlay | undefined },
  playing: ReadonlySignal<unknown>,
): void {
  const last = useRef(control.session.acting);
  useSignalEffect(() => {
    control.session.changes.value;
    // Not before what happened has been seen.
    if (playing.value !== undefined) return;
    const { acting } = control.session;
    if (acting === undefined) return;
    if (last.current !== undefined && acting !== last.current) overlay.value = { type: 'hand-over', seat: acting };
    last.current = acting;
  });
}

interface TabsProps {
  readonly tab: 'log' | 'odds' | 'team' | undefined;
  readonly words: PageWords;
  readonly onTab: (tab: TabsProps['tab']) => void;
}

const Tabs = ({ tab, words, onTab }: TabsProps) => (
  <div class="sheet-tabs" role="tablist" aria-label={words.table.sheet.grip}>
    {([undefined, 'team', 'odds', 'log'] as const).map((one) => (
      <button key={one ?? 'decision'} type="button" role="tab" aria-selected={tab === one} onClick={() => onTab(one)}>
        {one === undefined ? words.table.decision : words.table.tabs[one]}
      </button>
    ))}
  </div>
);

const Zoom = ({
  camera,
  words,
  onFit,
}: {
  readonly camera: Camera;
  readonly words: PageWords;
  readonly onFit: () => void;
}) => (
  <div class="zoom">
    <button type="button" class="button round" aria-label={words.table.zoomIn} onClick={() => camera.zoom(1.25)}>
      <Icon name="zoom-in" />
    </button>
    <button type="button" class="button round" aria-label={words.table.zoomOut} onClick={() => camera.zoom(0.8)}>
      <Icon name="zoom-out" />
    </button>
    <button type="button" class="button round" aria-label={words.table.fit} onClick={onFit}>
      <Icon name="fit" />
    </button>
    <button
      type="button"
      class="button round"
      aria-label={words.table.follow}
      aria-pressed={camera.isFollowing.value}
      onClick={() => (camera.isFollowing.value = !camera.isFollowing.value)}
    >
      <Icon name="follow" />
    </button>
  </div>
);

/** The synthesiser is loaded with the first sound; where it does not come, the table stays silent and tries again. */
const playSound = (name: SoundName, echo: number): Promise<void> =>
  import('../sound/sound.ts').then(({ play }) => play(name, settings.volume.value, echo)).catch(() => undefined);
