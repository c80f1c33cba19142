// Checks the calibration on made-up games whose true chances are known.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { calibratedChance } from '../../packages/bots/dist/win-chance.js';
import { Stream } from '../../packages/engine/dist/index.js';
import { calibrationFor } from '../calibrate/fitting.mjs';
import { linesOf } from '../calibrate/playing.mjs';
import { reliability } from '../calibrate/reliability.mjs';
import { calibrationFile, positionsFile } from '../calibrate/writing.mjs';
import { gameIds } from '../modules.mjs';
import { root } from '../setup.mjs';

const TRUTH = { shift: [0.5, -1], stretch: [0.6] };

/** Games of one position each, won with the chance that `truth` gives to the value. */
function madeUp(count, truth = TRUTH) {
  const stream = Stream.of('made up');
  const share = () => stream.below(1000) / 1000;
  return Array.from({ length: count }, (_, number) => {
    const value = 0.02 + 0.96 * share();
    const terms = { shift: [1, share()], stretch: [1] };
    const displayed = calibratedChance(value, terms, truth);
    return { number, value, terms, displayed, won: share() < displayed ? 1 : 0, isCertain: false };
  });
}

test('recovers the true calibration', () => {
  const { shift, stretch } = calibrationFor(madeUp(6000));
  expect(Math.abs(shift[0] - 0.5)).toBeLessThan(0.2);
  expect(Math.abs(shift[1] + 1)).toBeLessThan(0.2);
  expect(Math.abs(stretch[0] - 0.6)).toBeLessThan(0.1);
});

test('leaves calibrated values alone', () => {
  const { shift, stretch } = calibrationFor(madeUp(6000, { shift: [0, 0], stretch: [1] }));
  for (const weight of [...shift, stretch[0] - 1]) expect(Math.abs(weight)).toBeLessThan(0.15);
});

test('ignores certain results', () => {
  const known = madeUp(500);
  const certain = known.map((position) => ({ ...position, number: 1000, value: 1, won: 0, isCertain: true }));
  expect(calibrationFor([...known, ...certain])).toEqual(calibrationFor(known));
});

test('tells a calibrated forecast from an uncalibrated one', () => {
  const positions = madeUp(1500);
  const displayed = reliability(positions, 'displayed');
  const plain = reliability(positions, 'value');
  expect(displayed.error.value).toBeLessThan(0.04);
  expect(plain.error.value).toBeGreaterThan(0.05);
  expect(displayed.brier.value).toBeLessThan(plain.brier.value);
  expect(displayed.gain.low).toBeGreaterThan(0);
  for (const { positions: n, chance, low, high } of displayed.bins) {
    if (n > 50) expect(chance > low - 0.03 && chance < high + 0.03).toBe(true);
  }
});

test('positions of one game count as one piece of evidence', () => {
  const games = madeUp(100);
  const repeated = games.flatMap((game) => Array.from({ length: 30 }, () => game));
  const width = ({ won: { low, high } }) => high - low;
  expect(width(reliability(repeated, 'displayed'))).toBeCloseTo(width(reliability(games, 'displayed')), 5);
});

test('keeps a few hundred uncertain positions for the tests', () => {
  const kept = linesOf(positionsFile([...madeUp(2000), { ...madeUp(1)[0], value: 1, isCertain: true }]));
  expect(kept.length).toBe(400);
  expect(kept[0]).toHaveLength(5);
  expect(kept.some(([, value]) => value === 1)).toBe(false);
});

const calibrated = gameIds().filter((id) => fs.existsSync(path.join(root, 'games', id, 'bots/calibration.ts')));

test.each(calibrated)('the constants of %s are as the script writes them', async (id) => {
  const text = fs.readFileSync(path.join(root, 'games', id, 'bots/calibration.ts'), 'utf8');
  const { CALIBRATION } = await import(`../../games/${id}/dist/bots/calibration.js`);
  const [, games] = text.match(/calibrate -- [a-z-]+ (\d+)`/);
  expect(text).toBe(calibrationFile(id, CALIBRATION, Number(games)));
});
