// Names of places in the temple, counted from the crossroads, where everybody starts.
import { EXPLORERS, type Explorer } from '@undercroft/infernos-edge';
import { type Named, readNamed, readPerson, stepsName } from '@undercroft/terminal/cave/places';
import { between, type Places } from '@undercroft/words/places';
import type { Words } from './words.ts';

const LANDMARKS = { crossroads: '0,0', exit: '0,-1' } as const;
const NAMES = Object.keys(LANDMARKS) as (keyof typeof LANDMARKS)[];

const landmarkAt = (cell: string): keyof typeof LANDMARKS | undefined => NAMES.find((name) => LANDMARKS[name] === cell);

/** '2,3' is '2E 3S'; '0,0' is 'crossroads'. */
export function placeName(cell: string, { terminal }: Words): string {
  const landmark = landmarkAt(cell);
  return landmark ? terminal.landmarks[landmark].name : stepsName(cell, terminal.cave.letters);
}

/** With the article that a sentence needs. */
export function atPlace(cell: string, words: Words): string {
  const landmark = landmarkAt(cell);
  return landmark ? words.terminal.landmarks[landmark].label : placeName(cell, words);
}

/** As sentences name places. */
export const templePlaces = (words: Words): Places<Explorer> => ({
  from: (cell) => between(LANDMARKS.crossroads, cell),
  name: landmarkAt,
  label: (cell) => atPlace(cell, words),
});

/** Reads '2E 3S', 'n', 'crossroads', 'here', 'Healer', 'he'. Undefined if it is no place. */
export const readPlace = (text: string, words: Words): Named<Explorer> | undefined =>
  readNamed(text, {
    words: words.terminal.cave,
    landmarks: {
      ...LANDMARKS,
      ...Object.fromEntries(NAMES.map((name) => [words.terminal.landmarks[name].name, LANDMARKS[name]])),
    },
    person: (word) => readExplorer(word, words),
  });

export const readExplorer = (text: string, { game, terminal: { board, typed } }: Words): Explorer | undefined =>
  readPerson(text, EXPLORERS, (explorer) => {
    const { name } = game.explorers[explorer];
    return [name, board.signs[explorer], ...typed.forms(name)];
  });
