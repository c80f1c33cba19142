// Loads whose turn it is and what is left of it, and checks it against the job stack.

import { LEADER, MEDIC } from '../cavers.ts';
import { DEMOLISH, DIRECT, EXPLORE, HIDE, MOVE, PLACE_ROPE, REVEAL, RUN, SPRINT } from '../codes.ts';
import { costOf } from '../costs.ts';
import { type Descent, hasState, isCaver, isConscious, isInCave, nameOf } from '../descent.ts';
import { HIDDEN, SUBMERGED } from '../marks.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { hasJob, jobArgument, type Moment } from './jobs.ts';

export function loadTurn(d: Descent, snapshot: Snapshot): void {
  d.round = snapshot.round;
  d.points = snapshot.points;
  d.exerted = snapshot.exerted ? 1 : 0;
  d.directed = snapshot.directed ? 1 : 0;
  d.discardsLeft = snapshot.pathfinder;
  d.explosivesLeft = snapshot.explosives;
}

export function checkTurn(d: Descent, snapshot: Snapshot, moment: Moment): void {
  checkActors(d, moment);
  if (moment.phase === 'turn') checkTurnOrder(d, snapshot, moment);
  checkPoints(d, snapshot, moment);
}

/** ST-LEA-1: only who was directed acts in somebody else's turn. */
function checkActors(d: Descent, moment: Moment): void {
  if (d.directed && !isCaver(d, d.active, LEADER))
    throw positionError('no-leader', 'ST-LEA-1', ['directed'], nameOf(d, d.active));
  const byOther = moment.phase === 'over' ? d.actor !== d.active : hasJob(moment, 'directed-over');
  if (byOther && !d.directed) throw positionError('no-leader', 'ST-LEA-1', ['directed'], 'false');
  if (byOther !== (d.actor !== d.active)) throw positionError('wrong-actor', 'ST-LEA-1', ['actor'], nameOf(d, d.actor));
}

/** ST-ROUND-2: the turn that comes next, and what nobody can have done before their turn. */
function checkTurnOrder(d: Descent, { asks, round }: Snapshot, moment: Moment): void {
  const turnOf = (i: number): number => (i - d.start + d.cavers) % d.cavers;
  const turn = turnOf(d.active);
  const next = turn + 1 < d.cavers ? turn + 1 : undefined;
  if (jobArgument(moment, 'turn') !== next)
    throw positionError('not-their-turn', 'ST-ROUND-2', ['active'], nameOf(d, d.active));
  if (asks !== 'appear' && !(isConscious(d, d.active) && isInCave(d, d.active)))
    throw positionError('cannot-act', 'ST-KO-1', ['active'], nameOf(d, d.active));
  for (let i = 0; i < d.cavers; i++) {
    const path = ['cavers', nameOf(d, i), 'state'];
    if (hasState(d, i, HIDDEN) && turnOf(i) > turn) throw positionError('turn-to-come', 'ST-ACT-HIDE', path, 'hidden');
    if (hasState(d, i, SUBMERGED) && turnOf(i) >= turn && round === 1)
      throw positionError('turn-to-come', 'ST-DIV-1', path, 'submerged');
  }
}

const POINTS = 2;

/** ST-TURN-1, ST-TURN-2: a caver has what a turn gives, less what was surely spent in it. */
function checkPoints(d: Descent, snapshot: Snapshot, moment: Moment): void {
  const directed = hasJob(moment, 'directed-over');
  const cost = costUnderWay(d, snapshot, moment);
  if (directed && cost > 1) throw positionError('costs-too-much', 'ST-LEA-1', ['actor'], nameOf(d, d.actor));
  if (snapshot.asks === 'appear' && d.exerted) throw positionError('wrong-points', 'ST-DIV-1', ['exerted'], 'true');
  const most = mostPoints(d, snapshot, moment) - (directed ? 0 : cost);
  if (d.points > most) throw positionError('wrong-points', 'ST-TURN-1', ['points'], String(d.points));
}

/** Between turns, and when a turn ends or consists of appearing, nobody has points. */
function mostPoints(d: Descent, { asks, roll }: Snapshot, { phase }: Moment): number {
  if (phase === 'over') return POINTS + d.exerted;
  if (phase !== 'turn' || asks === 'appear' || roll?.why === 'exertion') return 0;
  const hid = hasState(d, d.active, HIDDEN) ? costOf(d, HIDE) : 0;
  return POINTS + d.exerted - hid - (d.directed ? costOf(d, DIRECT) : 0);
}

/** The least that the action under way has cost. */
function costUnderWay(d: Descent, { asks, roll, reveal, chain }: Snapshot, moment: Moment): number {
  if (moment.phase !== 'turn') return 0;
  if (reveal) return costOf(d, reveal.exploring ? EXPLORE : REVEAL);
  if (asks === 'chain') return costOfChain(d, chain);
  if (roll?.why === 'rough') return costOfChain(d, jobArgument(moment, 'chain'));
  if (roll?.why === 'hide') return costOf(d, HIDE);
  if (roll?.why === 'rope') return costOf(d, PLACE_ROPE);
  return roll?.why === 'cave-in' ? costOf(d, DEMOLISH) : 0;
}

/** ST-ACT-RUN, ST-MED-2: by the Moves that are left; a single step may have been a Move. */
function costOfChain(d: Descent, left: number | undefined): number {
  if (left === undefined) return costOf(d, MOVE);
  return costOf(d, left < 2 && isCaver(d, d.actor, MEDIC) ? SPRINT : RUN);
}
