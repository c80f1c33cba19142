// Pieces from one picture to the next: the right one vanishes, whoever moved is known again, and nobody else moves.
import type { Kinds, Playable } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { infernosEdgeView } from '../src/games/infernos-edge/view.ts';
import { subTerraView } from '../src/games/sub-terra/view.ts';
import type { Beat, GameView } from '../src/stage/contract.ts';
import { type Known, recognize } from '../src/stage/recognize.ts';
import temple from '../src/words/en/infernos-edge.ts';
import page from '../src/words/en/page.ts';
import cave from '../src/words/en/sub-terra.ts';
import { goldenRecords, replayed } from './view-faults.ts';

type Seen = Omit<Known, 'id'>;

/** The next picture after one in which they were `moved` on the way. */
function follow(before: readonly Seen[], after: readonly Seen[], moved: Readonly<Record<string, Seen>> = {}) {
  const ids = recognize(before, []);
  const last = before.map((piece, i) => ({ ...piece, ...moved[piece.key], key: piece.key, id: ids[i] as number }));
  return { last, ids: recognize(after, last), idOf: (key: string) => last.find((one) => one.key === key)?.id };
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
function journeys<K extends Kinds>(game: Playable<K>, view: GameView<K>, kind: string, records: number): Journey {
  const faults: string[] = [];
  let [destroyed, moved] = [0, 0];
  for (const record of goldenRecords(game).slice(0, records))
    replayed(game as never, record, ({ before, events, after }) => {
      // Taking back tells of nobody.
      if (events.length === 0) return;
      const beats = events.flatMap((event, i) => view.beat(event, before, events.slice(0, i)) ?? []);
      const moves = beats.flatMap((beat: Beat) => beat.moves ?? []);
      const told = events as readonly { readonly type: string }[];
      const gone = told.filter(({ type }) => /destroyed|horror-left|horror-repelled/.test(type)).length;
      const pieces = (state: K['State']) =>
        view.board(state, { lit: [], upright: false }).pieces.filter(({ key }) => key.startsWith(kind));
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
  test("guardians of Inferno's Edge", () => {
    const { destroyed, moved, faults } = journeys(
      infernosEdge,
      infernosEdgeView({ game: temple, page }),
      'guardian',
      12,
    );
    expect([faults, destroyed > 3, moved > 10]).toEqual([[], true, true]);
  });

  test('horrors of Sub Terra', () => {
    const { destroyed, moved, faults } = journeys(subTerra, subTerraView({ game: cave, page }), 'horror', 12);
    expect([faults, destroyed > 0, moved > 10]).toEqual([[], true, true]);
  });
});
