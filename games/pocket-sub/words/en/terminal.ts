// What only a terminal says: the source, which the other languages must match.
import type { Options } from '@undercroft/pocket-sub';
import { count, list } from '@undercroft/words/english';
import type { Spot } from '../places.ts';
import spots from './spots.ts';

const SEAS = { introductory: 'introductory sea', standard: 'standard sea' } satisfies Record<Options['setup'], string>;

const TYPED_SPOTS: Readonly<Record<Spot, readonly string[]>> = {
  n: ['n', 'north'],
  ne: ['ne', 'north-east'],
  se: ['se', 'south-east'],
  s: ['s', 'south'],
  sw: ['sw', 'south-west'],
  nw: ['nw', 'north-west'],
  centre: ['c', 'centre', 'center', 'middle', 'mid'],
};
const TYPED_TILE: readonly string[] = ['tile'];

const en = {
  /** An introduction: paragraphs of sentences. */
  pitch: [
    ['Pocket Sub: small fleets in a tight sea. The last fleet with subs wins.'],
    [
      'On your turn, choose a sub and use all 3 of its points.',
      'Shallow or deep water costs 1 point, rocks cost 2, and from deep water you can run deep to any other deep water for 2.',
      'Then lay a mine in a region your sub has left.',
    ],
    [
      'Enemy mines, subs and Command Centres sink your sub.',
      'It also sinks if it stops on a friendly piece, has nowhere to go or has nowhere to lay its mine.',
      'Your last sub is a hero: it sinks enemy subs and sails on.',
    ],
  ],
  set: {
    players: 'how many fleets (default: 2)',
    setup: 'the starting position (default: introductory)',
    captain: "with the Captain's expansion: tokens and whirlpools",
    mines: 'how many mines each fleet has (default: unlimited)',
    first: 'the seat that goes first, counted from 1 (default: 1)',
  },
  ask: { players: 'How many fleets?', setup: 'Which starting position?' },
  options: ({ players, setup, captain, mines }: Options): string =>
    [
      count(players, 'player'),
      SEAS[setup],
      ...(captain ? ["Captain's expansion"] : []),
      ...(mines === 'twelve' ? ['twelve mines each'] : []),
    ].join(', '),
  spots,
  /** How a place is typed. */
  place: {
    example: '3 SW',
    help: 'tile 3, south-west; 3sw and 3 south-west mean the same, and 3 c is the centre',
    /** Every word that stands for a spot; accents and hyphens do not matter. */
    spots: TYPED_SPOTS,
    /** Words that may stand beside the number of a tile. */
    tile: TYPED_TILE,
    noSuchTile: (tile: number, last: number): string => `There is no tile ${tile}. The sea has tiles 1 to ${last}.`,
  },
  /** `centre` is its water, `rocks` are the spots that have some. */
  tileLaid: (tile: number, centre: string, rocks: readonly string[]): string =>
    `Tile ${tile} is in place: ${centre} centre, rocks ${list(rocks)}.`,
  /** What chance may bring: a side of a tile, turned clockwise. */
  outcome: (tile: number, face: string, sixths: number): string =>
    `tile ${tile}: face ${face}, ${sixths === 0 ? 'not turned' : `turned by ${sixths * 60}°`}`,
  /** Among the choices, and in a line of play after the steps. */
  mineAt: (place: string): string => `mine ${place}`,
  course: (regions: readonly string[]): string => `Course so far: ${regions.join(' → ')}.`,
  /** Beside the round. */
  quiet: (rounds: number): string => `${count(rounds, 'quiet round')} (3 in a row: a draw)`,
  /** Beside a fleet, in as little room as possible. `left` where mines are counted. */
  mines: (onChart: number, left?: number): string =>
    [count(onChart, 'mine'), ...(left === undefined ? [] : [`${left} to lay`])].join(', '),
  bot: 'bot',
  /** Of a sub that is lost, where nothing else is. */
  sinks: 'your sub sinks',
  noWayOn: 'Every way on from here sinks it',
  list: { notLaid: 'not in place yet', left: 'left' },
  legend: {
    blank: 'blank',
    hero: 'hero, the last sub of its fleet',
    whirlpools: 'whirlpools',
    choice: (n: number): string => `choice ${n}`,
    deadly: (n: number): string => `choice ${n} sinks your sub`,
    course: 'the course; • is where your sub is',
  },
};

export type TerminalWords = typeof en;
export default en;
