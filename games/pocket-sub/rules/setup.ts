// Sets up a game: the introductory position, or tiles, Command Centres and subs one by one.
import { fail, type InputError, ok, type Result } from '@undercroft/engine';
import { BOARDS, centreOf, FACES, type Face } from './board.ts';
import type { Emit } from './events.ts';
import { INTRODUCTORY } from './introductory.ts';
import { optionsError, type SetupErrorKind } from './options.ts';
import { PLACE_CC, PLACE_SUB, WHIRLPOOL } from './phases.ts';
import type { Options } from './schemas.ts';
import { colourOf, launchSub, nameOf, placeTile, Sea } from './sea.ts';
import { ALL_TOKENS } from './tokens.ts';
import { beginTurn } from './turn.ts';
import { SPINS, type Spin } from './whirlpool.ts';

export function open(options: Options): Result<Sea, InputError<SetupErrorKind>> {
  const error = optionsError(options);
  return error ? fail(error) : ok(newSea(options));
}

function newSea(options: Options): Sea {
  const sea = new Sea();
  sea.options = options;
  sea.board = BOARDS[options.players];
  if (options.captain) sea.tokens.fill(ALL_TOKENS, 0, options.players);
  if (options.setup === 'introductory') setUpIntroductory(sea);
  return sea;
}

/** PS-INTRO-1. */
function setUpIntroductory(sea: Sea): void {
  const { tiles, fleets } = INTRODUCTORY[sea.options.players];
  for (const [tile, [face, turn]] of tiles.entries()) placeTile(sea, tile, FACES.indexOf(face), turn);
  for (const [seat, name] of sea.board.colours.entries()) {
    const fleet = fleets[name];
    sea.centres[sea.board.names.indexOf(fleet?.cc ?? '')] = seat + 1;
    for (const sub of fleet?.subs ?? []) launchSub(sea, seat, sea.board.names.indexOf(sub));
  }
  beginPlay(sea, undefined);
}

/** PS-STD-1. */
export function placeNextTile(sea: Sea, face: number, turn: number, emit: Emit): void {
  const tile = sea.placed++;
  placeTile(sea, tile, face, turn);
  emit?.({ type: 'tile-laid', rule: 'PS-STD-1', at: sea.board.cells[tile] as string, face: FACES[face] as Face, turn });
  if (sea.placed === sea.board.tiles) askToPlace(sea, PLACE_CC);
}

function askToPlace(sea: Sea, phase: number): void {
  sea.phase = phase;
  sea.placed = 0;
  sea.seat = sea.options.first;
}

/** PS-STD-2. */
export function placeCentre(sea: Sea, region: number, emit: Emit): void {
  sea.centres[region] = sea.seat + 1;
  emit?.({ type: 'cc-placed', rule: 'PS-STD-2', fleet: colourOf(sea, sea.seat), at: nameOf(sea, region) });
  if (passToNextSeat(sea) === sea.board.players) askToPlace(sea, PLACE_SUB);
}

/** PS-STD-2. */
export function placeSub(sea: Sea, region: number, emit: Emit): void {
  launchSub(sea, sea.seat, region);
  emit?.({ type: 'sub-placed', rule: 'PS-STD-2', fleet: colourOf(sea, sea.seat), at: nameOf(sea, region) });
  if (passToNextSeat(sea) === sea.board.players * sea.board.subsEach) beginPlay(sea, emit);
}

/** Passes to the next seat; returns how many pieces have been placed. */
function passToNextSeat(sea: Sea): number {
  sea.seat = (sea.seat + 1) % sea.board.players;
  return ++sea.placed;
}

/** Everything is placed. With the expansion, whirlpools come before the first turn (PS-CAP-2). */
function beginPlay(sea: Sea, emit: Emit): void {
  sea.placed = 0;
  if (!sea.options.captain) return beginTurn(sea, sea.options.first, emit);
  sea.phase = WHIRLPOOL;
  sea.seat = (sea.options.first + 1) % sea.board.players;
}

/** PS-CAP-2. */
export function placeWhirlpool(sea: Sea, spin: number, tile: number, emit: Emit): void {
  sea.pools[spin] = tile;
  const at = nameOf(sea, centreOf(tile));
  emit?.({ type: 'whirlpool-placed', rule: 'PS-CAP-2', fleet: colourOf(sea, sea.seat), at, spin: SPINS[spin] as Spin });
  sea.seat = sea.options.first;
  if (sea.pools[0] !== -1 && sea.pools[1] !== -1) beginTurn(sea, sea.options.first, emit);
}
