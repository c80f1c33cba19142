// Who plays together: in some games everybody, in others only the seats of a team.
import type { Seat } from '@undercroft/engine';
import type { KnownRules } from './known-rules.ts';
import type { LiveTable } from './live-table.ts';

export const isCooperative = ({ find }: KnownRules, game: string): boolean => find(game)?.facts.goal === 'co-op';

/** The seats that win or lose together with this one, itself included. */
export function teamOf(rules: KnownRules, { row, table }: LiveTable, seat: Seat): readonly Seat[] {
  const seats = table.occupants.map((_, other) => other);
  if (isCooperative(rules, row.game)) return seats;
  const sides = table.game.sides?.(table.state);
  return sides ? seats.filter((other) => sides[other] === sides[seat]) : [seat];
}
