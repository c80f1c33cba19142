// The motive behind an action of an explorer's turn.
import {
  ANNIHILATE,
  ATTACK,
  argumentOf,
  BRACE,
  DEMOLISH,
  DIG,
  END,
  EXCAVATE,
  EXERT,
  EXPLORE,
  type Expedition,
  GRENADE,
  HEAL,
  ILLUMINATE,
  kindOf,
  MEND,
  PICK_UP,
  PURIFY,
  PUT_DOWN,
  REVEAL,
  REVIVE,
  SCOPE,
  SHOOT,
  SHORE_UP,
} from '@undercroft/infernos-edge';
import { type Goal, MOTIVE_OF_GOAL } from './goals.ts';
import type { Motive } from './motives.ts';

const MOTIVES: Readonly<Record<number, Motive>> = {
  [REVEAL]: 'explore',
  [EXPLORE]: 'explore',
  [ILLUMINATE]: 'explore',
  [SCOPE]: 'explore',
  [PUT_DOWN]: 'bring-key',
  [HEAL]: 'heal',
  [MEND]: 'heal',
  [REVIVE]: 'heal',
  [ATTACK]: 'fight',
  [ANNIHILATE]: 'fight',
  [SHOOT]: 'fight',
  [PURIFY]: 'fight',
  [GRENADE]: 'fight',
  [DIG]: 'clear-the-way',
  [EXCAVATE]: 'clear-the-way',
  [DEMOLISH]: 'clear-the-way',
  [EXERT]: 'work-harder',
  [BRACE]: 'stay-safe',
  [SHORE_UP]: 'stay-safe',
  [END]: 'nothing-better',
};

export function motiveOfAction(e: Expedition, code: number, goal: Goal): Motive {
  const kind = kindOf(code);
  const argument = argumentOf(code);
  if (kind === PICK_UP) return argument === 0 ? 'fetch-key' : 'take-artifact';
  if ((kind === HEAL || kind === MEND || kind === REVIVE) && e.health[argument] === 0) return 'help-up';
  return MOTIVES[kind] ?? MOTIVE_OF_GOAL[goal];
}
