// Weights of the features, in the order of features.ts. From logistic regressions over games of the novice at several
// difficulties and over the adept's own games; rounded by hand.
export const EVALUATION_WEIGHTS: readonly number[] = [
  // A constant; spare time in tens of rounds; missing time.
  1.3, 3.1, 0.9,
  // Health; explorers with one point of health; downed explorers.
  0.75, -0.1, -0.75,
  // Guardians; those close by; tiles still to lay; keys nobody holds.
  -0.55, -0.2, -0.8, -0.8,
  // On the way home; the holder of the artifact is down.
  1.2, -0.6,
  // The holder's health; fire; guardians; distance to the exit; the eruption.
  0.66, -1.04, -0.3, -1, 0,
];
