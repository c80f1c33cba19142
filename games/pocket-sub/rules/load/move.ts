// Loads the subs and the move under way.

import { impossible, type Path } from '@undercroft/engine';
import { isCentre } from '../board.ts';
import { isRunDeep, isVisited, pointsFor, stepCost, touches } from '../moving.ts';
import { berth, isEmpty, isFriendlyCentre, moorSub, moverRegion, nameOf, type Sea } from '../sea.ts';
import type { Snapshot } from '../snapshot.ts';
import { CURRENT } from '../tokens.ts';
import { fleets, regionNamed } from './board.ts';

export function loadMove(sea: Sea, { move, phase }: Snapshot): void {
  if ((phase === 'step' || phase === 'mine') && !move) throw impossible('no-move', 'PS-TURN-1', ['move']);
  if (phase !== 'step' && phase !== 'mine' && phase !== 'over' && move)
    throw impossible('move-not-begun', 'PS-TURN-1', ['move']);
  if (!move) return;
  sea.points = pointsFor(sea.using);
  for (const [i, name] of move.path.entries()) loadStep(sea, regionNamed(sea, name, ['move', 'path', i]));
  if (move.points === sea.points) return;
  const kind = move.points > sea.points ? 'too-many-points' : 'too-few-points';
  const rule = sea.using & CURRENT ? 'PS-CAP-7' : 'PS-MOVE-1';
  throw impossible(kind, rule, ['move', 'points'], String(move.points));
}

/** Moves on to the next region of the path, or chooses the sub in the first one. */
function loadStep(sea: Sea, to: number): void {
  const path: Path = ['move', 'path', sea.pathLength];
  if (isVisited(sea, to)) throw impossible('been-there', 'PS-MOVE-3', path, nameOf(sea, to));
  if (sea.pathLength > 0) payStep(sea, moverRegion(sea), to, path);
  sea.path[sea.pathLength++] = to;
}

function payStep(sea: Sea, from: number, to: number, path: Path): void {
  const isRun = isRunDeep(sea, from, to);
  if (!isRun && !touches(sea, from, to)) {
    const [kind, rule] =
      isCentre(from) && isCentre(to) ? (['not-deep', 'PS-MOVE-2'] as const) : (['not-touching', 'PS-GEO-2'] as const);
    throw impossible(kind, rule, path, nameOf(sea, to));
  }
  sea.points -= stepCost(sea, from, to);
  if (sea.points < 0) throw impossible('too-few-points', isRun ? 'PS-MOVE-2' : 'PS-MOVE-1', path, nameOf(sea, to));
}

export function loadSubs(sea: Sea, { subs, move, phase }: Snapshot): void {
  const moving = move?.alive ? moverRegion(sea) : -1;
  const lifted = phase === 'step';
  for (const [seat, names, fleet] of fleets(sea, subs, 'subs')) {
    if (names.length > sea.board.subsEach)
      throw impossible('too-many-subs', 'PS-SETUP-1', ['subs', fleet], String(names.length));
    for (const [i, name] of names.entries())
      loadSub(sea, seat, regionNamed(sea, name, ['subs', fleet, i]), { moving, lifted }, ['subs', fleet, i]);
  }
  if (move?.alive && sea.mover < 0) throw impossible('no-sub-there', 'PS-TURN-1', ['move', 'path'], move.path.at(-1));
}

interface Moving {
  readonly moving: number;
  readonly lifted: boolean;
}

/** The moving sub may share its region with what it passes; every other sub is alone or in a Command Centre. */
function loadSub(sea: Sea, seat: number, at: number, { moving, lifted }: Moving, path: Path): void {
  const index = berth(seat) + sea.fleet[seat]!++;
  sea.subs[index] = at;
  const isMover = seat === sea.seat && at === moving && sea.mover < 0;
  if (isMover) sea.mover = index;
  if ((isMover && lifted) || isFriendlyCentre(sea, at, seat)) return;
  if (!isEmpty(sea, at)) throw impossible('occupied', 'PS-MEET-1', path, nameOf(sea, at));
  moorSub(sea, seat, at);
}
