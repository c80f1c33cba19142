// The table: board, decision, team, log, and everything that can lie over them.

import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { soon } from '../app/later.tsx';
import { OfflineMark } from '../app/offline-mark.tsx';
import { go, to } from '../app/route.ts';
import { settings, speedNow } from '../app/settings.ts';
import { Wordmark } from '../app/wordmark.tsx';
import type { Session } from '../play/session.ts';
import { play } from '../sound/sound.ts';
import type { PageWords } from '../words/en/page.ts';
import { plain } from '../words/grammar.ts';
import { Board, type OnPlace } from './board.tsx';
import { Camera } from './camera.ts';
import type { Board as BoardData, Card, GameView } from './contract.ts';
import { Control } from './control.ts';
import { Director } from './director.ts';
import { Deciding, EndTurn, NotNow, Question } from './dock.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { AboutLooked, touchOrLook, useLooking } from './looking.tsx';
import { type Over, Overlays } from './overlays.tsx';
import { Drawing, focusDecision, Icon, Symbols } from './parts.tsx';
import { type Chapter, chapter, storyOf } from './story.ts';
import { Crew, Odds, Team, TimeLeft } from './team.tsx';
import { keepFocus, UndoButton } from './undo.tsx';
import { usePhone, useRoom, useWide } from './window.ts';

/** Come when a bot sits at the table, or somebody asks for a hint. */
const Companions = soon(() => import('../bots/companions.tsx').then(({ Companions }) => Companions));

interface Props {
  readonly session: Session;
  readonly view: ReadonlySignal<GameView>;
  readonly words: PageWords;
}

export function TableScreen({ session, view, words }: Props) {
  const control = useMemo(() => new Control(session, view), [session]);
  const camera = useMemo(() => new Camera(), [session]);
  const story = useSignal<readonly Chapter[]>([]);
  const spoken = useSignal('');
  const over = useSignal<Over | undefined>(undefined);
  const hintsAsked = useSignal(0);
  const thinking = useSignal<ComponentChildren>(undefined);
  const tab = useSignal<'log' | 'odds' | 'team' | undefined>(undefined);
  const isPhone = usePhone();
  const isWide = useWide();
  const looking = useLooking(control, isWide);
  const frame = useRef<HTMLDivElement>(null);
  useRoom(frame, camera, isPhone);

  const director = useMemo(
    () =>
      new Director({
        view: () => view.value,
        speed: speedNow,
        sound: (name) => play(name, settings.volume.value, view.value.mood),
        tell: (moment) => {
          const last = story.value.at(-1);
          // It may have been told meanwhile, in another language.
          if (last && last.entry >= moment.entry) return;
          const told = chapter(view.value, moment, last);
          story.value = [...story.value, told];
          spoken.value = announce(told, words);
        },
      }),
    [session],
  );

  // The story is told anew in another language, and when something was taken back.
  useSignalEffect(() => {
    session.changes.value;
    const { entries } = session.record;
    const last = entries.at(-1);
    if (story.value.length === 0 || last?.type === 'undo' || storyView.current !== view.value) {
      const taken = last?.type === 'undo' && storyView.current === view.value ? entries[last.takes - 1] : undefined;
      if (taken?.type === 'act') spoken.value = words.undo.done(view.value.noun(taken.action));
      storyView.current = view.value;
      story.value = storyOf(view.value, session.record);
    }
  });
  const storyView = useRef<GameView | undefined>(undefined);

  // What is put together is kept as it grows, and told anew in another language.
  useEffect(() => control.takeUp(), [view.value]);
  useSignalEffect(() => session.keep(control.gathered.value));

  useEffect(() => {
    session.watch = (moments) => director.play(moments);
    return () => {
      session.watch = undefined;
      director.skip();
    };
  }, [session]);

  const aiming = useComputed(() => ({ ...control.aiming.value, upright: isPhone }));
  const board = useComputed(() => {
    const playing = director.state.value;
    const nothing = { lit: [], upright: isPhone };
    return playing === undefined
      ? view.value.board(control.shown.value, aiming.value)
      : view.value.board(playing, nothing);
  });
  const scene = control.scene.value;
  const lit = new Set(director.state.value === undefined ? aiming.value.lit.flatMap(({ place }) => place ?? []) : []);

  useFollowing(camera, board.value, view.value.mood, control.aim.value?.place);
  useEnd(session, director.state);
  useHandOver(control, over, director.state);
  useEffect(() => {
    document.title = words.titled(`${scene.ask} ${view.value.title}`);
    spoken.value = scene.status;
  }, [scene.ask]);

  const undo = () => {
    director.skip();
    if (control.undo() === 'ask') over.value = { type: 'undo' };
    else keepFocus();
  };
  const hint = () => {
    hintsAsked.value++;
  };
  const onPlace: OnPlace = (place, how) => {
    if (director.isPlaying) return how === 'point' ? undefined : director.skip();
    if (how === 'point') control.place.value = place;
    else if (how === 'hold') looking.place.value = place;
    else if (how === 'touch') touchOrLook(control, place, looking);
    else if (how === 'key') touchOrLook(control, place, looking) && looking.enter();
    else if (control.aim.value?.place === place && control.aim.value.risk === undefined) control.commit();
  };
  useKeys({
    control,
    camera,
    board: () => board.value,
    undo,
    hint,
    skip: () => {
      const was = director.isPlaying;
      director.skip();
      return was;
    },
    // What lies in the way goes first; what is only told beside the board goes last.
    back: () => (isWide && !looking.isInside ? control.back() || looking.close() : looking.close() || control.back()),
    openHelp: () => {
      over.value = { type: 'keys' };
    },
    openLog: () => {
      tab.value = 'log';
      document.querySelector<HTMLElement>('.log')?.focus();
    },
    isCovered: () => over.value !== undefined || control.warning.value !== undefined,
  });

  const onCard = (card: Card) => {
    if (card.place === undefined) return;
    const place = board.value.places.find(({ id }) => id === card.place);
    if (place) camera.centre(place.x, place.y);
    control.place.value = card.place;
  };
  const shared = { control, words, isPhone };
  const latest = latestOf(story.value);
  const isPlaying = director.state.value !== undefined;
  const isOthersTurn = session.decider !== undefined && session.acting === undefined;
  const team = { scene, words, onCard };

  const tools = (
    <>
      {session.people.length > 0 && <UndoButton {...shared} onUndo={undo} />}
      {session.acting !== undefined && (
        <button type="button" class={isPhone ? 'tool' : 'button bare'} onClick={hint} aria-keyshortcuts="h">
          <Icon name="hint" /> {words.table.hint}
        </button>
      )}
    </>
  );

  const companions = (hintsAsked.value > 0 || control.seating.value.bots.includes(true)) && (
    <Companions control={control} words={words} playing={director.state} asked={hintsAsked} thinking={thinking} />
  );
  const Dock = view.value.Dock ?? Deciding;
  const decision = (
    <>
      <Question scene={scene} thinking={thinking.value} />
      {!isWide && companions}
      {!isPlaying && <Dock {...shared} />}
      {!isPlaying && !isWide && <AboutLooked {...shared} looking={looking} isInDock={true} />}
    </>
  );

  return (
    <div
      class={`table mood-${view.value.mood}${view.value.mood === 'sea' ? ' game-sea' : ''}${speedNow() === 0 ? ' still' : ''}`}
      ref={frame}
    >
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
              over.value = { type: 'menu' };
            }}
          >
            <Icon name="menu" />
          </button>
        </nav>
      </header>

      <section class="dock" id="decision" aria-labelledby="ask" aria-busy={isOthersTurn} tabIndex={-1}>
        {isPhone && latest && (
          <p class={latest.tone === 'bad' ? 'latest bad' : 'latest'}>
            <Icon name={latest.icon} /> {plain(latest.text)}
          </p>
        )}
        {isPhone ? (
          <div class="sheet">
            <Tabs tab={tab.value} words={words} onTab={(next) => (tab.value = next)} />
            {tab.value === undefined && decision}
            {tab.value === 'log' && <Log story={story.value} words={words} quiet={scene.quiet} />}
            {tab.value === 'odds' && scene.panels.map((panel) => <Odds key={panel.title} panel={panel} />)}
            {tab.value === 'team' && <Team {...team} scene={{ ...scene, panels: [] }} />}
            {!control.isGathering.value && (
              <div class={settings.leftHanded.value ? 'thumbs left' : 'thumbs'}>
                {tools}
                <EndTurn {...shared} />
              </div>
            )}
          </div>
        ) : (
          <>
            {decision}
            {!control.isGathering.value && (
              <div class="after">
                <NotNow {...shared} />
                {tools}
                <EndTurn {...shared} />
              </div>
            )}
          </>
        )}
      </section>

      <Board
        board={board.value}
        hands={director.hands.value}
        camera={camera}
        name={view.value.boardName}
        isLit={!settings.fullLight.value}
        place={control.place.value}
        tags={isPlaying ? [] : control.hints.value}
        lit={lit}
        onPlace={onPlace}
        onTurn={(by) => {
          if (control.scene.value.deeds.every(({ id }) => id !== 'place')) return false;
          control.turn(by);
          return true;
        }}
      />
      <Zoom camera={camera} words={words} onFit={() => camera.fit(board.value.box)} />
      {director.hands.value.die && (
        <p class="thrown">
          <Drawing svg={director.hands.value.die.svg} /> {director.hands.value.die.words}
        </p>
      )}

      <aside class="team" aria-label={scene.cardsTitle}>
        {isPhone ? <Crew {...team} /> : <Team {...team} />}
      </aside>
      {!isPhone && (
        <aside class="side" aria-label={words.table.log}>
          {isWide && companions}
          {isWide && !isPlaying && <AboutLooked {...shared} looking={looking} isInDock={false} />}
          <h2 class="side-title">{words.table.log}</h2>
          <Log story={story.value} words={words} quiet={scene.quiet} />
        </aside>
      )}
      {session.unsaved.value && (
        <p class="notice" role="alert">
          {words.errors.storage.title}. {words.errors.storage.line}
        </p>
      )}
      <div class="sr" role="status" aria-live="polite">
        {spoken.value}
      </div>
      {(over.value || control.warning.value) && (
        <Overlays over={over} control={control} words={words} session={session} />
      )}
    </div>
  );
}

/** What happened last: whose turn it is and which round is said elsewhere. */
const latestOf = (story: readonly Chapter[]) =>
  story.flatMap(({ lines, undone }) => (undone ? [] : lines)).findLast(({ tone }) => tone !== 'heading');

const MOST_SPOKEN = 3;

function announce({ lines }: Chapter, words: PageWords): string {
  const said = lines.slice(0, MOST_SPOKEN).map(({ text }) => plain(text));
  const rest = lines.length - said.length;
  return [...said, ...(rest > 0 ? [words.live.more(rest)] : [])].join(' ');
}

/** Whoever has to decide comes into sight, and what they aim at; both stay there when panels grow. What has room is shown whole. */
function useFollowing(
  camera: Camera,
  { centre: { x, y }, box, places }: BoardData,
  mood: string,
  aimed?: string,
): void {
  const isPlaced = useRef(false);
  const { room } = camera;
  useEffect(() => {
    if (room.width <= 1) return;
    if (!isPlaced.current) camera.begin(x, y);
    // A chart is one picture.
    if (!isPlaced.current && mood === 'sea') camera.isWhole = true;
    isPlaced.current = true;
    if (camera.isWhole) return camera.show(box);
    if (!camera.following.value) return;
    if (camera.hasRoomFor(box)) return camera.centre(box.x + box.width / 2, box.y + box.height / 2);
    camera.reach(x, y, 230);
    const aim = places.find(({ id }) => id === aimed);
    if (aim) camera.reach(aim.x, aim.y, 120);
  }, [x, y, room, aimed]);
}

/** When it is over, and everything has been shown, the end is told. */
function useEnd(session: Session, playing: ReadonlySignal<unknown>): void {
  useSignalEffect(() => {
    session.changes.value;
    if (playing.value === undefined && session.table.status().type === 'over') go(to.end(session.id));
  });
}

/** Where several people share the screen, it is handed over. */
function useHandOver(control: Control, over: { value: Over | undefined }, playing: ReadonlySignal<unknown>): void {
  const last = useRef(control.session.acting);
  useSignalEffect(() => {
    control.session.changes.value;
    // Not before what happened has been seen.
    if (playing.value !== undefined) return;
    const { acting } = control.session;
    if (acting === undefined) return;
    if (last.current !== undefined && acting !== last.current) over.value = { type: 'hand-over', seat: acting };
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
      aria-pressed={camera.following.value}
      onClick={() => (camera.following.value = !camera.following.value)}
    >
      <Icon name="follow" />
    </button>
  </div>
);
