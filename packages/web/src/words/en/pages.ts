// What is said on pages that are seldom open, in English: the source, which the other languages must match.
import type { RecordFault } from '@undercroft/engine';
import { count } from '../english.ts';
import page from './page.ts';

const { gameName } = page;

// ---------------------------------------------------------------- records that cannot be taken

const recordFaults = {
  empty: () => 'The file is empty.',
  'not-json': () => 'This file cannot be read: it is damaged, or no record.',
  'not-a-record': () => 'This is not a record of Undercroft.',
  'newer-format': () => 'This record was written by a newer Undercroft. Reload the page to get it.',
  'unknown-game': ({ received }) => `This record is of a game called “${received}”, which is not known here.`,
  'newer-rules': () => 'This record follows newer rules than this page knows. Reload the page to get them.',
  'older-rules': () => 'This record follows older rules than this page has.',
  'bad-options': () => 'The set-up of this record is not possible.',
  'bad-entry': stopsMakingSense,
  'out-of-order': stopsMakingSense,
  damaged: stopsMakingSense,
  truncated: ({ entry }) => `This record breaks off before entry ${entry ?? 1}. You can watch it up to there.`,
  'left-over': ({ entry }) =>
    `This record goes on after its end, from entry ${entry ?? 1}. You can watch it up to there.`,
  refused: stopsMakingSense,
  'undo-disagrees': stopsMakingSense,
} satisfies Record<RecordFault['kind'], (fault: RecordFault) => string>;

function stopsMakingSense({ entry }: RecordFault): string {
  return `This record stops making sense at entry ${entry ?? 1}. You can watch it up to there.`;
}

// ---------------------------------------------------------------- the pages

const en = {
  kept: {
    title: 'Your games',
    none: 'No games yet.',
    running: 'Running',
    over: 'Over',
    entries: (n: number): string => count(n, 'entry', 'entries'),
    played: (when: Date): string =>
      when.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    remove: 'Delete',
    removeAsk: 'Delete this game? It cannot be brought back.',
    keep: 'Keep it',
    watch: 'Watch',
    passing: 'This browser keeps nothing: your games last as long as this page is open.',
  },

  replay: {
    title: (id: string): string => `Watching ${gameName(id)}`,
    play: 'Play',
    pause: 'Pause',
    next: 'Next',
    previous: 'Previous',
    first: 'To the beginning',
    last: 'To the end',
    at: (n: number, of: number): string => `${n} of ${of}`,
    slider: 'Where in the game',
    speed: 'Speed',
    playOn: 'Play on from here',
    done: 'Back to the result',
  },

  rules: {
    title: 'Rules',
    of: (id: string): string => `Rules of ${gameName(id)}`,
    table: 'The table',
    search: 'Search the rules',
    found: (n: number): string => (n === 0 ? 'Nothing found.' : `${count(n, 'clause')} found.`),
    unknown: (id: string): string => `There is no rule ${id}.`,
    ruling: 'our ruling',
  },

  files: {
    name: (id: string): string => `${gameName(id)} record`,
    fault: (fault: RecordFault): string => recordFaults[fault.kind](fault),
    kept: 'The save is kept as it is.',
    watchUpTo: 'Watch it',
    send: 'Save it as a file',
  },

  keys: {
    title: 'Keys',
    look: 'look around on the board',
    choose: 'choose an action, in the order shown',
    aim: 'aim, or look at what lies there',
    commit: 'commit',
    back: 'step back: aim, then action',
    turn: 'turn a tile to be placed',
    pan: 'move the board',
    zoom: 'closer, further away',
    fit: 'show everything',
    centre: 'show who acts',
    endTurn: 'end the turn',
    hint: 'hint',
    log: 'log',
    rule: 'the rule of what is focused',
    skip: 'skip to the next decision',
    panels: 'go round: decision, board, team, log',
    help: 'this help',
    stepBack: 'take a step back',
    arrows: 'Arrows',
    space: 'Space',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Escape',
    backspace: 'Backspace',
  },

  end: {
    course: 'The course of the game',
    courseAlt: (rounds: number): string => `Lines over the whole game, ${count(rounds, 'round')}.`,
    statistics: 'In numbers',
    rounds: 'Rounds',
    decisions: 'Decisions',
    draws: 'Draws and rolls',
    /** Lines of the course. */
    measures: { health: 'Health', tiles: 'Tiles found', danger: 'Danger', subs: 'Subs', mines: 'Mines' },
    watch: 'Watch again',
    sameSeed: 'Same luck again',
    sameTeam: 'Same team again',
    another: 'Another game',
    save: 'Save the record',
    seed: (seed: string): string => `Seed ${seed}`,
  },

  setting: {
    volume: 'Volume',
    speed: 'Speed',
    speeds: { still: 'Nothing moves', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    still: 'Your system asks for less motion, so nothing moves.',
    fullLight: { name: 'Full light', does: 'the whole board bright, without torchlight' },
    letters: { name: 'Letter keys', does: 'single letters as shortcuts' },
    leftHanded: { name: 'Left-handed', does: 'the large button on the left' },
  },

  about: {
    title: 'About',
    what: 'Three board games in the browser: two descents to survive together, one small war at sea. Alone, or around one screen.',
    rules: 'The rules are told in our own words, clause by clause, and every answer of the table names its clause.',
    privacy: 'Your games stay on this device. Nothing is sent anywhere.',
    fair: 'All luck comes from the seed of a game: who has the record can check every die.',
    free: 'Free software under the MIT licence.',
    fonts: 'Set in Fraunces and Atkinson Hyperlegible Next, both under the Open Font License.',
  },
};

export type MoreWords = typeof en;
export default en;
