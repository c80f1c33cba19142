// The fields that several schemas share, with what they mean.
import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { COLOURS, FACES, TURNS } from './board.ts';
import { TOKENS } from './tokens.ts';
import { SPINS } from './whirlpool.ts';

const REGION =
  "A region, 'q,r:part': the cell of its tile, then 'c' for the centre or 'e0' to 'e5' for an edge, clockwise from the north.";
/** Of a move, a region that does not exist is refused by its clause. */
export const region = described(REGION, v.string());
export const knownRegion = described(REGION, v.pipe(v.string(), v.regex(/^-?\d,-?\d:(c|e[0-5])$/)));
export const cell = described(
  "A cell of the board, 'q,r', in axial coordinates: '0,-1' lies to the north of '0,0', '1,-1' to the north-east, '1,0' to the south-east.",
  v.string(),
);
export const face = described(
  'The printed face of a tile: A has a deep centre and two rocky edges (0 and 3), B a shallow centre and two (0 and 2), C a deep centre and three (0, 2 and 4).',
  v.picklist(FACES),
);
export const turn = described(
  'The rotation of a tile: sixths clockwise.',
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TURNS - 1)),
);
export const spin = described('Which way a whirlpool turns its tile.', v.picklist(SPINS));
export const token = described('A token of the Captain’s expansion (PS-CAP-4 to PS-CAP-7).', v.picklist(TOKENS));
export const colour = described('The colour of a fleet.', v.picklist(COLOURS));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const round = described('The round, counted from 1.', v.pipe(count, v.minValue(1)));
