// Sets up a game: from the options to the first decision.
import { fail, type InputError, ok, type Result, TEAM_ERROR_KINDS, teamError } from '@undercroft/engine';
import { NOTHING_ASKED } from './asks.ts';
import { Expedition } from './expedition.ts';
import { DEMOLITIONS, EXPLORERS, type Explorer, fullHealth, JOURNALS, LUCK, SHORES } from './explorers.ts';
import { advance } from './flow.ts';
import { markerFor } from './options.ts';
import { placeTile } from './revealing.ts';
import type { Options } from './schemas.ts';
import { BAG_TYPES, CROSSROADS, ENTRANCE, TILES_IN_BAG, typeOf } from './tiles.ts';
import { beginRound } from './turns.ts';

/** Everything `optionsError` can find wrong. */
export const SETUP_ERROR_KINDS = [...TEAM_ERROR_KINDS, 'explorer-twice', 'not-in-the-team'] as const;
export type SetupErrorKind = (typeof SETUP_ERROR_KINDS)[number];
type SetupError = InputError<SetupErrorKind>;

export const optionsError = (options: Options): SetupError | undefined =>
  teamOptionsError(options) ?? leadError(options);

/** IE-SETUP-1: how many explorers each player may have, by the number of players. */
const EXPLORERS_PER_PLAYER: Readonly<Record<number, readonly number[]>> = {
  1: [3, 4, 5, 6],
  2: [2],
  3: [1],
  4: [1],
  5: [1],
  6: [1],
};

const teamOptionsError = ({ explorers }: Options): SetupError | undefined =>
  teamError({
    what: 'explorer',
    at: 'explorers',
    members: explorers.map(({ explorer, seat }) => ({ name: explorer, seat })),
    size: { min: 3, max: 6 },
    each: EXPLORERS_PER_PLAYER,
    rule: 'IE-SETUP-1',
  });

/** IE-SETUP-2. */
function leadError({ lead, explorers }: Options): SetupError | undefined {
  if (lead === undefined || explorers.some(({ explorer }) => explorer === lead)) return undefined;
  const expected = explorers.map(({ explorer }) => explorer).join(' | ');
  return { kind: 'not-in-the-team', path: ['lead'], expected, received: lead, rule: 'IE-SETUP-2' };
}

export const open = (options: Options): Result<Expedition, SetupError> =>
  openWith({ ...options, closing: options.closing ?? 'strict' });

/** A game of rules 1. */
export const openFirst = ({ closing: _, ...options }: Options): Result<Expedition, SetupError> => openWith(options);

function openWith(options: Options): Result<Expedition, SetupError> {
  const error = optionsError(options);
  return error ? fail(error) : ok(createExpedition(options));
}

function createExpedition(options: Options): Expedition {
  const e = new Expedition();
  e.options = options;
  placeEntrance(e);
  cacheWays(e);
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
export function placeEntrance(e: Expedition): void {
  for (const { type, x, y, turn } of ENTRANCE) placeTile(e, type, x, y, turn);
}

/** Finds the ways in the entrance once, so that copies of the opening need not. */
function cacheWays(e: Expedition): void {
  for (let tile = 0; tile < e.cave.count; tile++) e.ways.between(tile, tile);
}

/** IE-SETUP-1, IE-SETUP-2. */
export function setTeam(e: Expedition): void {
  const { explorers, lead, variant } = e.options;
  e.explorers = explorers.length;
  e.secondEdition = variant === 'second-edition' ? 1 : 0;
  for (const [i, { explorer, seat }] of explorers.entries()) {
    e.who[i] = EXPLORERS.indexOf(explorer);
    e.seats[i] = seat;
    e.places[i] = CROSSROADS;
    e.health[i] = fullHealth(e.who[i]!);
  }
  e.lead = lead === undefined ? 0 : explorers.findIndex(({ explorer }) => explorer === lead);
}

/** The limited uses at the start of a game. IE-ED-2: no luck tokens in the second edition. */
export function startingUses(options: Options): {
  luck: number;
  journals: number;
  shores: number;
  demolitions: number;
} {
  const has = (name: Explorer) => options.explorers.some(({ explorer }) => explorer === name);
  return {
    luck: has('archaeologist') && options.variant === 'first-edition' ? LUCK : 0,
    journals: has('aristocrat') ? JOURNALS : 0,
    shores: has('foreman') ? SHORES : 0,
    demolitions: has('sapper') ? DEMOLITIONS : 0,
  };
}

function setUses(e: Expedition): void {
  Object.assign(e, startingUses(e.options));
}

function fillBag(e: Expedition): void {
  for (let type = 0; type < BAG_TYPES; type++) e.bag[type] = typeOf(type).copies;
  e.bagCount = TILES_IN_BAG;
}
