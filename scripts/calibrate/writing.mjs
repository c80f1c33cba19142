// The file of constants as it is kept in the repository.

const hundredths = (list) => list.map((weight) => Number(weight.toFixed(2)) + 0);

export const rounded = (found) => ({ ...found, shift: hundredths(found.shift), stretch: hundredths(found.stretch) });

export const calibrationFile = (
  id,
  { shift, stretch },
  games,
) => `// Written by \`npm run calibrate -- ${id} ${games}\`, from ${games} games of the adept. The terms are in telling.ts.
import type { Calibration } from '../telling.ts';

export const CALIBRATION: Calibration = {
  shift: [${shift.join(', ')}],
  stretch: [${stretch.join(', ')}],
};
`;
