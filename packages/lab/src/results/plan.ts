// A plan: everything that results depend on, and nothing else. See docs/results.md.
import * as v from 'valibot';

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

/** A setting: the options of the game and who sits where. */
export const settingSchema = v.strictObject({
  /** Its label in tables; a single setting needs none. */
  name: v.string(),
  /** Complete, as `game.options` returns them. */
  options: v.unknown(),
  /** One bot per seat, with its budget: 'adept:2000', 'wanderer', 'run:python3 bot.py'. */
  bots: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Seats alternate: in game i the bots move on by i seats. */
  rotate: v.boolean(),
});
export type Setting = v.InferOutput<typeof settingSchema>;

export const planSchema = v.strictObject({
  game: v.string(),
  rules: whole(1),
  settings: v.pipe(v.array(settingSchema), v.minLength(1)),
  seed: v.string(),
  /** Of each setting. */
  games: whole(1),
  /** How many milliseconds a foreign bot has for one decision. */
  timeLimit: whole(1),
});
export type Plan = v.InferOutput<typeof planSchema>;

/** How many games a plan has in all. */
export const sizeOf = ({ settings, games }: Plan): number => settings.length * games;

export interface PlanSlot {
  readonly setting: number;
  readonly game: number;
}

/** Settings take turns, so that an interrupted run has about as many games of each. */
export const slotAt = ({ settings }: Plan, index: number): PlanSlot => ({
  setting: index % settings.length,
  game: Math.floor(index / settings.length),
});

export const indexOf = ({ settings }: Plan, { setting, game }: PlanSlot): number => game * settings.length + setting;

/** Which of the setting's bots sits in each seat of a game. */
export function seating({ bots, rotate }: Setting, game: number): number[] {
  const turn = rotate ? game % bots.length : 0;
  return bots.map((_, seat) => (seat + bots.length - turn) % bots.length);
}
