// The choices before a game: the variant, the difficulty, which sets the eruption marker (IE-SETUP-3), and what becomes of keys
// that are discarded with the bag (IE-MAP-4).

export const VARIANTS = ['first-edition', 'second-edition'] as const;

/** IE-MAP-4: with `strict`, discarded keys are lost; with the others they are laid on the crossroads or on the ledge. */
export const CLOSINGS = ['strict', 'crossroads', 'ledge'] as const;
export type Closing = (typeof CLOSINGS)[number];

export const DIFFICULTIES = ['beginner', 'normal', 'advanced', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** For 3, 4, 5 and 6 explorers. */
const MARKER: Record<Difficulty, readonly number[]> = {
  beginner: [27, 24, 22, 20],
  normal: [26, 21, 19, 17],
  advanced: [22, 18, 16, 14],
  expert: [20, 16, 14, 12],
};

export const markerFor = (difficulty: Difficulty, explorers: number): number =>
  MARKER[difficulty][explorers - 3] as number;
