// What the players of the tests like to do: enough sense to see something of each game, and not too much, so that it ends.
const CAVE = { explore: 6, move: 3, run: 1, reveal: 1, heal: 2, hide: 0.2, exert: 1, place: 1, end: 4 };
const SEA = { sub: 1, enter: 2, stop: 2, end: 2 };

const of = (weights) => (id) => weights[id.split(' ')[0]] ?? 1;

export const TASTES = { 'sub-terra': of(CAVE), 'infernos-edge': of(CAVE), 'pocket-sub': of(SEA) };
