/** Losing and regaining health, and skill checks. */
import { kindAt } from './cave.ts';
import {
  type CaverState,
  caverOf,
  caversAt,
  holdsHorror,
  isConscious,
  placeOf,
  type SlowState,
  withCaver,
} from './state.ts';
import type { Caver, Cell, Options } from './vocabulary.ts';

export interface Loss {
  readonly caver: Caver;
  readonly amount: number;
}

/** ST-COMP-4, ST-RM-3 */
export function fullHealth(options: Options, caver: Caver): number {
  return caver === 'bodyguard' && options.variant === 'standard' ? 5 : 3;
}

export function isOnExit(state: SlowState, caver: Caver): boolean {
  const { at } = caverOf(state, caver);
  return at !== null && kindAt(state.cave, at) === 'exit';
}

/** Whether there is any health to lose: ST-TILE-EXIT, ST-KO-3, ST-DIV-2. */
export function canLoseHealth(state: SlowState, caver: Caver): boolean {
  return isConscious(state, caver) && caverOf(state, caver).at !== null && !isOnExit(state, caver);
}

/** ST-HAZ-2: all losses are applied together. */
export function lose(state: SlowState, losses: readonly Loss[]): SlowState {
  return losses
    .filter(({ caver }) => canLoseHealth(state, caver))
    .reduce((now, loss) => withCaver(now, loss.caver, lowered(caverOf(now, loss.caver), loss.amount)), state);
}

function lowered({ health }: CaverState, amount: number): Partial<CaverState> {
  return { health: Math.max(0, health - amount) };
}

export function regainOne(state: SlowState, caver: Caver): SlowState {
  return withCaver(state, caver, { health: caverOf(state, caver).health + 1 });
}

/** ST-BOD-2: from tremor, flood, gas and cave-in. */
export function isProtected(state: SlowState, caver: Caver): boolean {
  if (caver === 'bodyguard' || !isConscious(state, 'bodyguard')) return false;
  return caverOf(state, 'bodyguard').at === caverOf(state, caver).at;
}

/** ST-HOR-TOUCH, for everyone on this tile. */
export function touch(state: SlowState, at: Cell): SlowState {
  const struck = caversAt(state, at).filter((caver) => isStruckHere(state, caver));
  return lose(
    state,
    struck.map((caver) => ({ caver, amount: caverOf(state, caver).health })),
  );
}

/** ST-HOR-TOUCH, ST-SCO-2: whether the caver shares a tile with a horror and is hurt by it. */
export function isStruckHere(state: SlowState, caver: Caver): boolean {
  return caver !== 'scout' && holdsHorror(state, placeOf(state, caver)) && canLoseHealth(state, caver);
}

/** ST-TURN-5, ST-LEA-2, ST-RM-3 */
export function passes(state: SlowState, caver: Caver, face: number): boolean {
  return face >= lowestPassingFace(state, caver);
}

function lowestPassingFace(state: SlowState, caver: Caver): number {
  if (caver !== 'leader' || !isConscious(state, caver)) return 4;
  return state.options.variant === 'standard' ? 3 : 5;
}
