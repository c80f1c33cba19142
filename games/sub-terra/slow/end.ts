/** The end of the game, and the rating. */
import { isOnExit } from './health.ts';
import { cavers, type End, isConscious, isInPlay, type SlowState, team } from './state.ts';
import type { Caver } from './vocabulary.ts';

export interface Result {
  readonly medal: 'gold' | 'silver' | 'bronze' | 'defeat';
  readonly end: End;
  /** In turn order. */
  readonly leftBehind: readonly Caver[];
}

/** ST-END-1: how the game has ended, if it has. */
export function end(state: SlowState): End | null {
  const inPlay = cavers(state).filter((caver) => isInPlay(state, caver));
  if (state.end !== null) return state.end;
  if (!inPlay.some((caver) => isConscious(state, caver))) return 'nobody-conscious';
  return inPlay.every((caver) => isOnExit(state, caver)) ? 'everyone-on-exit' : null;
}

/** ST-END-2 */
export function result(state: SlowState): Result | undefined {
  if (state.end === null) return undefined;
  const leftBehind = team(state).filter((caver) => !isOnExit(state, caver));
  const medal = (['gold', 'silver', 'bronze'] as const)[leftBehind.length] ?? 'defeat';
  return { medal, end: state.end, leftBehind };
}
