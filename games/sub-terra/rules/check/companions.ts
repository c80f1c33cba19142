// Why another caver cannot be healed or directed, and why the team cannot leave yet.

import { CAVERS, type Caver } from '../cavers.ts';
import { canLeave } from '../conditions.ts';
import { type Descent, findCaver, hasState, isConscious, isInCave, isOnExit, nameOf } from '../descent.ts';
import { isHurt } from '../health.ts';
import { REMOVED } from '../marks.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';
import { ownTile } from './steps.ts';

export function healRefusal(d: Descent, caver: Caver, rule: string): MaybeRefusal {
  const other = findCaver(d, CAVERS.indexOf(caver));
  if (other < 0) return refuse('not-in-the-team', 'ST-SETUP-1', { caver });
  if (hasState(d, other, REMOVED)) return refuse('removed', 'ST-DARK-1', { caver });
  if (!isInCave(d, other)) return refuse('submerged', 'ST-DIV-2', { caver });
  if (d.places[other] !== ownTile(d)) return refuse('not-on-this-tile', rule, { caver });
  return isHurt(d, other) ? undefined : refuse('full-health', rule, { caver });
}

export function bandageRefusal(d: Descent, caver: Caver): MaybeRefusal {
  if (caver === nameOf(d, d.actor)) return refuse('not-yourself', 'ST-MED-1');
  return healRefusal(d, caver, 'ST-MED-1');
}

export function directRefusal(d: Descent, caver: Caver): MaybeRefusal {
  const other = findCaver(d, CAVERS.indexOf(caver));
  if (other < 0) return refuse('not-in-the-team', 'ST-SETUP-1', { caver });
  if (other === d.actor) return refuse('not-yourself', 'ST-LEA-1');
  if (d.directed) return refuse('directed-already', 'ST-LEA-1');
  if (hasState(d, other, REMOVED)) return refuse('removed', 'ST-DARK-1', { caver });
  if (!isInCave(d, other)) return refuse('submerged', 'ST-DIV-2', { caver });
  return isConscious(d, other) ? undefined : refuse('unconscious', 'ST-KO-1', { caver });
}

export function leaveRefusal(d: Descent): MaybeRefusal {
  if (canLeave(d)) return undefined;
  const conscious = d.options.cavers.map((_, i) => i).filter((i) => isConscious(d, i));
  const missing = conscious.filter((i) => !isOnExit(d, i)).map((i) => nameOf(d, i));
  return refuse('not-all-on-the-exit', 'ST-ACT-LEAVE', { missing });
}
