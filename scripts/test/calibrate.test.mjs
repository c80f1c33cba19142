// Can the program that calibrates be trusted? Asked of games whose truth is known, because they are made up.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chance } from '../../packages/bots/dist/telling.js';
import { Stream } from '../../packages/engine/dist/index.js';
import { calibrationFor } from '../calibrate/fitting.mjs';
import { linesOf } from '../calibrate/playing.mjs';
import { reliability } from '../calibrate/reliability.mjs';
import { calibrationFile, positionsFile } from '../calibrate/writing.mjs';
import { root } from '../setup.mjs';

const TRUTH = { shift: [0.5, -1], stretch: [0.6] };

/** Games of one position each, in which a value means what the truth says. */
function madeUp(count, truth = TRUTH) {
  const stream = Stream.of('made up');
  const share = () => stream.below(1000) / 1000;
  return Array.from({ length: count }, (_, number) => {
    const value = 0.02 + 0.96 * share();
    const terms = { shift: [1, share()], stretch: [1] };
    const told = chance(value, terms, truth);
    return { number, value, terms, told, won: share() < told ? 1 : 0, isCertain: false };
  });
}

test('finds how values were bent', () => {
  const { shift, stretch } = calibrationFor(madeUp(6000));
  expect(Math.abs(shift[0] - 0.5)).toBeLessThan(0.2);
  expect(Math.abs(shift[1] + 1)).toBeLessThan(0.2);
  expect(Math.abs(stretch[0] - 0.6)).toBeLessThan(0.1);
});

test('leaves values that are honest as they are', () => {
  const { shift, stretch } = calibrationFor(madeUp(6000, { shift: [0, 0], stretch: [1] }));
  for (const weight of [...shift, stretch[0] - 1]) expect(Math.abs(weight)).toBeLessThan(0.15);
});

test('what is certain is no evidence', () => {
  const known = madeUp(500);
  const certain = known.map((position) => ({ ...position, number: 1000, value: 1, won: 0, isCertain: true }));
  expect(calibrationFor([...known, ...certain])).toEqual(calibrationFor(known));
});

test('says of an honest forecast that it is, and of another that it is not', () => {
  const positions = madeUp(1500);
  const told = reliability(positions, 'told');
  const plain = reliability(positions, 'value');
  expect(told.error.value).toBeLessThan(0.04);
  expect(plain.error.value).toBeGreaterThan(0.05);
  expect(told.brier.value).toBeLessThan(plain.brier.value);
  expect(told.gain.low).toBeGreaterThan(0);
  for (const { positions: n, said, low, high } of told.bins) {
    if (n > 50) expect(said > low - 0.03 && said < high + 0.03).toBe(true);
  }
});

test('positions of one game are one piece of evidence: intervals are as wide as the number of games allows', () => {
  const games = madeUp(100);
  const repeated = games.flatMap((game) => Array.from({ length: 30 }, () => game));
  const width = ({ won: { low, high } }) => high - low;
  expect(width(reliability(repeated, 'told'))).toBeCloseTo(width(reliability(games, 'told')), 5);
});

test('keeps a few hundred positions for the tests, none of them certain', () => {
  const kept = linesOf(positionsFile([...madeUp(2000), { ...madeUp(1)[0], value: 1, isCertain: true }]));
  expect(kept.length).toBe(400);
  expect(kept[0]).toHaveLength(5);
  expect(kept.some(([, value]) => value === 1)).toBe(false);
});

test.each(['sub-terra', 'infernos-edge', 'pocket-sub'])(
  'the constants of %s are as the program writes them',
  async (id) => {
    const text = fs.readFileSync(path.join(root, 'packages/bots/src', id, 'calibration.ts'), 'utf8');
    const { CALIBRATION } = await import(`../../packages/bots/dist/${id}/calibration.js`);
    const [, games] = text.match(/calibrate -- [a-z-]+ (\d+)`/);
    expect(text).toBe(calibrationFile(id, CALIBRATION, Number(games)));
  },
);
