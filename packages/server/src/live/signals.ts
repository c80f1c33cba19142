// Signals: passed on to whoever follows the table now, in this process and in the others. They are never stored.
import { fail, ok, type Result, type Seat } from '@undercroft/engine';
import {
  type Guest,
  type PassedSignal,
  type Problem,
  type SeatSignal,
  type Signal,
  signalSchema,
} from '@undercroft/protocol';
import * as v from 'valibot';
import { reject } from '../problem.ts';
import { checkSeat, checkUnfinished } from '../tables/checks.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isCooperative, teamOf } from '../tables/sides.ts';
import type { Followers } from './followers.ts';
import { SignalLimits } from './signal-limits.ts';

/** A signal on its way. `to`: the guests it is for; nothing: everybody who follows the table. */
export interface Passing extends SeatSignal {
  readonly table: string;
  readonly to?: readonly string[];
}

interface Sender {
  readonly guest: Guest;
  readonly table: string;
  readonly seat: Seat;
}

export class Signals {
  readonly #registry: TableRegistry;
  readonly #followers: Followers;
  readonly #limits: SignalLimits;
  #last = 0;

  constructor(registry: TableRegistry, followers: Followers) {
    this.#registry = registry;
    this.#followers = followers;
    this.#limits = new SignalLimits(registry.limits);
  }

  /** Passes a signal on, and returns the number that it was given. */
  async send({ guest, table: id, seat }: Sender, signal: Signal): Promise<Result<number, Problem>> {
    const checked = await this.#registry.withTable(id, (table) => this.#check(table, { guest, seat }, signal));
    if (!checked.ok) return checked;
    const tooMany = this.#limits.charge(signal.kind, { table: id, seat, guest: guest.id });
    if (tooMany) return fail(tooMany);
    return ok(this.pass({ table: id, from: seat, signal, ...checked.value }));
  }

  /** Also for what the server itself has to tell. */
  pass(passing: Omit<Passing, 'n'>): number {
    const n = this.#nextNumber();
    this.deliver({ ...passing, n });
    this.#registry.store.notifications.pass({ signal: { ...passing, n } }).catch(() => undefined);
    return n;
  }

  /** To the followers of this process. */
  deliver({ table, from, n, signal, to }: Passing): void {
    this.#followers.pass(table, { type: 'signal', table, from, n, signal }, to);
  }

  purge(): void {
    this.#limits.purgeFull();
  }

  /** Returns whom it is for. */
  #check(
    table: LiveTable,
    { guest, seat }: Pick<Sender, 'guest' | 'seat'>,
    signal: Signal,
  ): Result<{ readonly to?: readonly string[] }, Problem> {
    const problem = checkSeat(table, seat, guest) ?? checkIdea(table, signal);
    if (problem) return fail(problem);
    const { rules } = this.#registry;
    const team = teamOf(rules, table, seat);
    if (isPublic(signal) || isCooperative(rules, table.row.game)) return ok({});
    if (team.length < 2 || (signal.kind === 'idea' && !team.includes(signal.for))) return reject('no-teammate');
    return ok({ to: team.flatMap((mate) => table.seats[mate]?.person ?? []) });
  }

  /** Later signals have higher numbers, and hardly ever do two processes choose the same. */
  #nextNumber(): number {
    const now = Date.now() * NUMBERS_PER_MS + Math.floor(Math.random() * NUMBERS_PER_MS);
    this.#last = Math.max(this.#last + 1, now);
    return this.#last;
  }
}

/** An idea is for a position that is there now. */
function checkIdea(table: LiveTable, signal: Signal): Problem | undefined {
  if (signal.kind !== 'idea') return undefined;
  if (signal.seq !== table.seq) return { kind: 'stale' };
  return table.seats[signal.for] ? checkUnfinished(table) : { kind: 'unknown-seat' };
}

const NUMBERS_PER_MS = 1_000;

/** What even opponents may see. */
const isPublic = ({ kind }: Signal): boolean => kind === 'sign' || kind === 'touched';

const passedSignalSchema = v.union([
  signalSchema,
  v.strictObject({ kind: v.literal('nudge'), seat: v.pipe(v.number(), v.integer()) }),
]);

const passingSchema = v.strictObject({
  table: v.string(),
  from: v.pipe(v.number(), v.integer()),
  n: v.number(),
  signal: passedSignalSchema,
  to: v.optional(v.array(v.string())),
});

/** What another process passed on, unless it is something else. */
export function parsePassing(message: unknown): Passing | undefined {
  const parsed = v.safeParse(passingSchema, message);
  return parsed.success ? (parsed.output as Passing & { readonly signal: PassedSignal }) : undefined;
}
