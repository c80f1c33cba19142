// Written by `npm run calibrate -- infernos-edge 120`, from games of the adept. The terms are in chance-model.ts.
import type { Calibration } from '@undercroft/bots';

export const CALIBRATION: Calibration = {
  shift: [-0.46, 0.04, 0.38, -0.9],
  stretch: [0.9],
};
