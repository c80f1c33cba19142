// The schemas of options, actions and outcomes.
import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { face, region, spin, token, turn } from './field-schemas.ts';
import { MINE_LIMITS, SETUPS } from './options.ts';

export const optionsSchema = v.strictObject({
  players: v.optional(described('How many play; four play in two teams (PS-SETUP-1).', v.picklist([2, 3, 4])), 2),
  setup: v.optional(
    described('introductory: fixed tiles and places. standard: random tiles, free deployment.', v.picklist(SETUPS)),
    'introductory',
  ),
  first: v.optional(
    described('The seat that starts, from 0 (PS-SETUP-2).', v.pipe(v.number(), v.integer(), v.minValue(0))),
    0,
  ),
  captain: v.optional(described("Whether the Captain's mini expansion is played (PS-CAP-1).", v.boolean()), false),
  mines: v.optional(
    described('Whether everyone has twelve mines or any number (PS-MINE-4).', v.picklist(MINE_LIMITS)),
    'unlimited',
  ),
});
export type Options = v.InferOutput<typeof optionsSchema>;

const somewhere = <T extends string>(type: T, text: string) =>
  described(text, v.strictObject({ type: v.literal(type), at: region }));

export const actionSchema = v.variant('type', [
  somewhere('place-cc', 'Place your Command Centre (PS-STD-2).'),
  somewhere('place-sub', 'Place a sub (PS-STD-2).'),
  described(
    'Place the whirlpool that turns this way on the centre of a tile (PS-CAP-2).',
    v.strictObject({ type: v.literal('whirlpool'), spin, at: region }),
  ),
  described(
    'Declare tokens for this turn (PS-CAP-4).',
    v.strictObject({
      type: v.literal('tokens'),
      use: described('Which ones.', v.pipe(v.array(token), v.minLength(1), v.maxLength(3))),
    }),
  ),
  somewhere('sub', 'Choose the sub to move (PS-TURN-1).'),
  described(
    'Move the chosen sub into this region (PS-MOVE-1, PS-MOVE-2).',
    v.strictObject({ type: v.literal('step'), to: region }),
  ),
  somewhere('mine', 'Lay a mine in this region (PS-MINE-1).'),
]);
export type Action = v.InferOutput<typeof actionSchema>;

export const outcomeSchema = described(
  'The tile on the next cell of the outline (PS-STD-1).',
  v.strictObject({ type: v.literal('tile'), face, turn }),
);
export type Outcome = v.InferOutput<typeof outcomeSchema>;
