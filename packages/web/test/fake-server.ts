// A table of a server in memory: entries are numbered, the first wins, and chance is drawn here. Answers and news
// arrive when the test lets them.
import { type Entry, type GameTypes, type Playable, type Seat, Stream, Table, unwrap } from '@undercroft/engine';
import type { EntryRange, Response, TableView } from '@undercroft/protocol';
import { OnlineSession, type TableServer } from '../src/online/online-session.ts';

type Work = () => void;

export class FakeServer<K extends GameTypes> {
  readonly table: Table<K>;
  readonly #game: Playable<K>;
  readonly #dice: Stream;
  readonly #sessions: { session: OnlineSession<K>; isReached: boolean }[] = [];
  /** What is on its way. */
  #pending: Work[] = [];
  /** Requests to agree to an undo. */
  readonly asked: { seat: Seat; seq: number; takes: number }[] = [];
  /** Messages that got through. */
  received = 0;
  /** What is sent gets through, and nobody hears of it. */
  losesAnswers = false;

  constructor(game: Playable<K>, options: unknown, seed: string) {
    this.#game = game;
    this.#dice = Stream.of(seed);
    this.table = unwrap(Table.open(game, options));
    this.table.roll(this.#dice);
  }

  join(...seats: readonly Seat[]): OnlineSession<K> {
    const entries = this.table.entriesAfter(0);
    const link = { isReached: true };
    const server: TableServer = {
      act: ({ seat, seq, action, course = [] }) =>
        this.#answer(link, seq, () => {
          const first = this.table.propose(seat, action);
          if (!first.ok) return first;
          for (const next of course) {
            const status = this.table.status();
            if (status.type !== 'seat' || status.seat !== seat || !this.table.propose(seat, next).ok) break;
          }
          this.table.roll(this.#dice);
          return first;
        }),
      requestUndo: async ({ seat, seq, takes }) => {
        this.asked.push({ seat, seq, takes });
        return { ok: true, value: undefined };
      },
      undo: ({ seat, seq, takes }) => this.#answer(link, seq, () => this.table.undo(seat, { takes })),
    };
    const session = unwrap(
      OnlineSession.open<K>({ game: this.#game, about: this.about(seats), entries, server, delay: this.later }),
    );
    this.#sessions.push(Object.assign(link, { session }));
    return session;
  }

  readonly later = (_: number, work: Work): void => void this.#pending.push(work);

  about(own: readonly Seat[]): TableView {
    const { game, rules, options, seats } = this.table.record;
    const began = seats as TableView['began'];
    return {
      ...{ id: 'table', code: 'CODE', game, rules, options, began, seq: this.table.length, decider: undefined },
      seats: began.map((_, i) => ({ held: 'person', name: `player ${i}`, isYou: own.includes(i) })),
      ...{ isOver: false, isYours: true, dice: { hash: '' }, pace: 'either', hints: true },
      presence: { seats: [], watching: 0 },
    };
  }

  /** Plays the first action of these types that is possible. */
  playFirst(types: readonly string[]): void {
    const status = this.table.status();
    const actions = this.table.legal() as readonly { readonly type: string }[];
    const action = types.flatMap((type) => actions.filter((one) => one.type === type))[0] ?? actions[0];
    if (status.type === 'seat') unwrap(this.table.propose(status.seat, action));
    this.table.roll(this.#dice);
  }

  /** Somebody else sits down. */
  sit(seat: Seat): void {
    const from = this.table.length;
    this.table.sit(seat, { player: 'human', name: 'Dóra' });
    this.#tell(from);
  }

  /** The connection of a session is lost, or found again. */
  connect(session: OnlineSession<K>, isReached: boolean): void {
    for (const link of this.#sessions) if (link.session === session) link.isReached = isReached;
    session.setConnection({ isOpen: isReached });
    if (isReached) session.receive(session.written, this.table.entriesAfter(session.written));
  }

  /** Delivers everything that is on its way. */
  async deliver(): Promise<void> {
    for (let i = 0; i < 50; i++) {
      await Promise.resolve();
      for (const work of this.#pending.splice(0)) work();
    }
  }

  #answer(
    link: { isReached: boolean },
    seq: number,
    work: () => { ok: boolean; error?: unknown },
  ): Promise<Response<EntryRange>> {
    return new Promise((resolve) => {
      this.#pending.push(() => {
        if (!link.isReached) return resolve({ ok: false, error: { kind: 'unreached' } });
        this.received++;
        const from = this.table.length;
        if (seq !== from) {
          const missed = { from: seq, entries: this.table.entriesAfter(seq) };
          return resolve({ ok: false, error: { kind: 'stale', missed } });
        }
        const done = work();
        if (!done.ok) return resolve({ ok: false, error: { kind: 'refused', refusal: done.error as never } });
        if (this.losesAnswers) return resolve({ ok: false, error: { kind: 'unreached' } });
        this.#tell(from);
        this.#pending.push(() => resolve({ ok: true, value: { from, entries: [] as Entry[] } }));
      });
    });
  }

  #tell(from: number): void {
    const entries = this.table.entriesAfter(from);
    for (const { session, isReached } of this.#sessions) {
      if (isReached) this.#pending.push(() => session.receive(from, entries));
    }
  }
}
