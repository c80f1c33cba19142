// How a game of Sub Terra is offered and set up: to a newcomer, and on the command line.

import type { Fault } from '@undercroft/engine';
import { CAVERS, type Caver, type Options } from '@undercroft/sub-terra';
import { list, plural } from '../../words/grammar.ts';
import type { Flag, SetUpQuestion } from '../screen.ts';
import { caverName, the } from './names.ts';
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

const text = (given: string): unknown => given;
const number = (given: string): unknown => (/^\d+$/.test(given) ? Number(given) : given);

/** 'leader,me,Climber': names or signs, in turn order. What is no caver is left for the game to refuse. */
const team = (given: string): unknown => given.split(',').map((name) => readCaver(name.trim()) ?? name.trim());

export const FLAGS: readonly Flag[] = [
  { name: 'cavers', value: 'WHO,WHO,…', help: 'four to six cavers in turn order', option: 'cavers', read: team },
  { name: 'players', value: 'N', help: 'how many people, 1 to 6 (1)', option: 'players', read: number },
  {
    name: 'difficulty',
    value: 'WHICH',
    help: 'normal, advanced or expert (normal)',
    option: 'difficulty',
    read: text,
  },
  { name: 'gentle', help: 'three more rounds of light; normal difficulty only', option: 'gentle', read: () => true },
  {
    name: 'start',
    value: 'WHO',
    help: 'who goes first (the first caver)',
    option: 'start',
    read: (one) => readCaver(one) ?? one,
  },
  { name: 'variant', value: 'WHICH', help: 'standard or reference-manual (standard)', option: 'variant', read: text },
];

/** Teams to choose from; as many are taken as are needed. */
const TEAMS: Readonly<Record<'steady' | 'swift' | 'hardy', readonly Caver[]>> = {
  steady: ['leader', 'medic', 'climber', 'scout', 'bodyguard', 'engineer'],
  swift: ['scout', 'geologist', 'medic', 'diver', 'leader', 'climber'],
  hardy: ['bodyguard', 'engineer', 'climber', 'medic', 'geologist', 'diver'],
};
/** ST-SETUP-1: how large a team so many players lead. */
const TEAM_SIZES: Readonly<Record<number, number>> = { 1: 4, 2: 4, 3: 6, 4: 4, 5: 5, 6: 6 };

const teamText = (cavers: readonly Caver[]): string => `${list(cavers.slice(0, 4).map(caverName))} first`;

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

/** People say who takes part and how many they are; the game wants to know who leads whom. */
export function seatTheTeam(wishes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { players, team: from, cavers, ...rest } = wishes;
  if (players === undefined && from === undefined && !isNames(cavers)) return { ...wishes };
  const people = players ?? 1;
  const size = TEAM_SIZES[Number(people)] ?? 6;
  const names = isNames(cavers) ? cavers : ((from as readonly string[] | undefined) ?? TEAMS.steady).slice(0, size);
  return { ...rest, cavers: names.map((caver, i) => ({ caver, seat: seatFor(i, people, names.length) })) };
}

const isNames = (cavers: unknown): cavers is readonly string[] =>
  Array.isArray(cavers) && cavers.every((name) => typeof name === 'string');

/** Round and round the table; with more people than cavers the last seat shows that somebody has none. */
function seatFor(i: number, people: unknown, cavers: number): unknown {
  if (typeof people !== 'number' || people < 1) return String(people);
  return i === cavers - 1 && people > cavers ? people - 1 : i % people;
}

export function describe({ cavers, difficulty, gentle, variant }: Options): string {
  const players = new Set(cavers.map(({ seat }) => seat)).size;
  const extras = [...(gentle ? ['gentle'] : []), ...(variant === 'standard' ? [] : ['reference manual'])];
  return [plural(players, 'player'), list(cavers.map(({ caver }) => caverName(caver))), difficulty, ...extras].join(
    ', ',
  );
}

type TellFault = (fault: Fault) => string;

const FAULTS: Readonly<Record<string, TellFault>> = {
  'wrong-team-size': ({ received }) => `A team has 4 to 6 cavers, not ${received}.`,
  'caver-twice': ({ received }) => `${sentenceCaver(received)} is named twice.`,
  'empty-seat': () => 'There are more players than cavers: everybody leads at least one.',
  'wrong-seats': ({ expected }) => `The cavers cannot be shared out so: it takes ${expected}.`,
  'gentle-needs-normal': () => 'The gentle game is of normal difficulty.',
  'gentle-needs-standard': () => 'The gentle game is not in the reference-manual variant.',
  'not-in-the-team': ({ received }) => `${sentenceCaver(received)} is not in the team and cannot go first.`,
};

function sentenceCaver(name = ''): string {
  const caver = readCaver(name);
  return caver ? the(caver).replace('the', 'The') : name;
}

export function tellFault(fault: Fault): string | undefined {
  const words = FAULTS[fault.kind]?.(fault);
  if (words) return fault.rule ? `${words} (${fault.rule})` : words;
  const last = fault.path?.at(-1);
  if (last === 'caver') return `There is no caver ${fault.received}. Known: ${list(CAVERS)}.`;
  return last === 'seat' ? '--players takes a number from 1 to 6.' : undefined;
}
