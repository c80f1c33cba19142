// A results file: JSON lines, a head and one line per game, in any order. Checked when it is read.
import { fail, malformed, ok, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { readText } from '../records/files.ts';
import { pathText, tellFault } from '../words/en.ts';
import { type GameResult, gameResultShape } from './game-result.ts';
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

export const headLine = (head: Head): string => `${JSON.stringify(head)}\n`;
export const gameLine = (game: GameResult): string => `${JSON.stringify(game)}\n`;

export function readResultsFile(path: string): Result<Results, string> {
  const text = readText(path);
  if (!text.ok) return text;
  const results = readResults(text.value);
  return results.ok ? results : fail(`${path}: ${results.error}`);
}

export function readResults(text: string): Result<Results, string> {
  const lines = text.split('\n');
  // Every line that was written whole ends in a line break.
  const rest = lines.pop() ?? '';
  const [first, ...more] = lines;
  if (first === undefined) return fail('this is not a results file of Undercroft.');
  const head = readHead(first);
  if (!head.ok) return head;
  const games = readGames(more, head.value.plan);
  return games.ok ? ok({ head: head.value, games: games.value, torn: rest !== '' }) : games;
}

export function readHead(line: string): Result<Head, string> {
  const data = parse(line) as { undercroft?: unknown; format?: unknown } | null | undefined;
  if (data?.undercroft !== 'results') return fail('this is not a results file of Undercroft.');
  if (data.format !== FORMAT)
    return fail(`it is written in format ${data.format}; this Undercroft reads and writes format ${FORMAT}.`);
  const head = v.safeParse(headShape, data);
  return head.success ? ok(head.output) : fail(`its first line is damaged. ${faultText(head.issues)}`);
}

function readGames(lines: readonly string[], plan: Plan): Result<GameResult[], string> {
  const games: GameResult[] = [];
  const lineOf = new Map<number, number>();
  for (const [i, line] of lines.entries()) {
    const game = readGame(line, plan);
    if (!game.ok) return fail(`line ${i + 2} is damaged. ${game.error}`);
    const index = indexOf(plan, game.value);
    const before = lineOf.get(index);
    if (before !== undefined) return fail(`lines ${before} and ${i + 2} are the same game.`);
    lineOf.set(index, i + 2);
    games[index] = game.value;
  }
  return ok(Object.values(games));
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
