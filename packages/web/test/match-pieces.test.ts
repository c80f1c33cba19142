// Pieces from one picture to the next: the right one vanishes, a piece that moved is recognised, and nobody else moves.

import type { GameTypes, Playable } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { completeView } from '@undercroft/page-kit/complete-view';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { AnimationStep, CompleteView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { matchPieces, type TrackedPiece } from '../src/stage/match-pieces.ts';
import { subTerraEn as cave, infernosEdgeEn as temple } from './game-words.ts';
import { boardsOf, goldenRecords, replayed } from './view-faults.ts';

type Seen = Omit<TrackedPiece, 'id'>;

/** The next picture after one in which they were `moved` on the way. */
function follow(before: readonly Seen[], after: readonly Seen[], moved: Readonly<Record<string, Seen>> = {}) {
  const ids = matchPieces(before, []);
  const last = before.map((piece, i) => ({ ...piece, ...moved[piece.key], key: piece.key, id: ids[i] as number }));
  return { last, ids: matchPieces(after, last), idOf: (key: string) => last.find((one) => one.key === key)?.id };
}

const at = (key: string, x: number, y = 0): Seen => ({ key, x, y });

describe('a piece', () => {
  const herd = [at('guardian 0,0', 0), at('guardian 1,0', 200), at('guardian 2,0', 400)];

  test('that is destroyed vanishes, and the others stay who they are', () => {
    for (const gone of herd) {
      const left = herd.filter((one) => one !== gone);
      const { ids, idOf } = follow(herd, left);
      expect(ids).toEqual(left.map(({ key }) => idOf(key)));
    }
  });

  test('that has moved is known by where it was last seen, also to a place that another has left', () => {
    const moved = { 'guardian 0,0': at('', 200), 'guardian 1,0': at('', 200, 200) };
    const after = [at('guardian 1,0', 170), at('guardian 1,1', 200, 200), at('guardian 2,0', 400)];
    const { ids, idOf } = follow(herd, after, moved);
    expect(ids).toEqual(herd.map(({ key }) => idOf(key)));
  });

  test('with a name is the same wherever it is', () => {
    const { ids, idOf } = follow([at('medic', 0), at('scout', 0, 20)], [at('scout', 0), at('medic', 800)]);
    expect(ids).toEqual([idOf('scout'), idOf('medic')]);
  });

  test('that has come is nobody else', () => {
    const { ids, last } = follow(herd, [...herd, at('guardian 5,5', 1000, 1000), at('horror 0,0', 0)]);
    const old = last.map(({ id }) => id);
    expect(ids.slice(3).every((id) => !old.includes(id))).toBe(true);
    expect(new Set(ids).size).toBe(5);
  });

  test('of another fleet is another', () => {
    const { ids, idOf } = follow([at('sub red 0,0:c', 0)], [at('sub blue 0,0:c', 0)]);
    expect(ids).not.toContain(idOf('sub red 0,0:c'));
  });
});

interface Journey {
  readonly destroyed: number;
  readonly moved: number;
  readonly faults: readonly string[];
}

/** Whole games as the board shows them: of every move, those beasts that no event speaks of stay on their elements. */
function journeys<K extends GameTypes>(
  game: Playable<K>,
  view: CompleteView<K>,
  kind: string,
  records: number,
): Journey {
  const faults: string[] = [];
  let [destroyed, moved] = [0, 0];
  const boardOf = boardsOf(view);
  for (const record of goldenRecords(game).slice(0, records))
    replayed(game as never, record, ({ before, events, after }) => {
      // An undo has no events.
      if (events.length === 0) return;
      const start = view.at(before);
      const steps = events.flatMap((event, i) => view.animationStep(event, start, events.slice(0, i)) ?? []);
      const moves = steps.flatMap((step: AnimationStep) => step.moves ?? []);
      const told = events as readonly { readonly type: string }[];
      const gone = told.filter(({ type }) => /destroyed|horror-left|horror-repelled/.test(type)).length;
      const pieces = (state: K['State']) => boardOf(state).pieces.filter(({ key }) => key.startsWith(kind));
      const [old, now] = [pieces(before), pieces(after)];
      const seen = Object.fromEntries(moves.map(({ key, x, y }) => [key, { key, x, y }]));
      const { last, ids } = follow(old, now, seen);
      destroyed += gone;
      moved += moves.filter(({ key }) => key.startsWith(kind)).length;
      // A beast that is seen stays on an element within its tile, or else it has come or gone.
      for (const [i, piece] of now.entries()) {
        const was = last.find(({ id }) => id === ids[i]);
        if (was && Math.hypot(was.x - piece.x, was.y - piece.y) > 110) faults.push(`${was.key} jumps to ${piece.key}`);
      }
      const lost = last.filter(({ id }) => !ids.includes(id)).length;
      const came = told.filter(({ type }) => type === `${kind}-came`).length;
      if (lost > gone + came) faults.push(`${lost} vanish, ${gone} are gone: ${told.map(({ type }) => type)}`);
    });
  return { destroyed, moved, faults };
}

describe('in whole games', () => {
  test("guardians of Inferno's Edge", async () => {
    const { destroyed, moved, faults } = journeys(
      infernosEdge,
      await completeView(infernosEdgeView({ game: temple, page })),
      'guardian',
      12,
    );
    expect([faults, destroyed > 3, moved > 10]).toEqual([[], true, true]);
  });

  test('horrors of Sub Terra', async () => {
    const { destroyed, moved, faults } = journeys(
      subTerra,
      await completeView(subTerraView({ game: cave, page })),
      'horror',
      12,
    );
    expect([faults, destroyed > 0, moved > 10]).toEqual([[], true, true]);
  });
});
