// What the checks of lessons and of the coach measure on a position, with the rules' own functions.
import { Distances } from '@undercroft/cave';
import { CAVERS, type Caver, type Descent, findCaver, isInCave, isProtected } from '@undercroft/sub-terra';

/** What a check may name besides the measure and its limits. */
export interface MeasureArguments {
  readonly caver?: Caver;
}

export type Measure = (position: Descent, given: MeasureArguments) => number;

/** Further than any way in the cave. */
const FAR = 99;

const distances = new Distances();

function indexOf(d: Descent, caver: Caver | undefined): number {
  const i = caver === undefined ? -1 : findCaver(d, CAVERS.indexOf(caver));
  if (i < 0) throw new Error(`A measure names no caver of the team: ${caver}`);
  return i;
}

/** ST-HOR-DIST: how many steps the nearest horror is from this caver. */
function stepsToHorror(d: Descent, { caver }: MeasureArguments): number {
  const i = indexOf(d, caver);
  const place = d.places[i];
  if (place === undefined || !isInCave(d, i)) return FAR;
  const { steps } = distances.from(d.cave, place);
  const horrors = [...d.horrors].filter((tile) => tile >= 0);
  return Math.min(FAR, ...horrors.map((tile) => steps[tile] ?? FAR));
}

/** ST-BOD-2: 1 where the Bodyguard shields this caver. */
const shielded: Measure = (d, { caver }) => {
  const i = indexOf(d, caver);
  return isInCave(d, i) && isProtected(d, i) ? 1 : 0;
};

export const measures: Readonly<Record<string, Measure>> = { stepsToHorror, shielded };
