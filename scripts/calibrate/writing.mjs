// What is written into the repository: the constants, and positions for the tests.

const hundredths = (list) => list.map((weight) => Number(weight.toFixed(2)) + 0);

export const rounded = (found) => ({ ...found, shift: hundredths(found.shift), stretch: hundredths(found.stretch) });

export const calibrationFile = (
  id,
  { shift, stretch },
  games,
) => `// Written by \`npm run calibrate -- ${id} ${games}\`, from games of the adept. The terms are in chance-model.ts.
import type { Calibration } from '@undercroft/bots';

export const CALIBRATION: Calibration = {
  shift: [${shift.join(', ')}],
  stretch: [${stretch.join(', ')}],
};
`;

/** About how many positions are kept. */
const KEPT = 400;

/** Evenly from all games, one position per row: who won, the value, the terms. Certain results are left out. */
export function positionsFile(positions) {
  const open = positions.filter(({ isCertain }) => !isCertain);
  const every = Math.max(1, Math.floor(open.length / KEPT));
  return open
    .filter((_, k) => k % every === 0)
    .map(
      ({ won, value, terms: { shift, stretch } }) =>
        `${JSON.stringify([won, ...[value, ...shift, ...stretch].map(short)])}\n`,
    )
    .join('');
}

const short = (number) => Number(number.toFixed(4));
