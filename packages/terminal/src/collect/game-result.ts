// The result of one game. See docs/results.md.
import * as v from 'valibot';

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const seat = whole(0);
const counts = v.record(v.string(), v.number());

/** Who can be hurt, a caver or a fleet, and what became of them. */
export const memberSchema = v.strictObject({
  name: v.string(),
  seat,
  /** Health or pieces lost, by what took them. */
  lost: counts,
  /** How often they went down, by cause. */
  downs: counts,
  /** The first loss. */
  first: v.optional(v.strictObject({ round: whole(0), source: v.string() })),
  /** out, inside, down or dead; of a fleet afloat or sunk. */
  fate: v.picklist(['out', 'inside', 'down', 'dead', 'afloat', 'sunk']),
  /** What brought down those who are down, dead or sunk, the last time. */
  by: v.optional(v.string()),
});
export type Member = v.InferOutput<typeof memberSchema>;
export type Fate = Member['fate'];

/** The first time that something happened which shows how far a game has come. */
const milestoneSchema = v.strictObject({
  round: whole(0),
  /** What had been counted until then, by name as in `series`. */
  counts,
});
export type Milestone = v.InferOutput<typeof milestoneSchema>;

/** Decisions that the wanderer made for a foreign bot, by reason. */
export const forfeitSchema = v.strictObject({ seat, died: whole(0), slow: whole(0), nonsense: whole(0) });
export type Forfeit = v.InferOutput<typeof forfeitSchema>;

export const gameResultSchema = v.strictObject({
  setting: whole(0),
  game: whole(0),
  entries: whole(0),
  rounds: whole(0),
  /** Ending.how: the medal or rank, or what decided the game. */
  how: v.string(),
  /** Why it was over, where the game says more than `how`. */
  end: v.optional(v.string()),
  /** Per seat: 1 won, 0 lost, in between a draw or a lesser medal. */
  scores: v.array(share),
  /** Per seat: which of the setting's bots sat there. */
  bots: v.array(whole(0)),
  members: v.array(memberSchema),
  /** Named counts at the end of round 1, 2, …; the last is that at the end of the game. */
  series: v.record(v.string(), v.array(v.number())),
  /** Where the game has any; those that were not reached are absent. */
  milestones: v.optional(v.record(v.string(), milestoneSchema)),
  /** The bots' estimates of their chance to win, the first of each round and seat. */
  chances: v.array(v.tuple([whole(0), seat, share])),
  /** Only where there were any. */
  forfeits: v.optional(v.array(forfeitSchema)),
});
export type GameResult = v.InferOutput<typeof gameResultSchema>;

/** The part that a collector provides. */
export type CollectedResult = Omit<GameResult, 'setting' | 'game' | 'bots' | 'entries' | 'forfeits'>;
