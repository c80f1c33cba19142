// What chance may bring, with the engine's own odds: a copy is brought to the draw, and asked.
import { type Snapshot, subTerra } from '@undercroft/sub-terra';
import { legalCodes } from '../trial.ts';
import { type Kind, readTile, tileWords } from './names.ts';
import type { Descent } from './sight.ts';

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
export function oddsAt(descent: Descent): Odds<number> {
  const codes = legalCodes(subTerra, descent);
  const weights = new Int32Array(subTerra.facts.maxLegal);
  const total = subTerra.weights(descent, weights);
  return { total, cases: codes.map((code, i) => ({ what: code, weight: weights[i] ?? 0 })) };
}

/** The odds of the next hazard card; none once the torches are out, or the last card lies open. */
export function hazardOdds(descent: Descent): Odds<string> | undefined {
  if (descent.deck === 0) return undefined;
  return writtenOdds(at(descent, { asks: 'hazard', roll: null, hunt: null, reveal: null, chain: 0, end: null }));
}

/** The odds of the next tile; none with an empty stack, or where its top has been seen. */
export function tileOdds(descent: Descent): Odds<string> | undefined {
  if (descent.stack === 0 || subTerra.save(descent).top !== null) return undefined;
  const reveal = { side: 'north', exploring: false, hand: null, fromAside: false } as const;
  return writtenOdds(at(descent, { asks: 'tile', roll: null, hunt: null, reveal, chain: 0, end: null }));
}

/** The same position, but waiting for something else. Undefined where it could not wait for that. */
function at(descent: Descent, change: Partial<Snapshot>): Descent | undefined {
  const loaded = subTerra.load({ ...subTerra.save(descent), ...change });
  return loaded.ok ? loaded.value : undefined;
}

function writtenOdds(descent: Descent | undefined): Odds<string> | undefined {
  if (!descent) return undefined;
  const { total, cases } = oddsAt(descent);
  return { total, cases: cases.map(({ what, weight }) => ({ what: outcomeName(descent, what), weight })) };
}

function outcomeName(descent: Descent, code: number): string {
  const outcome = subTerra.write(descent, code);
  if (outcome.type === 'tile') return outcome.tile;
  return outcome.type === 'hazard' ? `${outcome.severe ? 'severe ' : ''}${outcome.hazard}` : outcome.type;
}

/** Everything that may be asked with the order `odds`. */
export function foretell(descent: Descent): string[] {
  return [...foretellHazard(descent), ...foretellTile(descent)];
}

function foretellHazard(descent: Descent): string[] {
  const odds = hazardOdds(descent);
  if (!odds) return [descent.dark ? 'No hazard cards are left: it is dark.' : 'The next card is Out of Time.'];
  return [`Next hazard: ${odds.cases.map(({ what, weight }) => `${what} ${weight} in ${odds.total}`).join(', ')}.`];
}

function foretellTile(descent: Descent): string[] {
  const { top } = subTerra.save(descent);
  if (top) return [`Next tile: the ${tileWords(top)}, seen by all.`];
  const odds = tileOdds(descent);
  if (!odds) return descent.stack === 0 ? ['No tiles are left.'] : [];
  const kinds = [...byKind(odds)].map(([kind, weight]) => `${kind === 'normal' ? 'plain' : kind} ${weight}`);
  return [`Next tile, of ${odds.total}: ${kinds.join(', ')}.`];
}

export function byKind({ cases }: Odds<string>): Map<Kind, number> {
  const kinds = new Map<Kind, number>();
  for (const { what, weight } of cases) {
    const { kind } = readTile(what);
    kinds.set(kind, (kinds.get(kind) ?? 0) + weight);
  }
  return kinds;
}
