// Names of places in the temple: counted from the crossroads, where all begin.
import { EXPLORERS, type Explorer } from '@undercroft/infernos-edge';
import { type Named, readNamed, readPerson, stepsName } from '../cave/places.ts';
import { SIGNS } from './names.ts';

const LANDMARKS = { crossroads: '0,0', exit: '0,-1' };

/** '2,3' is '2E 3S'; '0,0' is 'crossroads'. */
export const placeName = (cell: string): string => (cell === '0,-1' ? 'exit' : stepsName(cell) || 'crossroads');

/** With the article that a sentence needs. */
export const atPlace = (cell: string): string =>
  Object.values(LANDMARKS).includes(cell) ? `the ${placeName(cell)}` : placeName(cell);

/** Reads '2E 3S', 'n', 'crossroads', 'here', 'Healer', 'he'. Undefined: no place at all. */
export const readPlace = (text: string): Named<Explorer> | undefined =>
  readNamed(text, { landmarks: LANDMARKS, person: readExplorer });

export const readExplorer = (text: string): Explorer | undefined => readPerson(text, EXPLORERS, SIGNS);
