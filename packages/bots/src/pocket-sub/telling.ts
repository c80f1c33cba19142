import type { PocketSub, Sea } from '@undercroft/pocket-sub';
import type { Telling } from '../telling.ts';
import { CALIBRATION } from './calibration.ts';

export const telling: Telling<PocketSub> = {
  calibration: CALIBRATION,
  terms,
  /** Only what the search has proved is 0 or 1. */
  certain: (_sea, _code, value) => (value === 0 || value === 1 ? value : undefined),
};

/** Who goes second has the better end of the introductory sea, whoever else one asks. */
function terms({ board, options, seat }: Sea): number[] {
  const introductory = options.setup === 'introductory' ? 1 : 0;
  const began = board.sides[seat] === board.sides[options.first] ? 1 : -1;
  return board.players === 3 ? [1, 0, 0, 1] : [1, introductory * began, (1 - introductory) * began, 0];
}
