// The reasons a bot can give for a move, each with the clause behind it.

import type { Reason } from '@undercroft/bots';
import type { RuleId } from '@undercroft/engine';

export const MOTIVES = {
  'only-one': undefined,
  anything: undefined,
  /** The exit lies deep in the stack, so tiles must be revealed. */
  reveal: 'ST-SETUP-3',
  explore: 'ST-ACT-EXPLORE',
  /** Towards a gap, or to a tile with more to do. */
  walk: 'ST-CAVE-3',
  shelter: 'ST-HAZ-1',
  flee: 'ST-HOR-TOUCH',
  'to-a-friend': 'ST-KO-2',
  'way-out': 'ST-END-2',
  'stay-out': 'ST-TILE-EXIT',
  leave: 'ST-ACT-LEAVE',
  heal: 'ST-ACT-HEAL',
  dig: 'ST-ACT-DIG',
  rope: 'ST-TILE-LEDGE-4',
  repel: 'ST-BOD-1',
  hide: 'ST-ACT-HIDE',
  direct: 'ST-LEA-1',
  exert: 'ST-TURN-2',
  stay: 'ST-TURN-1',
  lay: 'ST-CAVE-2',
  discard: 'ST-SCO-1',
  take: 'ST-GEO-2',
  surface: 'ST-DIV-1',
  away: 'ST-HOR-MOVE',
  'best-chance': undefined,
} as const satisfies Record<string, RuleId | undefined>;
export type Motive = keyof typeof MOTIVES;

export function reasonFor(motive: Motive): Reason {
  const rule = MOTIVES[motive];
  return rule ? { motive, rule } : { motive };
}
