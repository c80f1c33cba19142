// Checks that the phase of a position fits the rest of it.

import { impossible } from '@undercroft/engine';
import { ENDINGS, type How } from '../events.ts';
import { winningSide } from '../losses.ts';
import { canMine, canStep } from '../moving.ts';
import { QUIET_ROUNDS } from '../phases.ts';
import { colourOf, isFriendlyCentre, moverRegion, type Sea } from '../sea.ts';
import type { Snapshot } from '../snapshot.ts';
import { canHaveRammed, checkLastLoss, checkLostMover, wrongCause } from './loss.ts';
import { checkSetUp, isSetUp } from './set-up.ts';

export function checkFlow(sea: Sea, snapshot: Snapshot): void {
  const { phase, placed, commandCentres } = snapshot;
  if (isSetUp(phase)) return checkSetUp(sea, snapshot, phase);
  if (Object.keys(commandCentres).length < sea.board.players)
    throw impossible('missing-command-centres', 'PS-STD-2', ['commandCentres']);
  if (placed > 0) throw impossible('wrong-count', 'PS-STD-2', ['placed'], String(placed));
  if (sea.fleet.every((subs) => subs === 0)) throw impossible('nobody-left', 'PS-END-1', ['subs']);
  if (phase === 'over') checkOver(sea, snapshot);
  else checkTurn(sea, snapshot);
  checkLastLoss(sea, snapshot);
  checkQuiet(sea, snapshot);
}

function checkTurn(sea: Sea, snapshot: Snapshot): void {
  const { phase, move } = snapshot;
  if (phase === 'sub' && sea.fleet[sea.seat] === 0)
    throw impossible('eliminated', 'PS-TURN-1', ['seat'], colourOf(sea, sea.seat));
  if (phase === 'step' && (!move?.alive || sea.points === 0 || !canStep(sea)))
    throw impossible('no-step', 'PS-MOVE-4', ['phase']);
  if (phase === 'mine') checkMine(sea, snapshot);
  if (sea.quiet === QUIET_ROUNDS) throw impossible('game-over', 'PS-END-2', ['phase'], phase);
  if (winningSide(sea) >= 0) throw impossible('game-over', 'PS-END-1', ['phase'], phase);
}

/** On these tiles no sub gets stuck in a Command Centre: one that is left has used all its points (PS-MOVE-4). */
function checkMine(sea: Sea, snapshot: Snapshot): void {
  if (!canMine(sea)) throw impossible('no-mine', 'PS-MINE-1', ['phase']);
  if (!snapshot.move?.alive) return checkLostMover(sea, snapshot);
  if (sea.points > 0) throw impossible('points-left', 'PS-MOVE-4', ['move', 'points'], String(sea.points));
}

function checkOver(sea: Sea, snapshot: Snapshot): void {
  const isWon = winningSide(sea) >= 0;
  const isDrawn = sea.quiet === QUIET_ROUNDS;
  if (!isWon && !isDrawn) throw impossible('not-over', 'PS-END-1', ['phase'], 'over');
  if (isWon && isDrawn) throw impossible('won-and-drawn', 'PS-END-1', ['quiet', 'rounds'], String(sea.quiet));
  if (isWon) checkWin(sea, snapshot);
  else checkDraw(sea, snapshot);
}

/** The last enemy was rammed by a hero, or was itself the moving sub. Anyone who writes a position need not tell the move. */
function checkWin(sea: Sea, snapshot: Snapshot): void {
  const { move, lastLoss, quiet } = snapshot;
  if (!lastLoss) throw impossible('no-cause', 'PS-END-1', ['lastLoss']);
  if (!ENDINGS.includes(lastLoss as How)) throw wrongCause('PS-HERO-1', lastLoss);
  if (!move) return;
  if (!move.alive) {
    if (sea.board.sides[sea.seat] === winningSide(sea))
      throw impossible('wrong-seat', 'PS-END-1', ['seat'], String(sea.seat));
    return checkLostMover(sea, snapshot);
  }
  if (!canHaveRammed(sea, sea.pathLength - 1)) throw wrongCause('PS-END-1', lastLoss);
  if (quiet.thisRound) throw notQuiet('true');
}

const notQuiet = (received: string): Error => impossible('wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], received);

/** A round without a mine ends in a friendly Command Centre: everywhere else the sub is lost without one. */
function checkDraw(sea: Sea, { move, quiet }: Snapshot): void {
  if (!quiet.thisRound) throw notQuiet('false');
  if (!move) return;
  if (!move.alive || !isFriendlyCentre(sea, moverRegion(sea), sea.seat) || sea.points > 0 || canMine(sea))
    throw impossible('not-quiet', 'PS-END-2', ['move']);
  const { players } = sea.board;
  for (let seat = (sea.seat + 1) % players; seat !== sea.options.first; seat = (seat + 1) % players)
    if (sea.fleet[seat] !== 0) throw impossible('wrong-seat', 'PS-END-2', ['seat'], String(sea.seat));
}

/** PS-END-2. In round 1 the rounds before may not have been counted: a position made by hand may start there. */
function checkQuiet(sea: Sea, { phase, move, round, quiet }: Snapshot): void {
  if (round > mostRounds(sea)) throw impossible('too-many-rounds', 'PS-END-2', ['round'], String(round));
  if (round > 1 && quiet.rounds >= round)
    throw impossible('too-many-quiet-rounds', 'PS-END-2', ['quiet', 'rounds'], String(quiet.rounds));
  const isFirstTurn = sea.seat === sea.options.first && phase !== 'over';
  if (isFirstTurn && !quiet.thisRound && (!move || (move.alive && !hasRammed(sea)))) throw notQuiet('false');
}

const hasRammed = (sea: Sea): boolean => sea.path.subarray(0, sea.pathLength).some((_, i) => canHaveRammed(sea, i));

/** In any three rounds, a mine is laid or a sub is lost. There is room for a mine in each region, and for one more per lost sub. */
const mostRounds = ({ board }: Sea): number => QUIET_ROUNDS * (board.regions + 2 * board.players * board.subsEach);
