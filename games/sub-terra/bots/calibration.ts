// Written by `npm run calibrate -- sub-terra 43`, from games of the adept. The terms are in chance-model.ts.
import type { Calibration } from '@undercroft/bots';

export const CALIBRATION: Calibration = {
  shift: [1.95, -0.27, -0.16],
  stretch: [0.9],
};
