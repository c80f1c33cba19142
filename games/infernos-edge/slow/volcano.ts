/** The volcano: the marker, the eruption, and how it spreads. */
import { explorerOf, explorersAt, inside, removeGuardians, type SlowState, withExplorer } from './state.ts';
import { cellAcross, connectedSides, hasMark, isEntrance, isSanctum, type PlacedTile, spaceAt } from './temple.ts';
import type { Cell } from './vocabulary.ts';

/** IE-HAZ-LAVA: what a lava face does after the losses. */
export function volcano(state: SlowState): SlowState {
  if (state.erupted) return spread(state);
  return state.marker === 0 ? erupt(state) : state;
}

/** IE-ROUND-3, IE-VOLC-3: moves the marker one step, or spreads the eruption instead. */
export function moveMarker(state: SlowState): SlowState {
  return state.erupted ? spread(state) : { ...state, marker: Math.max(0, state.marker - 1) };
}

/** IE-VOLC-1, IE-VOLC-2 */
function erupt(state: SlowState): SlowState {
  const erupted = { ...state, erupted: true };
  if (!artifactIsOffSanctum(state)) return { ...erupted, end: 'eruption' };
  return burn(erupted, state.temple.filter(isSanctum));
}

function artifactIsOffSanctum(state: SlowState): boolean {
  const carrier = inside(state).find((explorer) => explorerOf(state, explorer).holds === 'artifact');
  const at = carrier === undefined ? state.artifact : explorerOf(state, carrier).at;
  return state.cursed && (at === null || !isSanctum(spaceAt(state.temple, at)));
}

/** IE-VOLC-4 */
function spread(state: SlowState): SlowState {
  const ring = state.temple.filter((laid) => !laid.marks.includes('burnt') && touchesFire(state, laid));
  const isAtEntrance = ring.some(isEntrance);
  return burn(state, isAtEntrance ? [...ring, ...state.temple.filter(isEntrance)] : ring);
}

function touchesFire({ temple }: SlowState, { at }: PlacedTile): boolean {
  return connectedSides(temple, at).some((side) => hasMark(temple, cellAcross(at, side), 'burnt'));
}

/** IE-VOLC-5 */
function burn(state: SlowState, spaces: readonly PlacedTile[]): SlowState {
  const cells = spaces.map(({ at }) => at);
  const temple = state.temple.map((laid) => (cells.includes(laid.at) ? burnt(laid) : laid));
  const isArtifactBurnt = state.artifact !== null && cells.includes(state.artifact);
  const emptied = { ...removeGuardians(state, cells), temple, artifact: isArtifactBurnt ? null : state.artifact };
  return cells.reduce(killAt, emptied);
}

function burnt(laid: PlacedTile): PlacedTile {
  return { ...laid, marks: ['burnt'], keys: 0 };
}

function killAt(state: SlowState, cell: Cell): SlowState {
  return explorersAt(state, cell).reduce(
    (now, explorer) => withExplorer(now, explorer, { at: null, holds: null, state: 'dead' }),
    state,
  );
}
