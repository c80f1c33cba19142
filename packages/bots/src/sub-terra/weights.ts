// What a careful caver cares about, and how much. One unit is a third of an action point: a step of a Run.
// Tuned on whole games; see the figures in docs/bots.md.
export const WEIGHTS = {
  /** A new tile on the table: the stack is the clock that counts. */
  tile: 6,
  /** An empty cell beside the gap where a tile is laid: there the cave will grow wider. */
  wideGap: 0.57,
  /** A second tile in the same turn, against the first. */
  second: 1.39,
  pace: 0.14,
  blind: -1.5,
  /** Walking away from gaps, per unit of way. */
  gapWay: 1.71,
  /** Walking away from the exit, per unit of way. */
  exitWay: 2.5,
  /** Being away from the Bodyguard, and from the others, per unit of way. */
  guardWay: 0.06,
  buddyWay: 0.49,
  buddyNear: 1.23,
  shield: 3,
  /** Health that may be lost, in units per point of worth. */
  danger: 3.3,
  /** Health regained. */
  health: 10.29,
  /** Somebody lies unconscious: per unit of way to them, and what waking them is worth. */
  friendWay: 0.23,
  life: 6.85,
  wound: 5.08,
  scratch: 1.55,
  /** A horror sent away. */
  repel: 81,
  corner: 0.14,
  /** How much more than its price an exertion must bring, and a Direct. */
  exert: 4.26,
  /** The same with the last point of health. */
  lastBreath: 25.57,
  calm: 6.7,
  /** With fewer cards than this to spare everybody hurries to the exit. */
  light: 2.73,
  haste: 1.1,
  /** On the way to somebody without whom nothing can be won. */
  rescueWay: 3.65,
  direct: 0.24,
  gaps: 15.15,
  /** Room around a new gap, against the gap itself. */
  room: 0.37,
};
export type Weights = typeof WEIGHTS;
