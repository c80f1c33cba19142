// ST-GEO-2: the tile that the Geologist has set aside.

import { NOTHING } from '@undercroft/cave';
import { DRAW_ASIDE } from './asks.ts';
import { GEOLOGIST } from './cavers.ts';
import { type Descent, findCaver, isInPlay, nameOf } from './descent.ts';
import type { Emit } from './events.ts';
import { removeFromStack, returnExit } from './stack.ts';
import { EXIT_TYPE, typeOf } from './tiles.ts';

export function takeSetAsideTile(d: Descent, emit: Emit): void {
  d.hand = d.aside;
  d.aside = NOTHING;
  d.fromAside = 1;
  emit?.({ type: 'tile-taken', rule: 'ST-GEO-2', caver: nameOf(d, d.actor), tile: typeOf(d.hand).name });
}

/** ST-SETUP-8, ST-GEO-2: draws a tile to set aside if the Geologist is in play and has none. */
export function refillAside(d: Descent): void {
  const geologist = findCaver(d, GEOLOGIST);
  if (geologist < 0 || !isInPlay(d, geologist) || d.aside !== NOTHING || d.stack === 0 || d.top !== NOTHING) return;
  d.asks = DRAW_ASIDE;
}

/** ST-GEO-2: the exit is not set aside; it stays on top, seen by everyone. */
export function setTileAside(d: Descent, type: number, emit: Emit): void {
  if (type === EXIT_TYPE) {
    d.top = EXIT_TYPE;
    return emit?.({ type: 'exit-seen', rule: 'ST-GEO-2' });
  }
  removeFromStack(d, type);
  d.aside = type;
  emit?.({ type: 'tile-set-aside', rule: 'ST-GEO-2', tile: typeOf(type).name, left: d.stack });
}

export function setDrawnTileAside(d: Descent, drawn: number, emit: Emit): void {
  d.fromAside = 0;
  if (drawn === EXIT_TYPE) returnExit(d, emit);
  else d.aside = drawn;
}
