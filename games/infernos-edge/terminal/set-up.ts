// Setting up a game of Inferno's Edge: the questions to a newcomer, and the flags of the command line.
import type { InputError } from '@undercroft/engine';
import {
  CLOSINGS,
  DIFFICULTIES,
  type Difficulty,
  EXPLORERS,
  type Explorer,
  markerFor,
  type Options,
} from '@undercroft/infernos-edge';
import * as teamSetup from '@undercroft/terminal/cave/team-setup';
import { asNumber, asTeam, asText, countPlayers } from '@undercroft/terminal/cave/team-setup';
import type { Answer, Flag, SetUpQuestion, Team } from '@undercroft/terminal/screen';
import { readExplorer } from './places.ts';
import type { Words } from './words.ts';

/** The values of flags are those of the rules; names are read in every language. */
export function flagsOf(words: Words): Flag[] {
  const { flags } = words.terminal.setUp;
  const read = (text: string) => readExplorer(text, words);
  return [
    {
      name: 'explorers',
      value: 'WHO,WHO,…',
      help: flags.explorers(EXPLORERS),
      option: 'explorers',
      read: asTeam(read),
    },
    { name: 'players', value: 'N', help: flags.players, option: 'players', read: asNumber },
    { name: 'size', value: 'N', help: flags.size, option: 'size', read: asNumber },
    { name: 'difficulty', value: 'WHICH', help: flags.difficulty, option: 'difficulty', read: asText },
    { name: 'lead', value: 'WHO', help: flags.lead, option: 'lead', read: (one) => read(one) ?? one },
    { name: 'variant', value: 'WHICH', help: flags.variant, option: 'variant', read: asText },
    { name: 'closing', value: 'WHICH', help: flags.closing, option: 'closing', read: asText },
  ];
}

/** Teams to choose from; the first members fill smaller teams. */
const TEAMS: Readonly<Record<'steady' | 'armed' | 'swift', readonly Explorer[]>> = {
  steady: ['archaeologist', 'scoundrel', 'foreman', 'healer', 'veteran', 'sharpshooter'],
  armed: ['veteran', 'sharpshooter', 'healer', 'sapper', 'priest', 'foreman'],
  swift: ['guide', 'scoundrel', 'aristocrat', 'healer', 'archaeologist', 'sapper'],
};
/** IE-SETUP-1: the team size by number of players. */
const TEAM_SIZES: Readonly<Record<number, number>> = { 1: 4, 2: 4, 3: 3, 4: 4, 5: 5, 6: 6 };

const SIZES = [3, 4, 5, 6] as const;
/** The explorers of a team, by what was answered so far. */
const sizeOf = ({ size, players }: Readonly<Record<string, unknown>>): number =>
  Number(size ?? TEAM_SIZES[Number(players)] ?? 4);

export function questionsOf(words: Words): SetUpQuestion[] {
  const { questions } = words.terminal.setUp;
  const { teams, second, closings } = words.game.setUp;
  const led = [questions.alone, questions.two, ...Array.from({ length: 4 }, () => questions.more)];
  return [
    {
      option: 'players',
      ask: questions.players,
      answers: led.map((name, i) => ({ key: String(i + 1), name, value: i + 1 })),
    },
    {
      option: 'size',
      ask: questions.size,
      when: ({ players }) => players === 1,
      answers: SIZES.map((size) => ({ key: String(size), name: questions.sizes[size], value: size })),
      advised: '4',
    },
    {
      option: 'difficulty',
      ask: questions.difficulty,
      answers: (soFar) => numbered(DIFFICULTIES.map((value) => [difficultyText(value, sizeOf(soFar), words), value])),
      advised: String(DIFFICULTIES.indexOf('normal') + 1),
    },
    {
      option: 'team',
      ask: questions.team,
      answers: (soFar) => {
        const named = (name: string, team: readonly Explorer[]) =>
          [teamText(name, team.slice(0, sizeOf(soFar)), words), team] as const;
        return numbered([
          named(questions.steady, TEAMS.steady),
          named(teams.armed.name, TEAMS.armed),
          named(teams.swift.name, TEAMS.swift),
        ]);
      },
    },
    {
      option: 'variant',
      ask: questions.edition,
      answers: numbered([
        [questions.first, 'first-edition'],
        [`${second.name}: ${second.does}`, 'second-edition'],
      ]),
    },
    {
      option: 'closing',
      ask: questions.closing,
      answers: numbered(CLOSINGS.map((value) => [`${closings[value].name}: ${closings[value].does}`, value])),
    },
  ];
}

const numbered = (answers: readonly (readonly [name: string, value: unknown])[]): Answer<unknown>[] =>
  answers.map(([name, value], i) => ({ key: String(i + 1), name, value }));

/** 'A fast team: Guide, Scoundrel, Aristocrat, Healer' */
const teamText = (name: string, explorers: readonly Explorer[], { game }: Words): string =>
  `${name}: ${explorers.map((explorer) => game.explorers[explorer].name).join(', ')}`;

/** The marker counts rounds until somebody has the artifact. */
function difficultyText(difficulty: Difficulty, explorers: number, { game: { setUp } }: Words): string {
  return `${setUp.difficulties[difficulty].name}: ${setUp.rounds(markerFor(difficulty, explorers), difficulty)}`;
}

const TEAM_SETUP: teamSetup.TeamSetup = { many: 'explorers', one: 'explorer', sizes: TEAM_SIZES, team: TEAMS.steady };

export const teamOf = (words: Words): Team<Options> => ({
  flag: 'explorers',
  members: EXPLORERS,
  size: { min: 3, max: 6 },
  name: (member) => words.game.explorers[member as Explorer].name,
  of: ({ explorers }) => explorers.map(({ explorer }) => explorer),
  read: (text) => readExplorer(text, words),
});

export const assignSeats = (settings: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  teamSetup.assignSeats(settings, TEAM_SETUP);

export const describeOptions = (
  { explorers, difficulty, lead, variant, closing }: Options,
  { terminal }: Words,
): string =>
  terminal.setUp.options({
    players: countPlayers(explorers),
    team: explorers.map(({ explorer }) => explorer),
    difficulty,
    lead,
    isSecond: variant === 'second-edition',
    closing,
  });

export function describeInputError(error: InputError, { game, terminal }: Words): string | undefined {
  const { errors } = terminal.setUp;
  const text = game.setUp.fault(error);
  if (text) return teamSetup.withRule(text, error);
  const last = error.path?.at(-1);
  if (last === 'size') return errors.size;
  if (last === 'explorer' || last === 'lead') return errors.explorer(String(error.received), EXPLORERS);
  return last === 'seat' ? errors.players : undefined;
}
