// What a careful caver cares about, and how much. One unit is a third of an action point: a step of a Run. Tuned by trying
// changes on hundreds of whole games at a time.
export const WEIGHTS = {
  /** A new tile on the table; and how much more if the team is behind its time. */
  tile: 6,
  pace: 0.14,
  /** A second tile in the same turn, against the first. */
  second: 1.39,
  /** To end the turn on a tile nobody has seen, beyond what such tiles cost. */
  blind: -1.5,
  /** An empty cell around a gap: the fewer, the better a tile fits in. */
  wideGap: 0.57,
  /** So many gaps the cave should have; and room around a new gap, against the gap itself. */
  gaps: 15.15,
  room: 0.37,
  /** A unit of way to the nearest gap, to the exit, to somebody who has fallen, to one without whom nothing can be won. */
  gapWay: 1.71,
  exitWay: 2.5,
  friendWay: 0.23,
  rescueWay: 3.65,
  /** A cell between a caver and the Bodyguard, or the companions needed for bronze; and how near those are near enough. */
  guardWay: 0.06,
  buddyWay: 0.49,
  buddyNear: 1.23,
  /** With fewer cards than this to spare a caver hurries to the exit; and how much more the way counts then. */
  light: 2.73,
  haste: 1.1,
  /** The last point of health, the second, and every further one. */
  life: 6.85,
  wound: 5.08,
  scratch: 1.55,
  /** That health at risk, that health regained; what the Bodyguard spares others, against their own care. */
  danger: 3.3,
  health: 10.29,
  shield: 3,
  /** How much likelier a horror strikes in a dead end; and what it is worth to send one away. */
  corner: 0.14,
  repel: 81,
  /** How much more than it costs an exertion must bring: as a rule, on a way out in time, with the last point of health. */
  exert: 4.26,
  calm: 6.7,
  lastBreath: 25.57,
  /** How much more another must make of the Leader's point. */
  direct: 0.24,
};
export type Weights = typeof WEIGHTS;
