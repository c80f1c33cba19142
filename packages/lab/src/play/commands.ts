// Parses what a player types.
import type { TerminalWords } from '@undercroft/words/terminal';

export type PlayCommand =
  | { readonly type: 'enter' }
  | { readonly type: 'choice'; readonly number: number }
  | { readonly type: 'place'; readonly text: string }
  | { readonly type: 'undo'; readonly who: string }
  | { readonly type: 'why'; readonly text: string }
  | { readonly type: 'rule'; readonly id: string }
  | { readonly type: 'log'; readonly all: boolean }
  | { readonly type: 'save'; readonly path: string }
  | { readonly type: 'board' }
  | { readonly type: 'odds' }
  | { readonly type: 'hint' }
  | { readonly type: 'seat'; readonly text: string }
  | { readonly type: 'help' }
  | { readonly type: 'quit' };

/** The words for commands in the language of the terminal. */
export type CommandWords = TerminalWords['commands'];

/** Every command word, short forms included. */
const COMMANDS = {
  undo: (who) => ({ type: 'undo', who }),
  why: (text) => ({ type: 'why', text }),
  rule: (id) => ({ type: 'rule', id }),
  log: (rest, { all }) => ({ type: 'log', all: ['all', all].includes(rest) }),
  save: (path) => ({ type: 'save', path }),
  board: () => ({ type: 'board' }),
  odds: () => ({ type: 'odds' }),
  hint: () => ({ type: 'hint' }),
  seat: (text) => ({ type: 'seat', text }),
  help: () => ({ type: 'help' }),
  quit: () => ({ type: 'quit' }),
} as const satisfies Readonly<Partial<Record<keyof CommandWords, (rest: string, words: CommandWords) => PlayCommand>>>;
type CommandId = keyof typeof COMMANDS;

const SHORT: Readonly<Record<string, CommandId>> = {
  u: 'undo',
  b: 'board',
  h: 'hint',
  '?': 'help',
  q: 'quit',
  exit: 'quit',
};

/** Keyboards without accents type 'miert' for 'miért'. */
const fold = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Which of some commands a word stands for, in English or in the language of the terminal. */
export function findCommand<Id extends keyof CommandWords>(
  word: string,
  ids: readonly Id[],
  words: CommandWords,
): Id | undefined {
  const typed = fold(word);
  return ids.find((id) => id === typed || fold(words[id]) === typed);
}

/** The word a line begins with, and the rest of it. */
export function splitLine(line: string): { readonly word: string; readonly rest: string } {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  return { word, rest };
}

const IDS = Object.keys(COMMANDS) as CommandId[];

/** What may have been meant by a mistyped word. */
export const commandWords = (words: CommandWords): string[] => [
  ...new Set([...IDS.map((id) => words[id]), ...IDS, 'exit']),
];

/** Anything else may be a place or an action: the game's screen will know. */
export function readPlayCommand(line: string, words: CommandWords): PlayCommand {
  const text = line.trim();
  if (text === '') return { type: 'enter' };
  if (/^\d+$/.test(text)) return { type: 'choice', number: Number(text) };
  const { word, rest } = splitLine(text);
  const short = word.toLowerCase();
  const id = Object.hasOwn(SHORT, short) ? SHORT[short] : findCommand(word, IDS, words);
  return id ? COMMANDS[id](rest, words) : { type: 'place', text };
}
