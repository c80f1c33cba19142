// A team as people set it up: names and a number of players, from which follows who leads whom.
import type { Fault, Sitter } from '@undercroft/engine';
import { type Paper, styled } from '../../text/paper.ts';

export interface Crew {
  /** What the options call the team and a member: 'cavers', 'caver'. */
  readonly many: string;
  readonly one: string;
  /** How large a team so many players lead. */
  readonly sizes: Readonly<Record<number, number>>;
  /** Taken where nobody is named. */
  readonly team: readonly string[];
}

/** People say who takes part and how many they are; the game wants to know who leads whom. */
export function seatTheTeam(wishes: Readonly<Record<string, unknown>>, crew: Crew): Record<string, unknown> {
  const { players, team, size: wanted, ...rest } = wishes;
  const named = rest[crew.many];
  if ([players, team, wanted].every((wish) => wish === undefined) && !isNames(named)) return { ...wishes };
  const people = players ?? 1;
  const size = Number(wanted ?? crew.sizes[Number(people)] ?? 6);
  const names = isNames(named) ? named : sized((team as readonly string[] | undefined) ?? crew.team, size);
  const members = names.map((name, i) => ({ [crew.one]: name, seat: seatFor(i, people, names.length) }));
  // A size that contradicts the names is left for the game to refuse: no game has such an option.
  const contradiction = wanted !== undefined && isNames(named) && names.length !== size ? { size: wanted } : {};
  return { ...rest, ...contradiction, [crew.many]: members };
}

/** A team that is too large for anybody is left for the game to refuse. */
const sized = (team: readonly string[], size: number): string[] =>
  Array.from({ length: Math.min(Math.max(0, size || 0), 99) }, (_, i) => team[i] ?? team.at(-1) ?? '');

const isNames = (names: unknown): names is readonly string[] =>
  Array.isArray(names) && names.every((name) => typeof name === 'string');

/** Round and round the table; with more people than members the last seat shows that somebody has none. */
function seatFor(i: number, people: unknown, members: number): unknown {
  if (typeof people !== 'number' || people < 1) return String(people);
  return i === members - 1 && people > members ? people - 1 : i % people;
}

// ---------------------------------------------------------------- flags

export const asText = (given: string): unknown => given;
export const asNumber = (given: string): unknown => (/^\d+$/.test(given) ? Number(given) : given);

/** 'leader,me,Climber': names or signs, in turn order. What is nobody is left for the game to refuse. */
export const asTeam =
  (read: (name: string) => string | undefined) =>
  (given: string): unknown =>
    given.split(',').map((name) => read(name.trim()) ?? name.trim());

// ---------------------------------------------------------------- faults

export type TellFault = (fault: Fault) => string;

/** `The` names a member at the beginning of a sentence. */
export const teamFaults = ({ many, one }: Crew, The: (name?: string) => string): Record<string, TellFault> => ({
  'wrong-team-size': ({ received, expected }) => `A team has ${expected} ${many}, not ${received}.`,
  [`${one}-twice`]: ({ received }) => `${The(received)} is named twice.`,
  'empty-seat': () => `There are more players than ${many}: everybody leads at least one.`,
  'wrong-seats': ({ expected }) => `The ${many} cannot be shared out so: it takes ${expected}.`,
});

export const withRule = (words: string, { rule }: Fault): string => (rule ? `${words} (${rule})` : words);

// ---------------------------------------------------------------- at the table

interface Member {
  readonly seat: number;
}

export const countPlayers = (members: readonly Member[]): number => new Set(members.map(({ seat }) => seat)).size;

/** Who leads a member, where that is not plain. */
export function playerText(members: readonly Member[], seat: number, sitters: readonly Sitter[]): string {
  const players = countPlayers(members);
  const sitter = sitters[seat];
  if (sitter?.player === 'bot') return sitter.name ?? 'bot';
  return players > 1 && players < members.length ? `player ${seat + 1}` : '';
}

/** The member, or the player of several. */
export function seatName(names: readonly string[], seat: number): string {
  const [first, ...more] = names;
  return first !== undefined && more.length === 0 ? first : `Player ${seat + 1}`;
}

interface Asked {
  readonly players: number;
  /** The members that the asked player leads, as a sentence names them: 'the Medic'. */
  readonly members: readonly string[];
  readonly seatName: string;
  readonly asked: string;
}

/** One player alone needs no name; neither does the player of one member, when it is that member's deed. */
export function addressed({ players, members, seatName: name, asked }: Asked): string {
  const [only] = members;
  const isNamed = players === 1 || (members.length === 1 && only && asked.includes(only));
  return isNamed ? asked : `${name}, ${asked}`;
}

/** Health: one cross for each that is left, a dot for each that is lost. */
export function crosses(health: number, full: number, paper: Paper): string {
  const left = '✚'.repeat(health);
  return `${health === 1 ? styled(paper, ['bold', 'red'], left) : left}${'·'.repeat(Math.max(0, full - health))}`;
}
