// A code is the kind of an action in its upper bits and one number, mostly a region, in the lower six.

import { centreOf, MAX_TILES } from './board.ts';
import { nameOf, type Sea } from './sea.ts';
import {
  type Action,
  CHOOSE_SUB,
  FACES,
  GAME_OVER,
  LAY_TILE,
  MINE,
  type Outcome,
  PLACE_CC,
  PLACE_SUB,
  SPINS,
  STEP,
  TOKENS,
  type Token,
  WHIRLPOOL,
} from './vocabulary.ts';

/** Kinds of codes are phases, and this one: declaring tokens where a sub could be chosen. */
export const DECLARE = GAME_OVER + 1;

export const codeOf = (kind: number, argument: number): number => (kind << 6) | argument;
export const kindOf = (code: number): number => code >> 6;
export const argumentOf = (code: number): number => code & 63;

export const tileCode = (face: number, turn: number): number => codeOf(LAY_TILE, face * 6 + turn);
export const poolCode = (spin: number, tile: number): number => codeOf(WHIRLPOOL, spin * MAX_TILES + tile);

export const tokensOf = (bits: number): Token[] => TOKENS.filter((_, i) => bits & (1 << i));
export const bitsOf = (tokens: readonly Token[]): number =>
  tokens.reduce((bits, token) => bits | (1 << TOKENS.indexOf(token)), 0);

export function write(sea: Sea, code: number): Action | Outcome {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case LAY_TILE:
      return { type: 'tile', face: FACES[Math.floor(argument / 6)] as (typeof FACES)[number], turn: argument % 6 };
    case PLACE_CC:
      return { type: 'place-cc', at: nameOf(sea, argument) };
    case PLACE_SUB:
      return { type: 'place-sub', at: nameOf(sea, argument) };
    case WHIRLPOOL:
      return {
        type: 'whirlpool',
        spin: SPINS[argument >> 3] as (typeof SPINS)[number],
        at: nameOf(sea, centreOf(argument & 7)),
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
