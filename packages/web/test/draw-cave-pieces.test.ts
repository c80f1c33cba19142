// People, things, and the places they stand on; dice, cards and the time that is left.
import { EXPLORERS, FACES } from '@undercroft/infernos-edge';
import { CAVERS, HAZARDS } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { candles } from '../src/draw/candles.ts';
import { fallingDie, hazardDie, numberDie } from '../src/draw/dice.ts';
import { hazardCard, outOfTimeCard } from '../src/draw/hazard-cards.ts';
import { type Shape, turn } from '../src/draw/outline.ts';
import { PEOPLE, type Person } from '../src/draw/people.ts';
import { peopleSheet, person, portrait, STATES } from '../src/draw/pieces.ts';
import { slots } from '../src/draw/slots.ts';
import { CAVE, type CaveKind } from '../src/draw/stone/cave.ts';
import { TEMPLE, type TempleKind } from '../src/draw/stone/temple.ts';
import type { Stone, TileInput } from '../src/draw/tile.ts';
import { volcano } from '../src/draw/volcano.ts';
import { corners, faults, ids, isInside, references } from './draw-cave-support.ts';

const look = (name: Person): readonly [string, string, string] => PEOPLE[name];

describe('people', () => {
  test('are all there', () => {
    expect(Object.keys(PEOPLE).sort()).toEqual([...CAVERS, ...EXPLORERS].sort());
  });

  test.each([
    ['cavers', CAVERS],
    ['explorers', EXPLORERS],
  ])('%s differ in body and in icon, so colour is never the only sign', (_, names) => {
    expect(new Set(names.map((name) => look(name)[0])).size).toBe(names.length);
    expect(new Set(names.map((name) => look(name)[1])).size).toBe(names.length);
  });

  test('look different in every state', () => {
    const drawn = STATES.map((state) => person('diver', { state }));
    expect(new Set(drawn).size).toBe(STATES.length);
    for (const svg of [...drawn, portrait('priest', { active: true, holds: 'artifact' })])
      expect(faults(svg)).toEqual([]);
  });

  test('can be shown where there is no board: a sheet has all they are drawn with', () => {
    const sheet = peopleSheet(['diver', 'priest']);
    expect(faults(sheet.replace(/<style>.*?<\/style>/, ''))).toEqual([]);
    const shown = STATES.flatMap((state) => [
      portrait('diver', { state }),
      portrait('priest', { state, active: true }),
    ]);
    for (const svg of shown) expect(references(svg).filter((id) => !ids(sheet).includes(id))).toEqual([]);
  });

  test('carry what they hold', () => {
    expect(person('guide', { holds: 'key' })).toContain('#p-key');
    expect(person('guide')).not.toContain('#p-key');
  });
});

const SHAPES: readonly Shape[] = ['X', 'T', 'L', 'I', 'D'];
const TURNS = [0, 1, 2, 3];
const tiles = (kinds: readonly string[]): TileInput[] =>
  kinds.flatMap((kind) =>
    SHAPES.flatMap((shape) =>
      TURNS.map((rotation) => ({ kind, shape, rotation, seed: `${kind}${shape}`, tokens: {}, broken: [] })),
    ),
  );
const GROUNDS: [Stone, TileInput[]][] = [
  [CAVE as Stone, tiles(['normal', 'horror'] satisfies CaveKind[])],
  [TEMPLE as Stone, tiles(['normal', 'key'] satisfies TempleKind[])],
];
/** The feet of a figure are inside the passage; its head may rise over the wall. */
const FOOT = 12;

describe('slots', () => {
  test('hold up to six without overlapping, inside the passage', () => {
    for (const [stone, all] of GROUNDS)
      for (const tile of all)
        for (const count of [1, 2, 3, 4, 5, 6]) {
          const outline = corners(stone.outline(tile)).map((p) => turn(p, tile.rotation));
          const places = slots(tile, count);
          expect(places).toHaveLength(count);
          for (const [i, { x, y, scale }] of places.entries()) {
            const where = `${stone.name} ${tile.shape} turned ${tile.rotation}, ${i + 1} of ${count}`;
            expect(isInside([x, y], outline), where).toBe(true);
            expect(isInside([x - FOOT * scale, y], outline) && isInside([x + FOOT * scale, y], outline), where).toBe(
              true,
            );
            for (const other of places.slice(i + 1))
              expect(Math.abs(other.x - x) >= 59 * scale || Math.abs(other.y - y) >= 72 * scale, where).toBe(true);
          }
        }
  });

  test('are never too small to be told apart', () => {
    for (const [, all] of GROUNDS)
      for (const tile of all) for (const { scale } of slots(tile, 6)) expect(scale).toBeGreaterThan(0.5);
  });

  test('ST-TILE-LEDGE-2: on a ledge everybody stands on the half they came by', () => {
    for (const half of TURNS) {
      const tile: TileInput = { kind: 'ledge', shape: 'I', rotation: half, seed: 'l', tokens: {}, broken: [] };
      for (const { x, y } of slots(tile, 3, half)) expect(turn([x, y], -half)[1]).toBeLessThan(-20);
    }
  });
});

describe('dice and cards', () => {
  test('have a picture for every face and hazard, all different and well-formed', () => {
    const pictures = [
      ...[1, 2, 3, 4, 5, 6].map(numberDie),
      ...FACES.map(hazardDie),
      fallingDie('number'),
      fallingDie('hazard'),
      ...HAZARDS.flatMap((hazard) => [hazardCard(hazard, false), hazardCard(hazard, true)]),
      outOfTimeCard(),
    ];
    for (const svg of pictures) expect(faults(svg)).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe('time left', () => {
  test('one candle a round: burnt ones short, one alight, the others waiting', () => {
    const svg = candles({ burnt: 8, left: 12 });
    expect(faults(svg)).toEqual([]);
    expect(svg.match(/<rect/g)).toHaveLength(8);
    expect(svg.match(/<circle/g)).toHaveLength(1);
    expect(svg.match(/#efe6d2/g)).toHaveLength(11);
  });

  test('the volcano fills block by block', () => {
    const molten = (left: number): number =>
      volcano({ left, of: 20, erupted: false }).match(/#e8641b|#ffd36b/g)?.length ?? 0;
    expect([20, 13, 0].map(molten)).toEqual([0, 7, 20]);
    expect(faults(volcano({ left: 0, of: 20, erupted: true }))).toEqual([]);
    expect(volcano({ left: 0, of: 20, erupted: true })).not.toBe(volcano({ left: 0, of: 20, erupted: false }));
  });
});
