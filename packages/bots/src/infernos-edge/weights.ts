// How much the rules of thumb count. The unit is about one step of a Move, which costs one action point. Found by a climb
// over many games of the novice, then set by hand where the adept, which starts from these rules, did otherwise for good.
export const WEIGHTS = {
  /** Spaces that are hard to pass: digging, spikes, guardians one has to run from, other hazards, a bridge in use. */
  dig: 1.5,
  excavate: 0.8,
  spike: 2.06,
  guardian: 0.81,
  hazard: 0.22,
  bridge: 1,

  /** How many steps nearer than a gap these seem. */
  key: 2,
  rescue: 1,
  /** How much farther a gap seems per row of depth, and per explorer too many who is there sooner. */
  depth: 0.06,
  crowd: 1,
  /** How much farther per step it is away from the next explorer. */
  apart: 0.1,
  /** How much nearer a guardian seems to a Veteran. */
  hunt: 0.32,
  /** With nothing to fetch or bring: how far the one with the artifact, the way out and guardians seem. */
  escortHolder: 0.26,
  escortHome: 2.25,
  escortHunt: 0.26,
  /** How near the artifact seems to a Scoundrel, as a share of the way. */
  runner: 0.42,
  /** How much nearer the corridor of the sanctum seems than the ledge to one with a key. */
  corridor: -0.3,

  // What is done is scored per action point.
  /** A step, by errand: to a gap, to a key, with a key, to the artifact, with it, out, along. */
  stepExplore: 1.09,
  stepFetch: 1.2,
  stepBring: 1.4,
  stepTake: 1.2,
  stepCarry: 2.5,
  stepLeave: 3,
  stepEscort: 0.5,
  reveal: 1.7,
  explore: 1.84,
  /** More or less for Explore as the last thing in a turn, and with little health; for every row of depth. */
  exploreLast: -0.3,
  exploreWeak: -0.3,
  revealDepth: 0,
  /** The last gap of all, if no tile fits; one that leads nowhere while others lead on; every tile more to lay after a gap. */
  lastGap: 6,
  blindGap: 5,
  closing: 0.8,
  pickUp: 9.1,
  /** What a missing point of health takes off picking up the artifact while there is time. */
  patience: 0.3,
  putDown: 8.25,
  takeOver: 2,
  attack: 5,
  /** Attacking with the artifact in hand. */
  attackCarry: 2.65,
  annihilate: 6,
  shoot: 2.73,
  grenade: 0.65,
  purify: 0.19,
  helpUp: 4,
  heal: 1.35,
  /** How much less per point of health that is left; with the artifact in hand; and at least. */
  healNeed: 0.2,
  healCarry: -0.43,
  healIdle: 0.3,
  command: 1.2,
  commandArtifact: 3.36,
  shoreUp: 0.74,
  demolish: 1.02,
  brace: 0.84,
  /** What a point of health that will be lost here counts. */
  danger: 0.65,
  /** The same while there are points left, and every point from which on one falls. */
  dangerLater: 0.09,
  downed: 0.3,
  /** From how much health on to exert: usually, and when it is urgent. */
  exert: 3,
  exertUrgent: 1.29,
  /** What an action must be worth to be done at all. */
  idle: 0.1,

  /** Turning a tile: ways joined, openings walled up, every tile more to lay after it. */
  join: 0.9,
  wall: -0.17,
  gap: 2,
  /** Choosing one of two tiles: every tile more to lay after it. */
  ways: 1,
  /** Harm from which on luck is spent. */
  luck: 0.31,
};
