// Files and folders, and what can be wrong with them, in words.

import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fail, ok, type Result } from '@undercroft/engine';

export function readText(path: string): Result<string, string> {
  return attempt(path, () => readFileSync(path, 'utf8'));
}

/** Written beside and then renamed: whatever happens in between, there is always one whole file. */
export function writeWhole(path: string, text: string | readonly string[]): Result<void, string> {
  return attempt(path, () => {
    makeFolder(dirname(resolve(path)));
    writeFileSync(`${path}.new`, typeof text === 'string' ? text : '');
    if (typeof text !== 'string') appendLines(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  });
}

const LINES = 10_000;

/** Together they may be longer than any one text. */
function appendLines(path: string, lines: readonly string[]): void {
  for (let i = 0; i < lines.length; i += LINES) appendFileSync(path, lines.slice(i, i + LINES).join(''));
}

/** Not mkdir's own `recursive`: in folders that refuse, like /proc, Node's never comes back. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** What the system refuses is said in words; anything else that is thrown is our own bug and goes on. */
export function attempt<T>(path: string, deed: () => T): Result<T, string> {
  try {
    return ok(deed());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    return fail(`${path} ${TROUBLES[code] ?? `cannot be used (${code})`}.`);
  }
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is, or leads through, a file instead of a folder',
  EEXIST: 'is there already',
  EACCES: 'may not be opened',
  EPERM: 'may not be opened',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'does not fit: the disk is full',
};
