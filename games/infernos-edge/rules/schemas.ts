// Schemas of options, actions and outcomes.
import { SIDES } from '@undercroft/cave';
import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { bagTile, cell, explorer, hazardFace, item, number, side, turn } from './field-schemas.ts';
import { CLOSINGS, type Closing, DIFFICULTIES, VARIANTS } from './options.ts';

/** IE-SETUP-1. */
const memberSchema = v.strictObject({
  explorer,
  seat: described(
    'The seat that decides for this explorer, from 0.',
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  ),
});

/** The options of rules 1, which had no `closing`. */
export const firstOptionsSchema = v.strictObject({
  explorers: v.optional(described('The team, in turn order (IE-SETUP-1).', v.array(memberSchema)), () => [
    { explorer: 'archaeologist' as const, seat: 0 },
    { explorer: 'scoundrel' as const, seat: 0 },
    { explorer: 'foreman' as const, seat: 0 },
    { explorer: 'healer' as const, seat: 0 },
  ]),
  difficulty: v.optional(described('How soon the volcano erupts (IE-SETUP-3).', v.picklist(DIFFICULTIES)), 'normal'),
  lead: v.optional(described('Who begins every round; by default the first explorer listed (IE-SETUP-2).', explorer)),
  variant: v.optional(
    described('The edition whose rules are played (IE-ED-1, IE-ED-2).', v.picklist(VARIANTS)),
    'first-edition',
  ),
});

export const optionsSchema = v.strictObject({
  ...firstOptionsSchema.entries,
  closing: v.optional(
    described('What becomes of the keys of discarded tiles (IE-MAP-4).', v.picklist(CLOSINGS)),
    'strict',
  ),
});
/** A game of rules 1 has no `closing`. */
export type Options = v.InferOutput<typeof firstOptionsSchema> & { readonly closing?: Closing };

const alone = <T extends string>(type: T, text: string) => described(text, v.strictObject({ type: v.literal(type) }));
const towards = <T extends string>(type: T, text: string) =>
  described(text, v.strictObject({ type: v.literal(type), to: side }));
const someone = <T extends string>(type: T, text: string) =>
  described(text, v.strictObject({ type: v.literal(type), explorer }));
const somewhere = <T extends string>(type: T, text: string) =>
  described(text, v.strictObject({ type: v.literal(type), at: cell }));
const where = described("Beyond a side of the explorer's space, or on it ('here').", v.picklist([...SIDES, 'here']));
const digging = <T extends string>(type: T, text: string) =>
  described(text, v.strictObject({ type: v.literal(type), at: where }));

export const actionSchema = v.variant('type', [
  towards('reveal', 'Draw a tile for the gap on this side (IE-ACT-REVEAL).'),
  towards('explore', 'Reveal, then move onto the new tile (IE-ACT-EXPLORE).'),
  towards('move', 'Step to the space on this side (IE-ACT-MOVE).'),
  towards('run', 'Step to this side, then up to twice more (IE-ACT-RUN); the further steps are `move` and `stop`.'),
  someone('heal', 'Give this explorer on the same space 1 health back (IE-ACT-HEAL).'),
  described('Pick up an item (IE-ACT-ITEM).', v.strictObject({ type: v.literal('pick-up'), item })),
  described(
    'Take the item of an explorer on the same space (IE-ACT-ITEM).',
    v.strictObject({ type: v.literal('take'), from: explorer }),
  ),
  described(
    'Give your item to an explorer on the same space (IE-ACT-ITEM).',
    v.strictObject({ type: v.literal('give'), to: explorer }),
  ),
  alone('put-down', 'Put your item down (IE-ACT-ITEM).'),
  alone('attack', 'Try to destroy a guardian on your space (IE-ACT-ATTACK).'),
  digging('dig', 'Remove rubble (IE-ACT-DIG).'),
  towards('illuminate', 'The Guide reveals, then perhaps once more (IE-GUI-2).'),
  towards('sprint', 'The Scoundrel steps to this side, then perhaps once more (IE-SCN-1).'),
  someone('command', 'The Aristocrat lets this explorer move (IE-ARI-1).'),
  somewhere('research', 'The Aristocrat places a journal tile in this gap (IE-ARI-2).'),
  digging('excavate', "Remove rubble, at the Foreman's price (IE-FOR-1)."),
  alone('shore-up', 'The Foreman makes this tile count as normal (IE-FOR-2).'),
  somewhere('scope', 'The Sharpshooter reveals into this gap (IE-SHA-1).'),
  somewhere('shoot', 'The Sharpshooter destroys a guardian on this space (IE-SHA-2).'),
  towards('grenade', 'The Sapper destroys all guardians on this side (IE-SAP-1).'),
  towards('demolish', 'The Sapper removes the wall on this side (IE-SAP-2).'),
  alone('annihilate', 'The Veteran destroys a guardian on the same space (IE-VET-1).'),
  alone('brace', 'The Veteran loses no health until the next turn (IE-VET-2).'),
  someone('mend', 'The Healer gives this explorer 2 health back (IE-HEA-1).'),
  someone('revive', 'The Priest gives this explorer health back (IE-PRI-1).'),
  somewhere('purify', 'The Priest destroys all guardians on this space (IE-PRI-2).'),
  alone('exert', 'Take one more point for 1 health (IE-TURN-2).'),
  alone('end', 'End the turn.'),
  // Answers to questions other than which action to take.
  alone('stop', 'Make no more steps of a Run or Sprint, or no second Reveal.'),
  alone('decline', 'Stay where you are when commanded (IE-ARI-1).'),
  described(
    'The Archaeologist keeps this one of two tiles (IE-ARC-1).',
    v.strictObject({ type: v.literal('choose'), tile: bagTile }),
  ),
  described('Place the drawn tile, turned so.', v.strictObject({ type: v.literal('place'), turn })),
  described(
    'Join the sanctum to this side of this space (IE-SANC-1).',
    v.strictObject({ type: v.literal('sanctum'), at: cell, to: side }),
  ),
  described(
    'Roll the die that shows this again (IE-ARC-2).',
    v.strictObject({
      type: v.literal('reroll'),
      face: described('A number, or a face of a hazard die.', v.union([number, hazardFace])),
    }),
  ),
  alone('keep', 'Leave the dice as they are (IE-ARC-2).'),
  described('Apply this face of two first (IE-HAZ-1).', v.strictObject({ type: v.literal('first'), face: hazardFace })),
  somewhere('wake', 'The guardian comes on this space (IE-HAZ-WAKE).'),
  somewhere('guardian', 'The guardian on this space acts next (IE-GUARD-6).'),
  someone('victim', 'The guardian attacks this explorer (IE-GUARD-2).'),
  towards('path', 'The guardian goes to this side (IE-GUARD-3).'),
]);
export type Action = v.InferOutput<typeof actionSchema>;

export const outcomeSchema = v.variant('type', [
  described('The tile that is drawn.', v.strictObject({ type: v.literal('tile'), tile: bagTile })),
  described('What the number die shows.', v.strictObject({ type: v.literal('die'), face: number })),
  described('What a hazard die shows.', v.strictObject({ type: v.literal('hazard'), face: hazardFace })),
]);
export type Outcome = v.InferOutput<typeof outcomeSchema>;
