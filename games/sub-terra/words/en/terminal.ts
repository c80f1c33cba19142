// What only a terminal says: the source, which the other languages must match.

import type { SideName } from '@undercroft/cave';
import type { Action, Caver, Medal } from '@undercroft/sub-terra';
import cave from '@undercroft/words/en/cave-terminal';
import { count, list } from '@undercroft/words/english';
import end from './end.ts';
import events from './events.ts';
import { nowhere } from './nowhere.ts';
import { refusal } from './refusals.ts';

type Type = Action['type'];
/** In a large chamber, and in a small one of eight columns. */
type Title = readonly [long: string, short: string];

/** By their names. */
interface ChosenOptions {
  readonly players: number;
  readonly cavers: readonly string[];
  readonly difficulty: string;
  readonly variants: readonly string[];
}

const title = (long: string, short = long): Title => [long, short];
const steep =
  (name: string) =>
  (arrow: string): string =>
    `${name} ${arrow}`;

const en = {
  events,
  cave,
  refusal,
  ends: end.ends,
  nowhere,

  // ------------------------------------------------ before a game
  /** An introduction for somebody who has never seen the game: paragraphs of sentences. */
  pitch: [
    ['Sub Terra: your team is lost in a cave and has to find the way out before the torches burn down.'],
    [
      'Each turn a caver has 2 points: explore or move for 1; run, heal, swim, dig or hide for 2; or exert for a third.',
      'Explore to draw a tile and turn it any way that fits. The exit is among the last six.',
    ],
    [
      'When everyone has had a turn, horrors come closer and a hazard strikes: tremor, flood, gas, cave-in or one more horror.',
      'Nobody dies of their wounds, but an unconscious caver cannot walk out.',
      'You win or lose together: gold if everyone gets out, silver if one is left behind, bronze if two are.',
    ],
  ] as readonly (readonly string[])[],
  flags: {
    cavers: 'four to six cavers in turn order',
    players: 'how many players, 1 to 6 (default: 1)',
    difficulty: 'normal, advanced or expert (default: normal)',
    gentle: 'three more rounds of light; normal difficulty only',
    start: 'who goes first (default: the first caver)',
    variant: 'standard or reference-manual (default: standard)',
  },
  placeHelp: 'steps from the start; also n, east, Medic; with an action: explore n, heal medic, end',
  howMany: 'How many players?',
  /** What a player leads, by the number of players. */
  leads: (players: number): string =>
    players === 1 ? 'you lead four cavers' : players < 4 ? 'two cavers each' : 'one caver each',
  steady: 'A steady team',
  team: (name: string, cavers: readonly string[]): string => `${name}: ${list(cavers)}`,
  options: ({ players, cavers, difficulty, variants }: ChosenOptions): string =>
    [count(players, 'player'), list(cavers), `${difficulty} difficulty`, ...variants].join(', '),
  unknownCaver: (received: string, known: readonly string[]): string =>
    `There is no caver ${received}. Known: ${list(known)}.`,
  wrongPlayers: '--players takes a number from 1 to 6.',

  // ------------------------------------------------ what may be typed, beside the names that the rules use
  typed: {
    take: [],
    place: ['lay'],
    discard: [],
    appear: ['surface'],
    horror: [],
    path: ['send'],
    spawn: ['lair'],
    explore: [],
    reveal: [],
    move: [],
    swim: [],
    squeeze: [],
    sprint: [],
    run: [],
    stop: [],
    bandage: [],
    heal: [],
    excavate: [],
    dig: [],
    rig: [],
    rope: [],
    demolish: ['blast'],
    repel: [],
    dive: [],
    hide: [],
    direct: [],
    exert: [],
    leave: [],
    decline: ['nothing'],
    end: [],
  } as Readonly<Record<Type, readonly string[]>>,

  // ------------------------------------------------ names on the board
  start: 'start',
  /** In a sentence. */
  theStart: 'the start',
  /** Two letters each. */
  signs: {
    leader: 'Le',
    medic: 'Me',
    climber: 'Cl',
    scout: 'Sc',
    diver: 'Di',
    geologist: 'Ge',
    engineer: 'En',
    bodyguard: 'Bo',
  } as Readonly<Record<Caver, string>>,
  marks: { flood: 'flooded', rubble: 'rubble', rope: 'rope' },
  titles: {
    start: title('start'),
    exit: title('☼ exit'),
    water: title('≈ water'),
    flooded: title('≋ flooded', '≋flooded'),
    gas: title('° gas'),
    spreading: title('° gas −2'),
    'cave-in': (numbers: string): Title => [`cave-in ${numbers}`, `fall ${numbers}`],
    rubble: (numbers: string): Title => [`rubble ${numbers}`, `▓▓▓ ${numbers}`],
    horror: title('Ψ lair'),
    squeeze: title('>< squeeze', '>squeeze'),
    ledge: steep('ledge'),
    slide: steep('slide'),
    rough: title('^ rough'),
  },
  legend: {
    acting: 'acting, 3 health',
    hidden: 'hidden, 2 health',
    unconscious: 'unconscious',
    horror: 'horror',
    choice: 'choice 3',
    danger: 'choice 3 knocks somebody out',
    gap: '? not explored yet',
    walls: '━ wall, ─ opening against a wall',
    blasted: '* blasted open',
    steep: '↓ ledge or slide: the way down',
    rope: '┆ rope',
  },

  // ------------------------------------------------ beside the board
  tiles: (n: number): string => count(n, 'tile'),
  /** Where the exit cannot be the next tile. */
  tilesAndExit: (n: number): string => `${n} and the exit left`,
  horrors: (n: number): string => count(n, 'horror'),
  /** What the Scout and the Engineer have left. */
  discards: (n: number): string => count(n, 'discard'),
  charges: (n: number): string => count(n, 'charge'),
  half: (side: SideName): string => `${side} half`,
  side: 'The team',

  // ------------------------------------------------ beside a question and its choices
  unspent: (points: number): string => `${count(points, 'point')} unused`,
  /** Of somebody else. */
  standsAt: (place: string): string => `stands at ${place}`,
  layAt: (place: string): string => `The tile goes to ${place}.`,
  horrorAt: (place: string): string => `The horror is at ${place}.`,
  face: (n: number): string => `a ${n}`,

  // ------------------------------------------------ the end, as a clause for counting
  endings: {
    gold: 'gold: everybody reached the exit',
    silver: 'silver: one was left behind',
    bronze: 'bronze: two were left behind',
    defeat: 'defeat: three or more were left behind',
  } as Readonly<Record<Medal, string>>,
};

export type TerminalWords = typeof en;
export default en;
