// Why nothing can be aimed at, where that is so. Loaded after the first decision is possible.
import type { Action } from '@undercroft/sub-terra';

const NO_GAP = 'There is no gap within reach.';
const NO_STEP = 'You cannot move onto any adjacent tile.';
const NO_RUBBLE = 'There is no rubble within reach.';
export const NO_ROPE = 'You have to stand on a ledge or slide to fix a rope.';

export const nowhere: Partial<Record<Action['type'], string>> = {
  reveal: NO_GAP,
  explore: NO_GAP,
  move: NO_STEP,
  run: NO_STEP,
  heal: 'Nobody on your tile is hurt.',
  swim: 'There is no flooded tile within reach.',
  squeeze: 'There is no squeeze within reach.',
  dig: NO_RUBBLE,
  rope: NO_ROPE,
  hide: 'You are already hidden.',
  leave: 'First bring every conscious caver to the exit.',
  exert: 'An extra point would not help you here.',
  dive: 'You can only dive from a water tile.',
  excavate: NO_RUBBLE,
  demolish: 'You cannot blast any wall here.',
  rig: NO_ROPE,
  bandage: 'Nobody else on your tile is hurt.',
  sprint: NO_STEP,
  repel: 'There is no horror within reach.',
  direct: 'There is nobody you can direct now.',
  discard: 'You cannot discard the exit.',
};
