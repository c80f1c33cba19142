// A tiny game that uses every part of the contract: seats, choices, dice and an ending. The engine's tests play it.
import {
  CHANCE,
  type EventsOf,
  fail,
  type Game,
  malformed,
  OVER,
  ok,
  type Refusal,
  type Result,
  type Status,
  type WhatIsLeft,
} from '@undercroft/engine';
import * as v from 'valibot';

/** Lanterns: take a step of 1 or 2 down the stairs, or feel your way with a die. First to reach the bottom wins. */
export const BOTTOM = 12;

const optionsSchema = v.strictObject({
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)), 2),
});
const actionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('walk'), by: v.picklist([1, 2]) }),
  v.strictObject({ type: v.literal('feel') }),
]);
const outcomeSchema = v.strictObject({ type: v.literal('die'), face: v.picklist([1, 2, 3]) });
const happened = <T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), rule: v.string(), seat: v.number(), by: v.number() });
const eventSchema = v.variant('type', [happened('walked'), happened('rolled'), happened('reached')]);
const snapshotSchema = v.strictObject({
  steps: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.minLength(2), v.maxLength(4)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  feeling: v.boolean(),
});

const leftSchema = v.strictObject({ stepsLeft: v.exactOptional(v.array(v.number())) });

/** How far everybody still has to go. */
const left: WhatIsLeft<Lanterns['Snapshot']> = {
  schema: leftSchema,
  rewrite(snapshot: Lanterns['Snapshot'], { stepsLeft = [] }: v.InferOutput<typeof leftSchema>, given) {
    const steps = stepsLeft.map((far) => BOTTOM - far);
    if (given.has('steps') && JSON.stringify(steps) !== JSON.stringify(snapshot.steps))
      return fail({ kind: 'contradiction', rule: 'TY-WALK-1', path: ['steps'] });
    return ok({ ...snapshot, steps });
  },
};

export class Stairs {
  steps: number[] = [];
  seat = 0;
  feeling = false;
  /** How many steps lead down: always the same under version 1 of the rules. */
  bottom = BOTTOM;
}

const REFUSAL_KINDS = ['over', 'malformed'] as const;
type RefusalKind = (typeof REFUSAL_KINDS)[number];

export interface Lanterns {
  State: Stairs;
  Options: { seats: number };
  Action: v.InferOutput<typeof actionSchema>;
  Outcome: v.InferOutput<typeof outcomeSchema>;
  Event: EventsOf<typeof eventSchema>;
  Snapshot: v.InferOutput<typeof snapshotSchema>;
  RefusalKind: RefusalKind;
}

const FEEL = 3;
/** A die that is twice as likely to show 1. */
const WEIGHTS = [2, 1, 1];

const isOver = (s: Stairs): boolean => s.steps.some((step) => step >= s.bottom);
const decider = (s: Stairs): number => (isOver(s) ? OVER : s.feeling ? CHANCE : s.seat);

function legal(s: Stairs, out: Int32Array): number {
  if (isOver(s)) return 0;
  for (let i = 0; i < 3; i++) out[i] = i + 1;
  return 3;
}

function play(s: Stairs, code: number, emit?: (event: Lanterns['Event']) => void): void {
  if (!s.feeling && code === FEEL) {
    s.feeling = true;
    return;
  }
  s.steps[s.seat] = (s.steps[s.seat] ?? 0) + code;
  emit?.({ type: s.feeling ? 'rolled' : 'walked', rule: 'TY-WALK-1', seat: s.seat, by: code });
  if (isOver(s)) emit?.({ type: 'reached', rule: 'TY-END-1', seat: s.seat, by: code });
  s.feeling = false;
  s.seat = (s.seat + 1) % s.steps.length;
}

function check(s: Stairs, data: unknown): Result<number, Refusal<RefusalKind>> {
  if (isOver(s)) return fail({ kind: 'over', rule: 'TY-END-1' });
  if (s.feeling) {
    const outcome = v.safeParse(outcomeSchema, data);
    return outcome.success ? ok(outcome.output.face) : fail({ kind: 'malformed', rule: 'TY-DIE-1' });
  }
  const action = v.safeParse(actionSchema, data);
  if (!action.success)
    return fail({ kind: 'malformed', rule: 'TY-WALK-1', detail: { fault: malformed(action.issues) } });
  return ok(action.output.type === 'feel' ? FEEL : action.output.by);
}

const score = (s: Stairs, seat: number): number => ((s.steps[seat] ?? 0) >= s.bottom ? 1 : 0);

function status(s: Stairs): Status {
  if (isOver(s))
    return {
      type: 'over',
      ending: { how: 'bottom', rule: 'TY-END-1', scores: s.steps.map((_, seat) => score(s, seat)) },
    };
  return s.feeling ? { type: 'chance', asks: 'die' } : { type: 'seat', seat: s.seat, asks: 'walk' };
}

export const lanterns: Game<Lanterns> = {
  id: 'lanterns',
  rules: 1,
  earlier: [],
  facts: {
    title: 'Lanterns',
    seats: { min: 2, max: 4 },
    goal: 'duel',
    chance: true,
    maxLegal: 3,
    maxEntries: 100,
    endings: ['bottom'],
    asks: ['walk', 'die'],
    refusals: REFUSAL_KINDS,
    variants: [2, 3].map((seats) => ({ name: `${seats} seats`, options: { seats } })),
  },
  schemas: {
    options: optionsSchema,
    action: actionSchema,
    outcome: outcomeSchema,
    event: eventSchema,
    snapshot: snapshotSchema,
  },
  open(data) {
    const options = v.safeParse(optionsSchema, data ?? {});
    if (!options.success) return fail(malformed(options.issues));
    return ok(Object.assign(new Stairs(), { steps: Array.from({ length: options.output.seats }, () => 0) }));
  },
  options: (s) => ({ seats: s.steps.length }),
  seats: (s) => s.steps.length,
  decider,
  legal,
  weights(_, out) {
    out.set(WEIGHTS);
    return 4;
  },
  play,
  score,
  blank: () => new Stairs(),
  copy: (from, into) => void Object.assign(into, from, { steps: [...from.steps] }),
  status,
  check,
  decode(s, code) {
    if (s.feeling) return { type: 'die', face: code as 1 | 2 | 3 };
    return code === FEEL ? { type: 'feel' } : { type: 'walk', by: code as 1 | 2 };
  },
  save: (s) => ({ steps: [...s.steps], seat: s.seat, feeling: s.feeling }),
  load(data) {
    const read = v.safeParse(snapshotSchema, data);
    if (!read.success) return fail(malformed(read.issues));
    const { seat, steps } = read.output;
    if (seat >= steps.length)
      return fail({ kind: 'no-such-seat', rule: 'TY-WALK-1', path: ['seat'], received: String(seat) });
    return ok(Object.assign(new Stairs(), read.output));
  },
  left,
};
