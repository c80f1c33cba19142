// The page around the games in English: the source, which the other languages must match.
import type { InputError } from '@undercroft/engine';
import { countWord, list, numberWord } from '../english.ts';
import { capital } from '../grammar.ts';
import bots from './bots.ts';

// ---------------------------------------------------------------- the page

/** What was drawn since, by its type: on the button, a few words. */
const undoSince = {
  tile: 'A tile was drawn',
  die: 'A die was rolled',
  hazard: 'A hazard struck',
};

const en = {
  bots,
  name: 'Undercroft',
  title: 'Undercroft: three board games of the deep',
  /** Of a page in the window's title. */
  titled: (what: string): string => `${what} · Undercroft`,
  languages: { choose: 'Language', en: 'English', hu: 'magyar' },

  common: {
    close: 'Close',
    back: 'Back',
    home: 'Home',
    menu: 'Menu',
    loading: 'Loading…',
    bot: 'Bot',
    player: (seat: number): string => `Player ${seat + 1}`,
  },

  home: {
    alone: 'Solo',
    around: 'Pass and play',
    online: 'Online',
    haveCode: 'Join by code',
    play: (game: string): string => `Play ${game}`,
    learn: 'Learn',
    newHere: 'New here? Learn by playing',
    newHereLine: 'A first game with a coach. You can leave at any time.',
    /** The strip: who is waiting, then which game with whom. */
    waiting: 'Your game is waiting',
    waitingGame: (game: string, others: readonly string[], round?: number): string =>
      `${game}${others.length > 0 ? ` with ${list(others)}` : ''}${round === undefined ? '' : `, round ${round}`}`,
    bots: (n: number): string => (n === 1 ? 'a bot' : `${numberWord(n)} bots`),
    resume: 'Continue',
    allGames: 'Your games',
    rules: 'Rules',
    about: 'About',
    openRecord: 'Load a game',
  },

  setUp: {
    howToPlay: 'How to play',
    players: 'How many players?',
    playersOf: (n: number): string => capital(countWord(n, 'player')),
    thisTable: 'Your table',
    me: 'You',
    nameOf: (seat: number): string => `Name of player ${seat + 1}`,
    order: 'Turn order and seats',
    orderLine: 'They act in this order, starting with whoever goes first.',
    earlier: (name: string): string => `Move ${name} up`,
    ledBy: (name: string): string => `Who plays the ${name}`,
    leadsNobody: 'nobody yet',
    options: 'Variants',
    seed: 'Seed',
    seedLine: 'the same seed gives the same draws and rolls',
    fault: (fault: InputError): string =>
      fault.kind === 'wrong-seats'
        ? 'The number of players does not match the seats. Change one of them.'
        : 'These settings do not work together. Change one of them.',
  },

  table: {
    about: 'What is here',
    toBoard: 'To the board',
    skip: 'Skip to your decision',
    decision: 'Decision',
    log: 'Log',
    rules: 'Rules',
    chance: 'Drawing and rolling…',
    hint: 'Hint',
    turnLeft: 'Rotate left',
    turnRight: 'Rotate right',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole board',
    follow: 'Follow the action',
    odds: 'Odds',
    leave: 'Leave the game',
    leaveLine: 'Your game is saved.',
    unsaved: 'Your last move is not saved yet.',
  },

  /** Around the board: bar, round, dock. */
  play: {
    dangers: { name: 'Dangers', shown: { yours: 'yours', all: 'everyone’s', off: 'off' } },
    fullScreen: 'Full screen',
    windowed: 'Leave full screen',
    round: 'This round, in turn order',
    turns: { next: 'next', done: 'done' },
    latest: 'Latest',
    why: 'Why?',
    wholeLog: 'Show the whole log',
    points: (left: number, of: number): string => `${left} of ${of}`,
    /** Of an action, to be read out. */
    costs: (points: number): string => countWord(points, 'point'),
    course: 'Course',
  },

  /** Said on the board, on the line that speaks and on the big button. */
  board: {
    endsIn: (seconds: number): string => `Ends in ${seconds} s`,
    toWait: 'Esc to wait',
    skipAhead: 'Space skips ahead.',
    /** Where there is no keyboard. */
    tapAhead: 'Tap to skip.',
    /** Under a moment that plays. */
    skipMoment: 'Click or *Space* to skip',
    choose: 'Your choice',
    chooseWhere: 'Choose on the board.',
    /** Where the words for a refusal cannot be loaded. */
    notNow: 'Not now.',
    chooseOne: 'Choose one.',
    /** Beside an arrow at the edge of the board. */
    answersAside: (places: number): string => (places === 1 ? 'a lit place' : `${places} lit places`),
    placeTile: 'Place tile',
    wait: 'One moment',
    clickAgain: 'Click again to go ahead',
    tapAgain: 'Tap again to go ahead',
    whatIsThis: 'What is this?',
    here: 'What you can do here',
    map: 'Overview map',
    /** Of a disc that stands for several pieces. */
    together: (n: number): string => `${capital(numberWord(n))} pieces together: spread them out`,
  },

  undo: {
    name: 'Undo',
    nothing: 'nothing yet',
    of: (noun: string): string => `Undo ${noun.toLowerCase()}`,
    since: undoSince,
  },

  /** Where several people share the screen, said when the next one decides. */
  nextPlayer: (name: string): string => `${name}’s turn.`,

  /** For screen readers, in names; what is said to them is in `spoken.ts`. */
  live: {
    /** Of an action that brings points. */
    gains: (points: number): string => `adds ${countWord(points, 'point')}`,
    /** Of an action or a place on the board. */
    risk: (risk: string): string => `risk: ${risk}`,
    newLines: 'What happened',
  },

  settings: {
    title: 'Settings',
  },

  errors: {
    notFound: { title: 'Page not found', line: 'The address is wrong, or the game was deleted.' },
    noTable: { title: 'Game not found', line: 'The link is wrong, or the game was deleted.' },
    offline: {
      title: 'You are offline',
      line: 'Nothing is lost. You can go on playing on this device.',
      mark: 'Offline',
    },
    notLoaded: { title: 'This page did not load', line: 'The connection was lost.', again: 'Try again' },
    newVersion: { title: 'A new version is ready', line: 'Your games are safe.', reload: 'Reload', later: 'Later' },
    damaged: { title: 'This game is damaged' },
    ours: {
      title: 'Something went wrong',
      line: 'That was our mistake. Your game is safe.',
      code: 'Error',
      reload: 'Reload',
    },
    storage: {
      title: 'Your browser is not saving',
      line: 'Keep playing, but save your game to a file before you leave.',
    },
    elsewhere: { line: 'This game is open in another tab, which has gone on.', load: 'Load it here' },
  },

  install: {
    offer: 'Install',
  },
};

export type PageWords = typeof en;
export default en;
