// A code has the kind of an action in its upper bits and an argument, usually a region, in the lower six.

import { centreOf, FACES, type Face, MAX_TILES, TURNS, tileOf } from './board.ts';
import { CHOOSE_SUB, GAME_OVER, MINE, PLACE_CC, PLACE_SUB, PLACE_TILE, STEP, WHIRLPOOL } from './phases.ts';
import type { Action, Outcome } from './schemas.ts';
import { nameOf, type Sea } from './sea.ts';
import { bitsOf, tokensOf } from './tokens.ts';
import { SPINS, type Spin } from './whirlpool.ts';

/** The kinds of codes are the phases, and this one: declaring tokens before choosing a sub. */
export const DECLARE = GAME_OVER + 1;

export const codeOf = (kind: number, argument: number): number => (kind << 6) | argument;
export const kindOf = (code: number): number => code >> 6;
export const argumentOf = (code: number): number => code & 63;

export const tileCode = (face: number, turn: number): number => codeOf(PLACE_TILE, face * TURNS + turn);
export const faceOf = (argument: number): number => Math.floor(argument / TURNS);
export const turnOf = (argument: number): number => argument % TURNS;

export const poolCode = (spin: number, tile: number): number => codeOf(WHIRLPOOL, spin * MAX_TILES + tile);
export const spinOf = (argument: number): number => Math.floor(argument / MAX_TILES);
export const poolTileOf = (argument: number): number => argument % MAX_TILES;

export function decode(sea: Sea, code: number): Action | Outcome {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case PLACE_TILE:
      return { type: 'tile', face: FACES[faceOf(argument)] as Face, turn: turnOf(argument) };
    case PLACE_CC:
      return { type: 'place-cc', at: nameOf(sea, argument) };
    case PLACE_SUB:
      return { type: 'place-sub', at: nameOf(sea, argument) };
    case WHIRLPOOL:
      return {
        type: 'whirlpool',
        spin: SPINS[spinOf(argument)] as Spin,
        at: nameOf(sea, centreOf(poolTileOf(argument))),
      };
    case DECLARE:
      return { type: 'tokens', use: tokensOf(argument) };
    case CHOOSE_SUB:
      return { type: 'sub', at: nameOf(sea, argument) };
    case STEP:
      return { type: 'step', to: nameOf(sea, argument) };
    case MINE:
      return { type: 'mine', at: nameOf(sea, argument) };
    default:
      throw new RangeError(`no such code: ${code}`);
  }
}

export const regionOf = (sea: Sea, name: string): number => sea.board.names.indexOf(name);

export function encode(sea: Sea, move: Action | Outcome): number {
  switch (move.type) {
    case 'tile':
      return tileCode(FACES.indexOf(move.face), move.turn);
    case 'place-cc':
      return codeOf(PLACE_CC, regionOf(sea, move.at));
    case 'place-sub':
      return codeOf(PLACE_SUB, regionOf(sea, move.at));
    case 'whirlpool':
      return poolCode(SPINS.indexOf(move.spin), tileOf(regionOf(sea, move.at)));
    case 'tokens':
      return codeOf(DECLARE, bitsOf(move.use));
    case 'sub':
      return codeOf(CHOOSE_SUB, regionOf(sea, move.at));
    case 'step':
      return codeOf(STEP, regionOf(sea, move.to));
    case 'mine':
      return codeOf(MINE, regionOf(sea, move.at));
    default:
      return move satisfies never;
  }
}
