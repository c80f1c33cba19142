import { unwrap } from '@undercroft/engine';
import { pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { seaBoard, seaChart } from '../../../games/pocket-sub/page/draw/chart.ts';
import { fromSnapshot } from '../../../games/pocket-sub/page/draw/from-snapshot.ts';
import { CELLS } from '../../../games/pocket-sub/page/draw/outlines.ts';
import { PLACES, type Plan, spotOf, touching } from '../../../games/pocket-sub/page/draw/plan.ts';
import { regionAt, shapeNamed, turnFor } from '../../../games/pocket-sub/page/draw/shapes.ts';
import type { Point } from '../../page-kit/src/draw/markup.ts';
import { read } from './draw-markup.ts';
import { opening, say } from './draw-sea-positions.ts';

const counts = [2, 3, 4] as const;
const turns = [0, 90] as const;
const namesOf = (cells: readonly string[]): string[] =>
  cells.flatMap((cell) => PLACES.map((place) => `${cell}:${place}`));

/** Red's only moving sub in this region with three points, everybody else in their docks. */
function standingIn(start: Snapshot, region: string): Snapshot {
  const docks = Object.entries(start.commandCentres).map(([fleet, at]) => [fleet, [at, at]]);
  const [red = ''] = Object.values(start.commandCentres);
  return {
    ...start,
    phase: 'step',
    mines: Object.fromEntries(docks.map(([fleet]) => [fleet, []])),
    laid: Object.fromEntries(docks.map(([fleet]) => [fleet, 0])),
    subs: { ...Object.fromEntries(docks), red: [red, region] },
    move: { path: [region], points: 3, alive: true },
  };
}

/** Where the rules let it step. */
function stepsFrom(snapshot: Snapshot): string[] {
  const state = unwrap(pocketSub.load(snapshot));
  const codes = new Int32Array(pocketSub.facts.maxLegal);
  const found = pocketSub.legal(state, codes);
  return Array.from(codes.subarray(0, found), (code) => pocketSub.decode(state, code)).flatMap((action) =>
    'to' in action ? [action.to] : [],
  );
}

describe.each(counts)('%i players', (players) => {
  const start = opening({ players });
  const position = fromSnapshot(start);
  const names = namesOf(CELLS[players]);

  test('PS-BOARD-2: the cells are those of the rules, in their order', () => {
    expect(position.tiles.map(({ at }) => at)).toEqual(position.cells);
  });

  test('PS-GEO-2: what touches in the drawing is what the rules let a sub step to', () => {
    const enemies = Object.entries(start.commandCentres).flatMap(([fleet, at]) => (fleet === 'red' ? [] : [at]));
    for (const region of names.filter((name) => !enemies.includes(name))) {
      const steps = stepsFrom(standingIn(start, region));
      const near = touching({ cells: position.cells, turn: 0 }, region);
      expect(near.filter((name) => !steps.includes(name))).toEqual([]);
      expect(steps.filter((name) => !near.includes(name) && !(region.endsWith(':c') && name.endsWith(':c')))).toEqual(
        [],
      );
    }
  });

  test.each(turns)('PS-GEO-2: neighbours share a border, all others at most a corner (turned by %i)', (turn) => {
    const plan: Plan = { cells: position.cells, turn };
    const shapes = new Map(names.map((name) => [name, shapeNamed(plan, name)]));
    const same = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01;
    const shared = (a: string, b: string): number =>
      (shapes.get(a) ?? []).filter((p) => (shapes.get(b) ?? []).some((q) => same(p, q))).length;
    for (const a of names)
      for (const b of names)
        if (a !== b) expect([a, b, shared(a, b) >= 2]).toEqual([a, b, touching(plan, a).includes(b)]);
  });

  test('PS-GEO-1: every region has exactly one hit area with a label', () => {
    const { elements } = read(seaChart(position, {}, { say, label: 'Sea chart' }));
    const hits = elements.filter(({ attributes }) => attributes.has('data-region'));
    expect(hits.map(({ attributes }) => attributes.get('data-region')).sort()).toEqual([...names].sort());
    expect(hits.every(({ attributes }) => attributes.get('aria-label')?.startsWith('Tile '))).toBe(true);
  });

  test.each(turns)('a touch finds its region, also near the border (turned by %i)', (turn) => {
    const plan: Plan = { cells: position.cells, turn };
    for (const name of names) {
      const [x, y] = spotOf(plan, name);
      const shape = shapeNamed(plan, name);
      const inside = shape.map(([px, py]): Point => [x + (px - x) * 0.85, y + (py - y) * 0.85]);
      for (const point of [[x, y] as Point, ...inside]) expect(regionAt(plan, point)).toBe(name);
    }
    expect(regionAt(plan, [4000, 0])).toBeUndefined();
  });
});

test('PS-STD-1: while tiles are laid, only those that lie there can be touched', () => {
  const empty = fromSnapshot(opening({ players: 3, setup: 'standard' }));
  expect(empty.tiles).toEqual([]);
  const { places, ground } = seaBoard(empty, {}, { say });
  expect(places).toEqual([]);
  expect(ground.filter(({ key }) => key.startsWith('blank'))).toHaveLength(7);
});

test('a label tells what the drawing shows', () => {
  const position = fromSnapshot(opening({ players: 2 }));
  const { places } = seaBoard(position, {}, { say: (facts) => JSON.stringify(facts) });
  const facts = (id: string) => JSON.parse(places.find((place) => place.id === id)?.label ?? '{}');
  expect(facts('-1,1:e3')).toMatchObject({ number: 2, direction: 'S', water: 'rocky', pieces: [] });
  expect(facts('-1,0:c')).toMatchObject({ number: 1, direction: 'centre', water: 'deep', pieces: [{ kind: 'cc' }] });
  const marked = seaBoard(position, { deadly: ['0,0:e1'] }, { say: (one) => `${one.region} ${one.deadly}` });
  expect(marked.places.map(({ label }) => label)).toContain('0,0:e1 true');
  expect(marked.places.map(({ label }) => label)).toContain('0,0:e2 false');
});

test('an upright phone lays the long outline on its side', () => {
  expect(turnFor(CELLS[2], 390, 560)).toBe(90);
  expect(turnFor(CELLS[2], 800, 600)).toBe(0);
  expect(turnFor(CELLS[4], 390, 560)).toBe(0);
});
