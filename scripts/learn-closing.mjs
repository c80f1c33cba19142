// Trains the network with which Inferno's Edge's bots forecast how many tiles will be laid before the temple is closed: plays the
// laying of tiles alone, in rounds that each use what was learnt before, and writes games/infernos-edge/bots/tile-forecast-network.ts.
//   node scripts/learn-closing.mjs [ROUNDS] [GAMES]      (after `npm run build`; some minutes)
import fs from 'node:fs';
import path from 'node:path';
import { GapCounts, INPUTS } from '../games/infernos-edge/dist/bots/gap-counts.js';
import {
  CELL_STEPS,
  CELLS,
  COLUMNS,
  GroundPlan,
  SHAPE_ROTATIONS,
} from '../games/infernos-edge/dist/bots/ground-plan.js';
import { TileForecast } from '../games/infernos-edge/dist/bots/tile-forecast.js';
import { Stream } from '../packages/engine/dist/index.js';
import { root } from './setup.mjs';

const [rounds = 12, games = 2500] = process.argv.slice(2).map(Number);
const HIDDEN = 12;
/** The network's output is in tens of tiles. */
const SCALE = 10;
/** How often a random gap is filled, as explorers cannot be everywhere. */
const RANDOM_GAP = 0.25;
/** How often a random rotation is tried, for exploration. */
const RANDOM_ROTATION = 0.05;
const stream = Stream.of('closing');
const random = () => stream.below(2 ** 30) / 2 ** 30;
const oneOf = (list) => list[stream.below(list.length)];

// ---------------------------------------------------------------- laying tiles

const plan = new GroundPlan();
const counts = new GapCounts();
/** IE-COMP-3: the openings of the wings and the crossroads. IE-COMP-1: nine X, eight T, six L, two I, five D. */
const ENTRANCE = [2, 14, 14, 15, 14, 14, 8];
const BAG = [9, 8, 6, 2, 5];
/** The openings of the tile in each cell. */
const openings = new Int8Array(CELLS);

function begin() {
  plan.reset(ENTRANCE, BAG);
  openings.fill(0);
  openings.set(ENTRANCE);
}

/** Every gap that leads on (or every gap, if none does) with each side it can be filled from. */
function choices() {
  const cells = Array.from(plan.gaps.subarray(0, plan.gapCount));
  const leading = cells.filter((cell) => plan.emptyNeighbours(cell) > 0);
  return (leading.length > 0 ? leading : cells).flatMap((cell) =>
    [0, 1, 2, 3].filter((base) => isJoined(cell, base)).map((base) => ({ cell, base })),
  );
}

function isJoined(cell, base) {
  if ((base === 1 && cell % COLUMNS === COLUMNS - 1) || (base === 3 && cell % COLUMNS === 0)) return false;
  return ((openings[cell + CELL_STEPS[base]] >> ((base + 2) % 4)) & 1) === 1;
}

/** IE-MAP-4: the legal rotations of a tile of this shape, with the forecast after each. */
function turns(shape, { cell, base }, forecast) {
  plan.bag[shape]--;
  plan.left--;
  const found = [];
  for (const turn of SHAPE_ROTATIONS[shape]) {
    if (((turn >> base) & 1) === 0) continue;
    plan.place(cell, turn);
    if (plan.gapCount > 0 || plan.left === 0) found.push({ turn, tiles: forecast.uncached(plan) });
    plan.remove(cell);
  }
  plan.left++;
  plan.bag[shape]++;
  return found.sort((a, b) => a.tiles - b.tiles);
}

/** What may be drawn for a gap, with the number of copies; empty if the temple is closed. */
const draws = (choice, forecast) =>
  SHAPE_ROTATIONS.map((_, shape) => ({
    shape,
    copies: plan.bag[shape],
    turns: plan.bag[shape] > 0 ? turns(shape, choice, forecast) : [],
  })).filter((draw) => draw.turns.length > 0);

function expected(list) {
  const copies = list.reduce((sum, draw) => sum + draw.copies, 0);
  return copies === 0 ? 0 : list.reduce((sum, draw) => sum + draw.copies * draw.turns[0].tiles, 0) / copies;
}

function drawn(list) {
  let left = stream.below(list.reduce((sum, draw) => sum + draw.copies, 0));
  return list.find(({ copies }) => {
    left -= copies;
    return left < 0;
  });
}

/** Plays one temple until it is closed and returns how many tiles that took; adds the plans on the way to `seen`. */
function play(forecast, { randomGap, randomRotation }, seen) {
  begin();
  const first = seen.length;
  let tiles = 0;
  while (plan.left > 0 && !plan.isSealed()) {
    const options = choices().map((choice) => ({ choice, list: draws(choice, forecast) }));
    const ranked = options.sort((a, b) => expected(a.list) - expected(b.list));
    const { choice, list } = random() < randomGap ? oneOf(ranked) : ranked[0];
    if (list.length === 0) break;
    const draw = drawn(list);
    const { turn } = random() < randomRotation ? oneOf(draw.turns) : draw.turns[0];
    plan.bag[draw.shape]--;
    plan.left--;
    plan.place(choice.cell, turn);
    openings[choice.cell] = turn;
    tiles++;
    if (plan.left === 0 || plan.isSealed()) break;
    const inputs = new Float64Array(INPUTS);
    counts.count(plan);
    counts.describe(plan, inputs);
    seen.push({ inputs, tiles });
  }
  for (const one of seen.slice(first)) one.ahead = (tiles - one.tiles) / SCALE;
  return tiles;
}

// ---------------------------------------------------------------- learning

const SIZE = HIDDEN * INPUTS + 2 * HIDDEN + 1;

function randomNetwork() {
  const weights = Float64Array.from({ length: SIZE }, () => 0.6 * (2 * random() - 1));
  weights.fill(0, HIDDEN * INPUTS, HIDDEN * INPUTS + HIDDEN);
  return { hidden: HIDDEN, weights };
}

/** Least squares by Adam, with a learning rate that falls to zero. */
function train({ weights }, seen, epochs) {
  const [mean, square, slope] = [new Float64Array(SIZE), new Float64Array(SIZE), new Float64Array(SIZE)];
  const hidden = new Float64Array(HIDDEN);
  const BATCH = 128;
  const steps = epochs * Math.ceil(seen.length / BATCH);
  const [biases, outs] = [HIDDEN * INPUTS, HIDDEN * INPUTS + HIDDEN];
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    for (let k = 0; k < BATCH; k++) {
      const { inputs, ahead } = oneOf(seen);
      let sum = weights[SIZE - 1];
      for (let h = 0, at = 0; h < HIDDEN; h++) {
        let z = weights[biases + h];
        for (let i = 0; i < INPUTS; i++) z += inputs[i] * weights[at++];
        hidden[h] = Math.max(0, z);
        sum += hidden[h] * weights[outs + h];
      }
      const error = (sum - ahead) / BATCH;
      slope[SIZE - 1] += error;
      for (let h = 0; h < HIDDEN; h++) {
        if (hidden[h] === 0) continue;
        slope[outs + h] += error * hidden[h];
        const back = error * weights[outs + h];
        slope[biases + h] += back;
        for (let i = 0; i < INPUTS; i++) slope[h * INPUTS + i] += back * inputs[i];
      }
    }
    const rate = 0.002 * (1 + Math.cos((Math.PI * step) / steps));
    for (let p = 0; p < SIZE; p++) {
      mean[p] += 0.1 * (slope[p] - mean[p]);
      square[p] += 0.001 * (slope[p] ** 2 - square[p]);
      weights[p] -= (rate * mean[p]) / (1 - 0.9 ** step) / (Math.sqrt(square[p] / (1 - 0.999 ** step)) + 1e-8);
    }
  }
}

function report(round, forecast) {
  const mean = (options) => {
    const tiles = Array.from({ length: 500 }, () => play(forecast, options, []));
    return (tiles.reduce((a, b) => a + b) / tiles.length).toFixed(2);
  };
  console.log(
    `round ${round}: ${mean({ randomGap: 0, randomRotation: 0 })} tiles on average with the best gaps, ` +
      `${mean({ randomGap: RANDOM_GAP, randomRotation: 0 })} as in training, ${mean({ randomGap: 1, randomRotation: 0 })} with random gaps`,
  );
}

const network = randomNetwork();
const forecast = new TileForecast(network);
const memory = [];
for (let round = 1; round <= rounds; round++) {
  const seen = [];
  const randomRotation = round === 1 ? 0.5 : RANDOM_ROTATION;
  for (let game = 0; game < games; game++) play(forecast, { randomGap: RANDOM_GAP, randomRotation }, seen);
  memory.push(seen);
  if (memory.length > 3) memory.shift();
  train(network, memory.flat(), round <= 2 ? 10 : 6);
  report(round, forecast);
}

const numbers = Array.from(network.weights, (weight) => Number(weight.toFixed(3)));
fs.writeFileSync(
  path.join(root, 'games/infernos-edge/bots/tile-forecast-network.ts'),
  `// Written by \`node scripts/learn-closing.mjs ${rounds} ${games}\`. It is used by tile-forecast.ts.
import type { Network } from './tile-forecast.ts';

export const NETWORK: Network = {
  hidden: ${HIDDEN},
  // biome-ignore format: numbers
  weights: [${numbers.join(', ')}],
};
`,
);
