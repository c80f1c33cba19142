// What is kept of one game. See docs/results.md.
import * as v from 'valibot';

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const seat = whole(0);
const counts = v.record(v.string(), v.number());

/** A caver, an explorer, a fleet: who can be hurt, and what became of them. */
export const memberShape = v.strictObject({
  name: v.string(),
  seat,
  /** Health lost (Pocket Sub: subs), by what took it. */
  lost: counts,
  /** How often they went down, by what it was. */
  downs: counts,
  /** The first loss. */
  first: v.optional(v.strictObject({ round: whole(0), source: v.string() })),
  /** out, inside, down or dead; of a fleet afloat or sunk. */
  fate: v.picklist(['out', 'inside', 'down', 'dead', 'afloat', 'sunk']),
  /** Of those who are down, dead or sunk: what it was that last brought them there. */
  by: v.optional(v.string()),
});
export type Member = v.InferOutput<typeof memberShape>;
export type Fate = Member['fate'];

/** Decisions that the wanderer made for a foreign bot, by why. */
export const forfeitShape = v.strictObject({ seat, died: whole(0), slow: whole(0), nonsense: whole(0) });
export type Forfeit = v.InferOutput<typeof forfeitShape>;

export const gameResultShape = v.strictObject({
  setting: whole(0),
  game: whole(0),
  entries: whole(0),
  rounds: whole(0),
  /** Ending.how: the medal or rank, of Pocket Sub what decided it. */
  how: v.string(),
  /** Why it was over then, where the game says more than `how`. */
  end: v.optional(v.string()),
  /** Per seat: 1 won, 0 lost, in between a draw or a lesser medal. */
  scores: v.array(share),
  /** Per seat: which of the setting's bots sat there. */
  bots: v.array(whole(0)),
  members: v.array(memberShape),
  /** Named counts as they stood at the end of round 1, 2, …; the last is that at the end of the game. */
  series: v.record(v.string(), v.array(v.number())),
  /** What a bot thought its chance to win was, when it first thought in a round. */
  chances: v.array(v.tuple([whole(0), seat, share])),
  /** Only where there were any. */
  forfeits: v.optional(v.array(forfeitShape)),
});
export type GameResult = v.InferOutput<typeof gameResultShape>;

/** All but where the game stands in its plan, and who played it. */
export type Story = Omit<GameResult, 'setting' | 'game' | 'bots' | 'entries' | 'forfeits'>;
