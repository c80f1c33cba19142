// The judge was taught by games of the adept, so its values are nearly chances already.
import type { PocketSub, Sea } from '@undercroft/pocket-sub';
import type { Telling, Terms } from '../telling.ts';
import { CALIBRATION } from './calibration.ts';

/** Between two sides nothing shifts: what the one is told the other lacks. Among three, an even chance is not a half. */
const terms = ({ board }: Sea): Terms => ({ shift: [board.players === 3 ? 1 : 0], stretch: [1] });

export const telling: Telling<PocketSub> = {
  calibration: CALIBRATION,
  terms,
  /** Only what the search has proved is 0 or 1. */
  certain: (_sea, _code, value) => (value === 0 || value === 1 ? value : undefined),
};
