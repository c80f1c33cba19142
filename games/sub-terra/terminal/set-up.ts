// Setting up a game of Sub Terra: the questions to a newcomer, and the flags of the command line.
import type { InputError } from '@undercroft/engine';
import { CAVERS, type Caver, DIFFICULTIES, type Options } from '@undercroft/sub-terra';
import * as teamSetup from '@undercroft/terminal/cave/team-setup';
import { asNumber, asTeam, asText, countPlayers } from '@undercroft/terminal/cave/team-setup';
import type { Flag, SetUpQuestion, Team } from '@undercroft/terminal/screen';
import { readCaver } from './places.ts';
import type { Words } from './words.ts';

export function flagsOf(words: Words): readonly Flag[] {
  const { flags } = words.terminal;
  const read = (name: string) => readCaver(name, words);
  return [
    { name: 'cavers', value: 'WHO,WHO,…', help: flags.cavers, option: 'cavers', read: asTeam(read) },
    { name: 'players', value: 'N', help: flags.players, option: 'players', read: asNumber },
    { name: 'difficulty', value: 'WHICH', help: flags.difficulty, option: 'difficulty', read: asText },
    { name: 'gentle', help: flags.gentle, option: 'gentle', read: () => true },
    { name: 'start', value: 'WHO', help: flags.start, option: 'start', read: (one) => read(one) ?? one },
    { name: 'variant', value: 'WHICH', help: flags.variant, option: 'variant', read: asText },
  ];
}

/** Teams to choose from; the first members fill smaller teams. */
const TEAMS: Readonly<Record<'steady' | 'swift' | 'hardy', readonly Caver[]>> = {
  steady: ['leader', 'medic', 'climber', 'scout', 'bodyguard', 'engineer'],
  swift: ['scout', 'geologist', 'medic', 'diver', 'leader', 'climber'],
  hardy: ['bodyguard', 'engineer', 'climber', 'medic', 'geologist', 'diver'],
};
/** ST-SETUP-1: the team size by number of players. */
const TEAM_SIZES: Readonly<Record<number, number>> = { 1: 4, 2: 4, 3: 6, 4: 4, 5: 5, 6: 6 };

/** Answers are numbered from 1. */
const numbered = <T>(all: readonly T[], name: (one: T) => string) =>
  all.map((value, i) => ({ key: String(i + 1), name: name(value), value }));

export function questionsOf(words: Words): readonly SetUpQuestion[] {
  const { game, terminal } = words;
  const { setUp } = game;
  const named = (name: string, team: readonly Caver[], size = 4): string =>
    terminal.team(
      name,
      team.slice(0, size).map((caver) => game.cavers[caver].name),
    );
  return [
    { option: 'players', ask: terminal.howMany, answers: numbered([1, 2, 3, 4, 5, 6], terminal.leads) },
    {
      option: 'difficulty',
      ask: setUp.light,
      answers: numbered(DIFFICULTIES, (one) => `${setUp.difficulties[one].name}: ${setUp.difficulties[one].does}`),
    },
    {
      option: 'team',
      ask: setUp.title,
      answers: ({ players }) => {
        const size = TEAM_SIZES[Number(players)];
        return [
          { key: '1', name: named(terminal.steady, TEAMS.steady, size), value: TEAMS.steady },
          { key: '2', name: named(setUp.teams.swift.name, TEAMS.swift, size), value: TEAMS.swift },
          { key: '3', name: named(setUp.teams.hardy.name, TEAMS.hardy, size), value: TEAMS.hardy },
        ];
      },
    },
  ];
}

const TEAM_SETUP: teamSetup.TeamSetup = { many: 'cavers', one: 'caver', sizes: TEAM_SIZES, team: TEAMS.steady };

export const teamOf = (words: Words): Team<Options> => ({
  flag: 'cavers',
  members: CAVERS,
  size: { min: 4, max: 6 },
  name: (caver) => words.game.cavers[caver as Caver].name,
  of: ({ cavers }) => cavers.map(({ caver }) => caver),
  read: (text) => readCaver(text, words),
});

export const assignSeats = (settings: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  teamSetup.assignSeats(settings, TEAM_SETUP);

export function describeOptions({ cavers, difficulty, gentle, variant }: Options, words: Words): string {
  const { game, terminal } = words;
  const { setUp } = game;
  const variants = [...(gentle ? [setUp.gentle] : []), ...(variant === 'standard' ? [] : [setUp.manual])];
  return terminal.options({
    players: countPlayers(cavers),
    cavers: cavers.map(({ caver }) => game.cavers[caver].name),
    difficulty: setUp.difficulties[difficulty].name.toLowerCase(),
    variants: variants.map(({ name }) => name.toLowerCase()),
  });
}

export function describeInputError(error: InputError, { game, terminal }: Words): string | undefined {
  const text = game.setUp.fault(error);
  if (text) return teamSetup.withRule(text, error);
  const last = error.path?.at(-1);
  if (last === 'caver') return terminal.unknownCaver(error.received ?? '', CAVERS);
  return last === 'seat' ? terminal.wrongPlayers : undefined;
}
