// What the command line says around the games, in English: the source, which the other languages must match. What it says as
// the page does, it takes from there.
import type { RecordError } from '@undercroft/engine';
import { a, count, either, inAll, list, verb } from '../english.ts';
import { lowerCaseNames, type Odds } from '../grammar.ts';
import bots from './bots.ts';
import help from './terminal-help.ts';
import online from './terminal-online.ts';

// ---------------------------------------------------------------- files and saved games

/** By the code of the system's error. */
const systemErrors: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'leads through a file, not a folder',
  EEXIST: 'already exists',
  EACCES: 'may not be opened: permission denied',
  EPERM: 'may not be opened: permission denied',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'does not fit: the disk is full',
};

/** What else is known: why options or a move are malformed, or what the rules refuse. */
type Describe = (error: RecordError, why: string) => string;

const move = ({ entry }: RecordError): string => (entry === undefined ? 'The first line' : `Move ${entry}`);

/** Where a terminal can say more than the page. */
const recordErrors = {
  'not-json': (error) => `${move(error)} cannot be read: the line is damaged, or this is not a saved game.`,
  'newer-format': ({ received, expected }) =>
    `A newer Undercroft saved this game (format ${received}; this one reads up to ${expected}). Update Undercroft.`,
  'newer-rules': ({ received, expected }) =>
    `This game uses newer rules (version ${received}; this program has ${expected}). Update Undercroft.`,
  'older-rules': ({ received, expected }) =>
    `This game uses older rules, which this program can no longer play (version ${received}; it has ${expected}).`,
  'bad-options': (_, why) => `The settings of this game do not work.${why}`,
  'bad-entry': (error, why) => `${move(error)} is damaged.${why}`,
  'out-of-order': ({ expected, received }) =>
    `Move ${expected} is missing: the file has ${received} in its place. A line was lost, repeated or moved.`,
  damaged: (error) => `${move(error)} is damaged: somebody changed it, or it comes from another file.`,
  truncated: ({ entry }) => `The file ends early: move ${entry ?? 1} and everything after it are missing.`,
  'left-over': ({ entry }) => `The file goes on after the end of the game, from move ${entry ?? 1}.`,
  refused: (error, why) => `${move(error)} breaks the rules.${why}`,
  'undo-disagrees': (error) => `${move(error)} is an undo to which not everybody agreed.`,
} satisfies Partial<Record<RecordError['kind'], Describe>>;

// ---------------------------------------------------------------- what can be typed

/** The words that are typed while playing; the English ones and their short forms work in every language. */
const commands = {
  undo: 'undo',
  why: 'why',
  rule: 'rule',
  board: 'board',
  log: 'log',
  odds: 'odds',
  hint: 'hint',
  save: 'save',
  seat: 'seat',
  help: 'help',
  quit: 'quit',
  /** After `log`. */
  all: 'all',
  /** Only online. */
  say: 'say',
  seats: 'seats',
  agree: 'agree',
  decline: 'decline',
  resign: 'resign',
};

const en = {
  help,
  online,
  commands,

  // ---------------------------------------------------------------- wrong usage

  usage: {
    didYouMean: (word: string): string => `Did you mean ${word}?`,
    known: (words: readonly string[]): string => `Choose from: ${list(words)}.`,
    language: (text: string): string => `--language takes en or hu, not “${text}”.`,
    noCommand: (name: string): string => `There is no command “${name}”.`,
    noOptionHere: (name: string): string => `There is no option ${name} here.`,
    noOptionBefore: (name: string): string => `There is no option ${name} before a command.`,
    twice: (option: string): string => `You gave ${option} twice.`,
    noValue: (option: string): string => `${option} takes no value.`,
    needsValue: (option: string, value: string): string => `${option} needs a value: ${option} ${value}.`,
    whole: (option: string, least: number, text: string): string =>
      `${option} takes a whole number, ${least} or more, not “${text}”.`,
    atMost: (moves: number, at: number): string =>
      `--at takes 0 to ${moves}, not ${at}: the game has ${count(moves, 'move')}.`,
    whichGame: 'Which game?',
    noGame: (name: string): string => `There is no game “${name}”.`,
    oneGame: (extra: string): string => `Name one game only, without “${extra}”.`,
    whichFile: 'Which saved game? Name its file.',
    oneFile: (extra: string): string => `Name one file only, without “${extra}”.`,
    filesOrAll: 'Name files, or a folder with --all; not both.',
    notFolder: (path: string): string => `${path} is a file, not a folder. To check it: replay ${path}.`,
    notOfGame: (option: string, game: string): string => `${option} is not an option of ${game}.`,
    sameTwice: (one: string, other: string): string => `${one} and ${other} set the same thing. Use only one.`,
    badSet: (text: string): string => `--set takes NAME=VALUE, not “${text}”.`,
    noGameOption: (game: string, name: string): string => `${game} has no option “${name}”.`,
    notResumed: (option: string): string => `${option} does not work here: a saved game keeps its own settings.`,
    savedGame: (extra: string): string => `The saved game says which game it is. Leave out “${extra}”.`,
  },

  /** Data from outside; `where` names it. */
  input: {
    unknown: (where: string): string => `${where} is not known here.`,
    missing: (where: string): string => `${where} is missing.`,
    expected: (where: string, options: readonly string[], received: string): string =>
      `${where}: expected ${either(options)}, got ${received}.`,
    /** By its kind, 'not deep'. */
    other: (where: string, kind: string, received?: string): string =>
      `${where}: ${kind}${received === undefined ? '' : `, got ${received}`}`,
    something: 'something else',
    it: 'it',
  },

  files: {
    error: (path: string, code: string): string => `${path} ${systemErrors[code] ?? `cannot be used (${code})`}.`,
    saved: (path: string): string => `Saved: ${path}`,
    notSaved: (why: string): string => `Not saved. ${why}`,
    unchanged: 'Not saved. The file is unchanged.',
    replace: (path: string): string => `${path} already exists. Replace it?`,
  },

  records: {
    errors: recordErrors,
    in: (path: string, error: string): string => `${path}: ${error}`,
    /** A file that is damaged further on. */
    soundUpTo: (moves: number): string =>
      `The first ${moves === 1 ? 'move' : count(moves, 'move')} can be shown: show --at ${moves}.`,
    atMove: (n: number, of: number): string => `Move ${n} of ${of}.`,
    valid: (path: string, moves: number, end: string): string => `${path}: valid, ${count(moves, 'move')}. ${end}`,
    invalid: (path: string, error: string): string => `${path}: not valid. ${error}`,
    notOver: 'The game is not over yet.',
    skipped: (path: string, error: string): string => `Skipped ${path}. ${error}`,
    noneUnfinished: (folder: string): string => `You have no unfinished game in ${folder}.`,

    /** Of all saved games in a folder. */
    noneIn: (folder: string): string => `There is no saved game in ${folder} (no .jsonl file that Undercroft wrote).`,
    replayed: (valid: number, invalid: number): string =>
      invalid === 0
        ? `${valid === 1 ? 'The only saved game replays' : `All ${valid} saved games replay`}.`
        : `${valid} of ${count(valid + invalid, 'saved game')} ${verb(valid, 'replays', 'replay')}; ${invalid} ${verb(invalid, 'does', 'do')} not.`,
    ofVersion: (games: number, version: number): string =>
      `${count(games, 'game')} under version ${version} of the rules`,
    otherFiles: (files: number): string => `${count(files, 'other file')} ${verb(files, 'was', 'were')} skipped.`,
  },

  /** What an entry did that is no move of the game. */
  story: {
    undo: (who: string, move: number): string => `${who} undoes move ${move}.`,
    undone: (who: string, what: string): string => `${who} undoes: ${what}.`,
    botPlays: (seat: string, bot: string): string => `The ${bot} bot now plays ${seat}.`,
    programPlays: (seat: string): string => `A program now plays ${seat}.`,
    personPlays: (seat: string, name: string): string => `${name || 'A player'} now plays ${seat}.`,
  },

  // ---------------------------------------------------------------- questions

  questions: {
    /** What may be answered; y and yes work in every language. */
    yesNo: 'y/n',
    yes: ['y', 'yes'],
    no: ['n', 'no'],
    enterFor: (key: string): string => `[Enter for ${key}]`,
    please: (keys: readonly string[]): string => `Please type ${either(keys)}, or just press Enter.`,
  },

  welcome: {
    unfinished: (game: string, moves: string): string => `You have an unfinished game of ${game} (${moves}). Continue?`,
    goOn: 'yes',
    startNew: 'no, start a new game',
    whoPlays: 'Who plays?',
    /** The other seats, of which there are `others`, are played by bots. */
    withBots: (you: string, others: number, bot: string): string =>
      `you play ${you}, ${others === 1 ? `${a(bot)} bot plays the other seat` : `${bot} bots play the others`}`,
    together: 'pass and play: everybody at this keyboard',
  },

  // ---------------------------------------------------------------- playing

  play: {
    intro: 'Type ? for help, q to leave.',
    saved: (path: string): string => `Your game is saved in ${path}`,
    goOn: 'To continue:',
    watch: 'To watch the replay:',
    unsaved: (why: string): string =>
      `Your game is not being saved. ${why} Keep playing, but do not close this window.`,
    thinking: (who: string): string => `${who} is thinking…`,
    /** What a program did instead of deciding; it is called after its seat. */
    forfeited: {
      died: (seat: string): string => `The program that plays ${seat} has stopped. A random move was played for it.`,
      slow: (seat: string): string => `The program that plays ${seat} took too long. A random move was played for it.`,
      nonsense: (seat: string): string =>
        `The program that plays ${seat} gave no valid answer. A random move was played for it.`,
    },

    /** Under the choices, what can be typed. */
    overHint: 'Enter leaves · u undo · ? help',
    chanceHint: 'the number of what came up, or Enter to draw · odds · ? help',
    turnHint: (place: string): string => `a number or a place (${place}) · h hint · u undo · ? help`,
    onlyTurnHint: (place: string): string => `Enter, a number or a place (${place}) · h hint · u undo · ? help`,
    whyHint: 'why 1: what it costs and risks',

    chooseNumber: (n: number): string => `Type a number from 1 to ${n}, or ? for help.`,
    noChoice: (number: number, n: number): string =>
      n === 1
        ? `There is no choice ${number}. There is only 1.`
        : `There is no choice ${number}. Pick 1 ${n === 2 ? 'or' : 'to'} ${n}.`,
    nothingToChoose: 'There is nothing to choose now.',
    whichOf: (numbers: readonly string[]): string => `Which one: ${either(numbers)}?`,
    unknown: (text: string): string => `“${text}” is not a choice, a place or a command.`,
    placeExample: (place: string): string => `A place looks like ${place}; ? lists the commands.`,
    /** After what a choice would lose, where others lose nothing. */
    goAhead: 'Go ahead?',

    possible: (what: string): string => `You can do this: ${what}.`,
    notPossible: (what: string): string => `This is not possible: ${what}.`,
    whyWhat: (command: string, place: string): string => `Name a number or a place: ${command} ${place}.`,
    /** Marks a clause that we decided, where the rulebooks say nothing. */
    ruling: 'ruling',
    noRules: 'The rules are missing from this installation (rules/*.md).',

    nothingYet: 'Nothing has happened yet.',
    earlier: (n: number, command: string): string => `… ${n} earlier; ${command} shows them.`,
    nothingToDraw: 'There is nothing to draw or roll now.',
    odds: (odds: Odds): string => inAll(odds),
    saveWhere: (command: string): string => `Save to which file? Type ${command} FILE.`,

    nobodyDecides: 'Nobody has to decide now.',
    winChance: (share: number): string => `${Math.round(share * 100)} % chance to win`,
    afterFirst: (moves: readonly string[]): string => `After the first: ${moves.join(', then ')}.`,
  },

  undo: {
    nothing: 'There is nothing to undo.',
    nothingOfYours: 'You have nothing to undo.',
    done: 'Undone.',
    nobody: (name: string): string => `Nobody here is called ${name}.`,
    bot: (seat: string): string => `${seat} is a bot and undoes nothing.`,
    declined: (name: string): string => `${name} does not agree. Nothing was undone.`,
  },

  seats: {
    /** As they are typed, by their ids; the English names work in every language. */
    botNames: lowerCaseNames(bots.strengths),
    which: (command: string): string =>
      `Which seat, and who plays it? For example ${command} 2=medium or ${command} 2=me.`,
    /** Who sits at this keyboard, as it is typed. */
    me: 'me',
    none: (name: string): string => (name === '' ? 'Name a seat.' : `There is no seat “${name}”.`),
    /** By number and name: '2 (Blue)'. */
    all: (seats: readonly string[]): string =>
      seats.length === 1 ? `The only seat is ${seats[0]}.` : `The seats are ${list(seats)}.`,
    inOption: (option: string, error: string): string => `${option}: ${error}`,
    noBot: (name: string): string => `There is no bot “${name}”.`,
    bots: (names: readonly string[]): string =>
      `Choose from ${list(names)}, with a budget as in medium:2000 or medium:250ms, or run:COMMAND.`,
    noBudget: (name: string): string => `“${name}” does not think, so it takes no budget.`,
    oneBudget: (name: string): string => `“${name}” takes one budget, as in medium:2000 or medium:250ms.`,
    badBudget: (text: string): string =>
      `A budget is a number of iterations (2000) or milliseconds (250ms), not “${text}”.`,
    noProgram: 'run: needs a command, as in run:python3 bot.py.',
  },

  /** What can be typed while playing, explained. */
  commandHelp: {
    number: 'that choice of the list; the board shows its number too',
    place: (help: string): string => `a place: ${help}`,
    enter: 'the only choice, where there is just one',
    why: 'whether you can do something there, and if not, which rule forbids it',
    rule: 'a rule, or all whose ids begin like that',
    board: 'draw the board again',
    log: (command: string): string => `what has happened; ${command}: from the start`,
    odds: 'what may be drawn or rolled next, and how likely it is',
    file: 'FILE',
    save: 'save the game to a file of your choice',
    undo: (command: string): string =>
      `undo the last choice; ${command} 2: the last one of seat 2, if the others agree`,
    hint: 'a good move, its chance to win, and why',
    seat: (command: string): string => `a bot plays that seat from now on; ${command} 2=me: you do`,
    quit: 'leave; the game is saved',
    undoOnline: (command: string): string =>
      `undo your last choice; ${command} 12: move 12 and everything since; others may have to agree`,
    hintOnline: 'a good move and why, in games you win or lose together',
    quitOnline: 'leave; your seat stays yours, and the table waits',
    agree: 'when somebody asks to undo a move',
    say: 'send a message to the table',
    seats: 'who plays which seat',
    resign: 'give up; this ends the game for everybody',
  },
};

export type TerminalWords = typeof en;
export default en;
