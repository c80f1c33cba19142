// Saves the whole game after every entry, so that a kill at any moment loses nothing.

import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { type GameRecord, type Result, writeRecord } from '@undercroft/engine';
import type { Io } from '../cli/io.ts';
import { attempt, type FileWords, writeAtomically } from '../records/files.ts';

/** XDG base directories: state goes to $XDG_STATE_HOME if that is absolute. */
export function saveFolder(env: Io['env']): string {
  const state = env['XDG_STATE_HOME'];
  return join(state && isAbsolute(state) ? state : join(homedir(), '.local', 'state'), 'undercroft');
}

/** A new file's name: the game, the time, and the process id to make it unique. */
export function newSavePath(env: Io['env'], game: string): string {
  const when = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return join(saveFolder(env), `${game}-${when}-${process.pid}.jsonl`);
}

export const saveGame = (path: string, record: GameRecord, words: FileWords): Result<void, string> =>
  writeAtomically(path, writeRecord(record), words);

/** Saved games, the latest first. */
export function savedGames({ env, locale }: Pick<Io, 'env' | 'locale'>): string[] {
  const folder = saveFolder(env);
  return filesIn(folder, locale.words.files)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, changed: statSync(path).mtimeMs }))
    .sort((a, b) => b.changed - a.changed)
    .map(({ path }) => path);
}

/** No folder means no saved games. */
function filesIn(folder: string, words: FileWords): string[] {
  const names = attempt(folder, words, () => readdirSync(folder));
  return names.ok ? names.value : [];
}
