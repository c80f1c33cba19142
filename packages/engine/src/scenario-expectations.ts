// Compares a position and its latest events with what a scenario expects.
import { CHANCE, type GameEvent, type Refusal, type Tagged } from './contract.ts';
import { canonicalJson, isEqual } from './json.ts';
import { differences, listDifferences, listPattern, matches } from './patterns.ts';
import type { Expect } from './scenario-schema.ts';
import type { Table } from './table.ts';

/** An expectation that did not hold: which one, where in it, and both values. */
export interface Failure {
  readonly what: keyof Expect | 'refused';
  readonly at: string;
  readonly expected: unknown;
  readonly received: unknown;
  readonly step?: number;
}

export function checkExpectations(table: Table, expect: Expect, events: readonly GameEvent[]): Failure[] {
  return [
    ...checkDecider(table, expect),
    ...checkLegal(table, expect),
    ...(expect.refused ?? []).flatMap((refused, i) => checkRefused(table, refused, i)),
    ...checkEvents(expect, events),
    ...(expect.odds ?? []).flatMap((odds, i) => checkOdds(table, odds, i)),
    ...checkPart('state', expect.state, () => table.snapshot()),
    ...checkPart('result', expect.result, () => endingOf(table)),
  ];
}

function checkPart(what: 'state' | 'result', expected: unknown, received: () => unknown): Failure[] {
  if (expected === undefined) return [];
  return differences(expected, received()).map((difference) => ({ what, ...difference }));
}

function checkEqual(what: keyof Expect, expected: unknown, received: unknown): Failure[] {
  return expected === undefined || isEqual(expected, received) ? [] : [{ what, at: '', expected, received }];
}

function checkDecider(table: Table, { decides, asks }: Expect): Failure[] {
  const status = table.status();
  const who = status.type === 'seat' ? status.seat : status.type;
  return [
    ...checkEqual('decides', decides, who),
    ...checkEqual('asks', asks, status.type === 'over' ? 'nothing' : status.asks),
  ];
}

function checkLegal(table: Table, { legal, legalCount, allows, forbids }: Expect): Failure[] {
  const listed = table.legal();
  const isMissing = (wanted: unknown) => !listed.some((move) => matches(wanted, move));
  return [
    ...(legal ? checkLegalSet(legal, listed) : []),
    ...checkEqual('legalCount', legalCount, listed.length),
    ...(allows ?? [])
      .filter(isMissing)
      .map((expected) => ({ what: 'allows' as const, at: '', expected, received: 'not legal' })),
    ...(forbids ?? [])
      .filter((wanted) => !isMissing(wanted))
      .map((expected) => ({ what: 'forbids' as const, at: '', expected, received: 'legal' })),
  ];
}

/** Compares in both directions, so that missing and extra moves are both reported. */
function checkLegalSet(expected: readonly unknown[], listed: readonly unknown[]): Failure[] {
  const wanted = new Set(expected.map(canonicalJson));
  const found = new Set(listed.map(canonicalJson));
  const missing = expected.filter((move) => !found.has(canonicalJson(move)));
  const extra = listed.filter((move) => !wanted.has(canonicalJson(move)));
  return [
    ...missing.map((move) => ({ what: 'legal' as const, at: '', expected: move, received: 'not legal' })),
    ...extra.map((move) => ({ what: 'legal' as const, at: '', expected: 'not legal', received: move })),
  ];
}

type RefusedExpectation = NonNullable<Expect['refused']>[number];

function checkRefused(table: Table, { action, seat, kind, rule }: RefusedExpectation, i: number): Failure[] {
  const status = table.status();
  const who = seat ?? (status.type === 'seat' ? status.seat : CHANCE);
  const verdict = who === CHANCE ? table.game.check(table.state, action as Tagged) : table.check(who, action);
  const received: Refusal | string = verdict.ok ? 'accepted' : verdict.error;
  const holds = !verdict.ok && isAmong(kind, verdict.error.kind) && isAmong(rule, verdict.error.rule);
  const expected = { action, ...(kind === undefined ? {} : { kind }), ...(rule === undefined ? {} : { rule }) };
  return holds ? [] : [{ what: 'refused', at: `[${i}]`, expected, received }];
}

/** Whether it is what was expected, one of several that were, or nothing was. */
export const isAmong = (expected: string | readonly string[] | undefined, received: string | undefined): boolean =>
  expected === undefined || (typeof expected === 'string' ? [expected] : expected).some((one) => one === received);

function checkEvents({ events = [], silent }: Expect, emitted: readonly GameEvent[]): Failure[] {
  const unwanted = (silent ?? []).flatMap((pattern) => emitted.filter((event) => matches(pattern, event)));
  const pattern = listPattern(events);
  return [
    ...(pattern
      ? listDifferences(pattern, emitted, '').map((difference) => ({ what: 'events' as const, ...difference }))
      : checkSequence(events as readonly unknown[], emitted)),
    ...unwanted.map((event) => ({ what: 'silent' as const, at: '', expected: 'no such event', received: event })),
  ];
}

/** In this order, perhaps with others between. */
function checkSequence(events: readonly unknown[], emitted: readonly GameEvent[]): Failure[] {
  let from = 0;
  const failures: Failure[] = [];
  for (const [i, expected] of events.entries()) {
    const found = emitted.findIndex((event, index) => index >= from && matches(expected, event));
    if (found >= 0) from = found + 1;
    else failures.push({ what: 'events', at: `[${i}]`, expected, received: emitted.slice(from) });
  }
  return failures;
}

function checkOdds(table: Table, { outcome, weight }: NonNullable<Expect['odds']>[number], i: number): Failure[] {
  const matching =
    table.status().type === 'chance' ? table.odds().outcomes.filter((odds) => matches(outcome, odds.outcome)) : [];
  const received = matching.map((odds) => odds.weight);
  return isEqual(received, [weight]) ? [] : [{ what: 'odds', at: `[${i}]`, expected: { outcome, weight }, received }];
}

function endingOf(table: Table): unknown {
  const status = table.status();
  return status.type === 'over' ? status.ending : 'not over';
}
