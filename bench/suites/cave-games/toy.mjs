// A toy game of exploration with 64 tiles, for boardgame.io to run: what most cave games have, and little else. Four explorers lay
// tiles from a bag, walk, and are hurt by a hazard each round. G is plain JSON, and as in boardgame.io's own examples the rules
// change it in place. `dice.below(n)` draws from 0 to n − 1.

const EXPLORERS = 4;
const POINTS = 2;
const HEALTH = 3;
const ROUNDS = 12;

/** The grid is square, its cells are numbered row by row, and nothing can be laid on the rim. */
const WIDTH = 13;
const START = (WIDTH * WIDTH - 1) / 2;
/** North, east, south, west. */
const STEPS = [-WIDTH, 1, WIDTH, -1];

/** A cell: 0 if it is empty; otherwise bits 0 to 3 are openings, and the others the kind of tile. */
const WATER = 16;
const GAS = 32;
const RIM = 64;
const [X, T, L, I, D] = [15, 11, 3, 5, 1];

/** The shapes of Sub Terra's tiles in the same numbers, with as much water and gas. */
const BOX = [
  ...Array(6).fill(X),
  ...Array(2).fill(X | WATER),
  ...Array(11).fill(T),
  ...Array(2).fill(T | WATER),
  ...Array(2).fill(T | GAS),
  ...Array(10).fill(L),
  ...Array(6).fill(L | GAS),
  ...Array(13).fill(I),
  ...Array(4).fill(I | WATER),
  ...Array(8).fill(D),
];

export function open() {
  const cells = Array.from({ length: WIDTH * WIDTH }, (_, cell) => (isOnRim(cell) ? RIM : 0));
  cells[START] = X;
  return {
    cells,
    bag: [...BOX],
    explorers: Array.from({ length: EXPLORERS }, () => ({ at: START, health: HEALTH })),
    active: 0,
    points: POINTS,
    round: 1,
  };
}

function isOnRim(cell) {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  return x === 0 || y === 0 || x === WIDTH - 1 || y === WIDTH - 1;
}

const copyExplorers = ({ explorers }) => explorers.map((explorer) => ({ ...explorer }));

export const copy = (G) => ({ ...G, cells: [...G.cells], bag: [...G.bag], explorers: copyExplorers(G) });

/** Copies what this move can change; the rest is shared. */
export const copyFor = (type, G) => (laysTile(type) ? copy(G) : { ...G, explorers: copyExplorers(G) });

const laysTile = (type) => type === 'reveal' || type === 'explore';

export const tilesOnTable = ({ bag }) => BOX.length - bag.length + 1;

// ---------------------------------------------------------------- moves

const END = { type: 'end', args: [] };
const towards = (type) => STEPS.map((_, side) => ({ type, args: [side] }));
const REVEAL = towards('reveal');
const MOVE = towards('move');
const EXPLORE = towards('explore');

const has = (cell, side) => ((cell >> side) & 1) === 1;
const opposite = (side) => side ^ 2;

/** Everything the active explorer may do. */
export function choices({ cells, bag, explorers, active }) {
  const { at } = explorers[active];
  const found = [END];
  for (let side = 0; side < 4; side++) {
    if (!has(cells[at], side)) continue;
    const next = cells[at + STEPS[side]];
    if (has(next, opposite(side))) found.push(MOVE[side]);
    else if (next === 0 && bag.length > 0) found.push(REVEAL[side], EXPLORE[side]);
  }
  return found;
}

/** The effects of the moves. With no points left the turn is over. */
export const moves = {
  reveal(G, dice, side) {
    G.points--;
    lay(G, dice, side);
  },
  move(G, _dice, side) {
    G.points--;
    step(G, side);
  },
  explore(G, dice, side) {
    G.points--;
    lay(G, dice, side);
    step(G, side);
  },
  end(G) {
    G.points = 0;
  },
};

function step(G, side) {
  G.explorers[G.active].at += STEPS[side];
}

/** Lays a random tile of the bag in a random rotation that connects it. */
function lay(G, dice, side) {
  const tile = take(G.bag, dice.below(G.bag.length));
  const rotations = ROTATIONS[tile].filter((rotated) => has(rotated, opposite(side)));
  G.cells[G.explorers[G.active].at + STEPS[side]] = rotations[rotations.length > 1 ? dice.below(rotations.length) : 0];
}

function take(bag, index) {
  const tile = bag[index];
  const last = bag.pop();
  if (index < bag.length) bag[index] = last;
  return tile;
}

const rotate = (tile, turns) => (tile & ~15) | (((tile << turns) | ((tile & 15) >> (4 - turns))) & 15);
/** For each tile, its rotations that look different. */
const ROTATIONS = Object.fromEntries(
  BOX.map((tile) => [tile, [...new Set([0, 1, 2, 3].map((turns) => rotate(tile, turns)))]]),
);

// ---------------------------------------------------------------- rounds

const isAwake = ({ health }) => health > 0;

/** Passes the turn to the next explorer who is awake; after the last one of a round comes a hazard. */
export function pass(G, dice) {
  G.points = POINTS;
  const later = G.explorers.findIndex((explorer, i) => i > G.active && isAwake(explorer));
  if (later < 0) endRound(G, dice);
  G.active = later < 0 ? Math.max(0, G.explorers.findIndex(isAwake)) : later;
}

function endRound(G, dice) {
  const face = dice.below(6);
  if (face < 2) hurt(G, 1, ({ at }) => (G.cells[at] & WATER) !== 0);
  else if (face < 4) hurt(G, 2, ({ at }) => (G.cells[at] & GAS) !== 0);
  else hurt(G, 1, () => dice.below(6) < 3);
  G.round++;
}

function hurt(G, amount, isHit) {
  for (const explorer of G.explorers)
    if (isAwake(explorer) && isHit(explorer)) explorer.health = Math.max(0, explorer.health - amount);
}

/** How the game ended, or undefined if it has not. */
export function result({ bag, explorers, round }) {
  if (!explorers.some(isAwake)) return 'down';
  if (bag.length === 0) return 'mapped';
  return round > ROUNDS ? 'dark' : undefined;
}
