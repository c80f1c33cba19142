// What tools read about the game without playing it.
import { expect, test } from 'vitest';
import { EXPLORERS, infernosEdge, REFUSAL_KINDS } from '../rules/index.ts';

test('the variants cover every setting and every explorer, under names that tell them apart', () => {
  const { variants } = infernosEdge.facts;
  expect(variants).toHaveLength(54);
  expect(new Set(variants.map(({ name }) => name)).size).toBe(54);
  const team = 'archaeologist scoundrel foreman healer, 1 players';
  expect(
    variants
      .slice(0, 48)
      .filter((_, i) => i % 6 === 0)
      .map(({ name }) => name),
  ).toEqual([
    `${team}, beginner`,
    `${team}, normal`,
    `${team}, advanced`,
    `${team}, expert`,
    `${team}, beginner, second-edition`,
    `${team}, normal, second-edition`,
    `${team}, advanced, second-edition`,
    `${team}, expert, second-edition`,
  ]);
  expect(variants.slice(12, 18).map(({ options }) => options)).toEqual(
    [
      [0, 0, 0, 0],
      [0, 1, 2],
      [0, 1, 0, 1],
      [0, 1, 2, 3, 4],
      [0, 0, 0, 0, 0, 0],
      [0, 1, 2, 3, 4, 5],
    ].map((seats) => ({
      explorers: seats.map((seat) => ({ explorer: expect.any(String), seat })),
      difficulty: 'advanced',
      variant: 'first-edition',
      closing: 'strict',
    })),
  );
  expect(variants.slice(48).map(({ name, options }) => [name, options])).toEqual(
    (['crossroads', 'ledge'] as const).flatMap((closing) =>
      variants.slice(0, 3).map(({ name, options }) => [`${name}, ${closing}`, { ...options, closing }]),
    ),
  );
  const everyone = variants.flatMap(({ options }) => options.explorers.map(({ explorer }) => explorer));
  expect([...new Set(everyone)].sort()).toEqual([...EXPLORERS].sort());
  for (const { name, options } of variants) expect(infernosEdge.open(options).ok, name).toBe(true);
});

test('the facts are those on the box', () => {
  const { variants: _, ...facts } = infernosEdge.facts;
  expect(facts).toEqual({
    title: "Sub Terra II: Inferno's Edge",
    seats: { min: 1, max: 6 },
    goal: 'co-op',
    chance: true,
    maxLegal: 128,
    maxEntries: 20_000,
    endings: ['legendary', 'gold', 'silver', 'bronze', 'forgotten'],
    asks: [
      'action',
      'crawl',
      'commanded',
      'chain',
      'illuminate',
      'choose',
      'place',
      'sanctum',
      'luck',
      'first',
      'wake',
      'guardian',
      'victim',
      'path',
      'tile',
      'die',
      'hazard',
    ],
    refusals: REFUSAL_KINDS,
  });
  expect([infernosEdge.id, infernosEdge.rules]).toEqual(['infernos-edge', 2]);
});
