// `arena`: bots against bots, or next to each other where all win or lose together.
import { loadRoster } from '@undercroft/bots';
import { fail, must, ok, type Result } from '@undercroft/engine';
import type { Given } from '../cli/arguments.ts';
import { type Command, type ExitCode, FINE, INTERRUPTED } from '../cli/command.ts';
import { GAME_OPTIONS, readGame } from '../cli/game-options.ts';
import { type Io, lineWidth, refuse, say, sayFolded } from '../cli/io.ts';
import { PLAN_OPTIONS, RUN_OPTIONS, readAmount, readBots } from '../cli/lab-options.ts';
import { about } from '../cli/setting.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { findScreen } from '../screens/index.ts';
import type { Screen } from '../screens/screen.ts';
import { type ArenaTold, rankingText, tournamentText } from '../simulation/arena-text.ts';
import { sayBrokenOff } from '../simulation/broken-off.ts';
import { conduct } from '../simulation/conduct.ts';
import { Columns } from '../simulation/measures.ts';
import { type Order, readOrder } from '../simulation/order.ts';
import { encounterSetting, groupings } from '../simulation/pairings.ts';
import { rank } from '../simulation/ranking.ts';
import { Scorer } from '../simulation/tournament.ts';

const GAMES = 100;

export const arena: Command = {
  name: 'arena',
  summary: 'bots against bots: a cross table, and Elo with intervals',
  usage: 'GAME --bots BOT,BOT,… [--games N] [--seed S] [--out FILE] [game options]',
  about: [
    'In Pocket Sub everybody meets everybody in N games, with seats alternating: two by two, with --players 3 three by three,',
    'with --players 4 two teams, each played by one bot. The strengths are Elo points by maximum likelihood.',
    'Where all win or lose together each bot plays N games in all seats, and they are ranked by the games they win.',
  ],
  options: [
    {
      name: 'bots',
      value: 'BOT,BOT,…',
      repeat: true,
      help: 'two or more: wanderer, novice, adept, plain, adept:2000, adept:250ms, run:COMMAND',
    },
    ...PLAN_OPTIONS.map((option) =>
      option.name === 'games' ? { ...option, help: `how many games of each encounter (${GAMES})` } : option,
    ),
    ...RUN_OPTIONS,
    ...GAME_OPTIONS,
  ],
  examples: [
    'arena pocket-sub --bots wanderer,novice,plain:200,adept --games 200',
    'arena pocket-sub --players 3 --bots wanderer,novice,plain:50',
    'arena sub-terra --bots wanderer,novice,adept --games 100 --difficulty advanced',
    'arena pocket-sub --bots "run:python3 docs/examples/bot.py",wanderer,novice',
  ],
  async run(given, io) {
    const order = await readOrder({ kind: 'arena', given, plan: (seed) => readPlan(given, seed) });
    return order.ok ? run(order.value, given, io) : refuse(io, order.error, 'arena');
  },
};

async function readPlan(given: Given, seed: string): Promise<Result<Plan, string>> {
  const chosen = readGame(given);
  if (!chosen.ok) return chosen;
  const { screen, options } = chosen.value;
  const amount = readAmount(given, GAMES);
  if (!amount.ok) return amount;
  const bots = readBots(given, await loadRoster(screen.game.id));
  if (!bots.ok) return bots;
  const twice = bots.value.find((bot, i) => bots.value.indexOf(bot) !== i);
  if (twice !== undefined) return fail(`${twice} is named twice.`);
  if (bots.value.length < 2) return fail('An arena takes two bots or more: --bots novice,wanderer.');
  const settings = settingsFor(screen, options, bots.value);
  return ok({ ...about(screen), settings, seed, ...amount.value });
}

function settingsFor({ game, sides }: Screen, options: unknown, bots: readonly string[]): Setting[] {
  const opening = must(game.open(options));
  if (game.facts.goal !== 'co-op')
    return groupings(bots, sides(opening).length).map((group) => encounterSetting(group, sides(opening), options));
  const seats = game.seats(opening);
  return bots.map((bot) => ({ name: bot, options, bots: Array.from({ length: seats }, () => bot), rotate: false }));
}

async function run(order: Order, given: Given, io: Io): Promise<ExitCode> {
  const { plan } = order.head;
  const screen = findScreen(plan.game) as Screen;
  const count = screen.game.facts.goal === 'co-op' ? ranking(screen, plan) : tournament(screen, plan);
  const conducted = await conduct(order, io, { take: (game) => count.add(game) });
  if (!conducted.ok) return refuse(io, conducted.error, 'arena');
  const { games, planned } = conducted.value;
  const { game, rules, seed } = plan;
  if (games > 0 && given.has('json')) say(io, JSON.stringify({ game, rules, seed, games, ...count.data() }));
  else if (games > 0) sayFolded(io, count.text({ screen, plan, games, width: lineWidth(io) }));
  if (games < planned) sayBrokenOff(io, order, conducted.value);
  return games < planned ? INTERRUPTED : FINE;
}

function ranking(screen: Screen, plan: Plan) {
  const columns = new Columns(plan.settings.length, screen.game.facts.goal);
  return {
    add: columns.add.bind(columns),
    data: () => ({ ranking: rank(plan, columns) }),
    text: (told: ArenaTold) => rankingText(told, rank(plan, columns)),
  };
}

function tournament(screen: Screen, plan: Plan) {
  const sides = screen.sides(must(screen.game.open(plan.settings[0]?.options)));
  const scorer = new Scorer(plan, sides);
  return {
    add: scorer.add.bind(scorer),
    data: () => {
      const { standings, against } = scorer.result();
      const bots = standings.map(({ bot }) => bot);
      const table = bots.map((bot) => bots.map((other) => (other === bot ? null : (against(bot, other) ?? null))));
      return { standings, against: table };
    },
    text: (told: ArenaTold) => tournamentText(told, scorer.result()),
  };
}
