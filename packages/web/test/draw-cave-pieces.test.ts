// People, things, and the places they stand on; dice, cards and the time that is left.
import { EXPLORERS, FACES } from '@undercroft/infernos-edge';
import { CAVERS, HAZARDS, type TileKind } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { fallingHazardDie, hazardDie } from '../../../games/infernos-edge/page/draw/hazard-die.ts';
import { EXPLORER_LOOKS } from '../../../games/infernos-edge/page/draw/people.ts';
import { type DrawnKind, TEMPLE } from '../../../games/infernos-edge/page/draw/stone.ts';
import { volcano } from '../../../games/infernos-edge/page/draw/volcano.ts';
import { candles } from '../../../games/sub-terra/page/draw/candles.ts';
import { hazardCard, outOfTimeCard, severeHazardCard } from '../../../games/sub-terra/page/draw/hazard-cards.ts';
import { CAVER_LOOKS } from '../../../games/sub-terra/page/draw/people.ts';
import { CAVE } from '../../../games/sub-terra/page/draw/stone.ts';
import { fallingDie, numberDie } from '../../page-kit/src/draw/cave/dice.ts';
import { type Shape, turn } from '../../page-kit/src/draw/cave/outline.ts';
import type { Look } from '../../page-kit/src/draw/cave/people.ts';
import { peopleSheet, person, portrait, STATES } from '../../page-kit/src/draw/cave/pieces.ts';
import { slots } from '../../page-kit/src/draw/cave/slots.ts';
import type { Stone, TileInput } from '../../page-kit/src/draw/cave/tile.ts';
import { corners, faults, ids, isInside, references } from './draw-cave-support.ts';

describe('people', () => {
  test('are all there', () => {
    expect(Object.keys(CAVER_LOOKS).sort()).toEqual([...CAVERS].sort());
    expect(Object.keys(EXPLORER_LOOKS).sort()).toEqual([...EXPLORERS].sort());
  });

  test.each([
    ['cavers', CAVER_LOOKS],
    ['explorers', EXPLORER_LOOKS],
  ])('%s differ in body and in icon, so colour is never the only sign', (_, people) => {
    const looks: readonly Look[] = Object.values(people);
    expect(new Set(looks.map(([body]) => body)).size).toBe(looks.length);
    expect(new Set(looks.map(([, icon]) => icon)).size).toBe(looks.length);
  });

  test('look different in every state', () => {
    const drawn = STATES.map((state) => person('diver', { state }));
    expect(new Set(drawn).size).toBe(STATES.length);
    for (const svg of [...drawn, portrait('priest', { active: true, holds: 'artifact' })])
      expect(faults(svg)).toEqual([]);
  });

  test('can be shown where there is no board: a sheet has all they are drawn with', () => {
    const sheet = peopleSheet({ diver: CAVER_LOOKS.diver, priest: EXPLORER_LOOKS.priest });
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
  [CAVE as Stone, tiles(['normal', 'horror'] satisfies TileKind[])],
  [TEMPLE as Stone, tiles(['normal', 'key'] satisfies DrawnKind[])],
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
      fallingDie(),
      fallingHazardDie(),
      ...HAZARDS.flatMap((hazard) => [hazardCard(hazard), severeHazardCard(hazard)]),
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
