// Names of places in Sub Terra: the middle is the start.
import { CAVERS, type Caver } from '@undercroft/sub-terra';
import { type Named, readNamed, readPerson, stepsName } from '../cave/places.ts';
import { SIGNS } from './names.ts';

/** '2,-1' is '2E 1N'; '0,0' is 'start'. */
export const placeName = (cell: string): string => stepsName(cell) || 'start';

/** With the article that a sentence needs. */
export const atPlace = (cell: string): string => (cell === '0,0' ? 'the start' : placeName(cell));

const LANDMARKS = { start: '0,0' };

/** Reads '2E 1N', 'n', 'start', 'here', 'Medic', 'me'. Undefined: no place at all. */
export const readPlace = (text: string): Named<Caver> | undefined =>
  readNamed(text, { landmarks: LANDMARKS, person: readCaver });

export const readCaver = (text: string): Caver | undefined => readPerson(text, CAVERS, SIGNS);
