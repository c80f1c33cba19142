// What can be true of a tile, and of a caver, as bits.

/** Marks on a tile. */
export const FLOOD = 1;
export const RUBBLE = 2;
export const ROPE = 4;

/** What can be true of a caver. */
export const HIDDEN = 1;
export const SUBMERGED = 2;
export const REMOVED = 4;
