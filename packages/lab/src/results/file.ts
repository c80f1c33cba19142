// A results file: JSON lines, a head and one line per game, in any order. Validated when it is read.
import { fail, malformed, ok, pathText, type Result } from '@undercroft/engine';
import { type GameResult, gameResultSchema } from '@undercroft/terminal/collect/game-result';
import * as v from 'valibot';
import { attempt } from '../records/files.ts';
import { english } from '../words/english.ts';
import { describeInputError } from '../words/errors.ts';
import { type FileLine, linesIn, linesOf } from './lines.ts';
import { indexOf, type Plan, planSchema } from './plan.ts';

/** Increased when the format of these files changes. */
export const FORMAT = 1;

export const KINDS = ['simulate', 'compare', 'arena', 'sweep'] as const;
export type Kind = (typeof KINDS)[number];

const headSchema = v.strictObject({
  undercroft: v.literal('results'),
  format: v.literal(FORMAT),
  /** The version of the program that wrote it. */
  program: v.string(),
  /** As it was typed. */
  command: v.string(),
  kind: v.picklist(KINDS),
  plan: planSchema,
});
export type Head = v.InferOutput<typeof headSchema>;

export interface Results {
  readonly head: Head;
  /** In the order of the plan, each once; some may be missing. */
  readonly games: readonly GameResult[];
  /** The last line was cut off, as when the program is killed. It is not among the games. */
  readonly isTruncated: boolean;
}

/** What is known about a file after reading it. */
export interface ReadFile {
  readonly head: Head;
  /** Where the file is to be truncated, if its last line was cut off. */
  readonly truncatedAt: number | undefined;
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

function resultsOf({ head, truncatedAt }: ReadFile, games: GameResult[]): Results {
  const place = (game: GameResult) => indexOf(head.plan, game);
  return { head, games: games.sort((a, b) => place(a) - place(b)), isTruncated: truncatedAt !== undefined };
}

/** Passes on game by game, in the order of the file, which may be larger than memory. */
export function readGamesOf(path: string, onGame: (game: GameResult) => void): Result<ReadFile, string> {
  const read = attempt(path, english.files, () => readLines(linesOf(path), onGame));
  if (!read.ok) return read;
  return read.value.ok ? read.value : fail(`${path}: ${read.value.error}`);
}

/** Reads the head only. */
export function readHeadOf(path: string): Result<Head, string> {
  const read = attempt(path, english.files, () => readFirst(linesOf(path)));
  if (!read.ok) return read;
  return read.value.ok ? read.value : fail(`${path}: ${read.value.error}`);
}

/** Every complete line ends in a line break. */
function readFirst(lines: Iterator<FileLine>): Result<Head, string> {
  const { value: first } = lines.next();
  return first?.isComplete ? readHead(first.text) : fail('this is not a results file of Undercroft.');
}

function readLines(lines: Generator<FileLine>, onGame: (game: GameResult) => void): Result<ReadFile, string> {
  const head = readFirst(lines);
  if (!head.ok) return head;
  const { plan } = head.value;
  const lineOf = new Map<number, number>();
  let number = 1;
  for (const { text, isComplete, from } of lines) {
    number++;
    if (!isComplete) return ok({ head: head.value, truncatedAt: from });
    const game = readGame(text, plan);
    if (!game.ok) return fail(`line ${number} is damaged. ${game.error}`);
    const index = indexOf(plan, game.value);
    const before = lineOf.get(index);
    if (before !== undefined) return fail(`lines ${before} and ${number} are the same game.`);
    lineOf.set(index, number);
    onGame(game.value);
  }
  return ok({ head: head.value, truncatedAt: undefined });
}

export function readHead(line: string): Result<Head, string> {
  const data = parse(line) as { undercroft?: unknown; format?: unknown } | null | undefined;
  if (data?.undercroft !== 'results') return fail('this is not a results file of Undercroft.');
  if (data.format !== FORMAT)
    return fail(`it is written in format ${data.format}; this Undercroft reads and writes format ${FORMAT}.`);
  const head = v.safeParse(headSchema, data);
  return head.success ? ok(head.output) : fail(`its first line is damaged. ${issueText(head.issues)}`);
}

function readGame(line: string, plan: Plan): Result<GameResult, string> {
  const game = v.safeParse(gameResultSchema, parse(line));
  if (!game.success) return fail(issueText(game.issues));
  const isPlanned = game.output.setting < plan.settings.length && game.output.game < plan.games;
  return isPlanned ? ok(game.output) : fail('It is a game that the plan does not have.');
}

function issueText(issues: Parameters<typeof malformed>[0]): string {
  const error = malformed(issues);
  return describeInputError(error, pathText(error.path) || 'it', english.input);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
