/** The end of the game, and the rank. */
import { type End, explorerOf, inside, isActive, isInside, type SlowState, team } from './state.ts';
import { CROSSROADS, hasMark } from './temple.ts';
import type { Explorer, Item } from './vocabulary.ts';

export interface Result {
  readonly rank: 'legendary' | 'gold' | 'silver' | 'bronze' | 'forgotten';
  readonly end: End;
  /** In turn order. */
  readonly lost: readonly Explorer[];
  /** Only if they ended the game. */
  readonly keys?: number;
}

/** How the game has ended, if it has. */
export function end(state: SlowState): End | null {
  return (
    state.end ??
    (state.keysLost > 0 ? 'keys-lost' : null) ??
    endOfTeam(state) ??
    (isOutside(state, 'artifact') ? null : hopeless(state))
  );
}

/** IE-END-1 */
function endOfTeam(state: SlowState): End | null {
  if (inside(state).length === 0) return 'temple-empty';
  return isEverybodyDowned(state) && escaped(state).length === 0 ? 'all-downed' : null;
}

/** IE-VOLC-6, IE-END-3 */
function hopeless(state: SlowState): End | null {
  if (isArtifactBurnt(state)) return 'artifact-burnt';
  if (isOutside(state, 'key')) return 'key-left';
  if (hasMark(state.temple, CROSSROADS, 'burnt')) return 'entrance-burnt';
  return nobodyCanCarry(state) ? 'nobody-to-carry' : null;
}

function isArtifactBurnt(state: SlowState): boolean {
  const isHeld = team(state).some((explorer) => explorerOf(state, explorer).holds === 'artifact');
  return state.cursed && state.artifact === null && !isHeld;
}

function nobodyCanCarry(state: SlowState): boolean {
  const holdsIt = (explorer: Explorer) => explorerOf(state, explorer).holds === 'artifact';
  return isEverybodyDowned(state) && !isInside(state, 'healer') && !inside(state).some(holdsIt);
}

function isEverybodyDowned(state: SlowState): boolean {
  return !inside(state).some((explorer) => isActive(state, explorer));
}

function escaped(state: SlowState): Explorer[] {
  return team(state).filter((explorer) => explorerOf(state, explorer).state === 'escaped');
}

function isOutside(state: SlowState, item: Item): boolean {
  return escaped(state).some((explorer) => explorerOf(state, explorer).holds === item);
}

/** IE-END-2 */
export function result(state: SlowState): Result | undefined {
  if (state.end === null) return undefined;
  const lost = team(state).filter((explorer) => explorerOf(state, explorer).state !== 'escaped');
  const rank = isOutside(state, 'artifact') ? rankFor(lost.length) : 'forgotten';
  return { rank, end: state.end, lost, ...(state.end === 'keys-lost' ? { keys: state.keysLost } : {}) };
}

function rankFor(lost: number): Result['rank'] {
  return (['legendary', 'gold', 'silver'] as const)[lost] ?? 'bronze';
}
