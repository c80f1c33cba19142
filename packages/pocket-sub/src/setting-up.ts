// From the options to the first turn: the introductory position, or tiles, Command Centres and subs one by one.
import { type Fault, fail, ok, type Result } from '@undercroft/engine';
import { BOARDS, centreOf } from './board.ts';
import type { Tell } from './events.ts';
import { INTRODUCTORY } from './introductory.ts';
import { colour, launch, layTile, nameOf, Sea } from './sea.ts';
import { beginTurn } from './turn.ts';
import {
  ALL_TOKENS,
  FACES,
  type Face,
  LAY_TILE,
  type Options,
  PLACE_CC,
  PLACE_SUB,
  SPINS,
  type Spin,
  WHIRLPOOL,
} from './vocabulary.ts';

export function badOptions({ first, players }: Options): Fault | undefined {
  if (first < players) return undefined;
  return {
    kind: 'no-such-seat',
    path: ['first'],
    expected: `0 to ${players - 1}`,
    received: String(first),
    rule: 'PS-SETUP-2',
  };
}

export function open(options: Options): Result<Sea, Fault> {
  const fault = badOptions(options);
  return fault ? fail(fault) : ok(openWith(options));
}

function openWith(options: Options): Sea {
  const sea = new Sea();
  sea.options = options;
  sea.board = BOARDS[options.players];
  if (options.captain) sea.tokens.fill(ALL_TOKENS, 0, options.players);
  if (options.setup === 'introductory') setIntroductory(sea);
  return sea;
}

/** PS-INTRO-1. */
function setIntroductory(sea: Sea): void {
  const { tiles, fleets } = INTRODUCTORY[sea.options.players];
  for (const [tile, [face, turn]] of tiles.entries()) layTile(sea, tile, FACES.indexOf(face), turn);
  for (const [seat, name] of sea.board.colours.entries()) {
    const fleet = fleets[name];
    sea.centres[sea.board.names.indexOf(fleet?.cc ?? '')] = seat + 1;
    for (const sub of fleet?.subs ?? []) launch(sea, seat, sea.board.names.indexOf(sub));
  }
  beginPlay(sea, undefined);
}

/** PS-STD-1. */
export function layNextTile(sea: Sea, face: number, turn: number, tell: Tell): void {
  const tile = sea.placed++;
  layTile(sea, tile, face, turn);
  tell?.({ type: 'tile-laid', rule: 'PS-STD-1', at: sea.board.cells[tile] as string, face: FACES[face] as Face, turn });
  if (sea.placed === sea.board.tiles) askToPlace(sea, PLACE_CC);
}

function askToPlace(sea: Sea, phase: number): void {
  sea.phase = phase;
  sea.placed = 0;
  sea.seat = sea.options.first;
}

/** PS-STD-2. */
export function placeCentre(sea: Sea, region: number, tell: Tell): void {
  sea.centres[region] = sea.seat + 1;
  tell?.({ type: 'cc-placed', rule: 'PS-STD-2', fleet: colour(sea, sea.seat), at: nameOf(sea, region) });
  if (passOn(sea) === sea.board.players) askToPlace(sea, PLACE_SUB);
}

/** PS-STD-2. */
export function placeSub(sea: Sea, region: number, tell: Tell): void {
  launch(sea, sea.seat, region);
  tell?.({ type: 'sub-placed', rule: 'PS-STD-2', fleet: colour(sea, sea.seat), at: nameOf(sea, region) });
  if (passOn(sea) === sea.board.players * sea.board.subsEach) beginPlay(sea, tell);
}

/** To the next seat in turn order; answers how many pieces have been placed. */
function passOn(sea: Sea): number {
  sea.seat = (sea.seat + 1) % sea.board.players;
  return ++sea.placed;
}

/** Everything lies: the whirlpools of the expansion come before the first turn (PS-CAP-2). */
function beginPlay(sea: Sea, tell: Tell): void {
  sea.placed = 0;
  if (!sea.options.captain) return beginTurn(sea, sea.options.first, tell);
  sea.phase = WHIRLPOOL;
  sea.seat = (sea.options.first + 1) % sea.board.players;
}

/** PS-CAP-2. */
export function placeWhirlpool(sea: Sea, spin: number, tile: number, tell: Tell): void {
  sea.pools[spin] = tile;
  const at = nameOf(sea, centreOf(tile));
  tell?.({ type: 'whirlpool-placed', rule: 'PS-CAP-2', fleet: colour(sea, sea.seat), at, spin: SPINS[spin] as Spin });
  sea.seat = sea.options.first;
  if (sea.pools[0] !== -1 && sea.pools[1] !== -1) beginTurn(sea, sea.options.first, tell);
}

export const isSettingUp = (sea: Sea): boolean => sea.phase >= LAY_TILE && sea.phase <= WHIRLPOOL;
