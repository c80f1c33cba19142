// What tools read about the game without playing it.
import { expect, test } from 'vitest';
import { pocketSub, REFUSAL_KINDS } from '../rules/index.ts';

test('the variants cover every setting, under names that tell them apart', () => {
  const { variants } = pocketSub.facts;
  expect(variants.slice(0, 8)).toEqual(
    [
      ['2 players, introductory', 'introductory', false, 'unlimited', 0],
      ['2 players, introductory, twelve mines', 'introductory', false, 'twelve', 1],
      ['2 players, introductory, captain', 'introductory', true, 'unlimited', 0],
      ['2 players, introductory, captain, twelve mines', 'introductory', true, 'twelve', 1],
      ['2 players, standard', 'standard', false, 'unlimited', 0],
      ['2 players, standard, twelve mines', 'standard', false, 'twelve', 1],
      ['2 players, standard, captain', 'standard', true, 'unlimited', 0],
      ['2 players, standard, captain, twelve mines', 'standard', true, 'twelve', 1],
    ].map(([name, setup, captain, mines, first]) => ({ name, options: { players: 2, setup, captain, mines, first } })),
  );
  const others = variants.slice(8).map(({ name, options }) => [name.slice(0, 9), options.players, options.first]);
  const eight = (players: number) =>
    Array.from({ length: 8 }, (_, i) => [`${players} players`, players, i % 2 ? players - 1 : 0]);
  expect(others).toEqual([...eight(3), ...eight(4)]);
});

test('the facts are those on the box', () => {
  const { variants: _, ...facts } = pocketSub.facts;
  expect(facts).toEqual({
    title: 'Pocket Sub',
    seats: { min: 2, max: 4 },
    goal: 'duel',
    chance: true,
    maxLegal: 56,
    maxEntries: 10_000,
    endings: ['mine', 'rammed-by-hero', 'command-centre', 'friendly', 'stuck', 'no-mine', 'quiet'],
    asks: ['tile', 'place-cc', 'place-sub', 'whirlpool', 'sub', 'step', 'mine'],
    refusals: REFUSAL_KINDS,
  });
  expect([pocketSub.id, pocketSub.rules]).toEqual(['pocket-sub', 1]);
});
