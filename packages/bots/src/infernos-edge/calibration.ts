// Written by `npm run calibrate -- infernos-edge 35`, from games of the adept. The terms are in telling.ts.
import type { Calibration } from '../telling.ts';

export const CALIBRATION: Calibration = {
  shift: [-0.54, 0.75, -0.51],
  stretch: [0.99],
};
