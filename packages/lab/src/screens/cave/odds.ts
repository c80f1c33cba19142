// What chance may bring, with the engine's own odds: a copy is brought to the draw, and asked.
import type { Game, Kinds } from '@undercroft/engine';
import { legalCodes } from '../trial.ts';

/** A thing that may come, and in how many of all cases. */
export interface Likely<T> {
  readonly what: T;
  readonly weight: number;
}
export interface Odds<T> {
  readonly total: number;
  readonly cases: readonly Likely<T>[];
}

/** Codes with their weights. The position must be left to chance. */
export function oddsAt<K extends Kinds>(game: Game<K>, state: K['State']): Odds<number> {
  const codes = legalCodes(game, state);
  const weights = new Int32Array(game.facts.maxLegal);
  const total = game.weights(state, weights);
  return { total, cases: codes.map((code, i) => ({ what: code, weight: weights[i] ?? 0 })) };
}

/** The same position, but waiting for something else. Undefined where it could not wait for that. */
export function waitingFor<K extends Kinds>(
  game: Game<K>,
  state: K['State'],
  change: Partial<K['Snapshot']>,
): K['State'] | undefined {
  const loaded = game.load(Object.assign({}, game.save(state), change));
  return loaded.ok ? loaded.value : undefined;
}

export function writtenOdds<K extends Kinds>(
  game: Game<K>,
  state: K['State'],
  name: (outcome: K['Action'] | K['Outcome']) => string,
): Odds<string> {
  const { total, cases } = oddsAt(game, state);
  return { total, cases: cases.map(({ what, weight }) => ({ what: name(game.write(state, what)), weight })) };
}

/** Cases that come to the same, counted together. */
export function gathered<T>(cases: readonly Likely<T>[], kind: (what: T) => string): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { what, weight } of cases) {
    const name = kind(what);
    kinds.set(name, (kinds.get(name) ?? 0) + weight);
  }
  return kinds;
}

/** 'Next tile, of 53: plain 15, water 7.' */
export const nextTile = ({ total, cases }: Odds<string>, kind: (tile: string) => string): string =>
  `Next tile, of ${total}: ${[...gathered(cases, kind)].map(([name, weight]) => `${name} ${weight}`).join(', ')}.`;
