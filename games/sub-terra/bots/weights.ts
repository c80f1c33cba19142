// How much each consideration counts for a caver. One unit is a third of an action point. Tuned by trying changes on hundreds
// of whole games at a time.
export const WEIGHTS = {
  /** Revealing a tile; and how much more it counts when the team is behind schedule. */
  tile: 6,
  pace: 0.14,
  /** A second tile in the same turn, relative to the first. */
  secondTile: 1.39,
  /** Ending the turn on an unknown tile, beyond its expected danger. */
  endOnUnknown: -1.5,
  /** An empty cell around a gap: with fewer of them a tile fits in better. */
  gapSpace: 0.57,
  /** The preferred number of gaps in the cave; and the space around a new gap, relative to the gap itself. */
  gaps: 15.15,
  newGapSpace: 0.37,
  /** A unit of distance to the nearest gap, the exit, an unconscious caver, one without whom the team cannot win. */
  gapDistance: 1.71,
  exitDistance: 2.5,
  fallenDistance: 0.23,
  rescueDistance: 3.65,
  /** A cell between a caver and the Bodyguard, or the companions needed for bronze; and how close those should be. */
  guardDistance: 0.06,
  companionDistance: 0.49,
  companionNear: 1.23,
  /** With fewer cards than this to spare, a caver hurries to the exit; and how much more the distance counts then. */
  light: 2.73,
  hurry: 1.1,
  /** The last point of health, the second, and every further one. */
  life: 6.85,
  wound: 5.08,
  scratch: 1.55,
  /** Health at risk; health regained; the loss a Bodyguard prevents for others, relative to their own caution. */
  danger: 3.3,
  health: 10.29,
  shield: 3,
  /** The extra chance of a horror striking in a dead end; and the worth of driving one away. */
  corner: 0.14,
  repel: 81,
  /** How far the gain of an exertion must exceed its cost: usually, when on time for the exit, with one health left. */
  exert: 4.26,
  exertCalm: 6.7,
  exertLastHealth: 25.57,
  /** How much more another caver must gain from the Leader's point. */
  directMargin: 0.24,
};
export type Weights = typeof WEIGHTS;
