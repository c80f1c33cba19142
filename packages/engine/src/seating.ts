// A team whose members are shared out among seats: is it one that can play?
import type { Fault } from './fault.ts';

interface Team {
  /** What members are called in the options: 'caver', 'explorer'. */
  readonly what: string;
  /** Where in the options they are. */
  readonly at: string;
  readonly members: readonly { readonly name: string; readonly seat: number }[];
  readonly size: { readonly min: number; readonly max: number };
  /** How many each player may lead, by the number of players. */
  readonly each: Readonly<Record<number, readonly number[]>>;
  readonly rule: string;
}

export function badTeam(team: Team): Fault | undefined {
  const { at, members, size, rule, what } = team;
  if (members.length < size.min || members.length > size.max)
    return {
      kind: 'wrong-team-size',
      path: [at],
      expected: `${size.min} to ${size.max}`,
      received: `${members.length}`,
      rule,
    };
  const twice = members.findIndex(({ name }, i) => members.findIndex((other) => other.name === name) < i);
  if (twice >= 0) return { kind: `${what}-twice`, path: [at, twice, what], received: members[twice]?.name ?? '', rule };
  return badSeats(team);
}

function badSeats({ what, at, members, each, rule }: Team): Fault | undefined {
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
