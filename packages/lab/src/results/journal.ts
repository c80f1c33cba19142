// A results file while games are played: begun or taken up again, appended to, put in order when all games are there.
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { fail, ok, type Result } from '@undercroft/engine';
import { attempt, writeWhole } from '../records/files.ts';
import { gameLine, type Head, headLine, readGamesOf, readHeadOf } from './file.ts';
import type { GameResult } from './game-result.ts';
import { linesOf } from './lines.ts';
import { takeLock } from './lock.ts';
import { indexOf, type Place, type Plan } from './plan.ts';
import { difference } from './same-plan.ts';

export interface Journal {
  append(games: readonly GameResult[]): Result<void, string>;
  /** All games are there: the file is put in order. */
  finish(): Result<void, string>;
  /** Somebody else may have it. */
  close(): void;
}

/** For runs whose games are only counted. */
export const NO_JOURNAL: Journal = {
  append: () => ok(undefined),
  finish: () => ok(undefined),
  close: () => {},
};

/**
 * Goes on with a file of the same plan, refuses one of another, and begins one where there is none. `hear` is told the
 * games that were there already, in the order of the file; where it is refused later on, they are to be forgotten.
 */
export function openJournal(path: string, head: Head, hear: (game: GameResult) => void): Result<Journal, string> {
  const lock = takeLock(path);
  if (!lock.ok) return lock;
  const ready = isThere(path) ? takeUp(path, head, hear) : begin(path, head);
  if (!ready.ok) lock.value();
  return ready.ok ? ok(journal(path, head.plan, lock.value)) : ready;
}

/** An empty file is none yet. */
export const isThere = (path: string): boolean =>
  existsSync(path) && !(statSync(path).isFile() && statSync(path).size === 0);

function begin(path: string, head: Head): Result<void, string> {
  const written = writeWhole(path, headLine(head));
  return written.ok ? written : fail(`The results cannot be written: ${written.error}`);
}

function takeUp(path: string, { plan }: Head, hear: (game: GameResult) => void): Result<void, string> {
  const head = readHeadOf(path);
  const other = head.ok ? difference(head.value.plan, plan) : undefined;
  if (other) return fail(`${path} holds results of another plan: ${other}. Name another file for --out.`);
  const read = head.ok ? readGamesOf(path, hear) : head;
  if (!read.ok) return fail(`${read.error} Name another file for --out.`);
  const { tornAt } = read.value;
  // What a killed program left behind its last whole line is cut off.
  const mended = attempt(path, () => (tornAt === undefined ? appendFileSync(path, '') : truncateSync(path, tornAt)));
  return mended.ok ? mended : fail(`The results cannot be written: ${mended.error}`);
}

function journal(path: string, plan: Plan, close: () => void): Journal {
  return {
    append: (games) => attempt(path, () => appendFileSync(path, games.map(gameLine).join(''))),
    finish: () => attempt(path, () => putInOrder(path, plan)),
    close,
  };
}

/** Part of a file. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Lines were checked when they were read, or are our own: they are moved, not read again. */
function putInOrder(path: string, plan: Plan): void {
  const [head, ...games] = Array.from(linesOf(path), ({ text, from, to }, i) => ({
    index: i === 0 ? -1 : indexOf(plan, placeIn(text)),
    from,
    to,
  }));
  if (!head || games.every(({ index }, i) => index === i)) return;
  rearrange(path, [head, ...games.sort((a, b) => a.index - b.index)]);
}

/** Written beside and then renamed: whatever happens in between, there is always one whole file. */
function rearrange(path: string, stretches: readonly Stretch[]): void {
  const [from, to] = [openSync(path, 'r'), openSync(`${path}.new`, 'w')];
  try {
    for (const stretch of joined(stretches)) copy(from, to, stretch);
  } finally {
    closeSync(from);
    closeSync(to);
  }
  renameSync(`${path}.new`, path);
}

/** What follows one another already is copied in one go. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const long: Stretch[] = [];
  for (const { from, to } of stretches) {
    const last = long.at(-1);
    if (last && last.to === from && to - last.from <= LONGEST_COPY) long[long.length - 1] = { from: last.from, to };
    else long.push({ from, to });
  }
  return long;
}

const LONGEST_COPY = 1 << 22;

function copy(from: number, to: number, stretch: Stretch): void {
  const bytes = Buffer.allocUnsafe(stretch.to - stretch.from);
  readSync(from, bytes, 0, bytes.length, stretch.from);
  writeFileSync(to, bytes);
}

function placeIn(line: string): Place {
  const [, setting, game] = /^\{"setting":(\d+),"game":(\d+)[,}]/.exec(line) ?? [];
  return game === undefined ? JSON.parse(line) : { setting: Number(setting), game: Number(game) };
}
