// Finds the weights by which Pocket Sub's bots evaluate positions: plays games of the adept against itself, computes the
// features of each position, and fits a logistic regression of who won.
//   node scripts/learn-pocket-sub.mjs PLAYERS GAMES [SEED]      (after `npm run build`)

import { Evaluator, FEATURES } from '../games/pocket-sub/dist/bots/evaluation.js';
import { createRoster } from '../games/pocket-sub/dist/bots/roster.js';
import { CHOOSE_SUB, pocketSub } from '../games/pocket-sub/dist/rules/index.js';
import { conclude, questionFor } from '../packages/bots/dist/index.js';
import { CHANCE, drawOutcome, OVER, Stream } from '../packages/engine/dist/index.js';

const [players = 2, games = 1000, seed = 'learn'] = process.argv
  .slice(2)
  .map((word, i) => (i < 2 ? Number(word) : word));
const SIDES = players === 3 ? 3 : 2;
const SETS = ['setup', 'early', 'late'];
const ITERATIONS = 50;
const MINE = CHOOSE_SUB + 2;

// ---------------------------------------------------------------- games

const { adept } = createRoster().bots;
const evaluator = new Evaluator();
const codes = new Int32Array(pocketSub.facts.maxLegal);
const weights = new Int32Array(pocketSub.facts.maxLegal);

/** Every second game begins with random turns, or fleets would hardly ever be unequal. */
function play(number) {
  const stream = Stream.of(`${seed}/${number}`);
  const state = pocketSub.open({
    players,
    setup: stream.below(2) ? 'standard' : 'introductory',
    captain: stream.below(5) === 0,
    first: stream.below(players),
  }).value;
  const wild = { turns: number % 2 ? 0 : 2 + stream.below(10), seat: stream.below(players + 1) };
  const seen = [];
  let line = [];
  for (let by = pocketSub.decider(state), asked = 0; by !== OVER; by = pocketSub.decider(state)) {
    if (by === CHANCE) {
      pocketSub.play(state, drawOutcome(pocketSub, state, stream, codes, weights));
      continue;
    }
    if (line.length === 0) {
      if (state.phase <= CHOOSE_SUB) seen.push(featuresOf(state));
      line = choose(state, stream, wild, questionFor(pocketSub, state, stream.split(asked++)));
    }
    pocketSub.play(state, line.shift());
    if (pocketSub.decider(state) !== by) line = [];
  }
  const won = Array.from({ length: SIDES }, (_, side) => pocketSub.score(state, side));
  const total = won.reduce((sum, score) => sum + score);
  return seen.map((position) => ({ ...position, won: won.map((score) => score / total), number }));
}

function featuresOf(state) {
  evaluator.computeFeatures(state);
  const features = Array.from({ length: players }, (_, seat) =>
    Array.from(evaluator.features.subarray(seat * FEATURES, (seat + 1) * FEATURES)),
  );
  return { before: state.phase < CHOOSE_SUB, lateness: evaluator.lateness, features };
}

function choose(state, stream, wild, question) {
  const anything = [question.codes[stream.below(question.codes.length)]];
  if (wild.turns > 0 && state.phase >= CHOOSE_SUB && (wild.seat === players || wild.seat === state.seat)) {
    if (state.phase === MINE) wild.turns--;
    return anything;
  }
  if (stream.below(100) < (state.phase < CHOOSE_SUB ? 30 : 5)) return anything;
  return [...conclude(adept.think(question), { iterations: ITERATIONS }).line];
}

// ---------------------------------------------------------------- regression

const parameters = new Float64Array(SETS.length * FEATURES);

/** The share of each set of weights in a position. */
const shares = ({ before, lateness }) => (before ? [1, 0, 0] : [0, 1 - lateness, lateness]);

function predict(position) {
  const parts = shares(position);
  const scores = new Float64Array(SIDES);
  const present = new Uint8Array(SIDES);
  for (const [seat, features] of position.features.entries()) {
    for (const [f, feature] of features.entries()) {
      if (feature === 0) continue;
      present[seat % SIDES] = 1;
      for (const [set, part] of parts.entries())
        scores[seat % SIDES] += part * feature * parameters[set * FEATURES + f];
    }
  }
  const chances = scores.map((score, side) => (present[side] ? Math.exp(score) : 0));
  const total = chances.reduce((sum, chance) => sum + chance);
  return chances.map((chance) => chance / total);
}

function addSlope(position, slope) {
  const parts = shares(position);
  const chances = predict(position);
  for (const [seat, features] of position.features.entries()) {
    const error = chances[seat % SIDES] - position.won[seat % SIDES];
    for (const [f, feature] of features.entries()) {
      if (feature === 0) continue;
      for (const [set, part] of parts.entries()) slope[set * FEATURES + f] += error * feature * part;
    }
  }
}

const EPOCHS = 40;
const BATCH = 512;
const DECAY = 2e-4;

/** Adam in small batches with a little weight decay, so that features that never occur weigh nothing. */
function learn(positions) {
  const stream = Stream.of(`${seed}/fit`);
  const mean = new Float64Array(parameters.length);
  const square = new Float64Array(parameters.length);
  let steps = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let batch = 0; batch < positions.length / BATCH; batch++) {
      const slope = new Float64Array(parameters.length);
      for (let i = 0; i < BATCH; i++) addSlope(positions[stream.below(positions.length)], slope);
      steps++;
      for (const k of parameters.keys()) {
        const down = slope[k] / BATCH + DECAY * parameters[k];
        mean[k] = 0.9 * mean[k] + 0.1 * down;
        square[k] = 0.999 * square[k] + 0.001 * down * down;
        const stride = 0.0005 + 0.02 * (1 - epoch / EPOCHS);
        parameters[k] -= (stride * mean[k]) / (1 - 0.9 ** steps) / (Math.sqrt(square[k] / (1 - 0.999 ** steps)) + 1e-8);
      }
    }
  }
}

/** Mean log loss: 0.69 for two sides if nothing is known. */
function logLoss(positions) {
  const each = positions.map((position) => {
    const chances = predict(position);
    return -position.won.reduce((sum, share, side) => sum + share * Math.log(Math.max(1e-9, chances[side])), 0);
  });
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}

const positions = Array.from({ length: games }, (_, number) => play(number)).flat();
const kept = positions.filter(({ number }) => number % 10 === 9);
learn(positions.filter(({ number }) => number % 10 !== 9));
console.error(
  `${positions.length} positions of ${games} games; log loss on games left out: ${logLoss(kept).toFixed(4)}`,
);
for (const [set, name] of SETS.entries()) {
  const row = parameters.subarray(set * FEATURES, (set + 1) * FEATURES);
  console.log(`${name}: [${Array.from(row, (weight) => Number(weight.toFixed(2))).join(', ')}],`);
}
