// Weights of what counts in a position, in the order of features.ts: logistic regression over the outcomes of games.
export const JUDGEMENT: readonly number[] = [
  -1.5, 3, 1, 0.49, -0.18, -0.2, -0.52, -0.41, -0.08, -1.5, -0.04, 1.18, -0.57, 0.7, -1, -0.22, -0.79, 0.06,
];
