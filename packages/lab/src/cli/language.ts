// Which language the terminal speaks: `--language hu` with any command, or else what the system is set to.
import { fail, ok, type Result } from '@undercroft/engine';
import { isLanguage, type Language } from '@undercroft/words/game-words';
import type { TerminalWords } from '@undercroft/words/terminal';
import type { Io } from './io.ts';

const OPTION = '--language';

export interface TakenLanguage {
  /** The command line without it. */
  readonly args: readonly string[];
  /** What was given for it, as often as it was; undefined where a value is missing. */
  readonly given: readonly (string | undefined)[];
}

/** Finds the option anywhere before `--`. */
export function takeLanguage(words: readonly string[]): TakenLanguage {
  const args: string[] = [];
  const given: (string | undefined)[] = [];
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  for (let i = 0; i < end; i++) {
    const word = words[i] ?? '';
    const next = i + 1 < end ? words[i + 1] : undefined;
    if (word.startsWith(`${OPTION}=`)) given.push(word.slice(OPTION.length + 1));
    else if (word !== OPTION) args.push(word);
    else if (next === undefined || next.startsWith('-')) given.push(undefined);
    else {
      given.push(next);
      i++;
    }
  }
  return { args: [...args, ...words.slice(end)], given };
}

/** The language that was asked for; undefined if none was. */
export function readLanguage(
  { given }: TakenLanguage,
  { usage, help }: Pick<TerminalWords, 'usage' | 'help'>,
): Result<Language | undefined, string> {
  if (given.length === 0) return ok(undefined);
  if (given.length > 1) return fail(usage.twice(OPTION));
  const [text] = given;
  if (text === undefined) return fail(usage.needsValue(OPTION, help.language.value));
  return isLanguage(text) ? ok(text) : fail(usage.language(text));
}

/** As POSIX has it: the first of these that is set and not empty decides. English for anything we do not speak. */
export function systemLanguage(env: Io['env']): Language {
  const locale = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => env[name]).find((value) => value);
  return /^hu(?![a-z])/i.test(locale ?? '') ? 'hu' : 'en';
}
