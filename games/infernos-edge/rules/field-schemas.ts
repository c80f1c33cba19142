// The fields that several schemas share, with what they mean.
import { SIDES } from '@undercroft/cave';
import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { ENDS, ROLLS } from './events.ts';
import { STATES } from './expedition.ts';
import { EXPLORERS } from './explorers.ts';
import { FACES } from './hazards.ts';
import { ITEMS } from './items.ts';
import { BAG_TYPES, TYPES } from './tiles.ts';

export const explorer = described('An explorer of the team.', v.picklist(EXPLORERS));
export const side = described(
  'A side of a space or a direction. North is towards the exit; the temple lies to the south.',
  v.picklist(SIDES),
);

const CELL =
  "A space, 'column,depth': the crossroads is '0,0', the exit '0,-1' north of it. Columns run from -3 to 3, west to east; depth grows to the south.";
export const cell = described(CELL, v.pipe(v.string(), v.regex(/^-?\d{1,2},-?\d{1,2}$/)));
/** In a snapshot a cell that cannot be is an impossible position, with its clause. */
export const anyCell = described(CELL, v.string());

export const TILE =
  "A type of tile: its kind, its shape and, of a ruin, its number, 'ruin X 1'. Unturned, shape X is open on all four sides; T to the north, east and west; L to the north and east; I to the north and south; D to the north only.";
export const bagTile = described(TILE, v.picklist(TYPES.slice(0, BAG_TYPES).map((type) => type.name)));
export const turn = described(
  'The rotation of a tile: quarter turns clockwise. Only rotations that look different count: 0 for X, 0 and 1 for I, 0 to 3 for T, L and D.',
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
);
export const item = described('What an explorer can carry.', v.picklist(ITEMS));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const round = described('The round, counted from 1.', v.pipe(count, v.minValue(1)));
export const state = described('Where the explorer is.', v.picklist(STATES));
export const why = described('What is rolled for.', v.picklist(ROLLS));
export const end = described('Why it is over (IE-END-1, IE-END-3, IE-VOLC-1, IE-VOLC-6).', v.picklist(ENDS));
export const number = described('What the number die shows.', v.picklist([1, 2, 3, 4, 5, 6]));
export const hazardFace = described('What a hazard die shows.', v.picklist(FACES));
