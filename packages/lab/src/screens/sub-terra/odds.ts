// What chance may bring, with the engine's own odds: a copy is brought to the draw, and asked.
import { type Snapshot, type SubTerra, subTerra } from '@undercroft/sub-terra';
import { nextTile, type Odds, waitingFor, writtenOdds } from '../cave/odds.ts';
import { readTile, tileWords } from './names.ts';
import type { Descent } from './sight.ts';

/** The odds of the next hazard card; none once the torches are out, or the last card lies open. */
export function hazardOdds(descent: Descent): Odds<string> | undefined {
  if (descent.deck === 0) return undefined;
  return oddsWith(descent, { asks: 'hazard' });
}

/** The odds of the next tile; none with an empty stack, or where its top has been seen. */
export function tileOdds(descent: Descent): Odds<string> | undefined {
  if (descent.stack === 0 || subTerra.save(descent).top !== null) return undefined;
  const reveal = { side: 'north', exploring: false, hand: null, fromAside: false } as const;
  return oddsWith(descent, { asks: 'tile', reveal });
}

function oddsWith(descent: Descent, change: Partial<Snapshot>): Odds<string> | undefined {
  const waiting = waitingFor(subTerra, descent, {
    roll: null,
    hunt: null,
    reveal: null,
    chain: 0,
    end: null,
    ...change,
  });
  return waiting && writtenOdds(subTerra, waiting, outcomeName);
}

function outcomeName(outcome: SubTerra['Action'] | SubTerra['Outcome']): string {
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
  return [nextTile(odds, kindWord)];
}

function kindWord(tile: string): string {
  const { kind } = readTile(tile);
  return kind === 'normal' ? 'plain' : kind;
}
