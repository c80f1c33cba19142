// The settings of a sweep, from the command line: all teams of a size, all values of some options, all combinations.
import { fail, ok, type Result } from '@undercroft/engine';
import { list } from '@undercroft/terminal/grammar';
import type { Screen, Team } from '@undercroft/terminal/screen';
import { combinations } from '../simulation/pairings.ts';
import { english } from '../words/english.ts';
import { type Arguments, readWhole } from './arguments.ts';
import { didYouMean } from './nearest.ts';
import { SETTING_OPTIONS } from './setting.ts';

const MOST_SETTINGS = 1000;

/** A setting's name, and how it differs from the rest of the command line. */
export interface Variation {
  readonly name: string;
  readonly overrides: readonly string[];
}

export function readVariations(args: Arguments, screen: Screen): Result<Variation[], string> {
  if (!args.has('teams') && !args.has('vary'))
    return fail('What is to be varied? --teams 4 for all teams, or --vary difficulty=normal,advanced.');
  const teams = args.has('teams') ? readTeams(args, screen) : noTeams(args);
  if (!teams.ok) return teams;
  let all: Variation[] = teams.value;
  for (const text of args.all('vary')) {
    const values = readVary(text, args);
    if (!values.ok) return values;
    all = all.flatMap((one) => values.value.map((other) => combined(one, other)));
  }
  if (all.length > MOST_SETTINGS)
    return fail(`That makes ${all.length} settings; a sweep takes at most ${MOST_SETTINGS}.`);
  const twice = all.find(({ name }, i) => all.findIndex((other) => other.name === name) !== i);
  return twice ? fail(`${twice.name} is there twice.`) : ok(all);
}

const NOTHING: Variation = { name: '', overrides: [] };

const combined = (a: Variation, b: Variation): Variation => ({
  name: [a.name, b.name].filter(Boolean).join('; '),
  overrides: [...a.overrides, ...b.overrides],
});

/** 'difficulty=normal,advanced': a variation for each value. Values that are lists themselves are separated by |. */
function readVary(text: string, args: Arguments): Result<Variation[], string> {
  const [, name, list] = /^([a-z-]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || list === undefined) return fail(`--vary takes NAME=VALUE,VALUE…, not "${text}".`);
  if (args.has(name)) return fail(`--${name} and --vary ${name} contradict each other.`);
  const values = list.split(list.includes('|') ? '|' : ',').map((value) => value.trim());
  const isSwitch = SETTING_OPTIONS.some((option) => option.name === name && !option.value);
  const strange = isSwitch && values.find((value) => value !== 'yes' && value !== 'no');
  if (strange) return fail(`--vary ${name} takes yes and no, not "${strange}".`);
  return ok(
    values.map((value) => ({
      name: `${name} ${value}`,
      overrides: isSwitch ? switchOverrides(name, value) : [`${name}="${value}"`],
    })),
  );
}

const switchOverrides = (name: string, value: string): string[] => (value === 'yes' ? [name] : []);

function noTeams(args: Arguments): Result<Variation[], string> {
  const idle = ['among', 'always'].find((name) => args.has(name));
  return idle ? fail(`--${idle} goes with --teams.`) : ok([NOTHING]);
}

function readTeams(args: Arguments, { team, game }: Screen): Result<Variation[], string> {
  if (!team) return fail(`There are no teams to choose in ${game.facts.title}: use --vary.`);
  if (args.has(team.flag)) return fail(`--${team.flag} names one team, and --teams wants all of them.`);
  const size = readWhole(args.text('teams') ?? '', '--teams', team.size.min, english.usage);
  if (!size.ok) return size;
  if (size.value > team.size.max)
    return fail(`A team has ${team.size.min} to ${team.size.max} ${team.flag}, not ${size.value}.`);
  const among = readMembers(args, 'among', team);
  if (!among.ok) return among;
  const always = readMembers(args, 'always', team);
  if (!always.ok) return always;
  return teamsOf(team, size.value, { among: among.value ?? team.members, always: always.value ?? [] });
}

interface Pool {
  readonly among: readonly string[];
  readonly always: readonly string[];
}

function teamsOf(team: Team, size: number, { among, always }: Pool): Result<Variation[], string> {
  const pool = team.members.filter((member) => among.includes(member) || always.includes(member));
  const teams = combinations(pool, size).filter((members) => always.every((member) => members.includes(member)));
  if (teams.length === 0) return fail(`Of ${list(pool.map(team.name))} no team of ${size} can be made.`);
  return ok(
    teams.map((members) => ({
      name: members.map(team.name).join(', '),
      overrides: [`${team.flag}=${members.join(',')}`],
    })),
  );
}

function readMembers(args: Arguments, option: string, team: Team): Result<string[] | undefined, string> {
  const text = args.text(option);
  if (text === undefined) return ok(undefined);
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => team.read(name) === undefined);
  if (unknown !== undefined)
    return fail(
      `--${option}: there is no "${unknown}".${didYouMean(unknown, team.members, english.usage)} Known: ${list([...team.members])}.`,
    );
  return ok(names.map((name) => team.read(name) as string));
}
