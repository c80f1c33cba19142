// How much the rules of thumb count. The unit is one step of a Move, which costs one action point. Found by playing many
// games with others, and keeping what won more.
export const WEIGHTS = {
  /** Spaces that are hard to pass: digging, spikes, guardians one has to run from, other hazards, a bridge in use. */
  dig: 0.19,
  excavate: -0.35,
  spike: 2.06,
  guardian: 0.81,
  hazard: 0.23,
  bridge: 0,

  /** How many steps nearer than a gap these seem. */
  key: -0.47,
  rescue: 0.07,
  /** How much farther a gap seems per row of depth, and per explorer who is already there. */
  depth: 0.11,
  crowd: 0.08,
  /** How much farther per step it is away from the next explorer. */
  apart: -0.02,
  /** How much nearer a guardian seems to a Veteran. */
  hunt: 0.44,
  /** With nothing to fetch or bring: how far the one with the artifact, the way out and guardians seem. */
  escortHolder: 0.26,
  escortHome: 1.82,
  escortHunt: 0.26,
  /** How near the artifact seems to a Scoundrel, as a share of the way. */
  runner: 0.42,
  /** How much nearer the corridor of the sanctum seems than the ledge to one with a key. */
  corridor: 0.1,

  /** Scores per action point. */
  /** A step, by errand: to a gap, to a key, with a key, to the artifact, with it, out, along. */
  stepExplore: 1.09,
  stepFetch: 0.26,
  stepBring: 1.21,
  stepTake: 0.32,
  stepCarry: 2.74,
  stepLeave: 8.27,
  stepEscort: 0.22,
  reveal: 1.2,
  explore: -1.41,
  /** Explore as the last thing in a turn, and with little health. */
  exploreLast: -0.29,
  exploreWeak: -0.01,
  revealDepth: -0.64,
  pickUp: 4.43,
  /** What a missing point of health takes off picking up the artifact while there is time. */
  patience: -0.13,
  putDown: 8.25,
  takeOver: -0.14,
  attack: 8.59,
  /** Attacking with the artifact in hand. */
  attackCarry: 2.42,
  annihilate: 14.92,
  shoot: 2.3,
  grenade: 0.71,
  purify: 0.12,
  helpUp: 1.69,
  heal: 1.35,
  healNeed: 0.26,
  /** With nothing better to do. */
  healCarry: -0.43,
  healIdle: 0.16,
  command: 45.13,
  commandArtifact: 4.09,
  shoreUp: 0.78,
  demolish: 1.02,
  brace: 0.84,
  /** What a point of health that will be lost here counts. */
  danger: 0.6,
  downed: -0.08,
  dangerLater: 0.09,
  /** From how much health on to exert: usually, and when it is urgent. */
  exert: 8.59,
  exertUrgent: 1.29,
  /** What an action must be worth to be done at all. */
  idle: -0.26,

  /** Turning a tile: ways joined, openings walled up, new gaps, new gaps further down. */
  join: 1,
  wall: -0.17,
  gap: -0.34,
  gapDown: -0.07,
  /** Harm from which on luck is spent. */
  luck: 0.31,
};

export type Weights = typeof WEIGHTS;
