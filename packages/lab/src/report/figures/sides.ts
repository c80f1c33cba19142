// Who plays against whom: sides in the order of play, and games that nobody won.
import type { GameWording } from '../game-wording.ts';
import { type Estimate, shareOf } from '../numbers.ts';
import type { SampledGame } from '../sample.ts';

export const isDraw = ({ scores }: SampledGame): boolean => !scores.includes(1);

/** Seats in the order of play, whoever began. */
export const turnOf = ({ first, scores }: SampledGame, turn: number): number => (first + turn) % scores.length;

/** Who wins together, as groups of turns. */
export function sidesOf(games: readonly SampledGame[], wording: GameWording): readonly (readonly number[])[] {
  const seats = games[0]?.scores.length ?? 0;
  return wording.sides?.(seats) ?? Array.from({ length: seats }, (_, turn) => [turn]);
}

export const draws = (games: readonly SampledGame[]): Estimate => shareOf(games.filter(isDraw).length, games.length);
