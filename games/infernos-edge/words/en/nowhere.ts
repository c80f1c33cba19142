// Why nothing can be aimed at, where that is so. Loaded after the first decision is possible.
import type { Action } from '@undercroft/infernos-edge';

const NO_GAP = 'There is no gap next to you.';
const NO_STEP = 'You cannot enter any adjacent space.';
const NO_RUBBLE = 'There is no rubble here or next to you.';
export const NO_GUARDIAN = 'There is no guardian on your space.';
export const EMPTY_HANDS = 'You are not holding anything.';
export const BRACED = 'You cannot brace two turns in a row.';
export const EXERTED = 'You can exert only once a turn.';
export const PLAIN = 'This tile is already a plain one.';

export const nowhere: Partial<Record<Action['type'] | 'items', string>> = {
  reveal: NO_GAP,
  explore: NO_GAP,
  move: NO_STEP,
  run: NO_STEP,
  heal: 'Everyone on your space has full health.',
  'pick-up': 'There is nothing to pick up here.',
  take: 'Nobody else here holds anything.',
  give: 'Nobody else is on your space.',
  'put-down': EMPTY_HANDS,
  attack: NO_GUARDIAN,
  dig: NO_RUBBLE,
  illuminate: NO_GAP,
  sprint: NO_STEP,
  command: 'Nobody else can move.',
  research: 'A journal tile fits in no gap.',
  excavate: NO_RUBBLE,
  'shore-up': PLAIN,
  scope: 'You see no gap within 3 spaces.',
  shoot: 'You can only shoot a guardian in sight, 1 to 3 spaces away.',
  grenade: 'There is no guardian next to you.',
  demolish: 'No wall here can be opened.',
  annihilate: NO_GUARDIAN,
  brace: BRACED,
  mend: 'You see nobody hurt within 2 spaces.',
  revive: 'You see nobody who is hurt.',
  purify: 'There is no guardian on any other space.',
  exert: EXERTED,
  items: 'There is nothing to pick up, take, give or put down here.',
};
