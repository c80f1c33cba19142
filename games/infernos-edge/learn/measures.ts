// What the checks of lessons and of the coach measure on a position, with the rules' own functions.

import { Distances } from '@undercroft/cave';
import {
  EXIT_SPACE,
  EXPLORERS,
  type Expedition,
  type Explorer,
  findExplorer,
  isInside,
} from '@undercroft/infernos-edge';

/** What a check names besides the measure and its limits. */
export interface OfExplorer {
  readonly explorer?: Explorer;
}

export type Measure = (position: Expedition, given: OfExplorer) => number;

const distances = new Distances();

function indexOf(e: Expedition, { explorer }: OfExplorer): number {
  const i = explorer === undefined ? -1 : findExplorer(e, EXPLORERS.indexOf(explorer));
  if (i < 0) throw new Error(`A measure names no explorer of the team: ${explorer}`);
  return i;
}

/** IE-MAP-5: how many steps this explorer is from the exit, burnt spaces excepted; 0 once escaped or dead. */
const stepsToExit: Measure = (e, given) => {
  const i = indexOf(e, given);
  if (!isInside(e, i)) return 0;
  return distances.from(e.cave, EXIT_SPACE, undefined, e.burnt).steps[e.places[i] as number] as number;
};

const health: Measure = (e, given) => e.health[indexOf(e, given)] as number;

export const measures: Readonly<Record<string, Measure>> = { stepsToExit, health };
