// What a property is, and what properties share.

import { buffer, type Game } from '@undercroft/engine';
import type { RandomGame, Report } from '../random-game.ts';

export interface Property {
  readonly id: string;
  readonly description: string;
  check(randomGame: RandomGame, report: Report): void;
}

export const throughJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

export function legalCodes(game: Game, state: unknown): number[] {
  const codes = buffer(game);
  return [...codes.subarray(0, game.legal(state, codes))];
}

/** Everything about a position that is visible from outside. */
export const observe = (game: Game, state: unknown): string =>
  JSON.stringify([game.save(state), game.status(state), game.decider(state), legalCodes(game, state)]);
