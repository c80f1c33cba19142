// What comes from outside: options, actions, outcomes and snapshots; and the events that go out.
import { described, type EventsOf } from '@undercroft/engine';
import * as v from 'valibot';
import { REEFS, SIZES } from './water.ts';

const cell = described(
  'A cell, named as on a chess board: a1 is in the south-west.',
  v.pipe(v.string(), v.regex(/^[a-g][1-7]$/)),
);
const seat = described('0 is Red, 1 is Blue.', v.picklist([0, 1]));

export const optionsSchema = v.strictObject({
  size: v.optional(described('How many cells the sea is wide and high (WK-SET-1).', v.picklist(SIZES)), 5),
});
export const actionSchema = described(
  'Move your sub to an adjacent cell (WK-MOVE-1).',
  v.strictObject({ type: v.literal('move'), to: cell }),
);
export const outcomeSchema = described(
  'A reef is laid (WK-SET-2).',
  v.strictObject({ type: v.literal('reef'), at: cell }),
);
export const snapshotSchema = v.strictObject({
  size: v.picklist(SIZES),
  asks: described(
    'What the position waits for: a reef is chance, a move is a decision.',
    v.picklist(['reef', 'move', 'over']),
  ),
  seat: described('Whose turn it is: 0 is Red, 1 is Blue.', v.picklist([0, 1])),
  subs: described("The cells of Red's and Blue's sub.", v.tuple([cell, cell])),
  reefs: v.pipe(v.array(cell), v.maxLength(REEFS)),
  mines: v.array(cell),
});

const event = <T extends string, E extends v.ObjectEntries>(type: T, text: string, fields: E) =>
  described(text, v.strictObject({ type: v.literal(type), rule: v.string(), at: cell, ...fields }));
export const eventSchema = v.variant('type', [
  event('reef-laid', 'A reef is laid.', {}),
  event('moved', 'A sub moves.', { seat, from: cell }),
  event('mine-laid', 'A sub leaves a mine behind.', { seat }),
  event('stuck', 'A sub cannot move: the game is over.', { seat }),
]);

export type Options = v.InferOutput<typeof optionsSchema>;
export type Action = v.InferOutput<typeof actionSchema>;
export type Outcome = v.InferOutput<typeof outcomeSchema>;
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
export type Event = EventsOf<typeof eventSchema>;
