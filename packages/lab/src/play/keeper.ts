// Keeps the game on disk while it is played: after every entry, whole, so that a kill at any moment loses nothing.

import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { type GameRecord, type Result, writeRecord } from '@undercroft/engine';
import type { Io } from '../cli/io.ts';
import { attempt, writeWhole } from '../records/files.ts';

/** XDG base directories: state goes to $XDG_STATE_HOME if that is absolute. */
export function keepFolder(env: Io['env']): string {
  const state = env['XDG_STATE_HOME'];
  return join(state && isAbsolute(state) ? state : join(homedir(), '.local', 'state'), 'undercroft');
}

/** A new file's name: which game, when, and something that no other game of this second has. */
export function freshKeepPath(env: Io['env'], game: string): string {
  const when = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return join(keepFolder(env), `${game}-${when}-${process.pid}.jsonl`);
}

export const keep = (path: string, record: GameRecord): Result<void, string> => writeWhole(path, writeRecord(record));

/** Kept games, the latest first. */
export function keptGames(env: Io['env']): string[] {
  const folder = keepFolder(env);
  return filesIn(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, changed: statSync(path).mtimeMs }))
    .sort((a, b) => b.changed - a.changed)
    .map(({ path }) => path);
}

/** No folder yet means no kept games. */
function filesIn(folder: string): string[] {
  const names = attempt(folder, () => readdirSync(folder));
  return names.ok ? names.value : [];
}
