// `simulate`: many games by bots, and their totals.
import { ok, type Result, unwrap } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import type { Arguments } from '../cli/arguments.ts';
import { type Command, type ExitCode, INTERRUPTED, SUCCESS } from '../cli/command.ts';
import { type Io, lineWidth, print, printWrapped, rejectUsage } from '../cli/io.ts';
import { BOT_OPTIONS, PLAN_OPTIONS, RUN_OPTIONS, readPlanLimits } from '../cli/lab-options.ts';
import { GAME_OPTIONS, laboratory } from '../cli/laboratory.ts';
import { findScreen } from '../cli/locale.ts';
import { gameVersion, readSetting } from '../cli/setting.ts';
import { examplesOf } from '../games/index.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { executeRun } from '../simulation/execute-run.ts';
import { printInterrupted } from '../simulation/interrupted.ts';
import { type RunRequest, readRunRequest } from '../simulation/run-request.ts';
import { tallyText } from '../simulation/summary.ts';
import { Counter } from '../simulation/tally.ts';

export const simulateGames: Command = {
  name: 'simulate',
  usage: 'GAME [--bots BOT,…] [--games N] [--seed S] [--out FILE] [--resume] [game options]',
  about: [
    'Plays N games on all cores and counts. Shares carry 95 % confidence intervals (Wilson).',
    'The same seed gives the same games whatever the number of workers; game i does not depend on how many are played.',
    '(Not with budgets in milliseconds or programs of yours: they may decide differently every time.)',
    'Ctrl-C ends a run with what is finished; with --out FILE the same command goes on with it.',
  ],
  options: [
    ...BOT_OPTIONS,
    ...PLAN_OPTIONS,
    ...RUN_OPTIONS,
    { name: 'records', value: 'DIR', help: 'write each game as a record file into this folder' },
    ...GAME_OPTIONS,
  ],
  examples: [...examplesOf('simulate'), 'simulate --resume --out caves.jsonl'],
  async run(args, io) {
    const request = await readRunRequest({ kind: 'simulate', args, plan: (seed) => readPlan(args, seed) });
    return request.ok ? simulate(request.value, args, io) : rejectUsage(io, request.error, 'simulate');
  },
};

async function readPlan(args: Arguments, seed: string): Promise<Result<Plan, string>> {
  const prepared = await readSetting(args);
  if (!prepared.ok) return prepared;
  const amount = readPlanLimits(args);
  if (!amount.ok) return amount;
  const { screen, setting } = prepared.value;
  return ok({ ...gameVersion(screen), settings: [setting], seed, ...amount.value });
}

async function simulate(request: RunRequest, args: Arguments, io: Io): Promise<ExitCode> {
  const { plan } = request.head;
  const screen = findScreen(laboratory, plan.game) as Screen;
  const setting = plan.settings[0] as Setting;
  const sides = screen.sides(unwrap(screen.game.open(setting.options)));
  const counter = new Counter({ setting, sides, facts: screen.game.facts });
  const ran = await executeRun(request, io, { onGame: (game) => counter.add(game) });
  if (!ran.ok) return rejectUsage(io, ran.error, 'simulate');
  const { games, planned, speed } = ran.value;
  if (games > 0) printSummary();
  if (games < planned) printInterrupted(io, request, ran.value);
  return games < planned ? INTERRUPTED : SUCCESS;

  function printSummary(): void {
    const tally = counter.result();
    const { options, bots, rotate } = setting;
    const { game, rules, seed } = plan;
    if (args.has('json')) print(io, JSON.stringify({ game, rules, options, bots, rotate, seed, ...tally, speed }));
    else printWrapped(io, tallyText({ screen, plan, setting, tally, speed, width: lineWidth(io) }));
  }
}
