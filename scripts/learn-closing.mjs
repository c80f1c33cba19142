// Finds by what Inferno's Edge's bots foretell how many tiles will be laid before the temple is closed: plays the laying of tiles
// alone, again and again, each time by what it has learnt, and writes packages/bots/src/infernos-edge/tiles-ahead-network.ts.
//   node scripts/learn-closing.mjs [ROUNDS] [GAMES]      (after `npx tsc -b packages/bots`; some minutes)
import fs from 'node:fs';
import path from 'node:path';
import { CELLS, COLUMNS, Plan, STEPS, TURNS } from '../packages/bots/dist/infernos-edge/plan.js';
import { describe, INPUTS, tilesAheadBy } from '../packages/bots/dist/infernos-edge/tiles-ahead.js';
import { Stream } from '../packages/engine/dist/index.js';
import { root } from './setup.mjs';

const [rounds = 12, games = 2500] = process.argv.slice(2).map(Number);
const HIDDEN = 12;
/** The output of the network is in tens of tiles. */
const SCALE = 10;
/** How often a gap is taken as it comes: explorers cannot be everywhere. */
const AS_IT_COMES = 0.25;
/** How often anything is done, to see what comes of it. */
const CURIOSITY = 0.05;
const stream = Stream.of('closing');
const random = () => stream.below(2 ** 30) / 2 ** 30;
const oneOf = (list) => list[stream.below(list.length)];

// ---------------------------------------------------------------- laying tiles

const plan = new Plan();
/** IE-COMP-3: the openings of the wings and the crossroads. IE-COMP-1: nine X, eight T, six L, two I, five D. */
const ENTRANCE = [2, 14, 14, 15, 14, 14, 8];
const BAG = [9, 8, 6, 2, 5];
/** Of what lies in each cell. */
const openings = new Int8Array(CELLS);

function begin() {
  plan.beginAt(ENTRANCE, BAG);
  openings.fill(0);
  openings.set(ENTRANCE);
}

/** Every gap that leads on, or if none does, every one, with each side it can be filled from. */
function choices() {
  const cells = Array.from(plan.gaps.subarray(0, plan.gapCount));
  const leading = cells.filter((cell) => plan.waysOn(cell) > 0);
  return (leading.length > 0 ? leading : cells).flatMap((cell) =>
    [0, 1, 2, 3].filter((base) => isJoined(cell, base)).map((base) => ({ cell, base })),
  );
}

function isJoined(cell, base) {
  if ((base === 1 && cell % COLUMNS === COLUMNS - 1) || (base === 3 && cell % COLUMNS === 0)) return false;
  return ((openings[cell + STEPS[base]] >> ((base + 2) % 4)) & 1) === 1;
}

/** IE-MAP-4: how a tile of this shape may lie, and how many tiles are expected after each. */
function turns(shape, { cell, base }, network) {
  plan.bag[shape]--;
  plan.left--;
  const found = [];
  for (const turn of TURNS[shape]) {
    if (((turn >> base) & 1) === 0) continue;
    plan.lay(cell, turn);
    if (plan.gapCount > 0 || plan.left === 0) found.push({ turn, tiles: tilesAheadBy(network, plan) });
    plan.takeOff(cell);
  }
  plan.left++;
  plan.bag[shape]++;
  return found.sort((a, b) => a.tiles - b.tiles);
}

/** What may be drawn for a gap, with its copies; nothing if the temple is closed. */
const draws = (choice, network) =>
  TURNS.map((_, shape) => ({
    shape,
    copies: plan.bag[shape],
    turns: plan.bag[shape] > 0 ? turns(shape, choice, network) : [],
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

/** One temple until it is closed; answers how many tiles that took. What was seen on the way is noted with what was still to come. */
function play(network, { careless, curious }, seen) {
  begin();
  const first = seen.length;
  let tiles = 0;
  while (plan.left > 0 && !plan.isSealed()) {
    const options = choices().map((choice) => ({ choice, list: draws(choice, network) }));
    const ranked = options.sort((a, b) => expected(a.list) - expected(b.list));
    const { choice, list } = random() < careless ? oneOf(ranked) : ranked[0];
    if (list.length === 0) break;
    const draw = drawn(list);
    const { turn } = random() < curious ? oneOf(draw.turns) : draw.turns[0];
    plan.bag[draw.shape]--;
    plan.left--;
    plan.lay(choice.cell, turn);
    openings[choice.cell] = turn;
    tiles++;
    if (plan.left === 0 || plan.isSealed()) break;
    const inputs = new Float64Array(INPUTS);
    describe(plan, inputs);
    seen.push({ inputs, tiles });
  }
  for (const one of seen.slice(first)) one.ahead = (tiles - one.tiles) / SCALE;
  return tiles;
}

// ---------------------------------------------------------------- learning

const SIZE = HIDDEN * INPUTS + 2 * HIDDEN + 1;

function unlearnt() {
  const weights = Float64Array.from({ length: SIZE }, () => 0.6 * (2 * random() - 1));
  weights.fill(0, HIDDEN * INPUTS, HIDDEN * INPUTS + HIDDEN);
  return { hidden: HIDDEN, weights };
}

/** Least squares by Adam, the pace falling to nothing. */
function learn({ weights }, seen, epochs) {
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
    const pace = 0.002 * (1 + Math.cos((Math.PI * step) / steps));
    for (let p = 0; p < SIZE; p++) {
      mean[p] += 0.1 * (slope[p] - mean[p]);
      square[p] += 0.001 * (slope[p] ** 2 - square[p]);
      weights[p] -= (pace * mean[p]) / (1 - 0.9 ** step) / (Math.sqrt(square[p] / (1 - 0.999 ** step)) + 1e-8);
    }
  }
}

function say(round, network) {
  const mean = (manner) => {
    const tiles = Array.from({ length: 500 }, () => play(network, manner, []));
    return (tiles.reduce((a, b) => a + b) / tiles.length).toFixed(2);
  };
  console.log(
    `round ${round}: ${mean({ careless: 0, curious: 0 })} tiles on average with free choice of gaps, ` +
      `${mean({ careless: AS_IT_COMES, curious: 0 })} as it is learnt, ${mean({ careless: 1, curious: 0 })} with gaps as they come`,
  );
}

const network = unlearnt();
const memory = [];
for (let round = 1; round <= rounds; round++) {
  const seen = [];
  const curious = round === 1 ? 0.5 : CURIOSITY;
  for (let game = 0; game < games; game++) play(network, { careless: AS_IT_COMES, curious }, seen);
  memory.push(seen);
  if (memory.length > 3) memory.shift();
  learn(network, memory.flat(), round <= 2 ? 10 : 6);
  say(round, network);
}

const numbers = Array.from(network.weights, (weight) => Number(weight.toFixed(3)));
fs.writeFileSync(
  path.join(root, 'packages/bots/src/infernos-edge/tiles-ahead-network.ts'),
  `// Written by \`node scripts/learn-closing.mjs ${rounds} ${games}\`. What it is about is in tiles-ahead.ts.
import type { Network } from './tiles-ahead.ts';

export const NETWORK: Network = {
  hidden: ${HIDDEN},
  // biome-ignore format: numbers
  weights: [${numbers.join(', ')}],
};
`,
);
