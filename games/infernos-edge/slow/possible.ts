/** The possible actions of an explorer, and their costs. */
import { abilities } from './abilities.ts';
import { isHurt } from './health.ts';
import { gapsAround, rubbleInReach, towards } from './reach.ts';
import { explorerOf, explorersAt, guardiansAt, placeOf, type SlowState } from './state.ts';
import { moves } from './step.ts';
import { isSanctum, spaceAt } from './temple.ts';
import type { Choice, Explorer, PointsAction } from './vocabulary.ts';

const COSTS: Readonly<Record<PointsAction['type'], number>> = {
  reveal: 1,
  explore: 1,
  move: 1,
  run: 2,
  heal: 1,
  'pick-up': 1,
  take: 1,
  give: 1,
  'put-down': 1,
  attack: 1,
  dig: 2,
  illuminate: 1,
  sprint: 1,
  command: 1,
  research: 2,
  excavate: 1,
  'shore-up': 1,
  scope: 1,
  shoot: 1,
  grenade: 1,
  demolish: 1,
  annihilate: 1,
  brace: 1,
  mend: 1,
  revive: 3,
  purify: 3,
};

export function costOf(action: PointsAction): number {
  return COSTS[action.type];
}

export function isPointsAction(choice: Choice): choice is PointsAction {
  return choice.type in COSTS;
}

/** Everything an active explorer could do with enough points. */
export function possibleActions(state: SlowState, explorer: Explorer): PointsAction[] {
  return [
    ...towards('reveal', gapsAround(state, explorer)),
    ...towards('explore', gapsAround(state, explorer)),
    ...towards('move', moves(state, explorer)),
    ...towards('run', moves(state, explorer)),
    ...heals(state, explorer),
    ...itemActions(state, explorer),
    ...(guardiansAt(state, placeOf(state, explorer)) > 0 ? [{ type: 'attack' } as const] : []),
    ...rubbleInReach(state, explorer).map((at) => ({ type: 'dig', at }) as const),
    ...abilities(state, explorer),
  ];
}

/** IE-ACT-HEAL, IE-ACT-0 */
function heals(state: SlowState, explorer: Explorer): PointsAction[] {
  return explorersAt(state, placeOf(state, explorer))
    .filter((who) => isHurt(state, who))
    .map((who) => ({ type: 'heal', explorer: who }));
}

/** IE-ACT-ITEM */
function itemActions(state: SlowState, explorer: Explorer): PointsAction[] {
  const here = placeOf(state, explorer);
  const others = explorersAt(state, here).filter((who) => who !== explorer);
  const holding = others.filter((who) => explorerOf(state, who).holds !== null);
  if (explorerOf(state, explorer).holds === null)
    return [...pickUps(state, explorer), ...holding.map((from) => ({ type: 'take', from }) as const)];
  const emptyHanded = others.filter((who) => explorerOf(state, who).holds === null);
  return [{ type: 'put-down' }, ...emptyHanded.map((to) => ({ type: 'give', to }) as const)];
}

/** IE-ACT-ITEM: keys on the sanctum cannot be picked up. */
function pickUps(state: SlowState, explorer: Explorer): PointsAction[] {
  const here = spaceAt(state.temple, placeOf(state, explorer));
  const hasKey = here.keys > 0 && !isSanctum(here);
  return [
    ...(hasKey ? [{ type: 'pick-up', item: 'key' } as const] : []),
    ...(state.artifact === here.at ? [{ type: 'pick-up', item: 'artifact' } as const] : []),
  ];
}
