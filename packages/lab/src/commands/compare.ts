// `compare`: two settings A and B, the difference between them, and its confidence interval.
import { fail, isEqual, ok, type Result } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import type { Arguments } from '../cli/arguments.ts';
import { type Command, type ExitCode, INTERRUPTED, SUCCESS } from '../cli/command.ts';
import { type Io, lineWidth, print, printWrapped, rejectUsage } from '../cli/io.ts';
import { BOT_OPTIONS, PLAN_OPTIONS, RUN_OPTIONS, readPlanLimits } from '../cli/lab-options.ts';
import { GAME_OPTIONS, laboratory } from '../cli/laboratory.ts';
import { findScreen } from '../cli/locale.ts';
import { gameVersion, readSetting, withOverrides } from '../cli/setting.ts';
import { examplesOf } from '../games/index.ts';
import type { Plan } from '../results/plan.ts';
import { compare, gamesNeeded } from '../simulation/comparison.ts';
import { comparisonText } from '../simulation/comparison-text.ts';
import { executeRun } from '../simulation/execute-run.ts';
import { printInterrupted } from '../simulation/interrupted.ts';
import { Columns } from '../simulation/measures.ts';
import { type RunRequest, readRunRequest } from '../simulation/run-request.ts';

const PRECISION = '2%';

export const compareSettings: Command = {
  name: 'compare',
  usage:
    'GAME [--a NAME=VALUE…] [--b NAME=VALUE…] [--bots BOT,…] [--games N] [--precision P] [--out FILE] [game options]',
  about: [
    'Plays N games of A and N of B. Both have the options given before; --a and --b say what is different, by the names of',
    'the options: another difficulty, another team, a variant of the rules, another bot.',
    'Where sides play against each other the first bot is looked at, wherever it sits.',
    'Game i of A and game i of B draw from the same random streams, and the intervals are those of pairs.',
  ],
  options: [
    { name: 'a', value: 'NAME=VALUE', repeat: true, help: 'what A has otherwise: "difficulty=normal bots=easy"' },
    { name: 'b', value: 'NAME=VALUE', repeat: true, help: 'what B has otherwise' },
    { name: 'precision', value: 'P', help: `how far an interval may reach to each side, as in 2% (${PRECISION})` },
    ...BOT_OPTIONS,
    ...PLAN_OPTIONS,
    ...RUN_OPTIONS,
    ...GAME_OPTIONS,
  ],
  examples: examplesOf('compare'),
  async run(args, io) {
    const precision = readPrecision(args.text('precision') ?? PRECISION);
    if (!precision.ok) return rejectUsage(io, precision.error, 'compare');
    const request = await readRunRequest({
      kind: 'compare',
      args,
      free: ['precision'],
      plan: (seed) => readPlan(args, seed),
    });
    return request.ok ? run(request.value, args, io, precision.value) : rejectUsage(io, request.error, 'compare');
  },
};

/** '2%', '2 %', '0.5%': half the width of an interval. */
function readPrecision(text: string): Result<number, string> {
  const [, digits] = /^(\d{1,2}(?:\.\d{1,3})?)\s*%$/.exec(text) ?? [];
  const precision = Number(digits) / 100;
  return precision > 0 ? ok(precision) : fail(`--precision takes a share like 2% or 0.5%, not "${text}".`);
}

async function readPlan(args: Arguments, seed: string): Promise<Result<Plan, string>> {
  const amount = readPlanLimits(args);
  if (!amount.ok) return amount;
  if (!args.has('a') && !args.has('b'))
    return fail('What is to be compared? Say what A or B has otherwise: --b difficulty=advanced.');
  const a = await readSide(args, 'a');
  if (!a.ok) return fail(`A: ${a.error}`);
  const b = await readSide(args, 'b');
  if (!b.ok) return fail(`B: ${b.error}`);
  const { screen, setting } = a.value;
  if (isEqual({ ...setting, name: 'B' }, b.value.setting)) return fail('A and B are the same.');
  return ok({ ...gameVersion(screen), settings: [setting, b.value.setting], seed, ...amount.value });
}

async function readSide(args: Arguments, name: 'a' | 'b') {
  const side = withOverrides(args, args.all(name));
  return side.ok ? readSetting(side.value, name.toUpperCase()) : side;
}

async function run(request: RunRequest, args: Arguments, io: Io, precision: number): Promise<ExitCode> {
  const { plan } = request.head;
  const screen = findScreen(laboratory, plan.game) as Screen;
  const { facts } = screen.game;
  const columns = new Columns(plan.settings.length, facts.goal);
  const ran = await executeRun(request, io, { onGame: (game) => columns.add(game) });
  if (!ran.ok) return rejectUsage(io, ran.error, 'compare');
  const { games, planned } = ran.value;
  const pairs = columns.pairs(0, 1);
  if (pairs.length > 0) printSummary();
  if (games < planned) printInterrupted(io, request, ran.value);
  return games < planned ? INTERRUPTED : SUCCESS;

  function printSummary(): void {
    const comparison = compare(pairs, facts.endings);
    const needed = { precision, games: gamesNeeded(comparison, precision) };
    const { game, rules, seed, settings } = plan;
    if (args.has('json')) print(io, JSON.stringify({ game, rules, seed, settings, ...comparison, needed }));
    else printWrapped(io, comparisonText({ screen, plan, comparison, precision, width: lineWidth(io) }));
  }
}
