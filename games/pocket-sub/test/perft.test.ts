// Perft: counts complete turns. A single wrong rule changes these numbers.
import { buffer, unwrap } from '@undercroft/engine';
import * as slow from '@undercroft/pocket-sub/slow';
import { describe, expect, test } from 'vitest';
import { pocketSub } from '../rules/index.ts';
import table from './perft.json' with { type: 'json' };

type Sea = ReturnType<typeof pocketSub.blank>;

const isTurnStart = (sea: Sea): boolean => {
  const status = pocketSub.status(sea);
  return status.type === 'over' || status.asks === 'sub';
};

/** One position and one list of moves for each depth, used again and again. */
const work: { readonly codes: Int32Array; readonly next: Sea }[] = [];

/** Counts the chains of decisions that make exactly `turns` complete turns, one by one. */
function count(sea: Sea, turns: number, depth = 0): number {
  if (turns === 0) return 1;
  const { codes, next } = work[depth] ?? { codes: buffer(pocketSub), next: pocketSub.blank() };
  work[depth] = { codes, next };
  const n = pocketSub.legal(sea, codes);
  let chains = 0;
  for (let i = 0; i < n; i++) {
    pocketSub.copy(sea, next);
    pocketSub.play(next, codes[i] as number);
    chains += count(next, isTurnStart(next) ? turns - 1 : turns, depth + 1);
  }
  return chains;
}

/** The slow rules count all turns of the smallest board; `npm run soak` has them count those of the others. */
const isCountedSlowly = (players: number): boolean => players === 2 || process.env['CONTRACT_GAMES'] !== undefined;

describe.each(table.boards)('perft of the introductory board for $players', ({ players, turns }) => {
  const options = {
    players: players as 2 | 3 | 4,
    setup: 'introductory',
    first: 0,
    captain: false,
    mines: 'unlimited',
  } as const;

  test.each(turns.map((chains, i) => [i + 1, chains] as const))('PS-TURN-1 %i turns: %i chains', (depth, chains) => {
    expect(count(unwrap(pocketSub.open(options)), depth)).toBe(chains);
  });

  test('PS-TURN-1 the slow rules, written differently, count the same', () => {
    const counted = isCountedSlowly(players) ? turns : turns.slice(0, -1);
    expect(counted.map((_, i) => slow.countTurns(slow.open(options), i + 1))).toEqual(counted);
  });
});
