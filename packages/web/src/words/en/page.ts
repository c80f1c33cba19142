// The page around the games in English: the source, which the other languages must match.
import type { Fault, Refusal, UndoPlan } from '@undercroft/engine';
import { Detail } from '../detail.ts';
import { countWord, list, numberWord, verb } from '../english.ts';
import { capital } from '../grammar.ts';
import bots from './bots.ts';

export type GameId = 'sub-terra' | 'infernos-edge' | 'pocket-sub';

const games = {
  'sub-terra': {
    name: 'Sub Terra',
    line: 'Get everybody out before the lights fail.',
    players: 'Together, 1–6 players, about an hour',
  },
  'infernos-edge': {
    name: 'Inferno’s Edge',
    line: 'Take the artifact, outrun the mountain.',
    players: 'Together, 1–6 players, about an hour',
  },
  'pocket-sub': {
    name: 'Pocket Sub',
    line: 'Move, mine, be the last below.',
    players: 'Against each other, 2–4 players, 10 to 15 minutes',
  },
} satisfies Record<GameId, Record<'name' | 'line' | 'players', string>>;

const gameName = (id: string): string => (id in games ? games[id as GameId].name : id);

// ---------------------------------------------------------------- what the table itself refuses

type SeatName = (seat: number) => string;

const tableRefusals = {
  'no-such-seat': (d) => `There is no seat ${d.number('seat') + 1} at this table.`,
  'game-over': () => 'The game is over.',
  'chance-first': () => 'Something has to be drawn first.',
  'no-chance-now': () => 'Nothing is left to chance now.',
  'not-your-decision': (d, name) => `It is for ${name(d.number('decides'))} to decide.`,
  'nothing-to-undo': () => 'There is nothing of yours to take back.',
  'not-your-entry': () => 'That was not yours to take back.',
  'undo-needs-agreement': (d, name) =>
    `It can be taken back if ${list(d.words('of').map((seat) => name(Number(seat))))} ${verb(d.words('of').length, 'agrees', 'agree')}.`,
} satisfies Record<string, (detail: Detail, name: SeatName) => string>;

type TellRefusal = (detail: Detail, name: SeatName) => string;

/** What holds at every table (TB-…); undefined for what a game refuses. */
const refusal = (refused: Refusal, name: SeatName): string | undefined =>
  (tableRefusals as Record<string, TellRefusal>)[refused.kind]?.(new Detail(refused), name);

// ---------------------------------------------------------------- the page

/** What was drawn since, by its type: on the button, a few words. */
const undoSince = {
  tile: 'A tile was drawn',
  die: 'A die was rolled',
  hazard: 'A hazard came',
};

/** TB-UNDO-2: it can be taken back all the same, if everybody agrees. */
const undoWhy = {
  chance: 'Something was drawn since. Take it back all the same?',
  'another-acted': 'Somebody else has acted since. Take it back all the same?',
} satisfies Record<NonNullable<UndoPlan['why']>, string>;

const en = {
  bots,
  name: 'Undercroft',
  title: 'Undercroft: three games under the ground',
  /** Of a page in the window's title. */
  titled: (what: string): string => `${what}. Undercroft`,
  games,
  gameName,
  languages: { choose: 'Language', en: 'English', hu: 'magyar' },

  common: {
    close: 'Close',
    back: 'Back',
    home: 'Home',
    menu: 'Menu',
    loading: 'One moment',
    bot: 'Bot',
    player: (seat: number): string => `Player ${seat + 1}`,
  },

  home: {
    alone: 'Alone',
    around: 'One screen',
    play: (id: string): string => `Play ${gameName(id)}`,
    learn: 'Rules',
    /** The strip: who is waiting, then which game with whom. */
    waiting: 'A game is waiting for you',
    waitingGame: (id: string, others: readonly string[], round?: number): string =>
      `${gameName(id)}${others.length > 0 ? ` with ${list(others)}` : ''}${round === undefined ? '' : `, round ${round}`}.`,
    bots: (n: number): string => (n === 1 ? 'a bot' : `${numberWord(n)} bots`),
    resume: 'Continue',
    allGames: 'Your games',
    rules: 'Rules',
    about: 'About',
    openRecord: 'Open a record',
  },

  setUp: {
    players: 'How many players?',
    playersOf: (n: number): string => (n === 1 ? 'Alone' : `${capital(numberWord(n))} people`),
    thisTable: 'This table',
    me: 'Me',
    nameOf: (seat: number): string => `Name of player ${seat + 1}`,
    order: 'Order and seats',
    orderLine: 'They act in this order, from whoever is first, and round again.',
    earlier: (name: string): string => `${name} earlier`,
    ledBy: (name: string): string => `Who leads the ${name}`,
    leadsNobody: 'leads nobody yet',
    options: 'House rules',
    seed: 'Seed',
    seedLine: 'the same seed gives the same luck',
    fault: (fault: Fault): string =>
      fault.kind === 'wrong-seats'
        ? 'There are more or fewer people than seats. Change one of them.'
        : 'This set-up is not possible.',
  },

  table: {
    about: 'What is here',
    skip: 'Skip to your decision',
    decision: 'Decision',
    cave: 'The cave',
    temple: 'The temple',
    sea: 'Sea chart',
    log: 'Log',
    rules: 'Rules',
    notNow: 'Not now',
    notNowMany: (n: number): string => `${n} more: why not?`,
    chooseWhere: 'choose where',
    chooseOne: 'choose one',
    risky: 'risky',
    chance: 'One moment: chance decides',
    stepBack: 'Choose again',
    doItAnyway: 'Do it anyway',
    think: 'Think again',
    hint: 'Hint',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    fit: 'Show everything',
    follow: 'Follow',
    tabs: { log: 'Log', odds: 'Odds', team: 'Team' },
    sheet: { grip: 'Panel' },
    leave: 'Leave the table',
    leaveLine: 'The game is kept.',
    unsaved: 'This move is not saved yet',
  },

  undo: {
    name: 'Undo',
    nothing: 'nothing yet',
    of: (noun: string): string => `Undo ${noun}`,
    done: (noun: string): string => `Taken back: ${noun}.`,
    since: undoSince,
    why: undoWhy,
    /** Where those around the screen may agree to it. */
    ask: (names: readonly string[]): string => `${list(names)}: is it all right to take this back?`,
    agree: 'Take it back',
    refuse: 'Leave it',
    again: 'What is drawn again is drawn anew.',
  },

  handOver: {
    title: (name: string): string => `${name}, it is for you to decide`,
    line: 'Pass the screen on.',
    ready: (name: string): string => `I am ${name}`,
  },

  /** For screen readers. */
  live: {
    decision: (who: string, points: string, actions: number): string =>
      `Your decision. ${who}${points ? `, ${points}` : ''}. ${capital(countWord(actions, 'action'))} possible.`,
    answers: (actions: number): string => `Your decision. ${capital(countWord(actions, 'answer'))} possible.`,
    more: (n: number): string => `And ${numberWord(n)} more; L for the log.`,
    newLines: 'What happened',
  },

  settings: {
    title: 'Settings',
  },

  errors: {
    notFound: { title: 'There is nothing here', line: 'The address is wrong, or the game was deleted.' },
    noTable: { title: 'This table is not here', line: 'The link is wrong, or the game was deleted.' },
    offline: { title: 'You are in a tunnel', line: 'Nothing is lost. Games on this device go on.', mark: 'Offline' },
    notLoaded: { title: 'This has not arrived', line: 'The line broke while loading.', again: 'Try now' },
    newVersion: { title: 'A newer table is ready', line: 'Your game is kept.', reload: 'Reload', later: 'Later' },
    damaged: { title: 'This game is damaged' },
    ours: { title: 'That was our mistake', line: 'Your game is safe.', code: 'Code', reload: 'Reload the table' },
    storage: {
      title: 'The browser does not save',
      line: 'Go on playing, and save the record as a file before you leave.',
    },
  },

  install: {
    offer: 'Install',
  },

  refusal,
};

export type PageWords = typeof en;
export default en;
