// Finds the code of an action, or says why it may not be played. It is independent of the lists of legal actions, and the
// contract suite compares the two.

import { fail, ok, type Refusal, type Result } from '@undercroft/engine';
import { DEEP, FACES, isCentre, tileOf } from './board.ts';
import { encode, regionOf } from './codes.ts';
import { copiesLeft } from './legal.ts';
import { isRunDeep, isVisited, stepCost, touches } from './moving.ts';
import { phaseOf, ruleOfPhase } from './phases.ts';
import { type MaybeRefusal, type RefusalDetails, type RefusalKind, refuse } from './refusals.ts';
import type { Action, Outcome } from './schemas.ts';
import { areFriends, colourOf, isEmpty, isFriendlyCentre, moverRegion, nameOf, type Sea, subsOf } from './sea.ts';
import { bitsOf, type Token, tokensOf } from './tokens.ts';
import { SPINS, type Spin } from './whirlpool.ts';

export function check(sea: Sea, move: Action | Outcome): Result<number, Refusal<RefusalKind>> {
  const refusal = phaseRefusal(sea, move) ?? regionRefusal(sea, move) ?? conditionRefusal(sea, move);
  return refusal ? fail(refusal) : ok(encode(sea, move));
}

function phaseRefusal(sea: Sea, move: Action | Outcome): MaybeRefusal {
  const asks = phaseOf(sea);
  if (move.type === asks || (move.type === 'tokens' && asks === 'sub')) return undefined;
  if (asks === 'over') return refuse('not-asked', ruleOfPhase(sea), { asks, got: move.type });
  if (move.type === 'tokens' && !sea.options.captain) return refuse('no-expansion', 'PS-CAP-1');
  if (move.type === 'tokens') return refuse('too-late-for-tokens', 'PS-CAP-4');
  return refuse('not-asked', ruleOfPhase(sea), { asks, got: move.type });
}

const placeOf = (move: Action | Outcome): string | undefined =>
  'at' in move ? move.at : 'to' in move ? move.to : undefined;

function regionRefusal(sea: Sea, move: Action | Outcome): MaybeRefusal {
  const place = placeOf(move);
  if (place === undefined || sea.board.names.includes(place)) return undefined;
  return refuse('no-such-region', 'PS-GEO-1', { region: place });
}

function conditionRefusal(sea: Sea, move: Action | Outcome): MaybeRefusal {
  switch (move.type) {
    case 'tile':
      return copiesLeft(sea, FACES.indexOf(move.face)) > 0
        ? undefined
        : refuse('no-such-tile-left', 'PS-BOARD-2', { face: move.face });
    case 'place-cc':
      return centreRefusal(sea, regionOf(sea, move.at));
    case 'place-sub':
      return placeSubRefusal(sea, regionOf(sea, move.at));
    case 'whirlpool':
      return whirlpoolRefusal(sea, regionOf(sea, move.at), SPINS.indexOf(move.spin));
    case 'tokens':
      return tokensRefusal(sea, move.use);
    case 'sub':
      return subRefusal(sea, regionOf(sea, move.at));
    case 'step':
      return stepRefusal(sea, regionOf(sea, move.to));
    case 'mine':
      return mineRefusal(sea, regionOf(sea, move.at));
    default:
      return move satisfies never;
  }
}

function centreRefusal(sea: Sea, region: number): MaybeRefusal {
  if (sea.water[region] !== DEEP) return refuse('not-deep', 'PS-STD-2', { region: nameOf(sea, region) });
  return isEmpty(sea, region) ? undefined : occupiedRefusal(sea, region, 'PS-STD-2');
}

function placeSubRefusal(sea: Sea, region: number): MaybeRefusal {
  if (isFriendlyCentre(sea, region, sea.seat)) return undefined;
  if (!isEmpty(sea, region)) return occupiedRefusal(sea, region, 'PS-STD-2');
  return sea.water[region] === DEEP ? refuse('deep', 'PS-STD-2', { region: nameOf(sea, region) }) : undefined;
}

function whirlpoolRefusal(sea: Sea, region: number, spin: number): MaybeRefusal {
  if (!isCentre(region)) return refuse('not-a-centre', 'PS-CAP-2', { region: nameOf(sea, region) });
  if (sea.centres[region] !== 0) return refuse('command-centre-there', 'PS-CAP-2', { region: nameOf(sea, region) });
  if (sea.pools[spin] !== -1) return refuse('whirlpool-taken', 'PS-CAP-2', { spin: SPINS[spin] as Spin });
  const other = sea.pools[1 - spin];
  return other === tileOf(region) ? refuse('same-tile', 'PS-CAP-2', { region: nameOf(sea, region) }) : undefined;
}

function tokensRefusal(sea: Sea, use: readonly Token[]): MaybeRefusal {
  if (!sea.options.captain) return refuse('no-expansion', 'PS-CAP-1');
  if (sea.using !== 0) return refuse('tokens-declared', 'PS-CAP-4', { declared: tokensOf(sea.using) });
  const repeated = bitsOf(use.filter((token, i) => use.indexOf(token) < i));
  if (repeated) return refuse('token-repeated', 'PS-CAP-4', { repeated: tokensOf(repeated) });
  const spent = bitsOf(use) & ~sea.tokens[sea.seat]!;
  return spent ? refuse('token-spent', 'PS-CAP-4', { spent: tokensOf(spent) }) : undefined;
}

function subRefusal(sea: Sea, region: number): MaybeRefusal {
  const owners = ownersAt(sea, region);
  if (owners.includes(sea.seat)) return undefined;
  const owner = owners[0];
  if (owner === undefined) return refuse('no-sub-there', 'PS-TURN-1', { region: nameOf(sea, region) });
  const rule = areFriends(sea, owner, sea.seat) ? 'PS-MEET-7' : 'PS-TURN-1';
  return refuse('not-your-sub', rule, { region: nameOf(sea, region), of: colourOf(sea, owner) });
}

function ownersAt(sea: Sea, region: number): number[] {
  return sea.board.colours.map((_, seat) => seat).filter((seat) => subsOf(sea, seat).includes(region));
}

function stepRefusal(sea: Sea, to: number): MaybeRefusal {
  const from = moverRegion(sea);
  const place = { from: nameOf(sea, from), to: nameOf(sea, to) };
  if (isVisited(sea, to)) return refuse(to === from ? 'already-here' : 'been-there', 'PS-MOVE-3', place);
  if (!touches(sea, from, to) && !isRunDeep(sea, from, to)) return unreachedRefusal(from, to, place);
  const cost = stepCost(sea, from, to);
  if (cost <= sea.points) return undefined;
  return refuse('too-few-points', isRunDeep(sea, from, to) ? 'PS-MOVE-2' : 'PS-MOVE-1', {
    ...place,
    cost,
    left: sea.points,
  });
}

/** Between two centres the player meant to run deep, so the refusal says that both must be deep. */
function unreachedRefusal(from: number, to: number, place: RefusalDetails['not-touching']): Refusal<RefusalKind> {
  const centres = isCentre(from) && isCentre(to);
  return centres ? refuse('not-deep', 'PS-MOVE-2', place) : refuse('not-touching', 'PS-GEO-2', place);
}

function mineRefusal(sea: Sea, region: number): MaybeRefusal {
  const place = { region: nameOf(sea, region) };
  if (region === moverRegion(sea)) return refuse('move-ended-there', 'PS-MINE-2', place);
  if (!isVisited(sea, region)) return refuse('not-on-the-course', 'PS-MINE-1', place);
  if (sea.water[region] === DEEP) return refuse('deep', 'PS-MINE-2', place);
  return isEmpty(sea, region) ? undefined : occupiedRefusal(sea, region, 'PS-MINE-2');
}

function occupiedRefusal(sea: Sea, region: number, rule: string): Refusal<RefusalKind> {
  const piece = sea.centres[region] ? 'cc' : sea.mines[region] ? 'mine' : 'sub';
  const owner = (sea.centres[region] || sea.mines[region] || sea.afloat[region])! - 1;
  return refuse('occupied', rule, { region: nameOf(sea, region), piece, of: colourOf(sea, owner) });
}
