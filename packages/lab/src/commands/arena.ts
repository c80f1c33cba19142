// `arena`: bots against bots, or one after the other in cooperative games.
import { loadRoster } from '@undercroft/catalog/bots';
import { fail, ok, type Result, unwrap } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import type { Arguments } from '../cli/arguments.ts';
import { type Command, type ExitCode, INTERRUPTED, SUCCESS } from '../cli/command.ts';
import { readGame } from '../cli/game-options.ts';
import { type Io, lineWidth, print, printWrapped, rejectUsage } from '../cli/io.ts';
import { PLAN_OPTIONS, RUN_OPTIONS, readBots, readPlanLimits } from '../cli/lab-options.ts';
import { GAME_OPTIONS, laboratory } from '../cli/laboratory.ts';
import { findScreen } from '../cli/locale.ts';
import { gameVersion } from '../cli/setting.ts';
import { examplesOf } from '../games/index.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { type ArenaSummary, rankingText, tournamentText } from '../simulation/arena-text.ts';
import { executeRun } from '../simulation/execute-run.ts';
import { printInterrupted } from '../simulation/interrupted.ts';
import { Columns } from '../simulation/measures.ts';
import { encounterSetting, groupings } from '../simulation/pairings.ts';
import { rank } from '../simulation/ranking.ts';
import { type RunRequest, readRunRequest } from '../simulation/run-request.ts';
import { Scorer } from '../simulation/tournament.ts';

const GAMES = 100;

export const arena: Command = {
  name: 'arena',
  usage: 'GAME --bots BOT,BOT,… [--games N] [--seed S] [--out FILE] [game options]',
  about: [
    'Where sides play against each other everybody meets everybody in N games, with seats alternating: as many bots at a',
    'table as there are sides, each playing all seats of its side. The strengths are Elo points by maximum likelihood.',
    'Where all win or lose together each bot plays N games in all seats, and they are ranked by the games they win.',
  ],
  options: [
    {
      name: 'bots',
      value: 'BOT,BOT,…',
      repeat: true,
      help: 'two or more: random, easy, medium, plain, medium:2000, medium:250ms, run:COMMAND',
    },
    ...PLAN_OPTIONS.map((option) =>
      option.name === 'games' ? { ...option, help: `how many games of each encounter (${GAMES})` } : option,
    ),
    ...RUN_OPTIONS,
    ...GAME_OPTIONS,
  ],
  examples: examplesOf('arena'),
  async run(args, io) {
    const request = await readRunRequest({ kind: 'arena', args, plan: (seed) => readPlan(args, seed) });
    return request.ok ? run(request.value, args, io) : rejectUsage(io, request.error, 'arena');
  },
};

async function readPlan(args: Arguments, seed: string): Promise<Result<Plan, string>> {
  const chosen = readGame(args, laboratory);
  if (!chosen.ok) return chosen;
  const { screen, options } = chosen.value;
  const amount = readPlanLimits(args, GAMES);
  if (!amount.ok) return amount;
  const bots = readBots(args, await loadRoster(screen.game.id));
  if (!bots.ok) return bots;
  const twice = bots.value.find((bot, i) => bots.value.indexOf(bot) !== i);
  if (twice !== undefined) return fail(`${twice} is named twice.`);
  if (bots.value.length < 2) return fail('An arena takes two bots or more: --bots easy,random.');
  const settings = settingsFor(screen, options, bots.value);
  return ok({ ...gameVersion(screen), settings, seed, ...amount.value });
}

function settingsFor({ game, sides }: Screen, options: unknown, bots: readonly string[]): Setting[] {
  const opening = unwrap(game.open(options));
  if (game.facts.goal !== 'co-op')
    return groupings(bots, sides(opening).length).map((group) => encounterSetting(group, sides(opening), options));
  const seats = game.seats(opening);
  return bots.map((bot) => ({ name: bot, options, bots: Array.from({ length: seats }, () => bot), rotate: false }));
}

async function run(request: RunRequest, args: Arguments, io: Io): Promise<ExitCode> {
  const { plan } = request.head;
  const screen = findScreen(laboratory, plan.game) as Screen;
  const count = screen.game.facts.goal === 'co-op' ? ranking(screen, plan) : tournament(screen, plan);
  const ran = await executeRun(request, io, { onGame: (game) => count.add(game) });
  if (!ran.ok) return rejectUsage(io, ran.error, 'arena');
  const { games, planned } = ran.value;
  const { game, rules, seed } = plan;
  if (games > 0 && args.has('json')) print(io, JSON.stringify({ game, rules, seed, games, ...count.data() }));
  else if (games > 0) printWrapped(io, count.text({ screen, plan, games, width: lineWidth(io) }));
  if (games < planned) printInterrupted(io, request, ran.value);
  return games < planned ? INTERRUPTED : SUCCESS;
}

function ranking(screen: Screen, plan: Plan) {
  const columns = new Columns(plan.settings.length, screen.game.facts.goal);
  return {
    add: columns.add.bind(columns),
    data: () => ({ ranking: rank(plan, columns) }),
    text: (summary: ArenaSummary) => rankingText(summary, rank(plan, columns)),
  };
}

function tournament(screen: Screen, plan: Plan) {
  const sides = screen.sides(unwrap(screen.game.open(plan.settings[0]?.options)));
  const scorer = new Scorer(plan, sides);
  return {
    add: scorer.add.bind(scorer),
    data: () => {
      const { standings, against } = scorer.result();
      const bots = standings.map(({ bot }) => bot);
      const table = bots.map((bot) => bots.map((other) => (other === bot ? null : (against(bot, other) ?? null))));
      return { standings, against: table };
    },
    text: (summary: ArenaSummary) => tournamentText(summary, scorer.result()),
  };
}
