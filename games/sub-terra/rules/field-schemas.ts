// The fields that several schemas share, with what they mean.
import { SIDES } from '@undercroft/cave';
import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { CAVERS } from './cavers.ts';
import { ENDS, ROLLS } from './events.ts';
import { HAZARDS } from './hazards.ts';
import { TYPES } from './tiles.ts';

export const caver = described('A caver of the team.', v.picklist(CAVERS));
export const side = described('A side of a tile or a direction; north is up.', v.picklist(SIDES));

const CELL = "A cell of the grid, 'x,y': the start tile lies on '0,0', x grows to the east and y to the south.";
export const cell = described(CELL, v.pipe(v.string(), v.regex(/^-?\d{1,2},-?\d{1,2}$/)));
/** In a snapshot a cell that cannot be is an impossible position, with its clause. */
export const anyCell = described(CELL, v.string());

export const tile = described(
  "A type of tile: its kind, its shape and, of a cave-in tile, its two numbers, 'cave-in T 1-3'. Unturned, shape X is open on all four sides; T to the north, east and west; L to the north and east; I to the north and south; D to the north only. A ledge or slide is entered from its near side, unturned the north.",
  v.picklist(TYPES.map((type) => type.name)),
);
export const turn = described(
  'The rotation of a tile: quarter turns clockwise. Only rotations that look different count: 0 for X, 0 and 1 for I (on ledges and slides 0 to 3), 0 to 3 for T, L and D.',
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const round = described('The round, counted from 1.', v.pipe(count, v.minValue(1)));
export const hazard = described('What the card brings (ST-HAZ-TREMOR to ST-HAZ-HORROR).', v.picklist(HAZARDS));
export const severe = described('Whether it happens twice (ST-HAZ-SEVERE).', v.boolean());
export const why = described('What is rolled for.', v.picklist(ROLLS));
export const end = described('Why it is over (ST-END-1).', v.picklist(ENDS));
