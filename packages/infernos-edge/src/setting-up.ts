// From the options to the first decision.
import { badTeam, type Fault, fail, ok, type Result } from '@undercroft/engine';
import { NOTHING_ASKED } from './asks.ts';
import { Expedition } from './expedition.ts';
import { DEMOLITIONS, EXPLORERS, type Explorer, fullHealth, JOURNALS, LUCK, SHORES } from './explorers.ts';
import { advance, beginRound } from './flow.ts';
import { markerFor } from './hazards.ts';
import { lay } from './revealing.ts';
import { BAG_TYPES, CROSSROADS, ENTRANCE, TILES_IN_BAG, typeOf } from './tiles.ts';
import type { Options } from './vocabulary.ts';

export const badOptions = (options: Options): Fault | undefined => badExplorers(options) ?? badLead(options);

/** IE-SETUP-1: how many explorers each player leads, by the number of players. */
const EACH: Readonly<Record<number, readonly number[]>> = { 1: [3, 4, 5, 6], 2: [2], 3: [1], 4: [1], 5: [1], 6: [1] };

const badExplorers = ({ explorers }: Options): Fault | undefined =>
  badTeam({
    what: 'explorer',
    at: 'explorers',
    members: explorers.map(({ explorer, seat }) => ({ name: explorer, seat })),
    size: { min: 3, max: 6 },
    each: EACH,
    rule: 'IE-SETUP-1',
  });

/** IE-SETUP-2. */
function badLead({ lead, explorers }: Options): Fault | undefined {
  if (lead === undefined || explorers.some(({ explorer }) => explorer === lead)) return undefined;
  const expected = explorers.map(({ explorer }) => explorer).join(' | ');
  return { kind: 'not-in-the-team', path: ['lead'], expected, received: lead, rule: 'IE-SETUP-2' };
}

export function open(options: Options): Result<Expedition, Fault> {
  const fault = badOptions(options);
  return fault ? fail(fault) : ok(openWith(options));
}

function openWith(options: Options): Expedition {
  const e = new Expedition();
  e.options = options;
  layEntrance(e);
  findWays(e);
  setTeam(e);
  setUses(e);
  fillBag(e);
  e.marker = markerFor(options.difficulty, e.explorers);
  e.asks = NOTHING_ASKED;
  beginRound(e, undefined);
  advance(e, undefined);
  return e;
}

/** IE-COMP-3. */
export function layEntrance(e: Expedition): void {
  for (const { type, x, y, turn } of ENTRANCE) lay(e, type, x, y, turn);
}

/** Whoever copies an opening to play many games need not find the ways in the entrance each time. */
function findWays(e: Expedition): void {
  for (let tile = 0; tile < e.cave.count; tile++) e.ways.between(tile, tile);
}

/** IE-SETUP-1, IE-SETUP-2. */
export function setTeam(e: Expedition): void {
  const { explorers, lead, variant } = e.options;
  e.explorers = explorers.length;
  e.second = variant === 'second-edition' ? 1 : 0;
  for (const [i, { explorer, seat }] of explorers.entries()) {
    e.who[i] = EXPLORERS.indexOf(explorer);
    e.seats[i] = seat;
    e.places[i] = CROSSROADS;
    e.health[i] = fullHealth(e.who[i]!);
  }
  e.lead = lead === undefined ? 0 : explorers.findIndex(({ explorer }) => explorer === lead);
}

/** What can be used up, at most. IE-ED-2: no luck tokens in the second edition. */
export function usesOf(options: Options): { luck: number; journals: number; shores: number; demolitions: number } {
  const has = (name: Explorer) => options.explorers.some(({ explorer }) => explorer === name);
  return {
    luck: has('archaeologist') && options.variant === 'first-edition' ? LUCK : 0,
    journals: has('aristocrat') ? JOURNALS : 0,
    shores: has('foreman') ? SHORES : 0,
    demolitions: has('sapper') ? DEMOLITIONS : 0,
  };
}

function setUses(e: Expedition): void {
  Object.assign(e, usesOf(e.options));
}

function fillBag(e: Expedition): void {
  for (let type = 0; type < BAG_TYPES; type++) e.bag[type] = typeOf(type).copies;
  e.bagCount = TILES_IN_BAG;
}
