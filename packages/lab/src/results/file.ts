// A results file: JSON lines, a head and one line per game, in any order. Checked when it is read.
import { fail, malformed, ok, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { attempt } from '../records/files.ts';
import { pathText, tellFault } from '../words/en.ts';
import { type GameResult, gameResultShape } from './game-result.ts';
import { type Line, linesIn, linesOf } from './lines.ts';
import { indexOf, type Plan, planShape } from './plan.ts';

/** Bumped when the shape of these files changes. */
export const FORMAT = 1;

export const KINDS = ['simulate', 'compare', 'arena', 'sweep'] as const;
export type Kind = (typeof KINDS)[number];

const headShape = v.strictObject({
  undercroft: v.literal('results'),
  format: v.literal(FORMAT),
  /** The version of the program that wrote it. */
  program: v.string(),
  /** As it was typed. */
  command: v.string(),
  kind: v.picklist(KINDS),
  plan: planShape,
});
export type Head = v.InferOutput<typeof headShape>;

export interface Results {
  readonly head: Head;
  /** In the order of the plan, each once; not necessarily all. */
  readonly games: readonly GameResult[];
  /** The last line was cut off, as a killed program leaves it. It is not among the games. */
  readonly torn: boolean;
}

/** A file that was read to its end. */
export interface Read {
  readonly head: Head;
  /** Up to where it is whole, if its last line was cut off. */
  readonly tornAt: number | undefined;
}

export const headLine = (head: Head): string => `${JSON.stringify(head)}\n`;
export const gameLine = (game: GameResult): string => `${JSON.stringify(game)}\n`;

export function readResultsFile(path: string): Result<Results, string> {
  const games: GameResult[] = [];
  const read = readGamesOf(path, (game) => games.push(game));
  return read.ok ? ok(resultsOf(read.value, games)) : read;
}

export function readResults(text: string): Result<Results, string> {
  const games: GameResult[] = [];
  const read = readLines(linesIn([Buffer.from(text)]), (game) => games.push(game));
  return read.ok ? ok(resultsOf(read.value, games)) : read;
}

function resultsOf({ head, tornAt }: Read, games: GameResult[]): Results {
  const place = (game: GameResult) => indexOf(head.plan, game);
  return { head, games: games.sort((a, b) => place(a) - place(b)), torn: tornAt !== undefined };
}

/** Hands over game by game, in the order of the file: it may be larger than what fits into memory. */
export function readGamesOf(path: string, take: (game: GameResult) => void): Result<Read, string> {
  const read = attempt(path, () => readLines(linesOf(path), take));
  if (!read.ok) return read;
  return read.value.ok ? read.value : fail(`${path}: ${read.value.error}`);
}

/** What was to be played, without a look at what was. */
export function readHeadOf(path: string): Result<Head, string> {
  const read = attempt(path, () => readFirst(linesOf(path)));
  if (!read.ok) return read;
  return read.value.ok ? read.value : fail(`${path}: ${read.value.error}`);
}

/** Every line that was written whole ends in a line break. */
function readFirst(lines: Iterator<Line>): Result<Head, string> {
  const { value: first } = lines.next();
  return first?.isWhole ? readHead(first.text) : fail('this is not a results file of Undercroft.');
}

function readLines(lines: Generator<Line>, take: (game: GameResult) => void): Result<Read, string> {
  const head = readFirst(lines);
  if (!head.ok) return head;
  const { plan } = head.value;
  const lineOf = new Map<number, number>();
  let number = 1;
  for (const { text, isWhole, from } of lines) {
    number++;
    if (!isWhole) return ok({ head: head.value, tornAt: from });
    const game = readGame(text, plan);
    if (!game.ok) return fail(`line ${number} is damaged. ${game.error}`);
    const index = indexOf(plan, game.value);
    const before = lineOf.get(index);
    if (before !== undefined) return fail(`lines ${before} and ${number} are the same game.`);
    lineOf.set(index, number);
    take(game.value);
  }
  return ok({ head: head.value, tornAt: undefined });
}

export function readHead(line: string): Result<Head, string> {
  const data = parse(line) as { undercroft?: unknown; format?: unknown } | null | undefined;
  if (data?.undercroft !== 'results') return fail('this is not a results file of Undercroft.');
  if (data.format !== FORMAT)
    return fail(`it is written in format ${data.format}; this Undercroft reads and writes format ${FORMAT}.`);
  const head = v.safeParse(headShape, data);
  return head.success ? ok(head.output) : fail(`its first line is damaged. ${faultText(head.issues)}`);
}

function readGame(line: string, plan: Plan): Result<GameResult, string> {
  const game = v.safeParse(gameResultShape, parse(line));
  if (!game.success) return fail(faultText(game.issues));
  const isPlanned = game.output.setting < plan.settings.length && game.output.game < plan.games;
  return isPlanned ? ok(game.output) : fail('It is a game that the plan does not have.');
}

function faultText(issues: Parameters<typeof malformed>[0]): string {
  const fault = malformed(issues);
  return tellFault(fault, pathText(fault.path) || 'it');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
