// IE-MAP-4: the option `closing`, rules 1, which had none, and what interfaces and bots are told before the bag is discarded.
import { readFileSync } from 'node:fs';
import { DX, DY } from '@undercroft/cave';
import { type Game, type GameRecord, type ReplayListener, readRecord, replay, unwrap } from '@undercroft/engine';
import { filesIn, story } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import {
  ASK_ACTION,
  actionTrapsKeys,
  areKeysTrapped,
  closingOf,
  codeOf,
  gapDiscardsKeys,
  infernosEdge,
  isOneGapLeft,
  keysInBag,
  type Options,
  playableInfernosEdge,
  REVEAL,
  wouldDiscardKeys,
  wouldTrapKeys,
} from '../rules/index.ts';

type Expedition = ReturnType<typeof infernosEdge.blank>;

const [firstRules] = infernosEdge.earlier as [typeof infernosEdge];
const explorers = (['guide', 'sapper', 'veteran'] as const).map((explorer) => ({ explorer, seat: 0 }));
const OPTIONS = { explorers, difficulty: 'normal', variant: 'first-edition' } as const;

describe('IE-MAP-4, TB-REC-3 rules 1 had no option and laid discarded keys on the ledge', () => {
  test('IE-MAP-4 strict is the default', () => {
    expect(infernosEdge.options(unwrap(infernosEdge.open(OPTIONS)))).toEqual({ ...OPTIONS, closing: 'strict' });
    expect(playableInfernosEdge.options(unwrap(playableInfernosEdge.open(OPTIONS))).closing).toBe('strict');
  });

  test('IE-MAP-4, TB-REC-3 rules 1 refuse the option and do not write it', () => {
    expect([infernosEdge.rules, firstRules.rules]).toEqual([2, 1]);
    expect(playableInfernosEdge.earlier.map(({ rules }) => rules)).toEqual([1]);
    expect(firstRules.open({ ...OPTIONS, closing: 'ledge' })).toMatchObject({
      error: { kind: 'malformed', path: ['closing'] },
    });
    const [playable] = playableInfernosEdge.earlier;
    for (const version of [firstRules, playable as typeof firstRules]) {
      const e = unwrap(version.open(OPTIONS));
      expect(JSON.stringify(version.options(e))).toBe(JSON.stringify(OPTIONS));
      expect(closingOf(e)).toBe('ledge');
    }
  });

  test('IE-MAP-4 a snapshot says how the temple closes; without it, rules 2 read strict and rules 1 the ledge', () => {
    const saved = firstRules.save(unwrap(firstRules.open(OPTIONS)));
    expect(saved.options).toEqual(OPTIONS);
    const first = unwrap(firstRules.load(saved));
    expect([firstRules.save(first), closingOf(first)]).toEqual([saved, 'ledge']);
    expect(firstRules.load({ ...saved, options: { ...OPTIONS, closing: 'ledge' } })).toMatchObject({
      error: { kind: 'malformed', path: ['options', 'closing'] },
    });
    expect(closingOf(unwrap(infernosEdge.load(saved)))).toBe('strict');
    expect(infernosEdge.save(first).options).toEqual({ ...OPTIONS, closing: 'ledge' });
    expect(closingOf(unwrap(infernosEdge.load(infernosEdge.save(first))))).toBe('ledge');
  });

  test.each([1, 2, 3])('IE-MAP-4 %i discarded keys are as in rules 2 with `ledge`', (keys) => {
    const file = new URL(`../golden/rules-2/closed-ledge-${keys}.jsonl`, import.meta.url);
    const record = unwrap(readRecord(readFileSync(file, 'utf8')));
    const { closing: _, ...options } = record.options as Options;
    const told = (made: GameRecord) => story(() => infernosEdge as unknown as Game, made);
    const first = told({ ...record, rules: 1, options });
    const second = told(record);
    expect(first.slice(0, -1)).toEqual(second.slice(0, -1));
    const [end, other] = [first, second].map((lines) => JSON.parse(lines.at(-1) as string));
    expect(other.snapshot.options).toEqual({ ...end.snapshot.options, closing: 'ledge' });
    expect({ ...other.snapshot, options: 0 }).toEqual({ ...end.snapshot, options: 0 });
    expect(other.status).toEqual(end.status);
  });
});

// What is known before the bag is discarded

const codesOf = (e: Expedition): number[] => {
  const codes = new Int32Array(infernosEdge.facts.maxLegal);
  return [...codes.subarray(0, infernosEdge.legal(e, codes))];
};

function after(e: Expedition, code: number): Expedition {
  const next = infernosEdge.blank();
  infernosEdge.copy(e, next);
  infernosEdge.play(next, code);
  return next;
}

/** Whether a reveal by anybody in any gap would discard the bag: the active explorer is put beside each, in turn. */
function discardsEverywhere(e: Expedition): boolean {
  const results: boolean[] = [];
  for (let tile = 0; tile < e.cave.count; tile++)
    for (let side = 0; side < 4; side++) {
      if (!e.cave.isGap(tile, side)) continue;
      const there = infernosEdge.blank();
      infernosEdge.copy(e, there);
      Object.assign(there, { asks: ASK_ACTION, actor: e.active, points: 1 });
      there.places[e.active] = tile;
      results.push(after(there, codeOf(REVEAL, side)).discarded === 1);
    }
  return results.length > 0 && results.every((discarded) => discarded);
}

const seen = { discards: 0, trapped: 0, lastGaps: 0, keysKept: 0, chosen: 0 };

/** At every decision of a game, compares what is foretold with what happens. */
function compareAll(e: Expedition): void {
  if (infernosEdge.decider(e) < 0 || e.bagCount === 0) return;
  const keys = keysInBag(e);
  for (const code of codesOf(e)) {
    const next = after(e, code);
    const discarded = next.discarded === 1 && e.discarded === 0;
    expect(wouldDiscardKeys(e, code)).toBe(discarded && keys > 0);
    if (discarded) seen[keys > 0 ? 'discards' : 'keysKept']++;
  }
  const status = infernosEdge.status(e);
  if (status.type === 'seat' && status.asks === 'place') compareTurns(e);
  if (status.type === 'seat' && status.asks === 'choose') compareChoices(e);
  const cells = gapCells(e);
  expect(isOneGapLeft(e)).toBe(cells.size === 1);
  if (cells.size === 1) seen.lastGaps++;
}

function compareTurns(e: Expedition): void {
  for (const code of codesOf(e)) {
    const { turn } = infernosEdge.decode(e, code) as { turn: number };
    const next = after(e, code);
    const trapped = keysInBag(next) > 0 && discardsEverywhere(next);
    expect(wouldTrapKeys(e, turn)).toBe(trapped);
    expect(actionTrapsKeys(e, code)).toBe(trapped);
    expect(areKeysTrapped(next)).toBe(trapped);
    if (trapped) seen.trapped++;
  }
}

/** IE-ARC-1: a tile that fits in one way is laid by choosing it; one that fits in several traps the keys if all of them do. */
function compareChoices(e: Expedition): void {
  for (const code of codesOf(e)) {
    const next = after(e, code);
    const status = infernosEdge.status(next);
    const isAsked = status.type === 'seat' && status.asks === 'place';
    const ends = isAsked ? codesOf(next).map((turn) => after(next, turn)) : [next];
    const trapped = ends.every((end) => keysInBag(end) > 0 && discardsEverywhere(end));
    expect(actionTrapsKeys(e, code)).toBe(trapped);
    if (trapped) seen.chosen++;
  }
}

function gapCells(e: Expedition): Set<string> {
  const cells = new Set<string>();
  for (let tile = 0; tile < e.cave.count; tile++)
    for (let side = 0; side < 4; side++) if (e.cave.isGap(tile, side)) cells.add(cellBeside(e, tile, side));
  return cells;
}

const cellBeside = (e: Expedition, tile: number, side: number): string =>
  `${Number(e.cave.x[tile]) + Number(DX[side])},${Number(e.cave.y[tile]) + Number(DY[side])}`;

const folder = new URL('../golden/', import.meta.url);
const played = filesIn(folder).filter((file) => /(^|\/)(closed|ends).*(?<!story)\.jsonl$/.test(file));

describe('what interfaces and bots are told', () => {
  test('IE-MAP-4 is what happens: an action that discards keys, a rotation that traps them, a last gap', () => {
    for (const file of played) {
      const record = unwrap(readRecord(readFileSync(new URL(file, folder), 'utf8')));
      const listener: ReplayListener = (_, { state }) => compareAll(state as Expedition);
      unwrap(replay(() => infernosEdge as unknown as Game, record, listener));
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  });

  test('IE-MAP-4 asking changes nothing in the position', () => {
    const e = unwrap(infernosEdge.open(OPTIONS));
    const before = JSON.stringify(infernosEdge.save(e));
    const [base, gap] = [e.base, e.gap];
    expect(gapDiscardsKeys(e, e.places[0] as number, 2)).toBe(false);
    expect([e.base, e.gap, JSON.stringify(infernosEdge.save(e))]).toEqual([base, gap, before]);
    expect([keysInBag(e), areKeysTrapped(e), isOneGapLeft(e)]).toEqual([3, false, false]);
  });
});
