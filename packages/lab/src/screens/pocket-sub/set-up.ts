// How a game of Pocket Sub is offered and set up: to a newcomer, and on the command line.
import type { Options } from '@undercroft/pocket-sub';
import { plural } from '../../words/grammar.ts';
import type { Flag, SetUpQuestion } from '../screen.ts';

export const PITCH = [
  ['Pocket Sub: small fleets in a tight sea, and the last fleet with subs wins.'],
  [
    'In a turn choose one of your subs and spend all its 3 points: shallow or deep water costs 1, rocks 2, and from',
    'deep water you can run to any other deep water for 2.',
    'Then leave a mine in a region the sub came through.',
  ],
  [
    'Enemy mines, subs and Command Centres sink your sub.',
    'So does ending on a piece of your own, having no step left to take, or no place for the mine.',
    'Your last sub is a hero: it rams enemy subs and sails on.',
  ],
];

/** Left as text where it is no number: the game says what it expects. */
const number = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text);

export const FLAGS: readonly Flag[] = [
  { name: 'players', value: '2|3|4', help: 'how many fleets (2)', option: 'players', read: number },
  {
    name: 'setup',
    value: 'WHICH',
    help: 'introductory or standard sea (introductory)',
    option: 'setup',
    read: (text) => text,
  },
  { name: 'captain', help: "with the Captain's expansion: tokens and whirlpools", option: 'captain', read: () => true },
  { name: 'mines', value: 'HOW', help: 'unlimited or twelve (unlimited)', option: 'mines', read: (text) => text },
  { name: 'first', value: 'SEAT', help: 'who begins, seats counted from 1 (1)', option: 'first', read: seatFromOne },
];

/** People count seats from 1, records from 0. */
function seatFromOne(text: string): unknown {
  return /^[1-9]\d*$/.test(text) ? Number(text) - 1 : text;
}

export const QUESTIONS: readonly SetUpQuestion[] = [
  {
    option: 'players',
    ask: 'How many fleets?',
    answers: [
      { key: '2', name: 'Red against Blue', value: 2 },
      { key: '3', name: 'Red, White and Blue, everyone for themselves', value: 3 },
      { key: '4', name: 'Red and Blue against White and Black', value: 4 },
    ],
  },
  {
    option: 'setup',
    ask: 'Which sea?',
    answers: [
      { key: '1', name: 'introductory: the fleets lie ready', value: 'introductory' },
      { key: '2', name: 'standard: tiles by chance, fleets placed in turn', value: 'standard' },
    ],
  },
];

export function describe({ players, setup, captain, mines }: Options): string {
  const extras = [...(captain ? ["Captain's expansion"] : []), ...(mines === 'twelve' ? ['twelve mines'] : [])];
  return [plural(players, 'player'), `${setup} sea`, ...extras].join(', ');
}
