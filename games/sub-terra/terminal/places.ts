// Names of places in Sub Terra, counted from the start.
import { CAVERS, type Caver, subTerra } from '@undercroft/sub-terra';
import { type Named, readNamed, readPerson, stepsName } from '@undercroft/terminal/cave/places';
import { type Places, placesFrom } from '@undercroft/words/places';
import type { Descent } from './view.ts';
import type { Words } from './words.ts';

const START = '0,0';

/** '2,-1' is '2E 1N'; '0,0' is 'start'. */
export const placeName = (cell: string, { terminal }: Words): string =>
  stepsName(cell, terminal.cave.letters) || terminal.start;

/** With the article that a sentence needs. */
export const atPlace = (cell: string, words: Words): string =>
  cell === START ? words.terminal.theStart : placeName(cell, words);

/** How sentences of the game name its places. */
export const placesOf = (descent: Descent, words: Words): Places<Caver> => ({
  ...placesFrom<Caver>(START, (cell) => subTerra.save(descent).cave.find(({ at }) => at === cell)?.tile),
  label: (cell) => placeName(cell, words),
});

/** Reads '2E 1N', 'n', 'start', 'here', 'Medic', 'me'. Undefined if it is no place. */
export const readPlace = (text: string, words: Words): Named<Caver> | undefined =>
  readNamed(text, {
    words: words.terminal.cave,
    landmarks: { start: START, [words.terminal.start]: START },
    person: (word) => readCaver(word, words),
  });

export const readCaver = (text: string, { game, terminal }: Words): Caver | undefined =>
  readPerson(text, CAVERS, (caver) => [game.cavers[caver].name, terminal.signs[caver]]);
