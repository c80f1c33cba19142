// Checks the points that are left, against what the turn and the action under way have cost (IE-TURN-1, IE-TURN-2).

import { costOfAction } from '../costs.ts';
import { type Expedition, isActive } from '../expedition.ts';
import { fullHealth } from '../explorers.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';

export function validatePoints(e: Expedition, snapshot: Snapshot): void {
  const { points, chain, exerted, asks, active, todo } = snapshot;
  const received = String(points);
  if (points > 0 && !isActive(e, e.active)) throw positionError('too-many-points', 'IE-TURN-3', ['points'], received);
  if (points > 0 && isTurnOver(snapshot)) throw positionError('too-many-points', 'IE-HAZ-1', ['points'], received);
  if (points > 2 + e.exerted - costOfBracing(snapshot) - costUnderWay(snapshot))
    throw positionError('too-many-points', exerted ? 'IE-TURN-2' : 'IE-TURN-1', ['points'], received);
  if (chain > 0 !== (asks === 'chain'))
    throw positionError('chain-does-not-fit', 'IE-ACT-RUN', ['chain'], String(chain));
  if (exerted && cannotHaveExerted(e, snapshot)) throw positionError('cannot-have-exerted', 'IE-TURN-2', ['exerted']);
  if (todo.includes('second-reveal') && active !== 'guide')
    throw positionError('not-their-ability', 'IE-GUI-2', ['active'], active);
}

/** The hazard roll comes after the last action, and takes what points are left. */
const isTurnOver = ({ asks, todo }: Snapshot): boolean => asks !== 'over' && !todo.includes('hazard-roll');

/** IE-TURN-2: with a point gained, a health was lost; and anyone who crawls has not exerted. */
function cannotHaveExerted(e: Expedition, { points, todo }: Snapshot): boolean {
  const isCrawling = todo.at(-1) === 'hazard-roll' && !isActive(e, e.active);
  return isCrawling || (points === 3 && e.health[e.active] === fullHealth(e.who[e.active]!));
}

/** IE-VET-2: on his own turn it was this turn that he braced in. */
const costOfBracing = ({ brace, active }: Snapshot): number =>
  brace === 'braced' && active === 'veteran' ? costOfAction('brace') : 0;

function costUnderWay(snapshot: Snapshot): number {
  const { asks, todo, reveal } = snapshot;
  if (reveal?.hand === 'journal T') return costOfAction('research');
  if (asks === 'chain' || todo.at(-1)?.startsWith('chain')) return costOfChain(snapshot);
  return todo.includes('act') ? 1 : 0;
}

/** Only a Run has two more Moves after its first; with fewer left the Scoundrel's may be a Sprint. */
const costOfChain = ({ active, chain, todo }: Snapshot): number =>
  costOfAction(active === 'scoundrel' && chain < 2 && todo.at(-1) !== 'chain 2' ? 'sprint' : 'run');
