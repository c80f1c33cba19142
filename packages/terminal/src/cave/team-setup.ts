// Setting up a team: from names and a number of players follows who leads whom.
import type { InputError, SeatOccupant } from '@undercroft/engine';
import type { CaveTerminalWords } from '@undercroft/words/en/cave-terminal';
import { type Display, styled } from '../text/display.ts';

export interface TeamSetup {
  /** What the options call the team and a member: 'cavers', 'caver'. */
  readonly many: string;
  readonly one: string;
  /** The team size by number of players. */
  readonly sizes: Readonly<Record<number, number>>;
  /** The team if none is named. */
  readonly team: readonly string[];
}

/** Players name a team and their number; the rules want to know who leads whom. */
export function assignSeats(
  settings: Readonly<Record<string, unknown>>,
  teamSetup: TeamSetup,
): Record<string, unknown> {
  const { players, team, size: wanted, ...rest } = settings;
  const named = rest[teamSetup.many];
  if ([players, team, wanted].every((setting) => setting === undefined) && !isNames(named)) return { ...settings };
  const people = players ?? 1;
  const size = Number(wanted ?? teamSetup.sizes[Number(people)] ?? 6);
  const names = isNames(named) ? named : sized((team as readonly string[] | undefined) ?? teamSetup.team, size);
  const members = names.map((name, i) => ({ [teamSetup.one]: name, seat: seatFor(i, people, names.length) }));
  // A size that contradicts the names is passed on for the game to refuse: no game has such an option.
  const contradiction = wanted !== undefined && isNames(named) && names.length !== size ? { size: wanted } : {};
  return { ...rest, ...contradiction, [teamSetup.many]: members };
}

/** A team that is too large is passed on for the game to refuse. */
const sized = (team: readonly string[], size: number): string[] =>
  Array.from({ length: Math.min(Math.max(0, size || 0), 99) }, (_, i) => team[i] ?? team.at(-1) ?? '');

const isNames = (names: unknown): names is readonly string[] =>
  Array.isArray(names) && names.every((name) => typeof name === 'string');

/** Seats in turn; with more players than members the last seat shows that somebody has none. */
function seatFor(i: number, people: unknown, members: number): unknown {
  if (typeof people !== 'number' || people < 1) return String(people);
  return i === members - 1 && people > members ? people - 1 : i % people;
}

// ---------------------------------------------------------------- flags

export const asText = (text: string): unknown => text;
export const asNumber = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text);

/** 'leader,me,Climber': names or signs, in turn order. Unknown names are passed on for the game to refuse. */
export const asTeam =
  (read: (name: string) => string | undefined) =>
  (text: string): unknown =>
    text.split(',').map((name) => read(name.trim()) ?? name.trim());

// ---------------------------------------------------------------- input errors

export const withRule = (words: string, { rule }: InputError): string => (rule ? `${words} (${rule})` : words);

// ---------------------------------------------------------------- at the table

interface Member {
  readonly seat: number;
}

export const countPlayers = (members: readonly Member[]): number => new Set(members.map(({ seat }) => seat)).size;

/** Who leads a member, where that is not obvious. */
export function playerText(
  members: readonly Member[],
  { seat, occupant }: { readonly seat: number; readonly occupant: SeatOccupant | undefined },
  words: CaveTerminalWords,
): string {
  const players = countPlayers(members);
  if (occupant?.player === 'bot') return occupant.name ?? words.bot;
  return players > 1 && players < members.length ? words.player(seat + 1) : '';
}

/** The only member, or the player who leads several. */
export function seatName(names: readonly string[], seat: number, words: CaveTerminalWords): string {
  const [first, ...more] = names;
  return first !== undefined && more.length === 0 ? first : words.player(seat + 1);
}

interface AskedQuestion {
  readonly players: number;
  /** The names of the members whom the asked player leads. */
  readonly members: readonly string[];
  readonly question: string;
}

/** A single player needs no name; neither does the player of one member, if the question names that member. */
export function needsName({ players, members, question }: AskedQuestion): boolean {
  const [only] = members;
  return players > 1 && !(members.length === 1 && only && question.includes(only));
}

/** Health: a cross for each point left, a dot for each point lost. */
export function crosses(health: number, full: number, display: Display): string {
  const left = '✚'.repeat(health);
  return `${health === 1 ? styled(display, ['bold', 'red'], left) : left}${'·'.repeat(Math.max(0, full - health))}`;
}
