// How often the players of the tests choose which action: often enough to see something of each game, and so that it ends.
const CAVE = { explore: 6, move: 3, run: 1, reveal: 1, heal: 2, hide: 0.2, exert: 1, place: 3, end: 3 };
const SEA = { place: 4 };

const ACTION_WEIGHTS = { 'sub-terra': CAVE, 'infernos-edge': CAVE, 'pocket-sub': SEA };

/** The weight of an option by its id; every option of a game that is not listed weighs the same. */
export const weigherFor = (game) => (id) => ACTION_WEIGHTS[game]?.[id.split(' ')[0]] ?? 1;
