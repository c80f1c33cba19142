// The shapes of options, actions and outcomes, for what comes from outside.
import { SIDES } from '@undercroft/cave';
import * as v from 'valibot';
import { CAVERS } from './cavers.ts';
import { DIFFICULTIES, HAZARDS } from './hazards.ts';
import { TYPES } from './tiles.ts';
import { VARIANTS } from './vocabulary.ts';

const caver = v.picklist(CAVERS);
const side = v.picklist(SIDES);
/** A cell of the grid, 'x,y'; the start tile lies on '0,0', north is up and y grows downwards. */
const cell = v.pipe(v.string(), v.regex(/^-?\d{1,2},-?\d{1,2}$/));

/** ST-SETUP-1: in turn order, clockwise. */
const memberShape = v.strictObject({ caver, seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)) });

export const optionsShape = v.strictObject({
  cavers: v.optional(v.array(memberShape), () => [
    { caver: 'leader' as const, seat: 0 },
    { caver: 'medic' as const, seat: 0 },
    { caver: 'climber' as const, seat: 0 },
    { caver: 'scout' as const, seat: 0 },
  ]),
  difficulty: v.optional(v.picklist(DIFFICULTIES), 'normal'),
  /** ST-SETUP-6. */
  gentle: v.optional(v.boolean(), false),
  /** ST-SETUP-7: who has the starting caver marker; the first listed if nobody is named. */
  start: v.optional(caver),
  variant: v.optional(v.picklist(VARIANTS), 'standard'),
});
export type Options = v.InferOutput<typeof optionsShape>;

const towards = <T extends string>(type: T) => v.strictObject({ type: v.literal(type), to: side });
const alone = <T extends string>(type: T) => v.strictObject({ type: v.literal(type) });
const someone = <T extends string>(type: T) => v.strictObject({ type: v.literal(type), caver });
/** Where rubble is dug away: to a side, or under one's own feet. */
const digging = <T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), at: v.picklist([...SIDES, 'here']) });
const somewhere = <T extends string>(type: T) => v.strictObject({ type: v.literal(type), at: cell });

export const actionShape = v.variant('type', [
  towards('reveal'),
  towards('move'),
  towards('explore'),
  towards('run'),
  someone('heal'),
  towards('swim'),
  towards('squeeze'),
  digging('dig'),
  alone('rope'),
  alone('hide'),
  alone('leave'),
  alone('exert'),
  alone('end'),
  alone('dive'),
  digging('excavate'),
  towards('demolish'),
  alone('rig'),
  someone('bandage'),
  towards('sprint'),
  towards('repel'),
  someone('direct'),
  /** Answers to questions. */
  alone('stop'),
  alone('decline'),
  v.strictObject({ type: v.literal('take'), from: v.picklist(['aside', 'stack']) }),
  v.strictObject({ type: v.literal('place'), turn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)) }),
  alone('discard'),
  somewhere('appear'),
  somewhere('horror'),
  towards('path'),
  somewhere('spawn'),
]);
export type Action = v.InferOutput<typeof actionShape>;

export const outcomeShape = v.variant('type', [
  v.strictObject({ type: v.literal('tile'), tile: v.picklist(TYPES.map((type) => type.name)) }),
  v.strictObject({ type: v.literal('die'), face: v.picklist([1, 2, 3, 4, 5, 6]) }),
  v.strictObject({ type: v.literal('hazard'), hazard: v.picklist(HAZARDS), severe: v.boolean() }),
]);
export type Outcome = v.InferOutput<typeof outcomeShape>;
