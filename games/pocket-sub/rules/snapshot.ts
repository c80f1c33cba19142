// The JSON of a position.

import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { CAUSES } from './events.ts';
import { cell, count, face, region, round, spin, token, turn } from './field-schemas.ts';
import { PHASES } from './phases.ts';
import { SNAPSHOT_VERSION } from './save.ts';
import { optionsSchema } from './schemas.ts';

const byColour = <T extends v.GenericSchema>(text: string, value: T) =>
  described(
    text,
    v.strictObject({
      red: v.exactOptional(value),
      white: v.exactOptional(value),
      blue: v.exactOptional(value),
      black: v.exactOptional(value),
    }),
  );

const moveSchema = v.strictObject({
  path: described(
    'The regions the sub has been in this turn: where it started first, where it is last.',
    v.pipe(v.array(region), v.minLength(1), v.maxLength(5)),
  ),
  points: described('The movement points it has left.', v.pipe(count, v.maxValue(4))),
  alive: described('false once the sub is lost; its mine may still be laid (PS-MINE-3).', v.boolean()),
});

export const snapshotSchema = v.strictObject({
  snapshot: described('The version of this format.', v.literal(SNAPSHOT_VERSION)),
  game: described('The id of the game.', v.literal('pocket-sub')),
  options: described('What was chosen before the game.', optionsSchema),
  phase: described(
    'What the position waits for (a scenario expects it as `asks`). Set-up: tile (chance), place-cc, place-sub, whirlpool. A turn: sub (which sub moves, or tokens), step, mine.',
    v.picklist(PHASES),
  ),
  seat: described('The seat that decides, or whose turn it was last. Seats in order: red, white, blue, black.', count),
  round,
  quiet: described(
    'Quiet rounds in a row so far, and whether the current one is still quiet (PS-END-2).',
    v.strictObject({
      rounds: described('How many have ended.', v.pipe(count, v.maxValue(3))),
      thisRound: described('Whether nothing was laid or lost in this one so far.', v.boolean()),
    }),
  ),
  tiles: described(
    "The board, in the order of the outline's cells; fewer while they are being laid.",
    v.array(v.strictObject({ at: cell, face, turn })),
  ),
  commandCentres: byColour('The Command Centre of each fleet.', region),
  subs: byColour('The subs of each fleet; one that is moving is where its path ends.', v.array(region)),
  mines: byColour('The mines that lie on the board.', v.array(region)),
  laid: byColour('How many mines each fleet has laid so far, those that were destroyed included.', count),
  tokens: byColour("The tokens each fleet has left; empty without the Captain's expansion.", v.array(token)),
  whirlpools: described(
    "The whirlpools of the Captain's expansion (PS-CAP-2).",
    v.array(v.strictObject({ at: described('The centre of its tile.', region), spin })),
  ),
  placed: described('How many pieces were placed in this phase of the set-up; 0 once play has begun.', count),
  move: described('The move of this turn so far; null before a sub is chosen.', v.nullable(moveSchema)),
  using: described('The tokens declared this turn.', v.array(token)),
  lastLoss: described('What destroyed the last sub that was lost.', v.nullable(v.picklist(CAUSES))),
});
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
