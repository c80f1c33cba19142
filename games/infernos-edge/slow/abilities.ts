/** The abilities of each explorer. */
import { gapsSeenFrom, seenFrom } from './distance.ts';
import { isHurt } from './health.ts';
import { gapsAround, rubbleInReach, towards } from './reach.ts';
import { gapsForJournals } from './reveal.ts';
import { explorerOf, guardiansAt, inside, isActive, placeOf, type SlowState, tilesInBag } from './state.ts';
import { moves } from './step.ts';
import { canBeDemolished, cellAcross, connectedSides, kindOf, spaceAt } from './temple.ts';
import { isFromBag } from './tiles.ts';
import { type Cell, type Explorer, type PointsAction, SIDES, type Side } from './vocabulary.ts';

/** IE-SHA-1, IE-SHA-2, IE-HEA-1 */
const REACH_OF_SCOPE = 3;
const REACH_OF_SHOT = 3;
const REACH_OF_MEND = 2;

export function abilities(state: SlowState, explorer: Explorer): PointsAction[] {
  const here = placeOf(state, explorer);
  switch (explorer) {
    case 'archaeologist':
      return [];
    case 'guide':
      return towards('illuminate', gapsAround(state, explorer));
    case 'scoundrel':
      return towards('sprint', moves(state, explorer));
    case 'aristocrat':
      return [...commands(state), ...researches(state)];
    case 'foreman':
      return [...excavations(state), ...(canShoreUp(state, here) ? [{ type: 'shore-up' } as const] : [])];
    case 'sharpshooter':
      return [...scopes(state, here), ...shots(state, here)];
    case 'sapper':
      return [...towards('grenade', guardedSides(state, here)), ...towards('demolish', walls(state, here))];
    case 'veteran':
      return [
        ...(guardiansAt(state, here) > 0 ? [{ type: 'annihilate' } as const] : []),
        ...(state.brace === 'no' ? [{ type: 'brace' } as const] : []),
      ];
    case 'healer':
      return hurtInSight(state, explorer, REACH_OF_MEND).map((who) => ({ type: 'mend', explorer: who }));
    case 'priest':
      return [...revivals(state), ...purifications(state, here)];
    default:
      return explorer satisfies never;
  }
}

/** IE-ARI-1, IE-ACT-0 */
function commands(state: SlowState): PointsAction[] {
  return inside(state)
    .filter((who) => who !== 'aristocrat' && isActive(state, who) && moves(state, who).length > 0)
    .map((who) => ({ type: 'command', explorer: who }));
}

/** IE-ARI-2 */
function researches(state: SlowState): PointsAction[] {
  if (state.journals === 0) return [];
  return gapsForJournals(state, 'aristocrat').map((at) => ({ type: 'research', at }));
}

/** IE-FOR-1 */
function excavations(state: SlowState): PointsAction[] {
  return rubbleInReach(state, 'foreman').map((at) => ({ type: 'excavate', at }));
}

/** IE-FOR-2 */
function canShoreUp(state: SlowState, here: Cell): boolean {
  const laid = spaceAt(state.temple, here);
  return state.shores > 0 && isFromBag(laid.tile) && kindOf(laid) !== 'normal';
}

/** IE-SHA-1 */
function scopes(state: SlowState, here: Cell): PointsAction[] {
  if (tilesInBag(state) === 0) return [];
  return gapsSeenFrom(state.temple, here)
    .filter(({ steps }) => steps <= REACH_OF_SCOPE)
    .map(({ at }) => ({ type: 'scope', at }));
}

/** IE-SHA-2 */
function shots(state: SlowState, here: Cell): PointsAction[] {
  return [...seenFrom(state.temple, here)]
    .filter(([at, steps]) => at !== here && steps <= REACH_OF_SHOT && guardiansAt(state, at) > 0)
    .map(([at]) => ({ type: 'shoot', at }));
}

/** IE-SAP-1, IE-ACT-0 */
function guardedSides(state: SlowState, here: Cell): Side[] {
  return connectedSides(state.temple, here).filter((side) => guardiansAt(state, cellAcross(here, side)) > 0);
}

/** IE-SAP-2 */
function walls(state: SlowState, here: Cell): Side[] {
  if (state.demolitions === 0) return [];
  return SIDES.filter((side) => canBeDemolished(state.temple, here, side));
}

/** Hurt explorers in sight, without this explorer. */
function hurtInSight(state: SlowState, explorer: Explorer, reach: number): Explorer[] {
  const seen = seenFrom(state.temple, placeOf(state, explorer));
  const isSeen = (at: Cell | null) => at !== null && (seen.get(at) ?? Number.POSITIVE_INFINITY) <= reach;
  return inside(state).filter((who) => who !== explorer && isHurt(state, who) && isSeen(explorerOf(state, who).at));
}

/** IE-PRI-1: at any distance in sight. */
function revivals(state: SlowState): PointsAction[] {
  return hurtInSight(state, 'priest', Number.MAX_SAFE_INTEGER).map((who) => ({ type: 'revive', explorer: who }));
}

/** IE-PRI-2 */
function purifications(state: SlowState, here: Cell): PointsAction[] {
  return [...new Set(state.guardians)].filter((at) => at !== here).map((at) => ({ type: 'purify', at }));
}
