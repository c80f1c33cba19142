// Loads whose turn it is and who acts.

import { type Expedition, isActive, isInside } from '../expedition.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { memberIndex } from './places.ts';

export function loadTurn(e: Expedition, snapshot: Snapshot): void {
  e.round = snapshot.round;
  e.points = snapshot.points;
  e.exerted = snapshot.exerted ? 1 : 0;
  e.chain = snapshot.chain;
  e.active = memberIndex(e, snapshot.active, ['active']);
  e.actor = memberIndex(e, snapshot.actor, ['actor']);
}

const ACTING: readonly Snapshot['asks'][] = ['action', 'commanded', 'chain', 'illuminate', 'tile', 'choose', 'place'];

export function validateActor(e: Expedition, snapshot: Snapshot): void {
  const { asks, actor, active, todo } = snapshot;
  if (ACTING.includes(asks) && !isActive(e, e.actor)) throw positionError('cannot-act', 'IE-TURN-4', ['actor'], actor);
  const isDowned = isInside(e, e.actor) && e.health[e.actor] === 0;
  if (asks === 'crawl' && !isDowned) throw positionError('not-downed', 'IE-TURN-4', ['actor'], actor);
  if (todo.includes('commanded-over') || (asks === 'over' && actor !== active)) return validateCommand(e, snapshot);
  if (actor !== active) throw positionError('not-their-turn', 'IE-TURN-1', ['actor'], actor);
}

/** IE-ARI-1: the Aristocrat commands somebody else. */
function validateCommand(e: Expedition, { asks, actor, active }: Snapshot): void {
  if (active !== 'aristocrat') throw positionError('not-their-ability', 'IE-ARI-1', ['active'], active);
  if (actor === active) throw positionError('not-yourself', 'IE-ARI-1', ['actor'], actor);
  if (asks !== 'over' && !isActive(e, e.active)) throw positionError('cannot-act', 'IE-TURN-4', ['active'], active);
}
