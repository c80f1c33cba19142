// Checks a team whose members are divided among seats.
import type { InputError } from './input-error.ts';

/** What can be wrong with a team, besides a member who is listed twice. */
export const TEAM_ERROR_KINDS = ['wrong-team-size', 'empty-seat', 'wrong-seats'] as const;
export type TeamErrorKind<Member extends string> = (typeof TEAM_ERROR_KINDS)[number] | `${Member}-twice`;
type TeamError<Member extends string> = InputError<TeamErrorKind<Member>>;

interface Team<Member extends string> {
  /** The name of a member in the options: 'caver', 'explorer'. */
  readonly what: Member;
  /** The option that lists the members. */
  readonly at: string;
  readonly members: readonly { readonly name: string; readonly seat: number }[];
  readonly size: { readonly min: number; readonly max: number };
  /** How many members each player may have, by the number of players. */
  readonly each: Readonly<Record<number, readonly number[]>>;
  readonly rule: string;
}

export function teamError<Member extends string>(team: Team<Member>): TeamError<Member> | undefined {
  const { at, members, size, rule, what } = team;
  if (members.length < size.min || members.length > size.max)
    return {
      kind: 'wrong-team-size',
      path: [at],
      expected: `${size.min} to ${size.max}`,
      received: `${members.length}`,
      rule,
    };
  const duplicate = members.findIndex(({ name }, i) => members.findIndex((other) => other.name === name) < i);
  if (duplicate >= 0)
    return { kind: `${what}-twice`, path: [at, duplicate, what], received: members[duplicate]?.name ?? '', rule };
  return seatError(team);
}

function seatError<Member extends string>(team: Team<Member>): TeamError<Member> | undefined {
  const { what, at, members, each, rule } = team;
  const players = Math.max(...members.map(({ seat }) => seat)) + 1;
  const counts = Array.from({ length: players }, (_, seat) => members.filter((one) => one.seat === seat).length);
  const empty = counts.indexOf(0);
  if (empty >= 0) return { kind: 'empty-seat', path: [at], expected: `${article(what)} for seat ${empty}`, rule };
  const allowed = each[players] ?? [];
  const wrong = counts.findIndex((count) => !allowed.includes(count));
  if (wrong < 0) return undefined;
  const expected = `${allowed.join(' or ')} each for ${players} players`;
  return { kind: 'wrong-seats', path: [at], expected, received: `${counts[wrong]} for seat ${wrong}`, rule };
}

const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
