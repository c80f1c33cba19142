// Weights of what counts in a position, in the order of features.ts. From logistic regressions over games of the novice
// with short and long clocks, and over the adept's own games; rounded by hand.
export const JUDGEMENT: readonly number[] = [
  // One to start with; the time left over, in tens of rounds; the time short.
  1.3, 3.1, 0.9,
  // Health; explorers with one point of it; explorers who are down.
  0.75, -0.1, -0.75,
  // Guardians; those at hand; tiles still to lay; keys nobody holds.
  -0.55, -0.2, -0.8, -0.8,
  // On the way home, and who holds the artifact is down.
  1.2, -0.6,
  // The holder's health; fire, guardians, the way; the eruption.
  0.66, -1.04, -0.3, -1, 0,
];
