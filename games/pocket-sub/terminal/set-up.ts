// Setting up a game of Pocket Sub: the questions to a newcomer, and the flags of the command line.
import type { Options } from '@undercroft/pocket-sub';
import type { Answer, Flag, SetUpQuestion } from '@undercroft/terminal/screen';
import type { Words } from './words.ts';

/** Left as text if it is not a number: the game says what it expects. */
const number = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text);

/** People count seats from 1, records from 0. */
const seatFromOne = (text: string): unknown => (/^[1-9]\d*$/.test(text) ? Number(text) - 1 : text);

/** What is typed for them is the same in every language. */
const FLAGS: { readonly [O in keyof Options]: Omit<Flag, 'name' | 'option' | 'help'> } = {
  players: { value: '2|3|4', read: number },
  setup: { value: 'introductory|standard', read: (text) => text },
  captain: { read: () => true },
  mines: { value: 'unlimited|twelve', read: (text) => text },
  first: { value: 'SEAT', read: seatFromOne },
};

export const flags = ({ terminal }: Words): Flag[] =>
  Object.entries(FLAGS).map(([option, flag]) => ({
    ...flag,
    name: option,
    option,
    help: terminal.set[option as keyof Options],
  }));

export const setUpQuestions = ({ game: { setUp }, terminal: { ask } }: Words): SetUpQuestion[] => [
  {
    option: 'players',
    ask: ask.players,
    answers: ([2, 3, 4] as const).map((value): Answer<Options['players']> => {
      return { key: String(value), name: setUp.players[value].does, value };
    }),
  },
  {
    option: 'setup',
    ask: ask.setup,
    answers: (['introductory', 'standard'] as const).map((value, i): Answer<Options['setup']> => {
      const { name, does } = setUp.seas[value];
      return { key: String(i + 1), name: `${name}: ${does}`, value };
    }),
  },
];
