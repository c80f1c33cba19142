// The evaluation was trained on games of the adept, so its values are nearly chances already.

import type { CalibrationTerms, ChanceModel } from '@undercroft/bots';
import type { PocketSub, Sea } from '@undercroft/pocket-sub';
import { CALIBRATION } from './calibration.ts';

/** Between two sides nothing shifts, so that their chances add up to one. Among three, an even chance is not a half. */
const terms = ({ board }: Sea): CalibrationTerms => ({ shift: [board.players === 3 ? 1 : 0], stretch: [1] });

export const createChanceModel = (): ChanceModel<PocketSub> => ({
  calibration: CALIBRATION,
  terms,
  /** The search reports 0 or 1 only for what it has proved. */
  certain: (_sea, _code, value) => (value === 0 || value === 1 ? value : undefined),
});
