// How a game of Sub Terra is offered and set up: to a newcomer, and on the command line.

import type { Fault } from '@undercroft/engine';
import { CAVERS, type Caver, type Options } from '@undercroft/sub-terra';
import { list, plural } from '../../words/grammar.ts';
import * as crew from '../cave/crew.ts';
import { asNumber, asTeam, asText, countPlayers } from '../cave/crew.ts';
import { personName, The } from '../cave/people.ts';
import type { Flag, SetUpQuestion, Team } from '../screen.ts';
import { readCaver } from './places.ts';

export const PITCH = [
  ['Sub Terra: a team lost in a cave looks for the way out before its torches die. All win or lose together.'],
  [
    'In a turn a caver has 2 points: explore or move for 1, run, heal, swim, dig or hide for 2, and exert for a third.',
    'Exploring draws a tile and turns it as you like; the exit is among the last six.',
  ],
  [
    'After all have acted, horrors come closer and a hazard strikes: tremor, flood, gas, cave-in, or another horror.',
    'Nobody dies of wounds, but an unconscious caver cannot walk out.',
    'Gold if all reach the exit, silver if one is left behind, bronze if two.',
  ],
];

export const FLAGS: readonly Flag[] = [
  {
    name: 'cavers',
    value: 'WHO,WHO,…',
    help: 'four to six cavers in turn order',
    option: 'cavers',
    read: asTeam(readCaver),
  },
  { name: 'players', value: 'N', help: 'how many people, 1 to 6 (1)', option: 'players', read: asNumber },
  {
    name: 'difficulty',
    value: 'WHICH',
    help: 'normal, advanced or expert (normal)',
    option: 'difficulty',
    read: asText,
  },
  { name: 'gentle', help: 'three more rounds of light; normal difficulty only', option: 'gentle', read: () => true },
  {
    name: 'start',
    value: 'WHO',
    help: 'who goes first (the first caver)',
    option: 'start',
    read: (one) => readCaver(one) ?? one,
  },
  { name: 'variant', value: 'WHICH', help: 'standard or reference-manual (standard)', option: 'variant', read: asText },
];

/** Teams to choose from; as many are taken as are needed. */
const TEAMS: Readonly<Record<'steady' | 'swift' | 'hardy', readonly Caver[]>> = {
  steady: ['leader', 'medic', 'climber', 'scout', 'bodyguard', 'engineer'],
  swift: ['scout', 'geologist', 'medic', 'diver', 'leader', 'climber'],
  hardy: ['bodyguard', 'engineer', 'climber', 'medic', 'geologist', 'diver'],
};
/** ST-SETUP-1: how large a team so many players lead. */
const TEAM_SIZES: Readonly<Record<number, number>> = { 1: 4, 2: 4, 3: 6, 4: 4, 5: 5, 6: 6 };

const teamText = (cavers: readonly Caver[]): string => `${list(cavers.slice(0, 4).map(personName))} first`;

export const QUESTIONS: readonly SetUpQuestion[] = [
  {
    option: 'players',
    ask: 'How many people?',
    answers: [
      { key: '1', name: 'you lead four cavers', value: 1 },
      { key: '2', name: 'two cavers each', value: 2 },
      { key: '3', name: 'two cavers each', value: 3 },
      { key: '4', name: 'a caver each', value: 4 },
      { key: '5', name: 'a caver each', value: 5 },
      { key: '6', name: 'a caver each', value: 6 },
    ],
  },
  {
    option: 'difficulty',
    ask: 'How hard?',
    answers: [
      { key: '1', name: 'normal', value: 'normal' },
      { key: '2', name: 'advanced: severe hazards, less light', value: 'advanced' },
      { key: '3', name: 'expert: less light still', value: 'expert' },
    ],
  },
  {
    option: 'team',
    ask: 'Which team?',
    answers: [
      { key: '1', name: `steady: ${teamText(TEAMS.steady)}`, value: TEAMS.steady },
      { key: '2', name: `swift: ${teamText(TEAMS.swift)}`, value: TEAMS.swift },
      { key: '3', name: `hardy: ${teamText(TEAMS.hardy)}`, value: TEAMS.hardy },
    ],
  },
];

const CREW: crew.Crew = { many: 'cavers', one: 'caver', sizes: TEAM_SIZES, team: TEAMS.steady };

export const TEAM: Team<Options> = {
  flag: 'cavers',
  members: CAVERS,
  size: { min: 4, max: 6 },
  name: personName,
  of: ({ cavers }) => cavers.map(({ caver }) => caver),
  read: readCaver,
};

export const seatTheTeam = (wishes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  crew.seatTheTeam(wishes, CREW);

export function describe({ cavers, difficulty, gentle, variant }: Options): string {
  const players = countPlayers(cavers);
  const extras = [...(gentle ? ['gentle'] : []), ...(variant === 'standard' ? [] : ['reference manual'])];
  return [plural(players, 'player'), list(cavers.map(({ caver }) => personName(caver))), difficulty, ...extras].join(
    ', ',
  );
}

const FAULTS: Readonly<Record<string, crew.TellFault>> = {
  ...crew.teamFaults(CREW, sentenceCaver),
  'gentle-needs-normal': () => 'The gentle game is of normal difficulty.',
  'gentle-needs-standard': () => 'The gentle game is not in the reference-manual variant.',
  'not-in-the-team': ({ received }) => `${sentenceCaver(received)} is not in the team and cannot go first.`,
};

function sentenceCaver(name = ''): string {
  const caver = readCaver(name);
  return caver ? The(caver) : name;
}

export function tellFault(fault: Fault): string | undefined {
  const words = FAULTS[fault.kind]?.(fault);
  if (words) return crew.withRule(words, fault);
  const last = fault.path?.at(-1);
  if (last === 'caver') return `There is no caver ${fault.received}. Known: ${list(CAVERS)}.`;
  return last === 'seat' ? '--players takes a number from 1 to 6.' : undefined;
}
