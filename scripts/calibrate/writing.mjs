// What is kept in the repository: the constants, and positions for the tests.

const hundredths = (list) => list.map((weight) => Number(weight.toFixed(2)) + 0);

export const rounded = (found) => ({ ...found, shift: hundredths(found.shift), stretch: hundredths(found.stretch) });

export const calibrationFile = (
  id,
  { shift, stretch },
  games,
) => `// Written by \`npm run calibrate -- ${id} ${games}\`, from games of the adept. The terms are in telling.ts.
import type { Calibration } from '../telling.ts';

export const CALIBRATION: Calibration = {
  shift: [${shift.join(', ')}],
  stretch: [${stretch.join(', ')}],
};
`;

/** About so many positions are enough. */
const KEPT = 400;

/** Evenly from all games, one position a row: who won, the value, the terms. What is certain is left out. */
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
