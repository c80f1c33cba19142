// Help of the command line: what each command does and what it takes. Names of flags and their values are the same in every
// language.
import { list } from '../english.ts';

/** One line for each command. */
const summaries = {
  play: 'play here: solo, with bots, or pass and play',
  show: 'draw the board of a saved game after any move',
  replay: 'step through a saved game, and check every move',
  position: 'print a position as JSON, with every legal move',
  simulate: 'let bots play many games: who wins, how games end, what hurts',
  compare: 'compare two settings: the difference, and how many games it takes to be sure',
  arena: 'let bots play each other: a cross table, and Elo',
  sweep: 'try every team, or every value of an option',
  worker: 'play games from a queue',
  report: 'make a page of charts from results',
  scenario: 'check scenario files',
  online: 'play online: open, join, play and watch tables',
  verify: 'check the dice of an online table',
  server: 'check the database of a server',
};

const en = {
  start: 'answer a few questions and play',
  more: 'how to use a command, with examples',
  /** What stands for any command. */
  command: 'COMMAND',
  headings: {
    commands: 'Commands',
    /** Its commands speak English only. */
    laboratory: 'Laboratory',
    games: 'Games',
    options: 'Options',
    examples: 'Examples',
    exitCodes: 'Exit codes',
  },
  exitCodes: ['0 success', '1 a check failed', '2 wrong usage or bad input', '70 our mistake', '130 stopped by Ctrl-C'],
  see: (help: string): string => `For help: ${help}`,
  summaries,

  language: { value: 'LANGUAGE', help: 'en or hu (default: from LC_ALL, LC_MESSAGES or LANG)' },
  at: { value: 'N', help: 'after move N; 0 is the start (default: the end)' },
  set: { value: 'NAME=VALUE', help: 'any option of the game, by its name in a saved file' },
  forGame: (game: string, help: string): string => `${game}: ${help}`,

  play: {
    usage: 'GAME [--bot SEATS=BOT] [--seed S] [--by-hand] [--continue] [--from FILE] [game options]',
    about: [
      'You play every seat at this keyboard, except those that --bot gives to a bot. You can change that at any time,',
      'and a hint is there when you are stuck.',
      'Every move is saved; --continue resumes your last unfinished game.',
    ],
    bot: {
      value: 'SEATS=BOT',
      help: 'who plays these seats: blue, 2=easy, 2,3=random, or 2=run:COMMAND for a program of your own (default: medium)',
    },
    seed: { value: 'S', help: 'any text; the same seed gives the same draws and rolls (default: a new one)' },
    byHand: 'draw and roll at your own table, and enter what came up',
    resume: 'resume your last unfinished game',
    from: { value: 'FILE', help: 'load a game from a file and play on' },
  },

  show: {
    usage: 'FILE [--at N]',
    about: ['Draws the board after move N of a saved game, and says what that move did and what can be done next.'],
  },

  replay: {
    usage: 'FILE… [--quiet], or --all FOLDER',
    about: [
      'Checks every move as if it were played now, by the rules the game was begun under.',
      'If a move breaks the rules, you learn which one, and the exit code is 1.',
    ],
    quiet: 'only say whether the file is valid',
    all: {
      value: 'FOLDER',
      help: 'check every saved game in a folder and those below it, and name the ones that fail',
    },
  },

  online: {
    usage: 'ACTION [TABLE] [--server URL]',
    about: (actions: readonly string[]): string[] => [
      `Actions: ${list(actions)}. What each of them does: online help.`,
      'Name a table by its id or its code. A file that only you can read remembers who you are.',
    ],
    server: {
      value: 'URL',
      help: 'the server (default: UNDERCROFT_SERVER, else the one you used last, else http://localhost:4140)',
    },
    seats: {
      value: 'SEATS',
      help: 'for open and import: me, link, open, bot:random, bot:easy, bot:medium, with commas',
    },
    out: { value: 'FILE', help: 'for record: save it to this file' },
    at: { value: 'N', help: 'for import: start after move N' },
    patience: {
      value: 'SECONDS',
      help: (script: number): string =>
        `for play and watch: how long to wait for a lost connection (default: until you leave; scripts: ${script})`,
    },
  },
};

export type TerminalHelpWords = typeof en;
export default en;
