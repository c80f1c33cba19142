// How a game of Inferno's Edge is offered and set up: to a newcomer, and on the command line.
import type { Fault } from '@undercroft/engine';
import {
  DIFFICULTIES,
  type Difficulty,
  EXPLORERS,
  type Explorer,
  markerFor,
  type Options,
} from '@undercroft/infernos-edge';
import { list, plural } from '../../words/grammar.ts';
import * as crew from '../cave/crew.ts';
import { asNumber, asTeam, asText, countPlayers } from '../cave/crew.ts';
import { personName, The } from '../cave/people.ts';
import type { Flag, SetUpQuestion, Team } from '../screen.ts';
import { readExplorer } from './places.ts';

export const PITCH = [
  [
    "Inferno's Edge: a team looks for the artifact in a temple under a volcano, and wants out alive. All win or lose together.",
  ],
  [
    'In a turn an explorer has 2 points: explore, move, heal, attack or handle an item for 1, run or dig for 2; exerting costs 1 health and gives a third.',
    'Find three keys, and empty the bag: then the sanctum opens, as deep as it can. Lay the keys on it, take the artifact, carry it to the exit.',
  ],
  [
    'Every turn ends with a hazard die: stumble, lava, collapse, trap, wake or activate. After a round guardians act twice, and the volcano comes closer.',
    'Once the artifact is in hand all goes twice as fast; after the eruption lava spreads from the sanctum to the entrance.',
    'Legendary if all come out with it, gold if one is lost, silver two, bronze more; forgotten without it.',
  ],
];

export const FLAGS: readonly Flag[] = [
  {
    name: 'explorers',
    value: 'WHO,WHO,…',
    help: `three to six in turn order, of ${list(EXPLORERS)}`,
    option: 'explorers',
    read: asTeam(readExplorer),
  },
  { name: 'players', value: 'N', help: 'how many people, 1 to 6 (1)', option: 'players', read: asNumber },
  {
    name: 'size',
    value: 'N',
    help: 'how many explorers, 3 to 6, where none are named (4)',
    option: 'size',
    read: asNumber,
  },
  {
    name: 'difficulty',
    value: 'WHICH',
    help: 'beginner, normal, advanced or expert (normal)',
    option: 'difficulty',
    read: asText,
  },
  {
    name: 'lead',
    value: 'WHO',
    help: 'who goes first and decides for the guardians (the first explorer)',
    option: 'lead',
    read: (one) => readExplorer(one) ?? one,
  },
  {
    name: 'variant',
    value: 'WHICH',
    help: 'first-edition, or second-edition: a collapse costs 5, luck is paid with health (first-edition)',
    option: 'variant',
    read: asText,
  },
];

/** Teams to choose from; as many are taken as are needed. */
const TEAMS: Readonly<Record<'steady' | 'armed' | 'swift', readonly Explorer[]>> = {
  steady: ['archaeologist', 'scoundrel', 'foreman', 'healer', 'veteran', 'sharpshooter'],
  armed: ['veteran', 'sharpshooter', 'healer', 'sapper', 'priest', 'foreman'],
  swift: ['guide', 'scoundrel', 'aristocrat', 'healer', 'archaeologist', 'sapper'],
};
/** IE-SETUP-1: how large a team so many players lead. */
const TEAM_SIZES: Readonly<Record<number, number>> = { 1: 4, 2: 4, 3: 3, 4: 4, 5: 5, 6: 6 };

const teamText = (explorers: readonly Explorer[]): string => `${list(explorers.slice(0, 4).map(personName))} first`;

/** The marker counts rounds, as long as nobody has the artifact. */
const roundsText = (difficulty: Difficulty): string => {
  const rounds = [3, 4, 5, 6].map((explorers) => markerFor(difficulty, explorers));
  return `${difficulty}: ${rounds.join(', ')} rounds for 3, 4, 5, 6 explorers`;
};

const ADVISED: readonly Difficulty[] = ['normal', ...DIFFICULTIES.filter((difficulty) => difficulty !== 'normal')];

export const QUESTIONS: readonly SetUpQuestion[] = [
  {
    option: 'players',
    ask: 'How many people?',
    answers: [
      { key: '1', name: 'you lead a team of three to six explorers', value: 1 },
      { key: '2', name: 'two explorers each', value: 2 },
      { key: '3', name: 'an explorer each', value: 3 },
      { key: '4', name: 'an explorer each', value: 4 },
      { key: '5', name: 'an explorer each', value: 5 },
      { key: '6', name: 'an explorer each', value: 6 },
    ],
  },
  {
    option: 'size',
    ask: 'How many explorers do you lead?',
    when: ({ players }) => players === 1,
    answers: [
      { key: '4', name: 'four: a good first game', value: 4 },
      { key: '3', name: 'three: fewer hands, more rounds', value: 3 },
      { key: '5', name: 'five: more hands, fewer rounds', value: 5 },
      { key: '6', name: 'six: most hands, fewest rounds', value: 6 },
    ],
  },
  {
    option: 'difficulty',
    ask: 'How hard? The rounds until the volcano may erupt:',
    answers: ADVISED.map((difficulty, i) => ({ key: String(i + 1), name: roundsText(difficulty), value: difficulty })),
  },
  {
    option: 'team',
    ask: 'Which team?',
    answers: [
      { key: '1', name: `steady: ${teamText(TEAMS.steady)}`, value: TEAMS.steady },
      { key: '2', name: `armed: ${teamText(TEAMS.armed)}`, value: TEAMS.armed },
      { key: '3', name: `swift: ${teamText(TEAMS.swift)}`, value: TEAMS.swift },
    ],
  },
  {
    option: 'variant',
    ask: 'Which edition?',
    answers: [
      { key: '1', name: 'first: a collapse costs 6, the Archaeologist has three luck tokens', value: 'first-edition' },
      { key: '2', name: 'second: a collapse costs 5, she pays luck with health', value: 'second-edition' },
    ],
  },
];

const CREW: crew.Crew = { many: 'explorers', one: 'explorer', sizes: TEAM_SIZES, team: TEAMS.steady };

export const TEAM: Team<Options> = {
  flag: 'explorers',
  members: EXPLORERS,
  size: { min: 3, max: 6 },
  name: personName,
  of: ({ explorers }) => explorers.map(({ explorer }) => explorer),
  read: readExplorer,
};

export const seatTheTeam = (wishes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  crew.seatTheTeam(wishes, CREW);

export function describe({ explorers, difficulty, lead, variant }: Options): string {
  const players = countPlayers(explorers);
  const extras = [
    ...(lead ? [`${personName(lead)} leads`] : []),
    ...(variant === 'first-edition' ? [] : ['second edition']),
  ];
  const team = list(explorers.map(({ explorer }) => personName(explorer)));
  return [plural(players, 'player'), team, difficulty, ...extras].join(', ');
}

const FAULTS: Readonly<Record<string, crew.TellFault>> = {
  ...crew.teamFaults(CREW, sentenceExplorer),
  'not-in-the-team': ({ received }) => `${sentenceExplorer(received)} is not in the team and cannot lead it.`,
};

function sentenceExplorer(name = ''): string {
  const explorer = readExplorer(name);
  return explorer ? The(explorer) : name;
}

export function tellFault(fault: Fault): string | undefined {
  const words = FAULTS[fault.kind]?.(fault);
  if (words) return crew.withRule(words, fault);
  const last = fault.path?.at(-1);
  if (last === 'size')
    return '--size and --explorers contradict each other: it is for a team of which nobody is named.';
  if (last === 'explorer' || last === 'lead')
    return `There is no explorer ${fault.received}. Known: ${list(EXPLORERS)}.`;
  return last === 'seat' ? '--players takes a number from 1 to 6.' : undefined;
}
