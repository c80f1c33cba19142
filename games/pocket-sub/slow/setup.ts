/** Setting up a game: tiles, Command Centres, subs and whirlpools. */

import { centreOf, EDGES, OUTLINES, regionsOf, TILE_SETS, terrainAt } from './board.ts';
import { introductoryFleets, introductoryTiles } from './introductory.ts';
import { ccOwner, isDeep, isEmpty, isFriendlyCc } from './pieces.ts';
import { type Fleet, fleetOf, type SlowState, seatAfter, withFleet } from './state.ts';
import {
  type Choice,
  COLOURS,
  type Face,
  type Options,
  type Region,
  type Spin,
  type TileOutcome,
  TOKENS,
} from './vocabulary.ts';

/** PS-SETUP-1 */
const SUBS_EACH: Readonly<Record<Options['players'], number>> = { 2: 3, 3: 3, 4: 2 };

/** The state before the first decision. */
export function open(options: Options): SlowState {
  return options.setup === 'introductory' ? openIntroductory(options) : emptyTable(options);
}

function openIntroductory(options: Options): SlowState {
  const fleets = introductoryFleets(options.players).map((placed) => ({ ...emptyFleet(options), ...placed }));
  return afterDeployment({ ...emptyTable(options), tiles: introductoryTiles(options.players), fleets });
}

function emptyTable(options: Options): SlowState {
  return {
    options,
    tiles: [],
    fleets: COLOURS[options.players].map(() => emptyFleet(options)),
    whirlpools: [],
    seat: options.first,
    phase: { name: 'lay-tiles' },
    quietRounds: 0,
    quietSoFar: true,
  };
}

/** PS-CAP-1 */
function emptyFleet(options: Options): Fleet {
  return { cc: null, subs: [], mines: [], minesLaid: 0, tokens: options.captain ? TOKENS : [] };
}

// Tiles (PS-STD-1)

export function tileOutcomes(state: SlowState): TileOutcome[] {
  return (['A', 'B', 'C'] as const)
    .filter((face) => copiesLeft(state, face) > 0)
    .flatMap((face) => EDGES.map((turn) => ({ type: 'tile', face, turn }) as const));
}

/** All tiles left are equally likely, so each face weighs as much as its copies. */
export function tileWeights(state: SlowState): number[] {
  return tileOutcomes(state).map(({ face }) => copiesLeft(state, face));
}

function copiesLeft(state: SlowState, face: Face): number {
  return TILE_SETS[state.options.players][face] - state.tiles.filter((tile) => tile.face === face).length;
}

export function placeTile(state: SlowState, { face, turn }: TileOutcome): SlowState {
  const outline = OUTLINES[state.options.players];
  const at = outline[state.tiles.length];
  if (at === undefined) throw new Error('the outline is full');
  const tiles = [...state.tiles, { at, face, turn }];
  return { ...state, tiles, phase: { name: tiles.length < outline.length ? 'lay-tiles' : 'place-cc' } };
}

// Command Centres and subs (PS-STD-2)

export function ccPlacements(state: SlowState): Choice[] {
  return allRegions(state)
    .filter((at) => terrainAt(state.tiles, at) === 'deep' && isEmpty(state, at))
    .map((at) => ({ type: 'place-cc', at }));
}

export function placeCc(state: SlowState, at: Region): SlowState {
  const placed = withFleet(state, state.seat, { ...fleetOf(state, state.seat), cc: at });
  const seat = seatAfter(state, state.seat);
  return { ...placed, seat, phase: { name: seat === state.options.first ? 'place-sub' : 'place-cc' } };
}

export function subPlacements(state: SlowState): Choice[] {
  return allRegions(state)
    .filter((at) => isFriendlyCc(state, state.seat, at) || (!isDeep(state, at) && isEmpty(state, at)))
    .map((at) => ({ type: 'place-sub', at }));
}

export function placeSub(state: SlowState, at: Region): SlowState {
  const fleet = fleetOf(state, state.seat);
  const placed = withFleet(state, state.seat, { ...fleet, subs: [...fleet.subs, at] });
  const next = { ...placed, seat: seatAfter(state, state.seat) };
  const allPlaced = next.fleets.every(({ subs }) => subs.length === SUBS_EACH[state.options.players]);
  return allPlaced ? afterDeployment(next) : next;
}

function allRegions(state: SlowState): Region[] {
  return state.tiles.flatMap((tile) => regionsOf(tile.at));
}

function afterDeployment(state: SlowState): SlowState {
  const { captain, first } = state.options;
  if (!captain) return firstTurn(state);
  return { ...state, seat: seatAfter(state, first), phase: { name: 'place-whirlpool' } };
}

// Whirlpools (PS-CAP-2)

export function whirlpoolPlacements(state: SlowState): Choice[] {
  const centres = state.tiles.map((tile) => centreOf(tile.at)).filter((at) => mayTakeWhirlpool(state, at));
  return spinsLeft(state).flatMap((spin) => centres.map((at) => ({ type: 'whirlpool', spin, at }) as const));
}

function spinsLeft(state: SlowState): Spin[] {
  return (['clockwise', 'counter-clockwise'] as const).filter((spin) =>
    state.whirlpools.every((whirlpool) => whirlpool.spin !== spin),
  );
}

/** A CC is always on the centre of a tile, because only centres are deep. */
function mayTakeWhirlpool(state: SlowState, centre: Region): boolean {
  return ccOwner(state, centre) === undefined && state.whirlpools.every((whirlpool) => whirlpool.at !== centre);
}

export function placeWhirlpool(state: SlowState, spin: Spin, at: Region): SlowState {
  const whirlpools = [...state.whirlpools, { at, spin }];
  const placed = { ...state, whirlpools, seat: state.options.first };
  return whirlpools.length === 2 ? firstTurn(placed) : placed;
}

function firstTurn(state: SlowState): SlowState {
  return { ...state, seat: state.options.first, phase: { name: 'choose-sub', tokens: [] } };
}
