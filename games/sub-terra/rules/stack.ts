// The stack of tiles: taking one from it and putting one back on top.

import { NOTHING } from '@undercroft/cave';
import type { Descent } from './descent.ts';
import type { Emit } from './events.ts';
import { EXIT_TYPE } from './tiles.ts';

/** A top tile that everyone has seen is not in the bag of unseen tiles. */
export function removeFromStack(d: Descent, type: number): void {
  const wasSeen = d.top !== NOTHING;
  d.stack--;
  d.top = NOTHING;
  if (type === EXIT_TYPE) d.exitHidden = 0;
  else if (!wasSeen) d.bag[type] = d.bag[type]! - 1;
}

/** ST-GEO-3: it goes on top of the stack, seen by everyone. */
export function returnSetAsideTile(d: Descent): void {
  d.top = d.aside;
  d.aside = NOTHING;
  d.stack++;
}

/** ST-GEO-2: the exit is not set aside; it goes back on top, seen by everyone. */
export function returnExit(d: Descent, emit: Emit): void {
  d.top = EXIT_TYPE;
  d.exitHidden = 1;
  d.stack++;
  emit?.({ type: 'exit-seen', rule: 'ST-GEO-2' });
}
