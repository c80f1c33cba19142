// Decisions as small integers: a kind and an argument.

/** Kinds of codes; a code is kind << 8 | argument. */
export const ACTIONS = [
  'reveal',
  'explore',
  'move',
  'run',
  'heal',
  'swim',
  'squeeze',
  'dig',
  'rope',
  'hide',
  'dive',
  'excavate',
  'demolish',
  'rig',
  'bandage',
  'sprint',
  'repel',
  'direct',
  'leave',
  'exert',
  'end',
  'stop',
  'decline',
  'take',
  'place',
  'discard',
  'appear',
  'horror',
  'path',
  'spawn',
] as const;
export type ActionName = (typeof ACTIONS)[number];

const index = Object.fromEntries(ACTIONS.map((name, i) => [name, i])) as Record<ActionName, number>;
export const {
  reveal: REVEAL,
  explore: EXPLORE,
  move: MOVE,
  run: RUN,
  heal: HEAL,
  swim: SWIM,
  squeeze: SQUEEZE_IN,
  dig: DIG,
} = index;
export const {
  rope: PLACE_ROPE,
  hide: HIDE,
  dive: DIVE,
  excavate: EXCAVATE,
  demolish: DEMOLISH,
  rig: RIG,
  bandage: BANDAGE,
} = index;
export const {
  sprint: SPRINT,
  repel: REPEL,
  direct: DIRECT,
  leave: LEAVE,
  exert: EXERT,
  end: END,
  stop: STOP,
  decline: DECLINE,
} = index;
export const {
  take: TAKE,
  place: PLACE,
  discard: DISCARD,
  appear: APPEAR,
  horror: PICK_HORROR,
  path: PATH,
  spawn: SPAWN_AT,
} = index;

/** Where Dig and Excavate reach: a side, or the own tile. */
export const HERE = 4;

export const codeOf = (kind: number, argument = 0): number => (kind << 8) | argument;
export const kindOf = (code: number): number => code >> 8;
export const argumentOf = (code: number): number => code & 255;
