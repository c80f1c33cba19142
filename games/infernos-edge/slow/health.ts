/** Losing and regaining health. */
import { explorerOf, isInside, type SlowState, withExplorer } from './state.ts';
import type { Explorer } from './vocabulary.ts';

/** IE-ARC-1 to IE-PRI-1 */
const FULL_HEALTH: Readonly<Record<Explorer, number>> = {
  archaeologist: 5,
  guide: 3,
  scoundrel: 3,
  aristocrat: 5,
  foreman: 5,
  sharpshooter: 5,
  sapper: 5,
  veteran: 7,
  healer: 3,
  priest: 5,
};

export function fullHealth(explorer: Explorer): number {
  return FULL_HEALTH[explorer];
}

export function isHurt(state: SlowState, explorer: Explorer): boolean {
  return explorerOf(state, explorer).health < fullHealth(explorer);
}

/** All of them lose health at the same time. */
export function lose(state: SlowState, explorers: readonly Explorer[], amount: number): SlowState {
  return explorers
    .filter((explorer) => isInside(state, explorer) && !isBraced(state, explorer))
    .reduce((now, explorer) => pay(now, explorer, amount), state);
}

/** IE-VET-2 */
function isBraced(state: SlowState, explorer: Explorer): boolean {
  return explorer === 'veteran' && state.brace === 'braced';
}

/** IE-VET-2, IE-ED-2: a braced Veteran is not protected from paying health. */
export function pay(state: SlowState, explorer: Explorer, amount: number): SlowState {
  return withExplorer(state, explorer, { health: Math.max(0, explorerOf(state, explorer).health - amount) });
}

/** IE-ACT-HEAL: never above the starting health. */
export function regain(state: SlowState, explorer: Explorer, amount: number): SlowState {
  const health = Math.min(fullHealth(explorer), explorerOf(state, explorer).health + amount);
  return withExplorer(state, explorer, { health });
}
