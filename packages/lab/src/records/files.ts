// Files and folders, with system errors in words.

import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fail, ok, type Result } from '@undercroft/engine';
import type { TerminalWords } from '@undercroft/words/terminal';

export type FileWords = TerminalWords['files'];

export function readText(path: string, words: FileWords): Result<string, string> {
  return attempt(path, words, () => readFileSync(path, 'utf8'));
}

/** Written to a temporary file and renamed, so that there is always one complete file. */
export function writeAtomically(
  path: string,
  text: string | readonly string[],
  words: FileWords,
): Result<void, string> {
  return attempt(path, words, () => {
    makeFolder(dirname(resolve(path)));
    writeFileSync(`${path}.new`, typeof text === 'string' ? text : '');
    if (typeof text !== 'string') appendLines(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  });
}

const LINES = 10_000;

/** Joined they might exceed the length of a string. */
function appendLines(path: string, lines: readonly string[]): void {
  for (let i = 0; i < lines.length; i += LINES) appendFileSync(path, lines.slice(i, i + LINES).join(''));
}

/** Not mkdir's own `recursive`: in some folders, like /proc, Node's version never returns. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** System errors become sentences; anything else is a bug of ours and is rethrown. */
export function attempt<T>(path: string, words: FileWords, action: () => T): Result<T, string> {
  try {
    return ok(action());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    return fail(words.error(path, code));
  }
}
