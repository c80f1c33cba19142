// Everything the table is made of, for one game: its model, what plays, the camera, the log, and what lies over it.
import { batch, type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { Refusal } from '@undercroft/engine';
import type { Card } from '@undercroft/page-kit/game-view';
import { loadWords } from '@undercroft/words';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { prefersReducedMotion, settings } from '../app/settings.ts';
import type { Session } from '../play/session.ts';
import { Animator } from './animator.ts';
import { Announcer } from './announcer.tsx';
import { Camera } from './camera.ts';
import { Control } from './control.ts';
import type { StoppedTurn } from './control-face.ts';
import { Drama, useDrama } from './drama.ts';
import type { DrawerPage } from './drawer-page.ts';
import { LastMoves } from './last-moves.ts';
import type { LogEntry } from './log-entries.ts';
import type { OpenOverlay } from './overlays.tsx';
import { playSound } from './play-sound.ts';
import type { OpenRule } from './rule-link.ts';
import type { TableExtension } from './table-extension.ts';
import type { TableView } from './table-view.ts';
import { restoreFocus } from './undo.tsx';

export interface TableProps {
  readonly session: Session;
  readonly view: ReadonlySignal<TableView>;
  readonly words: PageWords;
  /** Loads the game as it is kept. */
  readonly onLoadAnew: () => void;
  /** Where it is played over a server. */
  readonly extension?: TableExtension;
}

export interface TableParts {
  readonly log: Signal<readonly LogEntry[]>;
  readonly announcer: Announcer;
  readonly control: Control;
  readonly animator: Animator;
  readonly camera: Camera;
  readonly drawer: Signal<DrawerPage | undefined>;
  readonly overlay: Signal<OpenOverlay | undefined>;
  readonly hintRequests: Signal<number>;
  /** The rule that lies over the table. */
  readonly rule: Signal<OpenRule | undefined>;
}

/** Milliseconds until a turn with nothing left to do ends by itself. */
const END_AFTER = { soon: 2000, 'at-once': 0, wait: undefined } as const;

/** Kept with the address of the table in this tab's history, which a reload leaves as it is. */
export const STOPPED: StoppedTurn = {
  read: () => history.state?.stopped ?? -1,
  keep: (stopped) => history.replaceState({ stopped }, ''),
};

export function useTable({ session, view, words, extension }: Omit<TableProps, 'onLoadAnew'>): TableParts {
  const log = useSignal<readonly LogEntry[]>([]);
  const announcer = useMemo(() => new Announcer((text) => view.value.spoken?.(text) ?? text), [session]);
  const current = useRef(words);
  current.current = words;
  const added = useRef(extension);
  added.current = extension;
  const over = {
    drawer: useSignal<DrawerPage | undefined>(undefined),
    overlay: useSignal<OpenOverlay | undefined>(undefined),
    rule: useSignal<OpenRule | undefined>(undefined),
  };
  const model = useMemo(
    () => tableModel(session, view, { log, announcer, words: () => current.current, over, added: () => added.current }),
    [session],
  );
  const { animator, drama } = model;
  useEffect(() => {
    session.onTransitions = (transitions) => animator.play(transitions);
    return () => {
      session.onTransitions = undefined;
      animator.finish();
    };
  }, [session]);
  useDrama(drama, view);
  return { ...model, ...over, log, announcer, hintRequests: useSignal(0) };
}

interface Around extends Pick<TableParts, 'log' | 'announcer'> {
  readonly words: () => PageWords;
  /** What can lie over the table. */
  readonly over: Pick<TableParts, 'drawer' | 'overlay' | 'rule'>;
  /** May come after the table. */
  readonly added: () => TableExtension | undefined;
}

function tableModel(session: Session, view: TableProps['view'], { over, added, ...said }: Around) {
  const lastMoves = new LastMoves(session);
  const camera = new Camera();
  const drama: Drama = new Drama(() => ({ ...said, session, view, control, camera, animator, lastMoves }));
  const animator = new Animator({
    view: () => view.value,
    speed: () => settings.speed.value * (added()?.haste ?? 1),
    isStill: prefersReducedMotion,
    seating: () => control.seating.peek(),
    isOthers: ({ entry }) => isOthers(session, entry),
    othersPace: () => settings.others.value,
    events: () => drama.events,
    loadEvents: () => drama.load(),
    stage: () => drama.stage,
    sound: (name) => playSound(name, view.value.echo),
    onShown: (transition) => {
      lastMoves.note(transition);
      added()?.onShown?.(transition);
    },
    onTold: (transition, told) => drama.tell(transition, told),
  });
  const control: Control = new Control(session, view, {
    words: said.words,
    playing: animator.state,
    struck: animator.struck,
    lastMoves,
    skip: () => animator.skip(),
    endAfter: () => END_AFTER[settings.turnEnd.value],
    confirmsAll: () => settings.confirm.value === 'always',
    asksBeforeEnd: () => settings.asksBeforeEnd.value,
    dangersShown: settings.dangers,
    tableRefusal: (refusal) => tableRefusal(refusal, said.words()),
    stopped: STOPPED,
    ...added()?.controls,
    isCovered: () => Object.values(over).some(({ value }) => value !== undefined),
  });
  return { control, animator, camera, drama };
}

/** They are seldom needed, so they come with other words that are. */
async function tableRefusal(refusal: Refusal, { common, board }: PageWords): Promise<string> {
  const { refusal: text } = await loadWords(settings.language.value, 'pages');
  return text(refusal, common.player) ?? board.notNow;
}

/** A bot did it, or chance for a bot. */
export function isOthers({ record, humanSeats }: Pick<Session, 'record' | 'humanSeats'>, entry: number): boolean {
  const act = record.entries.slice(0, entry).findLast(({ type }) => type === 'act');
  return act?.type === 'act' && !humanSeats.includes(act.seat);
}

/** What buttons and keys of the table do beyond the model. */
export interface TableCommands {
  readonly undo: () => void;
  readonly hint: () => void;
  readonly open: (page: DrawerPage) => void;
  readonly close: () => boolean;
  readonly openMenu: () => void;
  readonly openKeys: () => void;
  /** What signs of the table mean. */
  readonly askAbout: (signs: readonly Element[]) => void;
  readonly showCard: (card: Card) => void;
}

export function tableCommands({ control, animator, camera, drawer, overlay, hintRequests }: TableParts): TableCommands {
  const cover = (what: OpenOverlay) => {
    control.stopCountdown();
    overlay.value = what;
  };
  return {
    undo: () => {
      // At once: no bot acts between what was shown and the question.
      const isAsked = batch(() => {
        animator.finish();
        const needsConsent = control.undo() === 'needs-consent';
        if (needsConsent) cover({ type: 'undo' });
        return needsConsent;
      });
      if (!isAsked) restoreFocus();
    },
    hint: () => {
      control.stopCountdown();
      hintRequests.value++;
    },
    open: (page) => {
      control.stopCountdown();
      drawer.value = page;
    },
    close: () => {
      const isOpen = drawer.value !== undefined;
      drawer.value = undefined;
      control.inspected.value = undefined;
      return isOpen;
    },
    openMenu: () => cover({ type: 'menu' }),
    openKeys: () => cover({ type: 'keys' }),
    askAbout: (signs) => cover({ type: 'signs', signs }),
    showCard: (card) => {
      const place = control.board.value.places.find(({ id }) => id === card.place);
      if (place) camera.centre(place.x, place.y);
      control.point(card.place);
    },
  };
}
