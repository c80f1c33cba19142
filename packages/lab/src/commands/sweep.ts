// `sweep`: many settings side by side: all teams of a size, or all values of some options.
import { fail, ok, type Result } from '@undercroft/engine';
import { list } from '@undercroft/terminal/grammar';
import type { Screen } from '@undercroft/terminal/screen';
import type { Arguments } from '../cli/arguments.ts';
import { type Command, type ExitCode, INTERRUPTED, SUCCESS } from '../cli/command.ts';
import { findGameScreen } from '../cli/game-options.ts';
import { type Io, lineWidth, print, printWrapped, rejectUsage } from '../cli/io.ts';
import { BOT_OPTIONS, PLAN_OPTIONS, RUN_OPTIONS, readPlanLimits } from '../cli/lab-options.ts';
import { GAME_OPTIONS, laboratory } from '../cli/laboratory.ts';
import { findScreen } from '../cli/locale.ts';
import { gameVersion, readSetting, withOverrides } from '../cli/setting.ts';
import { readVariations } from '../cli/variations.ts';
import { examplesOf } from '../games/index.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { executeRun } from '../simulation/execute-run.ts';
import { printInterrupted } from '../simulation/interrupted.ts';
import { Columns } from '../simulation/measures.ts';
import { memberValues, pairValues, type TeamGames } from '../simulation/member-values.ts';
import { rank } from '../simulation/ranking.ts';
import { type RunRequest, readRunRequest } from '../simulation/run-request.ts';
import { sweepText } from '../simulation/sweep-text.ts';

const GAMES = 200;
/** What the games call a team on the command line. */
const TEAM_FLAGS = laboratory.screens.flatMap(({ team }) => team?.flag ?? []);

export const sweep: Command = {
  name: 'sweep',
  usage: 'GAME [--teams SIZE] [--vary NAME=V,V…] [--bots BOT,…] [--games N] [--out FILE] [game options]',
  about: [
    'Plays N games of every setting and sorts them by the games they win, with 95 % intervals.',
    'With --teams: every team of this size, and then what each member is worth (won with and without), and every two together',
    '(what they win beyond what each is worth alone). With --vary: every value of an option; several --vary: all combinations.',
    'Where sides play against each other the first bot is looked at, wherever it sits.',
  ],
  options: [
    { name: 'teams', value: 'SIZE', help: `all teams of so many ${list(TEAM_FLAGS, 'or')}` },
    { name: 'among', value: 'WHO,WHO,…', help: 'with --teams: only teams of these' },
    { name: 'always', value: 'WHO,WHO,…', help: 'with --teams: only teams with all of these' },
    {
      name: 'vary',
      value: 'NAME=V,V…',
      repeat: true,
      help: `an option and its values: difficulty=normal,advanced or bots=easy,medium; lists are separated by | as in ${TEAM_FLAGS[0]}=a,b,c,d|a,b,c,e`,
    },
    ...BOT_OPTIONS,
    ...PLAN_OPTIONS.map((option) =>
      option.name === 'games' ? { ...option, help: `how many games of each setting (${GAMES})` } : option,
    ),
    ...RUN_OPTIONS,
    ...GAME_OPTIONS,
  ],
  examples: examplesOf('sweep'),
  async run(args, io) {
    const request = await readRunRequest({ kind: 'sweep', args, plan: (seed) => readPlan(args, seed) });
    return request.ok ? run(request.value, args, io) : rejectUsage(io, request.error, 'sweep');
  },
};

async function readPlan(args: Arguments, seed: string): Promise<Result<Plan, string>> {
  const amount = readPlanLimits(args, GAMES);
  if (!amount.ok) return amount;
  const screen = findGameScreen(args, laboratory);
  if (!screen.ok) return screen;
  const variations = readVariations(args, screen.value);
  if (!variations.ok) return variations;
  const settings: Setting[] = [];
  for (const { name, overrides } of variations.value) {
    const varied = withOverrides(args, overrides);
    const prepared = varied.ok ? await readSetting(varied.value, name) : varied;
    if (!prepared.ok) return fail(`${name}: ${prepared.error}`);
    settings.push(prepared.value.setting);
  }
  return ok({ ...gameVersion(screen.value), settings, seed, ...amount.value });
}

async function run(request: RunRequest, args: Arguments, io: Io): Promise<ExitCode> {
  const { plan } = request.head;
  const screen = findScreen(laboratory, plan.game) as Screen;
  const columns = new Columns(plan.settings.length, screen.game.facts.goal);
  const ran = await executeRun(request, io, { onGame: (game) => columns.add(game) });
  if (!ran.ok) return rejectUsage(io, ran.error, 'sweep');
  const { games, planned } = ran.value;
  if (games > 0) printSummary();
  if (games < planned) printInterrupted(io, request, ran.value);
  return games < planned ? INTERRUPTED : SUCCESS;

  function printSummary(): void {
    const ranking = rank(plan, columns);
    const teams = teamGames(plan, screen, columns);
    const members = screen.team?.members ?? [];
    const [worths, pairs] = [memberValues(teams, members), pairValues(teams, members)];
    const { game, rules, seed } = plan;
    if (args.has('json')) print(io, JSON.stringify({ game, rules, seed, games, ranking, worths, pairs }));
    else printWrapped(io, sweepText({ screen, plan, games, ranking, worths, pairs, width: lineWidth(io) }));
  }
}

function teamGames({ settings }: Plan, { team }: Screen, columns: Columns): TeamGames[] {
  if (!team) return [];
  return settings.map(({ options }, setting) => {
    const games = columns.of(setting);
    return { members: team.of(options), games: games.length, won: games.filter(({ won }) => won).length };
  });
}
