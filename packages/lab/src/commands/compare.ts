// `compare`: two settings A and B, the difference between them, and how sure it is.
import { fail, ok, type Result, same } from '@undercroft/engine';
import type { Given } from '../cli/arguments.ts';
import { type Command, type ExitCode, FINE, INTERRUPTED } from '../cli/command.ts';
import { GAME_OPTIONS } from '../cli/game-options.ts';
import { type Io, lineWidth, refuse, say, sayFolded } from '../cli/io.ts';
import { BOT_OPTIONS, PLAN_OPTIONS, RUN_OPTIONS, readAmount } from '../cli/lab-options.ts';
import { about, otherwise, readSetting } from '../cli/setting.ts';
import type { Plan } from '../results/plan.ts';
import { findScreen } from '../screens/index.ts';
import type { Screen } from '../screens/screen.ts';
import { sayBrokenOff } from '../simulation/broken-off.ts';
import { compare, gamesNeeded } from '../simulation/comparison.ts';
import { comparisonText } from '../simulation/comparison-text.ts';
import { conduct } from '../simulation/conduct.ts';
import { Columns } from '../simulation/measures.ts';
import { type Order, readOrder } from '../simulation/order.ts';

const PRECISION = '2%';

export const compareSettings: Command = {
  name: 'compare',
  summary: 'two settings A and B: the difference, its 95 % interval, and how many games it needs',
  usage:
    'GAME [--a NAME=VALUE…] [--b NAME=VALUE…] [--bots BOT,…] [--games N] [--precision P] [--out FILE] [game options]',
  about: [
    'Plays N games of A and N of B. Both have the options given before; --a and --b say what is different, by the names of',
    'the options: another difficulty, a caver swapped, a variant of the rules, another bot.',
    'In Pocket Sub the first bot is looked at, wherever it sits.',
    'Game i of A and game i of B draw from the same random streams, and the intervals are those of pairs.',
  ],
  options: [
    { name: 'a', value: 'NAME=VALUE', repeat: true, help: 'what A has otherwise: "difficulty=normal bots=novice"' },
    { name: 'b', value: 'NAME=VALUE', repeat: true, help: 'what B has otherwise' },
    { name: 'precision', value: 'P', help: `how far an interval may reach to each side, as in 2% (${PRECISION})` },
    ...BOT_OPTIONS,
    ...PLAN_OPTIONS,
    ...RUN_OPTIONS,
    ...GAME_OPTIONS,
  ],
  examples: [
    'compare sub-terra --bots novice --b difficulty=advanced --games 2000',
    'compare sub-terra --bots novice --a cavers=leader,medic,climber,scout --b cavers=leader,medic,climber,diver',
    'compare infernos-edge --bots novice --b variant=second-edition --precision 1%',
    'compare pocket-sub --rotate --a bots=novice,wanderer --b bots=adept,wanderer --games 400',
  ],
  async run(given, io) {
    const precision = readPrecision(given.text('precision') ?? PRECISION);
    if (!precision.ok) return refuse(io, precision.error, 'compare');
    const order = await readOrder({
      kind: 'compare',
      given,
      free: ['precision'],
      plan: (seed) => readPlan(given, seed),
    });
    return order.ok ? run(order.value, given, io, precision.value) : refuse(io, order.error, 'compare');
  },
};

/** '2%', '2 %', '0.5%': half the width of an interval. */
function readPrecision(text: string): Result<number, string> {
  const [, digits] = /^(\d{1,2}(?:\.\d{1,3})?)\s*%$/.exec(text) ?? [];
  const precision = Number(digits) / 100;
  return precision > 0 ? ok(precision) : fail(`--precision takes a share like 2% or 0.5%, not "${text}".`);
}

async function readPlan(given: Given, seed: string): Promise<Result<Plan, string>> {
  const amount = readAmount(given);
  if (!amount.ok) return amount;
  if (!given.has('a') && !given.has('b'))
    return fail('What is to be compared? Say what A or B has otherwise: --b difficulty=advanced.');
  const a = await readSide(given, 'a');
  if (!a.ok) return fail(`A: ${a.error}`);
  const b = await readSide(given, 'b');
  if (!b.ok) return fail(`B: ${b.error}`);
  const { screen, setting } = a.value;
  if (same({ ...setting, name: 'B' }, b.value.setting)) return fail('A and B are the same.');
  return ok({ ...about(screen), settings: [setting, b.value.setting], seed, ...amount.value });
}

async function readSide(given: Given, name: 'a' | 'b') {
  const side = otherwise(given, given.all(name));
  return side.ok ? readSetting(side.value, name.toUpperCase()) : side;
}

async function run(order: Order, given: Given, io: Io, precision: number): Promise<ExitCode> {
  const { plan } = order.head;
  const screen = findScreen(plan.game) as Screen;
  const { facts } = screen.game;
  const columns = new Columns(plan.settings.length, facts.goal);
  const conducted = await conduct(order, io, { take: (game) => columns.add(game) });
  if (!conducted.ok) return refuse(io, conducted.error, 'compare');
  const { games, planned } = conducted.value;
  const pairs = columns.pairs(0, 1);
  if (pairs.length > 0) tell();
  if (games < planned) sayBrokenOff(io, order, conducted.value);
  return games < planned ? INTERRUPTED : FINE;

  function tell(): void {
    const comparison = compare(pairs, facts.endings);
    const needed = { precision, games: gamesNeeded(comparison, precision) };
    const { game, rules, seed, settings } = plan;
    if (given.has('json')) say(io, JSON.stringify({ game, rules, seed, settings, ...comparison, needed }));
    else sayFolded(io, comparisonText({ screen, plan, comparison, precision, width: lineWidth(io) }));
  }
}
