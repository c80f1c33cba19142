// A very small game with everything the contract knows: seats, choices, dice and an end. Engine tests play it.
import {
  CHANCE,
  fail,
  type Game,
  malformed,
  OVER,
  ok,
  type Refusal,
  type Result,
  type Status,
} from '@undercroft/engine';
import * as v from 'valibot';

/** Lanterns: take a step of 1 or 2 down the stairs, or feel your way with a die. First to reach the bottom wins. */
const BOTTOM = 12;

const optionsShape = v.strictObject({
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)), 2),
});
const actionShape = v.variant('type', [
  v.strictObject({ type: v.literal('walk'), by: v.picklist([1, 2]) }),
  v.strictObject({ type: v.literal('feel') }),
]);
const outcomeShape = v.strictObject({ type: v.literal('die'), face: v.picklist([1, 2, 3]) });
const snapshotShape = v.strictObject({
  steps: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  feeling: v.boolean(),
});

export class Stairs {
  steps: number[] = [];
  seat = 0;
  feeling = false;
}

export interface Lanterns {
  State: Stairs;
  Options: { seats: number };
  Action: v.InferOutput<typeof actionShape>;
  Outcome: v.InferOutput<typeof outcomeShape>;
  Event: { type: 'walked' | 'rolled' | 'reached'; rule: string; seat: number; by: number };
  Snapshot: v.InferOutput<typeof snapshotShape>;
}

const FEEL = 3;
/** A die that is twice as likely to show 1. */
const WEIGHTS = [2, 1, 1];

const isOver = (s: Stairs): boolean => s.steps.some((step) => step >= BOTTOM);
const decider = (s: Stairs): number => (isOver(s) ? OVER : s.feeling ? CHANCE : s.seat);

function legal(s: Stairs, out: Int32Array): number {
  if (isOver(s)) return 0;
  for (let i = 0; i < 3; i++) out[i] = i + 1;
  return 3;
}

function play(s: Stairs, code: number, tell?: (event: Lanterns['Event']) => void): void {
  if (!s.feeling && code === FEEL) {
    s.feeling = true;
    return;
  }
  s.steps[s.seat] = (s.steps[s.seat] ?? 0) + code;
  tell?.({ type: s.feeling ? 'rolled' : 'walked', rule: 'TY-WALK-1', seat: s.seat, by: code });
  if (isOver(s)) tell?.({ type: 'reached', rule: 'TY-END-1', seat: s.seat, by: code });
  s.feeling = false;
  s.seat = (s.seat + 1) % s.steps.length;
}

function check(s: Stairs, data: unknown): Result<number, Refusal> {
  if (isOver(s)) return fail({ kind: 'over', rule: 'TY-END-1' });
  if (s.feeling) {
    const outcome = v.safeParse(outcomeShape, data);
    return outcome.success ? ok(outcome.output.face) : fail({ kind: 'malformed', rule: 'TY-DIE-1' });
  }
  const action = v.safeParse(actionShape, data);
  if (!action.success)
    return fail({ kind: 'malformed', rule: 'TY-WALK-1', detail: { fault: malformed(action.issues) } });
  return ok(action.output.type === 'feel' ? FEEL : action.output.by);
}

const score = (s: Stairs, seat: number): number => ((s.steps[seat] ?? 0) >= BOTTOM ? 1 : 0);

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
  facts: {
    title: 'Lanterns',
    seats: { min: 2, max: 4 },
    goal: 'duel',
    chance: true,
    maxLegal: 3,
    maxEntries: 100,
    endings: ['bottom'],
    variants: [2, 3].map((seats) => ({ name: `${seats} seats`, options: { seats } })),
  },
  shapes: { options: optionsShape, action: actionShape, outcome: outcomeShape, snapshot: snapshotShape },
  open(data) {
    const options = v.safeParse(optionsShape, data ?? {});
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
  copy: (from, into) => void Object.assign(into, { steps: [...from.steps], seat: from.seat, feeling: from.feeling }),
  status,
  check,
  write(s, code) {
    if (s.feeling) return { type: 'die', face: code as 1 | 2 | 3 };
    return code === FEEL ? { type: 'feel' } : { type: 'walk', by: code as 1 | 2 };
  },
  save: (s) => ({ steps: [...s.steps], seat: s.seat, feeling: s.feeling }),
  load(data) {
    const read = v.safeParse(snapshotShape, data);
    if (!read.success) return fail(malformed(read.issues));
    return ok(Object.assign(new Stairs(), read.output));
  },
};
