/** What a caver could do here, and what it costs. */
import { canBeBlasted, cellAcross, findTile, hasMark, isConnected, isGap, kindAt, tileAt } from './cave.ts';
import { fullHealth, isOnExit } from './health.ts';
import { canGetTile } from './reveal.ts';
import { caverOf, cavers, caversAt, holdsHorror, isConscious, isInCave, placeOf, type SlowState } from './state.ts';
import { canReachSide, moves, squeezes, swims } from './step.ts';
import { hasLedge } from './tiles.ts';
import { type Caver, type Cell, type Choice, type PointsAction, SIDES, type Side } from './vocabulary.ts';

type Name = PointsAction['type'];

const COSTS: Readonly<Record<Name, number>> = {
  reveal: 1,
  explore: 1,
  move: 1,
  run: 2,
  heal: 2,
  swim: 2,
  squeeze: 2,
  dig: 2,
  rope: 2,
  hide: 2,
  dive: 2,
  excavate: 1,
  demolish: 2,
  rig: 1,
  bandage: 1,
  sprint: 1,
  repel: 1,
  direct: 1,
};

/** ST-RM-2 */
const MANUAL_COSTS: Readonly<Record<Name, number>> = {
  ...COSTS,
  explore: 2,
  bandage: 2,
  sprint: 2,
  repel: 2,
  direct: 2,
  excavate: 2,
};

export function costOf(state: SlowState, action: PointsAction): number {
  return (state.options.variant === 'standard' ? COSTS : MANUAL_COSTS)[action.type];
}

export function isPointsAction(choice: Choice): choice is PointsAction {
  return choice.type in COSTS;
}

/** Everything a conscious caver in the cave could do with enough points. */
export function possibleActions(state: SlowState, caver: Caver): PointsAction[] {
  return [...actionsForEveryone(state, caver), ...abilities(state, caver)];
}

function actionsForEveryone(state: SlowState, caver: Caver): PointsAction[] {
  return [
    ...towards('reveal', gaps(state, caver)),
    ...towards('explore', gaps(state, caver)),
    ...towards('move', moves(state, caver)),
    ...towards('run', moves(state, caver)),
    ...towards('swim', swims(state, caver)),
    ...towards('squeeze', squeezes(state, caver)),
    ...healable(state, caver).map((who) => ({ type: 'heal', caver: who }) as const),
    ...rubble(state, caver).map((at) => ({ type: 'dig', at }) as const),
    ...(lacksRope(state, caver) ? [{ type: 'rope' } as const] : []),
    ...(caverOf(state, caver).hidden ? [] : [{ type: 'hide' } as const]),
  ];
}

function abilities(state: SlowState, caver: Caver): PointsAction[] {
  switch (caver) {
    case 'diver':
      return isOnWater(state, caver) ? [{ type: 'dive' }] : [];
    case 'scout':
      return [];
    case 'geologist':
      return rubble(state, caver).map((at) => ({ type: 'excavate', at }));
    case 'engineer':
      return towards('demolish', walls(state, caver));
    case 'climber':
      return lacksRope(state, caver) && state.options.variant === 'standard' ? [{ type: 'rig' }] : [];
    case 'medic':
      return [...bandages(state, caver), ...towards('sprint', moves(state, caver))];
    case 'bodyguard':
      return towards('repel', horrorsAround(state, caver));
    case 'leader':
      return directable(state, caver).map((who) => ({ type: 'direct', caver: who }));
    default:
      return caver satisfies never;
  }
}

function towards(
  type: Extract<PointsAction, { to: Side }>['type'],
  sides: readonly Side[],
): Extract<PointsAction, { to: Side }>[] {
  return sides.map((to) => ({ type, to }));
}

/** ST-ACT-REVEAL, ST-TILE-LEDGE-3, ST-TILE-SLIDE, ST-CAVE-5 */
function gaps(state: SlowState, caver: Caver): Side[] {
  if (!canGetTile(state, caver)) return [];
  const here = placeOf(state, caver);
  return SIDES.filter((side) => isGap(state.cave, here, side) && canReachSide(state, caver, side));
}

/** ST-ACT-HEAL */
function healable(state: SlowState, caver: Caver): Caver[] {
  return caversAt(state, placeOf(state, caver)).filter(
    (who) => caverOf(state, who).health < fullHealth(state.options, who),
  );
}

/** ST-MED-1 */
function bandages(state: SlowState, caver: Caver): PointsAction[] {
  return healable(state, caver)
    .filter((who) => who !== caver)
    .map((who) => ({ type: 'bandage', caver: who }));
}

/** ST-ACT-DIG */
function rubble(state: SlowState, caver: Caver): (Side | 'here')[] {
  const here = placeOf(state, caver);
  const around = sidesInReach(state, here).filter((side) => hasMark(state.cave, cellAcross(here, side), 'rubble'));
  return hasMark(state.cave, here, 'rubble') ? ['here', ...around] : around;
}

/** The sides across which Dig and Repel reach a tile: ST-ACT-DIG, ST-BOD-1, ST-TILE-LEDGE-3, ST-RM-5. */
function sidesInReach(state: SlowState, here: Cell): Side[] {
  if (state.options.variant === 'standard') return SIDES.filter((side) => isConnected(state.cave, here, side));
  return SIDES.filter((side) => findTile(state.cave, cellAcross(here, side)) !== undefined);
}

/** ST-ACT-ROPE */
function lacksRope(state: SlowState, caver: Caver): boolean {
  const { tile, marks } = tileAt(state.cave, placeOf(state, caver));
  return hasLedge(tile) && !marks.includes('rope');
}

/** ST-DIV-1 */
function isOnWater(state: SlowState, caver: Caver): boolean {
  return kindAt(state.cave, placeOf(state, caver)) === 'water';
}

/** ST-ENG-1 */
function walls(state: SlowState, caver: Caver): Side[] {
  if (state.explosives === 0) return [];
  return SIDES.filter((side) => canBeBlasted(state.cave, placeOf(state, caver), side));
}

/** ST-BOD-1 */
function horrorsAround(state: SlowState, caver: Caver): Side[] {
  const here = placeOf(state, caver);
  return sidesInReach(state, here).filter((side) => holdsHorror(state, cellAcross(here, side)));
}

/** ST-LEA-1 */
function directable(state: SlowState, caver: Caver): Caver[] {
  if (state.hasDirected) return [];
  return cavers(state).filter((who) => who !== caver && isConscious(state, who) && isInCave(state, who));
}

/** ST-ACT-LEAVE */
export function mayLeave(state: SlowState): boolean {
  const conscious = cavers(state).filter((caver) => isConscious(state, caver));
  return conscious.every((caver) => isOnExit(state, caver));
}
