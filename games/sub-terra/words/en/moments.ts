// What is said while something happens to the cavers, besides what the log tells of it.
import type { Hazard } from '@undercroft/sub-terra';

/** What hazards do. */
const hazards = {
  tremor: 'Every conscious caver makes a skill check. Failing costs 1 health.',
  flood: 'Every water tile floods. Everyone on a flooded tile loses 1 health.',
  gas: 'Everyone on a gas tile loses 2 health. Until the next hazard, entering one costs 2 as well.',
  'cave-in': 'Cave-in tiles with the number rolled collapse. Everyone on them loses 3 health.',
  horror: 'Every horror takes a step. Then another one appears in the nearest lair.',
} satisfies Record<Hazard, string>;

const en = {
  hazards,
  card: 'The hazard card…',
  nobody: 'Nobody is hurt.',
  dark: { name: 'Out of time', does: 'The torches go out. From now on everyone rolls to find a way through the dark.' },
  groping: { title: 'In the dark…', text: 'Everyone rolls to find a way through.' },
  stalks: 'Something moves in the dark…',
  exit: { word: 'The exit', title: 'Daylight.', text: 'Get everyone here before the light runs out.' },
  lost: 'Lost',
  daylight: 'Daylight.',
  lampsOut: 'One lamp after another goes out…',
};

export type SubTerraMomentWords = typeof en;
export default en;
