// Writes a results file: creates or resumes it, appends games, and sorts them when all are there.
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
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import { attempt, writeAtomically } from '../records/files.ts';
import { english } from '../words/english.ts';
import { gameLine, type Head, headLine, readGamesOf, readHeadOf } from './file.ts';
import { linesOf } from './lines.ts';
import { acquireLock } from './lock.ts';
import { indexOf, type Plan, type PlanSlot } from './plan.ts';
import { planDifference } from './plan-difference.ts';

export interface ResultsWriter {
  append(games: readonly GameResult[]): Result<void, string>;
  /** All games are there: sorts the file. */
  finish(): Result<void, string>;
  /** Releases the lock. */
  close(): void;
}

/** For runs whose games are only counted. */
export const NO_WRITER: ResultsWriter = {
  append: () => ok(undefined),
  finish: () => ok(undefined),
  close: () => {},
};

/**
 * Resumes a file of the same plan, refuses one of another plan, or creates a new file. `onGame` gets the games that are
 * already there, in the order of the file; if the file is refused after all, they must be discarded.
 */
export function openResultsWriter(
  path: string,
  head: Head,
  onGame: (game: GameResult) => void,
): Result<ResultsWriter, string> {
  const lock = acquireLock(path);
  if (!lock.ok) return lock;
  const ready = hasContent(path) ? resumeFile(path, head, onGame) : createFile(path, head);
  if (!ready.ok) lock.value();
  return ready.ok ? ok(createWriter(path, head.plan, lock.value)) : ready;
}

/** An empty file counts as missing. */
export const hasContent = (path: string): boolean =>
  existsSync(path) && !(statSync(path).isFile() && statSync(path).size === 0);

function createFile(path: string, head: Head): Result<void, string> {
  const written = writeAtomically(path, headLine(head), english.files);
  return written.ok ? written : fail(`The results cannot be written: ${written.error}`);
}

function resumeFile(path: string, { plan }: Head, onGame: (game: GameResult) => void): Result<void, string> {
  const head = readHeadOf(path);
  const other = head.ok ? planDifference(head.value.plan, plan) : undefined;
  if (other) return fail(`${path} holds results of another plan: ${other}. Name another file for --out.`);
  const read = head.ok ? readGamesOf(path, onGame) : head;
  if (!read.ok) return fail(`${read.error} Name another file for --out.`);
  const { truncatedAt } = read.value;
  // Cuts off an incomplete last line, which a killed program leaves.
  const repaired = attempt(path, english.files, () =>
    truncatedAt === undefined ? appendFileSync(path, '') : truncateSync(path, truncatedAt),
  );
  return repaired.ok ? repaired : fail(`The results cannot be written: ${repaired.error}`);
}

function createWriter(path: string, plan: Plan, close: () => void): ResultsWriter {
  return {
    append: (games) => attempt(path, english.files, () => appendFileSync(path, games.map(gameLine).join(''))),
    finish: () => attempt(path, english.files, () => putInOrder(path, plan)),
    close,
  };
}

/** Part of a file. */
interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Lines were validated before or are our own, so they are moved without being parsed. */
function putInOrder(path: string, plan: Plan): void {
  const [head, ...games] = Array.from(linesOf(path), ({ text, from, to }, i) => ({
    index: i === 0 ? -1 : indexOf(plan, slotIn(text)),
    from,
    to,
  }));
  if (!head || games.every(({ index }, i) => index === i)) return;
  rewrite(path, [head, ...games.sort((a, b) => a.index - b.index)]);
}

/** Written to a temporary file and renamed, so that there is always one complete file. */
function rewrite(path: string, ranges: readonly ByteRange[]): void {
  const [from, to] = [openSync(path, 'r'), openSync(`${path}.new`, 'w')];
  try {
    for (const range of mergeAdjacent(ranges)) copy(from, to, range);
  } finally {
    closeSync(from);
    closeSync(to);
  }
  renameSync(`${path}.new`, path);
}

/** Merges adjacent ranges, which are copied in one go. */
function mergeAdjacent(ranges: readonly ByteRange[]): ByteRange[] {
  const long: ByteRange[] = [];
  for (const { from, to } of ranges) {
    const last = long.at(-1);
    if (last && last.to === from && to - last.from <= LONGEST_COPY) long[long.length - 1] = { from: last.from, to };
    else long.push({ from, to });
  }
  return long;
}

const LONGEST_COPY = 1 << 22;

function copy(from: number, to: number, range: ByteRange): void {
  const bytes = Buffer.allocUnsafe(range.to - range.from);
  readSync(from, bytes, 0, bytes.length, range.from);
  writeFileSync(to, bytes);
}

function slotIn(line: string): PlanSlot {
  const [, setting, game] = /^\{"setting":(\d+),"game":(\d+)[,}]/.exec(line) ?? [];
  return game === undefined ? JSON.parse(line) : { setting: Number(setting), game: Number(game) };
}
