// The weights of the heuristics. The unit is about one step of a Move, which costs one action point. Found by hill climbing
// over many games of the novice, then adjusted by hand where the adept improved on these heuristics.
export const WEIGHTS = {
  /** Obstacles: digging, spikes, guardians to run from, other hazards, an occupied bridge. */
  dig: 1.5,
  excavate: 0.8,
  spike: 2.06,
  guardian: 0.81,
  hazard: 0.22,
  bridge: 1,

  /** How many steps nearer than a gap a key and a downed explorer count. */
  keyPull: 2,
  rescuePull: 1,
  /** How much farther a gap counts per row of depth, and per surplus explorer who is there sooner. */
  depth: 0.06,
  crowd: 1,
  /** How much farther it counts per step away from the next explorer. */
  separation: 0.1,
  /** How much nearer a guardian counts for a Veteran. */
  huntPull: 0.32,
  /** With nothing to fetch or bring: how far the artifact's holder, the way out and guardians count. */
  escortHolder: 0.26,
  escortHome: 2.25,
  escortHunt: 0.26,
  /** The share of the distance to the artifact that counts for a Scoundrel. */
  runner: 0.42,
  /** How much farther the corridor of the sanctum counts than its ledge for an explorer with a key. */
  corridor: -0.3,

  // The worth of actions per action point.
  /** A step, by goal: to a gap, to a key, with a key, to the artifact, with it, out, escorting. */
  stepExplore: 1.09,
  stepFetch: 1.2,
  stepBring: 1.4,
  stepTake: 1.2,
  stepCarry: 2.5,
  stepLeave: 3,
  stepEscort: 0.5,
  reveal: 1.7,
  explore: 1.84,
  /** Added to Explore as the last action of a turn, and with little health; to any reveal per row of depth. */
  exploreLast: -0.3,
  exploreWeak: -0.3,
  revealDepth: 0,
  /** The last gap if no tile fits in it; a dead end while other gaps lead on; every additional tile to lay after a gap. */
  lastGap: 6,
  deadEndGap: 5,
  closing: 0.8,
  /** While keys would be lost with the bag: the last gap if no tile fits in it, a dead end, the only gap that leads on beside dead ends. */
  losingKeys: 1000,
  deadEndFirst: 0.5,
  onlyWayOn: 3,
  /** The same for a rotation, in tiles: no gap leads on after it, only one beside dead ends. */
  noWayOn: 50,
  oneWayOn: 2,
  pickUp: 9.1,
  /** What each missing point of health takes off picking up the artifact while there is time. */
  patience: 0.3,
  putDown: 8.25,
  takeOver: 2,
  attack: 5,
  /** Attacking while carrying the artifact. */
  attackCarry: 2.65,
  annihilate: 6,
  shoot: 2.73,
  grenade: 0.65,
  purify: 0.19,
  helpUp: 4,
  heal: 1.35,
  /** How much less per point of health left; added while carrying the artifact; and the minimum. */
  healNeed: 0.2,
  healCarry: -0.43,
  healIdle: 0.3,
  command: 1.2,
  commandArtifact: 3.36,
  shoreUp: 0.74,
  demolish: 1.02,
  brace: 0.84,
  /** A point of health expected to be lost here. */
  danger: 0.65,
  /** The same while action points are left; and every expected point of loss beyond the health left. */
  dangerLater: 0.09,
  goingDown: 0.3,
  /** The health needed to exert: usually, and when it is urgent. */
  exert: 3,
  exertUrgent: 1.29,
  /** What an action must at least be worth. */
  minimum: 0.1,

  /** Rotating a tile: passages joined, openings walled up, every additional tile to lay after it. */
  join: 0.9,
  wall: -0.17,
  rotation: 2,
  /** Choosing one of two tiles: every additional tile to lay after it. */
  choice: 1,
  /** The harm from which on a die is rerolled. */
  reroll: 0.31,
};
