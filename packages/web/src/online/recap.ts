// Notices that somebody has come back to a table, and finds out what they missed.
import { signal, useSignalEffect } from '@preact/signals';
import type { Playable, Seat } from '@undercroft/engine';
import type { CompleteView } from '@undercroft/page-kit/game-view';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Control } from '../stage/control.ts';
import { ownName } from './client.ts';
import type { Kept, Missed } from './missed.ts';
import type { OnlineTable } from './online-table.ts';
import { noteSeen, type Seen, seenAt, seenByActing } from './seen.ts';

export interface Recap extends Missed {
  /** How many entries had been seen. */
  readonly from: number;
  /** How long one was away, where that is known. */
  readonly seconds: number | undefined;
  /** How long it would take to watch it at the reader's pace; nothing where nothing is shown. */
  readonly ms: number | undefined;
}

/** Watching takes no longer, in milliseconds. */
const LONGEST = 15_000;
/** Not all of it is known beforehand: loading, and the first picture of a moment. */
const AIM = 13_500;
/** Of an ordinary step of others. */
const STEP = 160;
/** The table shows no more than these one by one. */
const MOST_SHOWN = 23;
/** After coming back, what arrives within so long was missed: the connection has to be made first. */
const ARRIVAL_MS = 4000;
const POLL_MS = 100;
/** Whoever looked away for less saw it. */
const GLANCE_MS = 10_000;

/** Watching it as the card says, in seconds. */
export const watchSeconds = ({ ms }: Pick<Recap, 'ms'>): number | undefined =>
  ms === undefined ? undefined : Math.max(1, Math.round(Math.min(ms, LONGEST) / 1000));

export class Returns {
  readonly recap = signal<Recap | undefined>(undefined);
  /** How much faster than usual it is shown. */
  readonly haste = signal(1);
  readonly #table: OnlineTable;
  #seen: Seen;
  /** While it is found out what was missed, nothing counts as seen. */
  #isChecking = false;

  constructor(table: OnlineTable) {
    this.#table = table;
    this.#seen = seenAt(table.session.id) ?? this.#firstVisit();
  }

  /** Another device: one was certainly there for what one did oneself. Whoever never did anything has missed nothing. */
  #firstVisit(): Seen {
    const { session, presence, keptSeats } = this.#table;
    const { entries } = session.record;
    const mine = presence.value.seats.find(({ seat }) => keptSeats.includes(seat));
    const seen = mine?.isHere ? 0 : seenByActing(entries, keptSeats);
    return { seq: seen || entries.length, at: mine?.since ?? 0 };
  }

  /** In another window, or at another device. */
  #noteElsewhere(): void {
    const { session, keptSeats } = this.#table;
    const stored = seenAt(session.id);
    if (stored && stored.seq > this.#seen.seq) this.#seen = stored;
    const seq = seenByActing(session.record.entries.slice(0, session.written), keptSeats);
    if (seq > this.#seen.seq) this.#seen = { seq, at: this.#seen.at };
  }

  /** Somebody looks at the table, and nothing plays. */
  note(): void {
    if (this.#isChecking || this.recap.value) return;
    const { session } = this.#table;
    this.#seen = { seq: session.written, at: Date.now() };
    noteSeen(session.id, this.#seen);
  }

  /** Somebody looks at it again. Before anything has arrived it is not known what was missed. */
  async check(control: Control, { waits = 0 } = {}): Promise<void> {
    if (this.#isChecking || this.recap.value) return;
    this.#isChecking = true;
    this.#noteElsewhere();
    for (let left = waits; left > 0 && !this.#hasNews; left -= POLL_MS) await pause(POLL_MS);
    // Without a connection what tells it may not be loaded; then it plays as always.
    const recap = this.#hasNews ? await this.#find(control).catch(() => undefined) : undefined;
    this.#isChecking = false;
    if (!recap) return this.note();
    // The table shows where it stands; how it came there is in the card.
    finish(control);
    this.recap.value = recap;
  }

  get #hasNews(): boolean {
    return this.#table.session.written > this.#seen.seq;
  }

  async #find(control: Control): Promise<Recap | undefined> {
    const { session, keptSeats } = this.#table;
    const { seq, at } = this.#seen;
    const seconds = at === 0 ? undefined : (Date.now() - at) / 1000;
    const [{ missedOf, isWorthTelling, transitionsAfter }, { logOf }, view] = await Promise.all([
      import('./missed.ts'),
      import('../stage/log-entries.ts'),
      completeView(control),
      this.#table.talkLoaded,
    ]);
    const cards = control.scene.peek().cards.filter(({ seat }) => keptSeats.includes(seat ?? -1));
    const missed = missedOf({
      log: logOf(view, session.record),
      seen: seq,
      own: new Set(cards.map(({ id }) => id)),
      said: this.#saidSince(at),
      names: [ownName.value, ...cards.map(({ name }) => name)],
    });
    if (!isWorthTelling(missed)) return undefined;
    const transitions = transitionsAfter(session.game as Playable, session.record, seq).slice(-MOST_SHOWN);
    return { ...missed, from: seq, seconds, ms: await lengthOf(transitions, view, control) };
  }

  #saidSince(at: number) {
    return this.#table.talk
      .peek()
      .flatMap((line) => (line.kind === 'said' && line.at > at && line.name !== ownName.value ? [line] : []))
      .map(({ name, text }) => ({ name, text }));
  }

  close(): void {
    this.recap.value = undefined;
    this.note();
  }

  async watch(control: Control): Promise<void> {
    const recap = this.recap.value;
    if (!recap) return;
    const { session } = this.#table;
    const { transitionsAfter } = await import('./missed.ts');
    this.close();
    this.haste.value = Math.max(1, (recap.ms ?? 0) / AIM);
    const missed = transitionsAfter(session.game as Playable, session.record, recap.from);
    session.onTransitions?.(missed.slice(-MOST_SHOWN));
    endAfter(LONGEST, control, () => {
      this.haste.value = 1;
    });
  }
}

/** When it has played, or when it has played long enough. */
function endAfter(ms: number, control: Control, done: () => void): void {
  const timer = setTimeout(() => finish(control), ms);
  const unsubscribe = control.isPlaying.subscribe((isPlaying) => {
    if (!isPlaying) queueMicrotask(() => !control.isPlaying.peek() && stop());
  });
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
    done();
  };
}

/** To the end of everything that plays. */
function finish(control: Control): void {
  control.skip();
  control.skip();
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function completeView(control: Control): Promise<CompleteView> {
  const view = control.view.peek();
  return { ...view, ...(await view.loadEvents()) };
}

/** At the reader's pace. */
async function lengthOf(
  transitions: Parameters<typeof import('../stage/animation-queue.ts').queue>[0],
  view: CompleteView,
  control: Control,
): Promise<number | undefined> {
  if (settings.speed.peek() === 0) return undefined;
  const { queue, pass } = await import('../stage/animation-queue.ts');
  const queued = queue(transitions, () => view);
  const seating = control.seating.peek();
  let ms = 0;
  while (queued.length > 0) {
    const next = queued.flatMap(({ shownEvent }) => shownEvent ?? []);
    const moment = queued[0]?.shownEvent && view.moments?.(next, seating);
    if (moment) ms += moment.ms;
    else if (queued[0]?.shownEvent) ms += STEP;
    pass(queued, moment?.count ?? (queued[0]?.shownEvent ? 1 : 0));
  }
  return ms / settings.speed.peek();
}

/** Follows what is seen, and asks what was missed when somebody comes back: to the page, to the window, to the network. */
export function useReturns(table: OnlineTable, control: Control): void {
  const { returns, session } = table;
  useEffect(() => {
    void returns.check(control);
    let hiddenAt = 0;
    const look = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else void returns.check(control, Date.now() - hiddenAt > GLANCE_MS ? { waits: ARRIVAL_MS } : {});
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table]);
  useSignalEffect(() => {
    if (table.backAt.value !== undefined) void returns.check(control, { waits: ARRIVAL_MS });
  });
  useSignalEffect(() => {
    session.changes.value;
    const isSeen = !control.isPlaying.value && session.isConnected.value;
    if (isSeen && document.visibilityState === 'visible') returns.note();
  });
}

/** What a bot has decided for the person of a seat. */
export async function keptDecisions(table: OnlineTable, control: Control, seat: Seat): Promise<Kept> {
  const [{ keptBy }, view] = await Promise.all([import('./missed.ts'), completeView(control)]);
  const cards = control.scene.peek().cards.filter((card) => card.seat === seat);
  return keptBy(view, table.session.record, { seat, own: new Set(cards.map(({ id }) => id)) });
}
