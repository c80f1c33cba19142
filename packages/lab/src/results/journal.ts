// A results file while games are played: begun or taken up again, appended to, put in order when all games are there.
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { fail, ok, type Result } from '@undercroft/engine';
import { attempt, writeWhole } from '../records/files.ts';
import { gameLine, type Head, headLine, type Results, readResultsFile } from './file.ts';
import type { GameResult } from './game-result.ts';
import { takeLock } from './lock.ts';
import { difference } from './same-plan.ts';

export interface Journal {
  /** The games that were there already. */
  readonly before: readonly GameResult[];
  append(games: readonly GameResult[]): Result<void, string>;
  /** All games are there: the file is put in order. */
  finish(): Result<void, string>;
  /** Somebody else may have it. */
  close(): void;
}

/** For runs whose games are only counted. */
export const NO_JOURNAL: Journal = {
  before: [],
  append: () => ok(undefined),
  finish: () => ok(undefined),
  close: () => {},
};

/** Goes on with a file of the same plan, refuses one of another, and begins one where there is none. */
export function openJournal(path: string, head: Head): Result<Journal, string> {
  const lock = takeLock(path);
  if (!lock.ok) return lock;
  const before = isThere(path) ? takeUp(path, head) : begin(path, head);
  if (!before.ok) lock.value();
  return before.ok ? ok(journal(path, before.value, lock.value)) : before;
}

/** An empty file is none yet. */
export const isThere = (path: string): boolean =>
  existsSync(path) && !(statSync(path).isFile() && statSync(path).size === 0);

function begin(path: string, head: Head): Result<GameResult[], string> {
  const written = writeWhole(path, headLine(head));
  return written.ok ? ok([]) : fail(`The results cannot be written: ${written.error}`);
}

function takeUp(path: string, { plan }: Head): Result<readonly GameResult[], string> {
  const results = readResultsFile(path);
  if (!results.ok) return fail(`${results.error} Name another file for --out.`);
  const other = difference(results.value.head.plan, plan);
  if (other) return fail(`${path} holds results of another plan: ${other}. Name another file for --out.`);
  const mended = results.value.torn ? cutOff(path) : attempt(path, () => appendFileSync(path, ''));
  return mended.ok ? ok(results.value.games) : fail(`The results cannot be written: ${mended.error}`);
}

/** What a killed program left behind its last whole line. */
function cutOff(path: string): Result<void, string> {
  return attempt(path, () => truncateSync(path, readFileSync(path).lastIndexOf('\n'.charCodeAt(0)) + 1));
}

function journal(path: string, before: readonly GameResult[], close: () => void): Journal {
  return {
    before,
    append: (games) => attempt(path, () => appendFileSync(path, games.map(gameLine).join(''))),
    finish: () => {
      const results = readResultsFile(path);
      return results.ok ? putInOrder(path, results.value) : results;
    },
    close,
  };
}

const putInOrder = (path: string, { head, games }: Results): Result<void, string> =>
  writeWhole(path, headLine(head) + games.map(gameLine).join(''));
