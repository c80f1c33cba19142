// What a careful caver cares about, and how much. One unit is a third of an action point: a step of a Run.
// Tuned on whole games; see the figures in docs/bots.md.
export const WEIGHTS = {
  /** A new tile on the table: the stack is the clock that counts. */
  tile: 6,
  /** An empty cell beside the gap where a tile is laid: there the cave will grow wider. */
  wideGap: 0.568,
  /** A second tile in the same turn, against the first. */
  second: 0.989,
  pace: 0.2,
  blind: 0.099,
  /** Walking away from gaps, per unit of way. */
  gapWay: 1.709,
  /** Walking away from the exit, per unit of way. */
  exitWay: 2.5,
  /** Being away from the Bodyguard, and from the others, per unit of way. */
  guardWay: 0.055,
  groupWay: 0.009,
  /** How much more when the exit can come soon, and with how many tiles left. */
  gather: 3.33,
  gatherAt: 8.371,
  shield: 3,
  /** Health that may be lost, in units per point of worth. */
  danger: 3.224,
  /** Health regained. */
  health: 10.294,
  /** Somebody lies unconscious: per unit of way to them, and what waking them is worth. */
  friendWay: 0.4,
  life: 4.973,
  wound: 5.082,
  scratch: 1.248,
  /** A horror sent away. */
  repel: 124.691,
  corner: 0.192,
  /** How much more than its price an exertion must bring, and a Direct. */
  exert: 3.48,
  direct: 0.244,
  gaps: 15.149,
  /** Room around a new gap, against the gap itself. */
  room: 0.216,
  /** A tile that opens more than this is thrown away (ST-SCO-1). */
  discard: -0.5,
};
export type Weights = typeof WEIGHTS;
