// What chance may bring, by the engine's own odds: a copy is moved to the draw and queried.
import type { Game, GameTypes } from '@undercroft/engine';
import { legalCodes } from '../trial.ts';

/** A possible outcome, and in how many of all cases it comes. */
export interface WeightedCase<T> {
  readonly what: T;
  readonly weight: number;
}
export interface Odds<T> {
  readonly total: number;
  readonly cases: readonly WeightedCase<T>[];
}

/** Codes with their weights. Chance must be next to decide. */
export function oddsAt<K extends GameTypes>(game: Game<K>, state: K['State']): Odds<number> {
  const codes = legalCodes(game, state);
  const weights = new Int32Array(game.facts.maxLegal);
  const total = game.weights(state, weights);
  return { total, cases: codes.map((code, i) => ({ what: code, weight: weights[i] ?? 0 })) };
}

/** The same position, but waiting for something else; undefined where that is impossible. */
export function waitingFor<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  change: Partial<K['Snapshot']>,
): K['State'] | undefined {
  const loaded = game.load(Object.assign({}, game.save(state), change));
  return loaded.ok ? loaded.value : undefined;
}

export function writtenOdds<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  name: (outcome: K['Action'] | K['Outcome']) => string,
): Odds<string> {
  const { total, cases } = oddsAt(game, state);
  return { total, cases: cases.map(({ what, weight }) => ({ what: name(game.decode(state, what)), weight })) };
}

/** Groups cases that amount to the same. */
export function groupCases<T>(cases: readonly WeightedCase<T>[], kind: (what: T) => string): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { what, weight } of cases) {
    const name = kind(what);
    kinds.set(name, (kinds.get(name) ?? 0) + weight);
  }
  return kinds;
}

/** 'plain 15, water 7'. */
export const countKinds = ({ cases }: Odds<string>, kind: (what: string) => string): string =>
  [...groupCases(cases, kind)].map(([name, weight]) => `${name} ${weight}`).join(', ');
