// The worth of healing, and of spending health on exertion.
import { type Expedition, fullHealth } from '@undercroft/infernos-edge';
import { CARRYING, LEAVING, TAKING } from './goals.ts';
import { artifactHolder } from './team.ts';
import { NEVER, type Turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

/** Restores up to `most` points of health for this many action points. */
export function healWorth({ goal }: Turn, e: Expedition, other: number, most: number, cost: number): number {
  const health = e.health[other]!;
  if (health === 0) return WEIGHTS.helpUp / cost;
  const missing = fullHealth(e.who[other]!) - health;
  const carry = goal === CARRYING ? WEIGHTS.healCarry : 0;
  const need = carry + Math.max(WEIGHTS.healIdle, WEIGHTS.heal - WEIGHTS.healNeed * (health - 1));
  return (need * Math.min(most, missing)) / cost;
}

/** IE-TURN-2: when the points are spent, health is left and there is something to do. */
export function exertWorth(turn: Turn, e: Expedition): number {
  if (e.points > 0) return NEVER;
  const { goal } = turn;
  const isUrgent = goal === CARRYING || goal === LEAVING || (goal === TAKING && artifactHolder(e) < 0);
  const enough = isUrgent ? WEIGHTS.exertUrgent : WEIGHTS.exert;
  const isAffordable = e.health[turn.actor]! >= enough + Math.floor(turn.danger);
  return isAffordable && hasWork(turn, e) ? WEIGHTS.minimum + 0.1 : NEVER;
}

const hasWork = ({ goal, tile, paths }: Turn, e: Expedition): boolean =>
  goal === CARRYING || goal === LEAVING || paths.distances[tile]! > 0.5 || (e.bagCount > 0 && e.cave.gaps[tile] !== 0);
