// The live line to a server. It comes back by itself after a tunnel, says how far it had got, and is told exactly the rest.
import { type Entry, same } from '@undercroft/engine';
import type { Granted, Trouble } from './client.ts';
import type { Problem } from './errors.ts';
import { type Done, PROTOCOL, type Said, type Telling } from './messages.ts';
import type { Read, Saying } from './shapes.ts';
import type { Line, Wire } from './wire.ts';

export interface Follower {
  /** Entries `from + 1` and on: each exactly once, in order. */
  entries(from: number, entries: readonly Entry[]): void;
  /** Seats, asks or the end changed. */
  changed?(): void;
  said?(said: Said): void;
  /** The table cannot be followed. */
  problem?(trouble: Trouble): void;
}

interface Followed {
  readonly follower: Follower;
  seq: number;
}

type Act = Read<'act'>;

interface Pending {
  readonly table: string;
  readonly act: Act;
  readonly resolve: (done: Awaited<Granted<Done>>) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

export class Live {
  readonly #wire: Wire;
  readonly #actOverHttp: (table: string, act: Act) => Granted<Done>;
  readonly #followed = new Map<string, Followed>();
  readonly #pending = new Map<number, Pending>();
  #line: Line | undefined;
  #isOpen = false;
  #isClosed = false;
  #wasOpen = false;
  #tries = 0;
  #ref = 0;
  /** Told when the line comes and goes. */
  onState: ((isOpen: boolean) => void) | undefined;

  constructor(wire: Wire, actOverHttp: (table: string, act: Act) => Granted<Done>) {
    this.#wire = wire;
    this.#actOverHttp = actOverHttp;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Follows a table from its nth entry on. */
  follow(table: string, after: number, follower: Follower): void {
    this.#followed.set(table, { follower, seq: after });
    if (this.#isOpen) this.#say({ type: 'follow', table, after });
    else this.#connect();
  }

  unfollow(table: string): void {
    if (this.#followed.delete(table) && this.#isOpen) this.#say({ type: 'unfollow', table });
  }

  /**
   * Acts over the line. If it breaks before the answer, the question is asked again over HTTP: an act that was accepted the
   * first time is then stale, and what was missed shows that it is there.
   */
  act(table: string, act: Act): Granted<Done> {
    if (!this.#isOpen) return this.#actAgain(table, act);
    return new Promise((resolve) => {
      const ref = ++this.#ref;
      this.#pending.set(ref, { table, act, resolve });
      this.#say({ type: 'act', ref, table, ...act });
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#line?.close();
  }

  #say(saying: Saying): void {
    this.#line?.send(JSON.stringify(saying));
  }

  #connect(): void {
    if (this.#line || this.#isClosed) return;
    const { base, jar } = this.#wire;
    const url = `${base.replace(/^http/, 'ws')}/api/live`;
    this.#line = this.#wire.connect(url, jar?.cookie === undefined ? {} : { cookie: jar.cookie }, {
      open: () => this.#opened(),
      heard: (text) => this.#hear(JSON.parse(text) as Telling),
      gone: () => this.#gone(),
    });
  }

  #opened(): void {
    this.#isOpen = true;
    this.#tries = 0;
    // Entries are told again from where they were; of all else nobody knows what was missed.
    if (this.#wasOpen) for (const { follower } of this.#followed.values()) follower.changed?.();
    this.#wasOpen = true;
    for (const [table, { seq }] of this.#followed) this.#say({ type: 'follow', table, after: seq });
    this.onState?.(true);
  }

  #gone(): void {
    this.#line = undefined;
    this.#isOpen = false;
    this.onState?.(false);
    for (const [ref, { table, act, resolve }] of this.#pending) {
      this.#pending.delete(ref);
      void this.#actAgain(table, act).then(resolve);
    }
    if (this.#isClosed || this.#followed.size === 0) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#wire.after(wait * (0.5 + this.#wire.random() / 2), () => this.#connect());
  }

  async #actAgain(table: string, act: Act): Granted<Done> {
    const done = await this.#actOverHttp(table, act);
    if (done.ok || done.error.kind !== 'stale' || !done.error.missed) return done;
    const { from, entries } = done.error.missed;
    const mine = entries[act.seq - from];
    const isMine = mine?.type === 'act' && mine.seat === act.seat && same(mine.action, act.action);
    return isMine ? { ok: true, value: { from: act.seq, entries: entries.slice(act.seq - from) } } : done;
  }

  #hear(telling: Telling): void {
    switch (telling.type) {
      case 'hello':
        return telling.protocol === PROTOCOL ? undefined : this.#giveUp(telling.protocol);
      case 'entries':
        return this.#entries(telling);
      case 'changed':
        return this.#followed.get(telling.table)?.follower.changed?.();
      case 'said':
        return this.#followed.get(telling.table)?.follower.said?.(telling.said);
      case 'done':
        return this.#settle(telling.ref, { ok: true, value: { from: telling.from, entries: [] } });
      case 'problem':
        if (telling.ref !== undefined) return this.#settle(telling.ref, { ok: false, error: telling.problem });
        return telling.table === undefined ? undefined : this.#cannotFollow(telling.table, telling.problem);
      default:
        return telling satisfies never;
    }
  }

  /** Another protocol does not get better by trying again. */
  #giveUp(theirs: number): void {
    this.close();
    for (const { follower } of this.#followed.values()) follower.problem?.({ kind: 'other-protocol', theirs });
  }

  /** What may be better in a moment is tried again; all else is told. */
  #cannotFollow(table: string, problem: Problem): void {
    const followed = this.#followed.get(table);
    if (!followed) return;
    if (problem.kind !== 'unavailable' && problem.after === undefined) return followed.follower.problem?.(problem);
    this.#wire.after(1000 * (problem.after ?? 1), () => {
      const isStill = this.#followed.get(table) === followed && this.#isOpen;
      if (isStill) this.#say({ type: 'follow', table, after: followed.seq });
    });
  }

  /** What was told already is not told again; a gap cannot be, and would be asked for. */
  #entries({ table, from, entries }: Extract<Telling, { type: 'entries' }>): void {
    const followed = this.#followed.get(table);
    if (!followed || from + entries.length <= followed.seq) return;
    if (from > followed.seq) return this.#say({ type: 'follow', table, after: followed.seq });
    const news = entries.slice(followed.seq - from);
    const start = followed.seq;
    followed.seq += news.length;
    followed.follower.entries(start, news);
  }

  #settle(ref: number, done: Awaited<Granted<Done>>): void {
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    pending?.resolve(done);
  }
}
