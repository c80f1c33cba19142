// Weights of what counts in a position, in the order of features.ts: logistic regression over the outcomes of games.
export const JUDGEMENT: readonly number[] = [
  0.7, 2.8, 0.9, 1, -0.1, -0.9, -1, -0.75, -0.3, -0.7, -1, 1, -0.6, 0.66, -1.04, -0.3, -1, 0,
];
