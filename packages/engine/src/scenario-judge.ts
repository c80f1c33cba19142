// Holds a position, and what was just told, against what a scenario expects.
import { CHANCE, type Refusal, type Tagged, type Told } from './contract.ts';
import { canonical, differences, fits, same } from './json.ts';
import type { Expect } from './scenario.ts';
import type { Table } from './table.ts';

/** One thing that did not hold: which expectation, where in it, and both sides. */
export interface Failure {
  readonly what: keyof Expect | 'refused';
  readonly at: string;
  readonly expected: unknown;
  readonly received: unknown;
  readonly step?: number;
}

export function judge(table: Table, expect: Expect, events: readonly Told[]): Failure[] {
  return [
    ...judgeDecider(table, expect),
    ...judgeLegal(table, expect),
    ...(expect.refused ?? []).flatMap((refused, i) => judgeRefused(table, refused, i)),
    ...judgeEvents(expect, events),
    ...(expect.odds ?? []).flatMap((odds, i) => judgeOdds(table, odds, i)),
    ...part('state', expect.state, () => table.snapshot()),
    ...part('result', expect.result, () => endingOf(table)),
  ];
}

function part(what: 'state' | 'result', expected: unknown, received: () => unknown): Failure[] {
  if (expected === undefined) return [];
  return differences(expected, received()).map((difference) => ({ what, ...difference }));
}

function equal(what: keyof Expect, expected: unknown, received: unknown): Failure[] {
  return expected === undefined || same(expected, received) ? [] : [{ what, at: '', expected, received }];
}

function judgeDecider(table: Table, { decides, asks }: Expect): Failure[] {
  const status = table.status();
  const who = status.type === 'seat' ? status.seat : status.type;
  return [...equal('decides', decides, who), ...equal('asks', asks, status.type === 'over' ? 'nothing' : status.asks)];
}

function judgeLegal(table: Table, { legal, legalCount, allows, forbids }: Expect): Failure[] {
  const listed = table.legal();
  const none = (wanted: unknown) => !listed.some((move) => fits(wanted, move));
  return [
    ...(legal ? judgeLegalSet(legal, listed) : []),
    ...equal('legalCount', legalCount, listed.length),
    ...(allows ?? [])
      .filter(none)
      .map((expected) => ({ what: 'allows' as const, at: '', expected, received: 'not legal' })),
    ...(forbids ?? [])
      .filter((wanted) => !none(wanted))
      .map((expected) => ({ what: 'forbids' as const, at: '', expected, received: 'legal' })),
  ];
}

/** Both directions, so that the difference names what is missing and what is too much. */
function judgeLegalSet(expected: readonly unknown[], listed: readonly unknown[]): Failure[] {
  const wanted = new Set(expected.map(canonical));
  const found = new Set(listed.map(canonical));
  const missing = expected.filter((move) => !found.has(canonical(move)));
  const extra = listed.filter((move) => !wanted.has(canonical(move)));
  return [
    ...missing.map((move) => ({ what: 'legal' as const, at: '', expected: move, received: 'not legal' })),
    ...extra.map((move) => ({ what: 'legal' as const, at: '', expected: 'not legal', received: move })),
  ];
}

type RefusedExpectation = NonNullable<Expect['refused']>[number];

function judgeRefused(table: Table, { action, seat, kind, rule }: RefusedExpectation, i: number): Failure[] {
  const status = table.status();
  const who = seat ?? (status.type === 'seat' ? status.seat : CHANCE);
  const verdict = who === CHANCE ? table.game.check(table.state, action as Tagged) : table.check(who, action);
  const expected = kind === undefined ? { rule } : { kind, rule };
  const received: Refusal | string = verdict.ok ? 'accepted' : verdict.error;
  return fits(expected, received)
    ? []
    : [{ what: 'refused', at: `[${i}]`, expected: { action, ...expected }, received }];
}

function judgeEvents({ events, silent }: Expect, told: readonly Told[]): Failure[] {
  let from = 0;
  const failures: Failure[] = [];
  for (const [i, expected] of (events ?? []).entries()) {
    const found = told.findIndex((event, index) => index >= from && fits(expected, event));
    if (found >= 0) from = found + 1;
    else failures.push({ what: 'events', at: `[${i}]`, expected, received: told.slice(from) });
  }
  const loud = (silent ?? []).flatMap((unwanted) => told.filter((event) => fits(unwanted, event)));
  return [
    ...failures,
    ...loud.map((event) => ({ what: 'silent' as const, at: '', expected: 'not told', received: event })),
  ];
}

function judgeOdds(table: Table, { outcome, weight }: NonNullable<Expect['odds']>[number], i: number): Failure[] {
  const fitting =
    table.status().type === 'chance' ? table.odds().outcomes.filter((odds) => fits(outcome, odds.outcome)) : [];
  const received = fitting.map((odds) => odds.weight);
  return same(received, [weight]) ? [] : [{ what: 'odds', at: `[${i}]`, expected: { outcome, weight }, received }];
}

function endingOf(table: Table): unknown {
  const status = table.status();
  return status.type === 'over' ? status.ending : 'not over';
}
