/** Picking up, passing on and dropping keys and the artifact. */
import { placeKeys } from './sanctum.ts';
import { explorerOf, placeOf, type SlowState, withExplorer } from './state.ts';
import { withKeys } from './temple.ts';
import type { Explorer, Item } from './vocabulary.ts';

/** IE-CURSE-1 */
export function pickUp(state: SlowState, explorer: Explorer, item: Item): SlowState {
  const holding = withExplorer(state, explorer, { holds: item });
  if (item === 'artifact') return { ...holding, artifact: null, cursed: true };
  return { ...holding, temple: withKeys(state.temple, placeOf(state, explorer), -1) };
}

export function give(state: SlowState, from: Explorer, to: Explorer): SlowState {
  const { holds } = explorerOf(state, from);
  return withExplorer(withExplorer(state, from, { holds: null }), to, { holds });
}

/** IE-SANC-3 */
export function drop(state: SlowState, explorer: Explorer): SlowState {
  const at = placeOf(state, explorer);
  const emptyHanded = withExplorer(state, explorer, { holds: null });
  if (explorerOf(state, explorer).holds === 'artifact') return { ...emptyHanded, artifact: at };
  return placeKeys(emptyHanded, at, 1);
}
