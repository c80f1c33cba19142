// The schemas of options, actions and outcomes.
import { SIDES } from '@undercroft/cave';
import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { caver, cell, hazard, severe, side, tile, turn } from './field-schemas.ts';
import { DIFFICULTIES, VARIANTS } from './options.ts';

/** ST-SETUP-1. */
const memberSchema = v.strictObject({
  caver,
  seat: described(
    'The seat that decides for this caver, from 0.',
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  ),
});

export const optionsSchema = v.strictObject({
  cavers: v.optional(described('The team, in turn order (ST-SETUP-1).', v.array(memberSchema)), () => [
    { caver: 'leader' as const, seat: 0 },
    { caver: 'medic' as const, seat: 0 },
    { caver: 'climber' as const, seat: 0 },
    { caver: 'scout' as const, seat: 0 },
  ]),
  difficulty: v.optional(
    described('How many hazard cards there are, and how bad (ST-SETUP-4, ST-SETUP-5).', v.picklist(DIFFICULTIES)),
    'normal',
  ),
  gentle: v.optional(described('Three more hazard cards, so more time (ST-SETUP-6).', v.boolean()), false),
  start: v.optional(described('Who begins; by default the first caver listed (ST-SETUP-7).', caver)),
  variant: v.optional(
    described('Whose rules: ours, or those of the reference manual (ST-RM-1 to ST-RM-7).', v.picklist(VARIANTS)),
    'standard',
  ),
});
export type Options = v.InferOutput<typeof optionsSchema>;

const alone = <T extends string>(type: T, text: string) => described(text, v.strictObject({ type: v.literal(type) }));
const towards = <T extends string>(type: T, text: string) =>
  described(text, v.strictObject({ type: v.literal(type), to: side }));
const someone = <T extends string>(type: T, text: string) =>
  described(text, v.strictObject({ type: v.literal(type), caver }));
const somewhere = <T extends string>(type: T, text: string) =>
  described(text, v.strictObject({ type: v.literal(type), at: cell }));
const where = described("Beyond a side of the caver's tile, or on it ('here').", v.picklist([...SIDES, 'here']));
const digging = <T extends string>(type: T, text: string) =>
  described(text, v.strictObject({ type: v.literal(type), at: where }));

export const actionSchema = v.variant('type', [
  towards('reveal', 'Draw a tile for the gap on this side (ST-ACT-REVEAL).'),
  towards('move', 'Step onto the tile on this side (ST-ACT-MOVE).'),
  towards('explore', 'Reveal, then step onto the new tile (ST-ACT-EXPLORE).'),
  towards('run', 'Step to this side, then up to twice more (ST-ACT-RUN); the further steps are `move` and `stop`.'),
  someone('heal', 'Give this caver on the same tile one health back (ST-ACT-HEAL).'),
  towards('swim', 'Step onto a flooded tile (ST-ACT-SWIM).'),
  towards('squeeze', 'Step onto a squeeze tile (ST-ACT-SQUEEZE).'),
  digging('dig', 'Remove rubble (ST-ACT-DIG).'),
  alone('rope', 'Try to fix a rope on this ledge or slide (ST-ACT-ROPE).'),
  alone('hide', 'Try to hide until the end of the round (ST-ACT-HIDE).'),
  alone('leave', 'End the game, leaving the unconscious behind (ST-ACT-LEAVE).'),
  alone('exert', 'Take a third point, at a risk (ST-TURN-2).'),
  alone('end', 'End the turn.'),
  alone('dive', 'The Diver leaves the cave under water (ST-DIV-1).'),
  digging('excavate', "Remove rubble, at the Geologist's price (ST-GEO-1)."),
  towards('demolish', 'The Engineer opens this side with explosives (ST-ENG-1).'),
  alone('rig', 'The Climber fixes a rope without a check (ST-CLI-1).'),
  someone('bandage', 'The Medic gives another caver one health back (ST-MED-1).'),
  towards('sprint', 'The Medic steps to this side, then perhaps once more (ST-MED-2).'),
  towards('repel', 'The Bodyguard drives away a horror on this side (ST-BOD-1).'),
  someone('direct', 'The Leader lets this caver take an action (ST-LEA-1).'),
  // Answers to questions.
  alone('stop', 'Make no more steps of a Run or Sprint.'),
  alone('decline', 'Take no action when directed (ST-LEA-1).'),
  described(
    'The Geologist takes the tile set aside or one of the stack (ST-GEO-2, ST-RM-6).',
    v.strictObject({ type: v.literal('take'), from: described('Which of the two.', v.picklist(['aside', 'stack'])) }),
  ),
  described('Place the drawn tile, turned so.', v.strictObject({ type: v.literal('place'), turn })),
  alone('discard', 'The Scout discards the drawn tile and draws another (ST-SCO-1).'),
  somewhere('appear', 'The Diver comes up on this water tile (ST-DIV-1).'),
  somewhere('horror', 'The horror on this cell moves next (ST-HOR-ORDER).'),
  towards('path', 'The horror steps to this side (ST-HOR-MOVE).'),
  somewhere('spawn', 'The horror appears on this cell (ST-HOR-SPAWN).'),
]);
export type Action = v.InferOutput<typeof actionSchema>;

export const outcomeSchema = v.variant('type', [
  described('The tile that is drawn.', v.strictObject({ type: v.literal('tile'), tile })),
  described(
    'What the die shows.',
    v.strictObject({ type: v.literal('die'), face: described('Its number.', v.picklist([1, 2, 3, 4, 5, 6])) }),
  ),
  described(
    'The hazard card that is turned over.',
    v.strictObject({
      type: v.literal('hazard'),
      hazard,
      severe,
    }),
  ),
]);
export type Outcome = v.InferOutput<typeof outcomeSchema>;
