// The page around the games in English: the source, which the other languages must match.
import type { Fault, RecordFault, Refusal, UndoPlan } from '@undercroft/engine';
import { Detail } from '../detail.ts';
import { count, countWord, list, numberWord, verb } from '../english.ts';
import { capital } from '../grammar.ts';

export type GameId = 'sub-terra' | 'infernos-edge' | 'pocket-sub';

const games = {
  'sub-terra': {
    name: 'Sub Terra',
    line: 'Get everybody out before the lights fail.',
    players: 'Together, 1–6 players',
  },
  'infernos-edge': {
    name: 'Inferno’s Edge',
    line: 'Take the artifact, outrun the mountain.',
    players: 'Together, 1–6 players',
  },
  'pocket-sub': {
    name: 'Pocket Sub',
    line: 'Move, mine, be the last below.',
    players: 'Against each other, 2–4 players; its box says 10 to 15 minutes',
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

// ---------------------------------------------------------------- the page

/** TB-UNDO-2: it can be taken back all the same, if everybody agrees. */
const undoWhy = {
  chance: 'Something was drawn since. Take it back all the same?',
  'another-acted': 'Somebody else has acted since. Take it back all the same?',
} satisfies Record<NonNullable<UndoPlan['why']>, string>;

const en = {
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
    more: 'More',
    loading: 'One moment',
    on: 'on',
    off: 'off',
    rule: (id: string): string => `Rule ${id}`,
    you: 'you',
    bot: 'Bot',
    player: (seat: number): string => `Player ${seat + 1}`,
    people: (names: readonly string[]): string => list(names),
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
    resume: 'Continue',
    allGames: 'Your games',
    rules: 'Rules',
    about: 'About',
    openRecord: 'Open a record',
  },

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
    save: 'Save as a file',
    passing: 'This browser keeps nothing: your games last as long as this page is open.',
  },

  setUp: {
    players: 'How many players?',
    playersOf: (n: number): string => (n === 1 ? 'Alone' : `${capital(numberWord(n))} people`),
    thisTable: 'This table',
    seats: 'Seats',
    me: 'Me',
    here: 'Here',
    bot: 'Bot',
    strength: 'Strength',
    nameOf: (seat: number): string => `Name of player ${seat + 1}`,
    order: 'Order and seats',
    orderLine: 'They act in this order, from whoever is first, and round again.',
    earlier: (name: string): string => `${name} earlier`,
    ledBy: (name: string): string => `Who leads the ${name}`,
    leadsNobody: 'leads nobody yet',
    team: 'Team',
    options: 'House rules',
    seed: 'Seed',
    seedLine: 'the same seed gives the same luck',
    later: 'A seat can become a bot later, in the middle of the game.',
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
    risky: 'risky',
    chance: 'One moment: chance decides',
    stepBack: 'Choose again',
    endTurn: 'End turn',
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
    saved: 'Saved',
    unsaved: 'This move is not saved yet',
    round: (n: number, phase: string): string => `Round ${n}, ${phase}`,
  },

  undo: {
    name: 'Undo',
    of: (deed: string): string => `Undo ${deed}`,
    nothing: 'Nothing to undo',
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
    action: (name: string, points: string, risk?: string): string =>
      `${name}, ${points}${risk ? `, risky: ${risk}` : ''}.`,
    more: (n: number): string => `And ${numberWord(n)} more; L for the log.`,
    chosen: (what: string): string => `${what}, chosen.`,
    board: 'A list of places, from whoever acts outwards. Arrow keys move along it.',
    newLines: 'What happened',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    sound: 'Sound',
    volume: 'Volume',
    speed: 'Speed',
    speeds: { still: 'Nothing moves', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    still: 'Your system asks for less motion, so nothing moves.',
    fullLight: { name: 'Full light', does: 'the whole board bright, without torchlight' },
    letters: { name: 'Letter keys', does: 'single letters as shortcuts' },
    leftHanded: { name: 'Left-handed', does: 'the large button on the left' },
    names: 'Names at this screen',
  },

  end: {
    course: 'The course of the game',
    courseAlt: (rounds: number): string => `A line for each round, ${count(rounds, 'round')} in all.`,
    statistics: 'In numbers',
    rounds: 'Rounds',
    decisions: 'Decisions',
    draws: 'Draws and rolls',
    decided: 'What decided it',
    /** Lines of the course. */
    measures: { health: 'Health', tiles: 'Tiles found', danger: 'Danger', subs: 'Subs', mines: 'Mines' },
    watch: 'Watch again',
    sameSeed: 'Same luck again',
    sameTeam: 'Same team again',
    another: 'Another game',
    save: 'Save the record',
    seed: (seed: string): string => `Seed ${seed}`,
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
    around: 'Around it',
    ruling: 'our ruling',
  },

  files: {
    open: 'Open a record',
    drop: 'Drop the file here',
    name: (id: string): string => `${gameName(id)} record`,
    fault: (fault: RecordFault): string => recordFaults[fault.kind](fault),
    kept: 'The save is kept as it is.',
    watchUpTo: 'Watch it',
    send: 'Save it as a file',
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

  keys: {
    title: 'Keys',
    look: 'look around on the board',
    choose: 'choose an action, in the order shown',
    aim: 'aim',
    commit: 'commit',
    back: 'step back: aim, then action',
    undo: 'undo',
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
    sub: 'choose a sub',
    course: 'build the course',
    deep: 'run deep, then the tile’s number',
    stepBack: 'take a step back',
    mine: 'choose the mine',
    arrows: 'Arrows',
    space: 'Space',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Escape',
    backspace: 'Backspace',
  },

  install: {
    offer: 'Install',
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

  refusal,
};

export type PageWords = typeof en;
export default en;
