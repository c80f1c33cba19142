// What is to be played: a plan says everything that the results depend on, and nothing else. See docs/results.md.
import * as v from 'valibot';

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

/** One way to play: the options of the game and who sits where. */
export const settingShape = v.strictObject({
  /** What tables call it; one setting alone needs no name. */
  name: v.string(),
  /** Complete, as `game.options` gives them. */
  options: v.unknown(),
  /** One bot per seat, with its budget: 'adept:2000', 'wanderer', 'run:python3 bot.py'. */
  bots: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Seats alternate: in game i the bots sit i places further on. */
  rotate: v.boolean(),
});
export type Setting = v.InferOutput<typeof settingShape>;

export const planShape = v.strictObject({
  game: v.string(),
  rules: whole(1),
  settings: v.pipe(v.array(settingShape), v.minLength(1)),
  seed: v.string(),
  /** Of each setting. */
  games: whole(1),
  /** How many milliseconds a foreign bot has for one decision. */
  timeLimit: whole(1),
});
export type Plan = v.InferOutput<typeof planShape>;

/** How many games a plan has in all. */
export const sizeOf = ({ settings, games }: Plan): number => settings.length * games;

export interface Place {
  readonly setting: number;
  readonly game: number;
}

/** Settings take turns, so that a run that is broken off has about as many games of each. */
export const placeOf = ({ settings }: Plan, index: number): Place => ({
  setting: index % settings.length,
  game: Math.floor(index / settings.length),
});

export const indexOf = ({ settings }: Plan, { setting, game }: Place): number => game * settings.length + setting;

/** Which of the setting's bots sits in each seat of its game i. */
export function seating({ bots, rotate }: Setting, game: number): number[] {
  const turn = rotate ? game % bots.length : 0;
  return bots.map((_, seat) => (seat + bots.length - turn) % bots.length);
}
