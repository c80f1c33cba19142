/** Steps of cavers: where they can go, and what happens when they enter a tile. */
import { cellAcross, hasMark, isConnected, kindAt, opposite, tileAt } from './cave.ts';
import { isProtected, isStruckHere, lose, touch } from './health.ts';
import { caverOf, doFirst, isConscious, placeOf, type SlowState, withCaver } from './state.ts';
import { askPlayer, type Question, type TaskOf } from './task.ts';
import { hasLedge, nearSide, printOf } from './tiles.ts';
import { type Caver, type Cell, type Choice, SIDES, type Side } from './vocabulary.ts';

const GAS_LOSS = 2;

// Where a caver can go

/** ST-TILE-LEDGE-2, -3, -4, ST-TILE-SLIDE: whether no ledge or slide separates the caver from that side of the tile. */
export function canReachSide(state: SlowState, caver: Caver, side: Side): boolean {
  const here = tileAt(state.cave, placeOf(state, caver));
  const cameBy = caverOf(state, caver).side;
  if (!hasLedge(here.tile) || here.marks.includes('rope') || side === cameBy) return true;
  return printOf(here.tile).kind === 'slide' && cameBy === nearSide(here.turn);
}

/** The sides by which the caver can step onto another tile, with any kind of step. */
function ways(state: SlowState, caver: Caver): Side[] {
  const here = placeOf(state, caver);
  return SIDES.filter((side) => isConnected(state.cave, here, side) && canReachSide(state, caver, side));
}

/** ST-ACT-MOVE */
export function moves(state: SlowState, caver: Caver): Side[] {
  const here = placeOf(state, caver);
  return ways(state, caver).filter((side) => canMoveOnto(state, caver, cellAcross(here, side)));
}

/** ST-TILE-WATER, ST-TILE-CAVEIN, ST-TILE-SQUEEZE, ST-DIV-3, ST-CLI-2 */
function canMoveOnto(state: SlowState, caver: Caver, cell: Cell): boolean {
  if (hasMark(state.cave, cell, 'flood')) return caver === 'diver';
  if (hasMark(state.cave, cell, 'rubble')) return caver === 'climber';
  if (kindAt(state.cave, cell) === 'squeeze') return caver === 'climber';
  return true;
}

/** ST-ACT-SWIM */
export function swims(state: SlowState, caver: Caver): Side[] {
  const here = placeOf(state, caver);
  return ways(state, caver).filter((side) => hasMark(state.cave, cellAcross(here, side), 'flood'));
}

/** ST-ACT-SQUEEZE */
export function squeezes(state: SlowState, caver: Caver): Side[] {
  const here = placeOf(state, caver);
  return ways(state, caver).filter((side) => kindAt(state.cave, cellAcross(here, side)) === 'squeeze');
}

// Stepping

export function step(state: SlowState, { caver, to }: TaskOf<'step'>): SlowState {
  return arrive(state, caver, cellAcross(placeOf(state, caver), to), opposite(to));
}

/** `by` is the side of the new tile the caver comes by; null when appearing. */
export function arrive(state: SlowState, caver: Caver, at: Cell, by: Side | null): SlowState {
  const side = hasLedge(tileAt(state.cave, at).tile) ? by : null;
  return doFirst(withCaver(state, caver, { at, side }), { do: 'enter', caver });
}

/** ST-TILE-ENTER: gas, then rough ground, then a horror. */
export function enter(state: SlowState, { caver }: TaskOf<'enter'>): SlowState {
  const at = placeOf(state, caver);
  const gassed = isGassed(state, caver) ? lose(state, [{ caver, amount: GAS_LOSS }]) : state;
  return doFirst(gassed, { do: 'check', caver, check: 'rough' }, { do: 'touch', at });
}

/** ST-TILE-GAS, ST-BOD-2 */
function isGassed(state: SlowState, caver: Caver): boolean {
  return state.gas && kindAt(state.cave, placeOf(state, caver)) === 'gas' && !isProtected(state, caver);
}

/** ST-TILE-ROUGH; ST-ASK-3: no roll if a horror strikes anyway. */
export function roughGroundMatters(state: SlowState, caver: Caver): boolean {
  return kindAt(state.cave, placeOf(state, caver)) === 'rough' && !isStruckHere(state, caver);
}

export function touchHorrorThere(state: SlowState, { at }: TaskOf<'touch'>): SlowState {
  return touch(state, at);
}

// The later Moves of a Run or Sprint

export function chainQuestion(state: SlowState, { caver }: TaskOf<'chain'>): Question | undefined {
  if (!isConscious(state, caver)) return undefined;
  const further = moves(state, caver).map((to) => ({ type: 'move', to }) as const);
  return askPlayer(state, caver, 'chain', [...further, { type: 'stop' }]);
}

export function chain(state: SlowState, { caver, moves }: TaskOf<'chain'>, choice: Choice | undefined): SlowState {
  return choice?.type === 'move' ? chainOf(state, caver, choice.to, moves) : state;
}

/** One Move, then up to `moves` in total. */
export function chainOf(state: SlowState, caver: Caver, to: Side, moves: number): SlowState {
  const further = moves > 1 ? [{ do: 'chain', caver, moves: moves - 1 } as const] : [];
  return doFirst(state, { do: 'step', caver, to }, ...further);
}
