// A piece is only ever drawn where there is ground: at rest and at every step of an animation, in whole games.

import type { GameTypes, Playable } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { completeView } from '@undercroft/page-kit/complete-view';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { CompleteView, Layer } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { hasLostGround } from '../src/stage/match-pieces.ts';
import { subTerraEn as cave, infernosEdgeEn as temple } from './game-words.ts';
import { boardsOf, goldenRecords, replayed } from './view-faults.ts';

const HALF_TILE = 100;

interface At {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

const offGround = (pieces: readonly At[], ground: readonly Pick<Layer, 'x' | 'y'>[]): string[] =>
  pieces
    .filter(
      ({ x, y }) =>
        !ground.some((tile) => Math.abs((tile.x ?? 0) - x) <= HALF_TILE && Math.abs((tile.y ?? 0) - y) <= HALF_TILE),
    )
    .map(({ key, x, y }) => `${key} at ${x},${y}`);

function faultsOf<K extends GameTypes>(game: Playable<K>, view: CompleteView<K>): { faults: string[]; seen: number } {
  const faults = new Set<string>();
  let seen = 0;
  const boardOf = boardsOf(view);
  for (const record of goldenRecords(game).slice(0, 12))
    replayed(game as never, record, ({ before, events, after }) => {
      const rest = boardOf(after);
      for (const fault of offGround(rest.pieces, rest.ground)) faults.add(`at rest: ${fault}`);
      const { pieces, ground } = boardOf(before);
      const start = view.at(before);
      const [moved, laid] = [new Map(pieces.map((piece) => [piece.key, piece as At])), [...ground]];
      for (const [i, event] of events.entries()) {
        const step = view.animationStep(event, start, events.slice(0, i));
        if (step?.ground) laid.push(step.ground);
        for (const move of step?.moves ?? []) moved.set(move.key, move);
        seen += step?.moves?.length ?? 0;
        for (const fault of offGround([...moved.values()], laid)) faults.add(`${event.type}: ${fault}`);
      }
    });
  return { faults: [...faults], seen };
}

describe('nobody stands where no tile is', () => {
  test('in Sub Terra', async () => {
    const { faults, seen } = faultsOf(subTerra, await completeView(subTerraView({ game: cave, page })));
    expect([faults, seen > 100]).toEqual([[], true]);
  });

  test("in Inferno's Edge", async () => {
    const { faults, seen } = faultsOf(infernosEdge, await completeView(infernosEdgeView({ game: temple, page })));
    expect([faults, seen > 100]).toEqual([[], true]);
  });

  test('when a tile is taken back, they jump', () => {
    const [start, north] = [{}, { x: 0, y: -200 }];
    expect(hasLostGround([start, north], [start])).toBe(true);
    expect(hasLostGround([start], [start, north])).toBe(false);
    // The same tile with water on it is another picture at the same place.
    expect(hasLostGround([start, north], [{ x: 0, y: 0 }, { ...north }])).toBe(false);
  });
});
