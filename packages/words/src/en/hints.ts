// What a bot advises, and why. Loaded when somebody asks for a hint.

const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Of bots of every game, by the motive they name; a game's own are beside its words. Each is a clause. */
const reasons = {
  anything: 'one choice is as good as another',
  'best-chance': 'more of the games played on from here ended well this way',
};

const en = {
  thinking: 'Looking for a good move',
  hint: 'Hint',
  title: 'Suggested',
  /** Under the percentage. */
  toWin: 'chance to win',
  others: 'Also tried',
  /** The link after the cause. */
  rule: 'The rule',
  because: (reason: string): string => `Why: ${reason}.`,
  chanceLine: (share: number, trials: number): string =>
    `${percent.format(share * 100)} % chance to win, from ${trials} trial ${trials === 1 ? 'game' : 'games'}`,
  /** Where nothing can go wrong with the first, but with another. */
  unlike: (other: string, risk: string): string => `Why: nothing can go wrong, unlike with “${other}” (${risk}).`,
  /** What the table warns of all the same. */
  mind: (risk: string): string => `It is a risk all the same: ${risk}.`,
  aboutAsGood: 'About as good',
  clearlyWorse: 'Clearly worse',
  /** What the percentages rest on. */
  basis: (games: number, margin: number): string =>
    `From ${games} ${games === 1 ? 'game' : 'games'} played on from here. Differences under ${percent.format(Math.ceil(margin * 100))} % could be chance.`,
  failed: 'No hint available. Please try again.',
  reasons,
};

export type HintWords = typeof en;
export default en;
