// What a bot advises, and why. Loaded when somebody asks for a hint.

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** Of bots of every game, by the motive they name; a game's own are beside its words. Each is a clause. */
const reasons = {
  anything: 'one choice is as good as another',
  'best-chance': 'it did best in the trial games',
};

const en = {
  thinking: 'Looking for a good move',
  title: 'Suggested',
  others: 'Also tried',
  because: (reason: string): string => `Why: ${reason}.`,
  chanceLine: (share: number, trials: number): string =>
    `${percent.format(share)} chance to win, from ${trials} trial ${trials === 1 ? 'game' : 'games'}`,
  failed: 'No hint available. Please try again.',
  reasons,
};

export type HintWords = typeof en;
export default en;
