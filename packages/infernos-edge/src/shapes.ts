// The shapes of options, actions and outcomes, for what comes from outside.
import { SIDES } from '@undercroft/cave';
import * as v from 'valibot';
import { EXPLORERS } from './explorers.ts';
import { DIFFICULTIES, FACES } from './hazards.ts';
import { BAG_TYPES, TYPES } from './tiles.ts';
import { ITEMS, VARIANTS } from './vocabulary.ts';

const explorer = v.picklist(EXPLORERS);
const side = v.picklist(SIDES);
/** A cell, 'column,depth': the crossroads are on '0,0', the exit on '0,-1', the temple lies to the south. */
const cell = v.pipe(v.string(), v.regex(/^-?\d{1,2},-?\d{1,2}$/));
const number = v.picklist([1, 2, 3, 4, 5, 6]);
const bagTile = v.picklist(TYPES.slice(0, BAG_TYPES).map((type) => type.name));

/** IE-SETUP-1: in turn order, clockwise. */
const memberShape = v.strictObject({ explorer, seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)) });

export const optionsShape = v.strictObject({
  explorers: v.optional(v.array(memberShape), () => [
    { explorer: 'archaeologist' as const, seat: 0 },
    { explorer: 'scoundrel' as const, seat: 0 },
    { explorer: 'foreman' as const, seat: 0 },
    { explorer: 'healer' as const, seat: 0 },
  ]),
  difficulty: v.optional(v.picklist(DIFFICULTIES), 'normal'),
  /** IE-SETUP-2: the first listed if nobody is named. */
  lead: v.optional(explorer),
  variant: v.optional(v.picklist(VARIANTS), 'first-edition'),
});
export type Options = v.InferOutput<typeof optionsShape>;

const towards = <T extends string>(type: T) => v.strictObject({ type: v.literal(type), to: side });
const alone = <T extends string>(type: T) => v.strictObject({ type: v.literal(type) });
const someone = <T extends string>(type: T) => v.strictObject({ type: v.literal(type), explorer });
const somewhere = <T extends string>(type: T) => v.strictObject({ type: v.literal(type), at: cell });
/** Where rubble is dug away: to a side, or under one's own feet. */
const digging = <T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), at: v.picklist([...SIDES, 'here']) });

export const actionShape = v.variant('type', [
  towards('reveal'),
  towards('explore'),
  towards('move'),
  towards('run'),
  someone('heal'),
  v.strictObject({ type: v.literal('pick-up'), item: v.picklist(ITEMS) }),
  v.strictObject({ type: v.literal('take'), from: explorer }),
  v.strictObject({ type: v.literal('give'), to: explorer }),
  alone('put-down'),
  alone('attack'),
  digging('dig'),
  towards('illuminate'),
  towards('sprint'),
  someone('command'),
  somewhere('research'),
  digging('excavate'),
  alone('shore-up'),
  somewhere('scope'),
  somewhere('shoot'),
  towards('grenade'),
  towards('demolish'),
  alone('annihilate'),
  alone('brace'),
  someone('mend'),
  someone('revive'),
  somewhere('purify'),
  alone('exert'),
  alone('end'),
  /** Answers to questions. */
  alone('stop'),
  alone('decline'),
  v.strictObject({ type: v.literal('choose'), tile: bagTile }),
  v.strictObject({ type: v.literal('place'), turn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)) }),
  /** The tile the sanctum joins, and by which of its sides. */
  v.strictObject({ type: v.literal('sanctum'), at: cell, to: side }),
  /** The die to be rolled again, by the face it shows. */
  v.strictObject({ type: v.literal('reroll'), face: v.union([number, v.picklist(FACES)]) }),
  alone('keep'),
  v.strictObject({ type: v.literal('first'), face: v.picklist(FACES) }),
  somewhere('wake'),
  somewhere('guardian'),
  someone('victim'),
  towards('path'),
]);
export type Action = v.InferOutput<typeof actionShape>;

export const outcomeShape = v.variant('type', [
  v.strictObject({ type: v.literal('tile'), tile: bagTile }),
  v.strictObject({ type: v.literal('die'), face: number }),
  v.strictObject({ type: v.literal('hazard'), face: v.picklist(FACES) }),
]);
export type Outcome = v.InferOutput<typeof outcomeShape>;
