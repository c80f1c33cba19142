// Written by `npm run calibrate -- infernos-edge 120`, from games of the adept. The terms are in chance-model.ts.
import type { Calibration } from '@undercroft/bots';

export const CALIBRATION: Calibration = {
  shift: [-0.08, 0.01, 0.08],
  stretch: [0.92],
};
