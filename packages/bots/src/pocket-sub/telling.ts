import type { PocketSub, Sea } from '@undercroft/pocket-sub';
import type { Telling, Terms } from '../telling.ts';
import { CALIBRATION } from './calibration.ts';

export const telling: Telling<PocketSub> = {
  calibration: CALIBRATION,
  terms,
  /** Only what the search has proved is 0 or 1. */
  certain: (_sea, _code, value) => (value === 0 || value === 1 ? value : undefined),
};

/** Between two sides nothing shifts, so that what the one is told the other lacks. Early on values say less. */
function terms({ board, laid }: Sea): Terms {
  const mined = laid.reduce((sum, mines) => sum + mines) / board.regions;
  return { shift: [board.players === 3 ? 1 : 0], stretch: [1, Math.max(0, 1 - 2 * mined)] };
}
