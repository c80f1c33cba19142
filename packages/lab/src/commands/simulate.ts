// `simulate`: many games by bots, and what they came to.
import { must, ok, type Result } from '@undercroft/engine';
import type { Given } from '../cli/arguments.ts';
import { type Command, type ExitCode, FINE, INTERRUPTED } from '../cli/command.ts';
import { GAME_OPTIONS } from '../cli/game-options.ts';
import { type Io, lineWidth, refuse, say, sayFolded } from '../cli/io.ts';
import { BOT_OPTIONS, PLAN_OPTIONS, RUN_OPTIONS, readAmount } from '../cli/lab-options.ts';
import { about, readSetting } from '../cli/setting.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { findScreen } from '../screens/index.ts';
import type { Screen } from '../screens/screen.ts';
import { sayBrokenOff } from '../simulation/broken-off.ts';
import { conduct } from '../simulation/conduct.ts';
import { type Order, readOrder } from '../simulation/order.ts';
import { tallyText } from '../simulation/summary.ts';
import { Counter } from '../simulation/tally.ts';

export const simulateGames: Command = {
  name: 'simulate',
  summary: 'many games by bots: who wins, how games end, what hurts',
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
  examples: [
    'simulate pocket-sub --games 10000 --seed 1',
    'simulate sub-terra --cavers medic,scout,climber,engineer --bots novice --games 2000 --out caves.jsonl',
    'simulate pocket-sub --bots adept,novice --rotate --games 400 --csv duel.csv',
    'simulate pocket-sub --bots "run:python3 docs/examples/bot.py",novice --rotate',
    'simulate --resume --out caves.jsonl',
  ],
  async run(given, io) {
    const order = await readOrder({ kind: 'simulate', given, plan: (seed) => readPlan(given, seed) });
    return order.ok ? simulate(order.value, given, io) : refuse(io, order.error, 'simulate');
  },
};

async function readPlan(given: Given, seed: string): Promise<Result<Plan, string>> {
  const prepared = await readSetting(given);
  if (!prepared.ok) return prepared;
  const amount = readAmount(given);
  if (!amount.ok) return amount;
  const { screen, setting } = prepared.value;
  return ok({ ...about(screen), settings: [setting], seed, ...amount.value });
}

async function simulate(order: Order, given: Given, io: Io): Promise<ExitCode> {
  const { plan } = order.head;
  const screen = findScreen(plan.game) as Screen;
  const setting = plan.settings[0] as Setting;
  const sides = screen.sides(must(screen.game.open(setting.options)));
  const counter = new Counter({ setting, sides, facts: screen.game.facts });
  const conducted = await conduct(order, io, { take: (game) => counter.add(game) });
  if (!conducted.ok) return refuse(io, conducted.error, 'simulate');
  const { games, planned, speed } = conducted.value;
  if (games > 0) tell();
  if (games < planned) sayBrokenOff(io, order, conducted.value);
  return games < planned ? INTERRUPTED : FINE;

  function tell(): void {
    const tally = counter.result();
    const { options, bots, rotate } = setting;
    const { game, rules, seed } = plan;
    if (given.has('json')) say(io, JSON.stringify({ game, rules, options, bots, rotate, seed, ...tally, speed }));
    else sayFolded(io, tallyText({ screen, plan, setting, tally, speed, width: lineWidth(io) }));
  }
}
