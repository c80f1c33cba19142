// What tools read about the game without playing it.
import { expect, test } from 'vitest';
import { CAVERS, REFUSAL_KINDS, subTerra } from '../rules/index.ts';

test('the variants cover every setting and every caver, under names that tell them apart', () => {
  const { variants } = subTerra.facts;
  expect(variants).toHaveLength(36);
  expect(new Set(variants.map(({ name }) => name)).size).toBe(36);
  expect(variants.filter((_, i) => i % 6 === 0).map(({ name }) => name)).toEqual([
    'leader medic climber scout, 1 players, normal',
    'leader medic climber scout, 1 players, advanced',
    'leader medic climber scout, 1 players, expert',
    'leader medic climber scout, 1 players, normal, reference-manual',
    'leader medic climber scout, 1 players, advanced, reference-manual',
    'leader medic climber scout, 1 players, expert, reference-manual',
  ]);
  expect(variants.slice(6, 12).map(({ options }) => options)).toEqual(
    [
      [0, 0, 0, 0],
      [0, 1, 0, 1],
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 0, 1, 2],
      [0, 1, 2, 3, 4, 5],
    ].map((seats) => ({
      cavers: seats.map((seat) => ({ caver: expect.any(String), seat })),
      difficulty: 'advanced',
      gentle: false,
      variant: 'standard',
    })),
  );
  const everyone = variants.flatMap(({ options }) => options.cavers.map(({ caver }) => caver));
  expect([...new Set(everyone)].sort()).toEqual([...CAVERS].sort());
  for (const { name, options } of variants) expect(subTerra.open(options).ok, name).toBe(true);
});

test('the facts are those on the box', () => {
  const { variants: _, ...facts } = subTerra.facts;
  expect(facts).toEqual({
    title: 'Sub Terra',
    seats: { min: 1, max: 6 },
    goal: 'co-op',
    chance: true,
    maxLegal: 128,
    maxEntries: 20_000,
    endings: ['gold', 'silver', 'bronze', 'defeat'],
    asks: [
      'action',
      'directed',
      'chain',
      'take',
      'choose',
      'place',
      'appear',
      'horror',
      'path',
      'spawn',
      'tile',
      'aside',
      'die',
      'hazard',
    ],
    refusals: REFUSAL_KINDS,
  });
  expect([subTerra.id, subTerra.rules]).toEqual(['sub-terra', 1]);
});
