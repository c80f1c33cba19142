// Decisions as small integers.
import { indices } from '@undercroft/engine';

/** The kinds of codes. A code is kind << 8 | argument. */
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

export const {
  reveal: REVEAL,
  explore: EXPLORE,
  move: MOVE,
  run: RUN,
  heal: HEAL,
  swim: SWIM,
  squeeze: SQUEEZE_IN,
  dig: DIG,
  rope: PLACE_ROPE,
  hide: HIDE,
  dive: DIVE,
  excavate: EXCAVATE,
  demolish: DEMOLISH,
  rig: RIG,
  bandage: BANDAGE,
  sprint: SPRINT,
  repel: REPEL,
  direct: DIRECT,
  leave: LEAVE,
  exert: EXERT,
  end: END,
  stop: STOP,
  decline: DECLINE,
  take: TAKE,
  place: PLACE,
  discard: DISCARD,
  appear: APPEAR,
  horror: PICK_HORROR,
  path: PATH,
  spawn: SPAWN_AT,
} = indices(ACTIONS);

/** ST-GEO-2: where the Geologist takes a tile from. */
export const TAKE_SOURCES = ['stack', 'aside'] as const;
export const { stack: FROM_STACK, aside: FROM_ASIDE } = indices(TAKE_SOURCES);

/** The argument of Dig and Excavate for the caver's own tile; otherwise it is a side. */
export const HERE = 4;

export const codeOf = (kind: number, argument = 0): number => (kind << 8) | argument;
export const kindOf = (code: number): number => code >> 8;
export const argumentOf = (code: number): number => code & 255;
