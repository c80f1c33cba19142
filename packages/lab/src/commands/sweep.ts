// `sweep`: many settings side by side: all teams of a size, or all values of some options.
import { fail, ok, type Result } from '@undercroft/engine';
import { type Given, readWhole } from '../cli/arguments.ts';
import { type Command, type ExitCode, FINE, INTERRUPTED } from '../cli/command.ts';
import { findGameScreen, GAME_OPTIONS } from '../cli/game-options.ts';
import { type Io, lineWidth, refuse, say, sayFolded } from '../cli/io.ts';
import { BOT_OPTIONS, PLAN_OPTIONS, RUN_OPTIONS, readAmount } from '../cli/lab-options.ts';
import { didYouMean } from '../cli/nearest.ts';
import { about, otherwise, readSetting, SETTING_OPTIONS } from '../cli/setting.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { findScreen } from '../screens/index.ts';
import type { Screen, Team } from '../screens/screen.ts';
import { sayBrokenOff } from '../simulation/broken-off.ts';
import { conduct } from '../simulation/conduct.ts';
import { Columns } from '../simulation/measures.ts';
import { type Order, readOrder } from '../simulation/order.ts';
import { choices } from '../simulation/pairings.ts';
import { rank } from '../simulation/ranking.ts';
import { sweepText } from '../simulation/sweep-text.ts';
import { pairWorthsOf, type TeamGames, worthsOf } from '../simulation/worths.ts';
import { list } from '../words/grammar.ts';

const GAMES = 200;
const MOST_SETTINGS = 1000;

export const sweep: Command = {
  name: 'sweep',
  summary: 'many settings side by side: all teams of a size, or all values of some options',
  usage: 'GAME [--teams SIZE] [--vary NAME=V,V…] [--bots BOT,…] [--games N] [--out FILE] [game options]',
  about: [
    'Plays N games of every setting and sorts them by the games they win, with 95 % intervals.',
    'With --teams: every team of this size, and then what each member is worth (won with and without), and every two together',
    '(what they win beyond what each is worth alone). With --vary: every value of an option; several --vary: all combinations.',
    'In Pocket Sub the first bot is looked at, wherever it sits.',
  ],
  options: [
    { name: 'teams', value: 'SIZE', help: 'all teams of so many cavers or explorers' },
    { name: 'among', value: 'WHO,WHO,…', help: 'with --teams: only teams of these' },
    { name: 'always', value: 'WHO,WHO,…', help: 'with --teams: only teams with all of these' },
    {
      name: 'vary',
      value: 'NAME=V,V…',
      repeat: true,
      help: 'an option and its values: difficulty=normal,advanced or bots=novice,adept; lists are separated by | as in cavers=a,b,c,d|a,b,c,e',
    },
    ...BOT_OPTIONS,
    ...PLAN_OPTIONS.map((option) =>
      option.name === 'games' ? { ...option, help: `how many games of each setting (${GAMES})` } : option,
    ),
    ...RUN_OPTIONS,
    ...GAME_OPTIONS,
  ],
  examples: [
    'sweep sub-terra --teams 4 --bots novice --games 500 --out teams.jsonl',
    'sweep infernos-edge --teams 3 --always healer --bots novice',
    'sweep sub-terra --vary difficulty=normal,advanced,expert --vary bots=wanderer,novice',
    'sweep pocket-sub --rotate --bots novice,wanderer --vary mines=unlimited,twelve --vary setup=introductory,standard',
  ],
  async run(given, io) {
    const order = await readOrder({ kind: 'sweep', given, plan: (seed) => readPlan(given, seed) });
    return order.ok ? run(order.value, given, io) : refuse(io, order.error, 'sweep');
  },
};

/** A setting's name, and what it has otherwise. */
interface Variation {
  readonly name: string;
  readonly says: readonly string[];
}

async function readPlan(given: Given, seed: string): Promise<Result<Plan, string>> {
  const amount = readAmount(given, GAMES);
  if (!amount.ok) return amount;
  const screen = findGameScreen(given);
  if (!screen.ok) return screen;
  const variations = readVariations(given, screen.value);
  if (!variations.ok) return variations;
  const settings: Setting[] = [];
  for (const { name, says } of variations.value) {
    const varied = otherwise(given, says);
    const prepared = varied.ok ? await readSetting(varied.value, name) : varied;
    if (!prepared.ok) return fail(`${name}: ${prepared.error}`);
    settings.push(prepared.value.setting);
  }
  return ok({ ...about(screen.value), settings, seed, ...amount.value });
}

function readVariations(given: Given, screen: Screen): Result<Variation[], string> {
  if (!given.has('teams') && !given.has('vary'))
    return fail('What is to be varied? --teams 4 for all teams, or --vary difficulty=normal,advanced.');
  const teams = given.has('teams') ? readTeams(given, screen) : noTeams(given);
  if (!teams.ok) return teams;
  let all: Variation[] = teams.value;
  for (const text of given.all('vary')) {
    const values = readVary(text, given);
    if (!values.ok) return values;
    all = all.flatMap((one) => values.value.map((other) => combined(one, other)));
  }
  if (all.length > MOST_SETTINGS)
    return fail(`That makes ${all.length} settings; a sweep takes at most ${MOST_SETTINGS}.`);
  const twice = all.find(({ name }, i) => all.findIndex((other) => other.name === name) !== i);
  return twice ? fail(`${twice.name} is there twice.`) : ok(all);
}

const NOTHING: Variation = { name: '', says: [] };

const combined = (a: Variation, b: Variation): Variation => ({
  name: [a.name, b.name].filter(Boolean).join('; '),
  says: [...a.says, ...b.says],
});

/** 'difficulty=normal,advanced': a variation for each value. Values that are lists themselves are separated by |. */
function readVary(text: string, given: Given): Result<Variation[], string> {
  const [, name, list] = /^([a-z-]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || list === undefined) return fail(`--vary takes NAME=VALUE,VALUE…, not "${text}".`);
  if (given.has(name)) return fail(`--${name} and --vary ${name} contradict each other.`);
  const values = list.split(list.includes('|') ? '|' : ',').map((value) => value.trim());
  const isSwitch = SETTING_OPTIONS.some((option) => option.name === name && !option.value);
  const strange = isSwitch && values.find((value) => value !== 'yes' && value !== 'no');
  if (strange) return fail(`--vary ${name} takes yes and no, not "${strange}".`);
  return ok(
    values.map((value) => ({
      name: `${name} ${value}`,
      says: isSwitch ? saying(name, value) : [`${name}="${value}"`],
    })),
  );
}

const saying = (name: string, value: string): string[] => (value === 'yes' ? [name] : []);

function noTeams(given: Given): Result<Variation[], string> {
  const idle = ['among', 'always'].find((name) => given.has(name));
  return idle ? fail(`--${idle} goes with --teams.`) : ok([NOTHING]);
}

function readTeams(given: Given, { team, game }: Screen): Result<Variation[], string> {
  if (!team) return fail(`There are no teams to choose in ${game.facts.title}: use --vary.`);
  if (given.has(team.flag)) return fail(`--${team.flag} names one team, and --teams wants all of them.`);
  const size = readWhole(given.text('teams') ?? '', '--teams', team.size.min);
  if (!size.ok) return size;
  if (size.value > team.size.max)
    return fail(`A team has ${team.size.min} to ${team.size.max} ${team.flag}, not ${size.value}.`);
  const among = readMembers(given, 'among', team);
  if (!among.ok) return among;
  const always = readMembers(given, 'always', team);
  if (!always.ok) return always;
  return teamsOf(team, size.value, { among: among.value ?? team.members, always: always.value ?? [] });
}

interface Pool {
  readonly among: readonly string[];
  readonly always: readonly string[];
}

function teamsOf(team: Team, size: number, { among, always }: Pool): Result<Variation[], string> {
  const pool = team.members.filter((member) => among.includes(member) || always.includes(member));
  const teams = choices(pool, size).filter((members) => always.every((member) => members.includes(member)));
  if (teams.length === 0) return fail(`Of ${list(pool.map(team.name))} no team of ${size} can be made.`);
  return ok(
    teams.map((members) => ({
      name: members.map(team.name).join(', '),
      says: [`${team.flag}=${members.join(',')}`],
    })),
  );
}

function readMembers(given: Given, option: string, team: Team): Result<string[] | undefined, string> {
  const text = given.text(option);
  if (text === undefined) return ok(undefined);
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => team.read(name) === undefined);
  if (unknown !== undefined)
    return fail(
      `--${option}: there is no "${unknown}".${didYouMean(unknown, team.members)} Known: ${list([...team.members])}.`,
    );
  return ok(names.map((name) => team.read(name) as string));
}

async function run(order: Order, given: Given, io: Io): Promise<ExitCode> {
  const { plan } = order.head;
  const screen = findScreen(plan.game) as Screen;
  const columns = new Columns(plan.settings.length, screen.game.facts.goal);
  const conducted = await conduct(order, io, { take: (game) => columns.add(game) });
  if (!conducted.ok) return refuse(io, conducted.error, 'sweep');
  const { games, planned } = conducted.value;
  if (games > 0) tell();
  if (games < planned) sayBrokenOff(io, order, conducted.value);
  return games < planned ? INTERRUPTED : FINE;

  function tell(): void {
    const ranking = rank(plan, columns);
    const teams = teamGames(plan, screen, columns);
    const members = screen.team?.members ?? [];
    const [worths, pairs] = [worthsOf(teams, members), pairWorthsOf(teams, members)];
    const { game, rules, seed } = plan;
    if (given.has('json')) say(io, JSON.stringify({ game, rules, seed, games, ranking, worths, pairs }));
    else sayFolded(io, sweepText({ screen, plan, games, ranking, worths, pairs, width: lineWidth(io) }));
  }
}

function teamGames({ settings }: Plan, { team }: Screen, columns: Columns): TeamGames[] {
  if (!team) return [];
  return settings.map(({ options }, setting) => {
    const games = columns.of(setting);
    return { members: team.of(options), games: games.length, won: games.filter(({ won }) => won).length };
  });
}
