// When the game is over, and the rank (IE-END-1 to IE-END-3).

import { indices } from '@undercroft/engine';
import { GAME_OVER } from './asks.ts';
import { type Emit, ENDS, type End, RANKS, type Rank } from './events.ts';
import {
  ESCAPED,
  type Expedition,
  findExplorer,
  HOLDS_ARTIFACT,
  HOLDS_KEY,
  isInside,
  LOST,
  nameOf,
  OUTSIDE,
} from './expedition.ts';
import { type Explorer, HEALER } from './explorers.ts';
import { keysDiscarded } from './temple.ts';
import { CROSSROADS } from './tiles.ts';

export const {
  'temple-empty': TEMPLE_EMPTY,
  'all-downed': ALL_DOWNED,
  'artifact-burnt': ARTIFACT_BURNT,
  'key-left': KEY_LEFT,
  'entrance-burnt': ENTRANCE_BURNT,
  'nobody-to-carry': NOBODY_TO_CARRY,
  eruption: ERUPTION,
  'keys-lost': KEYS_LOST,
} = indices(ENDS);

/** The clause that ends the game so. */
export const END_RULES: Readonly<Record<End, string>> = {
  'temple-empty': 'IE-END-1',
  'all-downed': 'IE-END-1',
  'artifact-burnt': 'IE-VOLC-6',
  'key-left': 'IE-END-3',
  'entrance-burnt': 'IE-END-3',
  'nobody-to-carry': 'IE-END-3',
  eruption: 'IE-VOLC-1',
  'keys-lost': 'IE-MAP-4',
};

/** IE-END-3: to be called after every single effect. */
export function endIfOver(e: Expedition, emit: Emit): void {
  if (e.asks === GAME_OVER) return;
  const how = findEnd(e);
  if (how >= 0) endGame(e, how, emit);
}

/** How the game ends in this position, or −1 if it goes on. */
export function findEnd(e: Expedition): number {
  let inside = 0;
  let active = 0;
  let escaped = 0;
  for (let i = 0; i < e.explorers; i++) {
    if (e.states[i] === ESCAPED) escaped++;
    else if (isInside(e, i)) {
      inside++;
      if (e.health[i]! > 0) active++;
    }
  }
  if (inside === 0) return TEMPLE_EMPTY;
  if (active === 0 && escaped === 0) return ALL_DOWNED;
  return e.artifact === OUTSIDE ? -1 : findForgottenEnd(e, active, escaped);
}

function findForgottenEnd(e: Expedition, active: number, escaped: number): number {
  if (e.artifact === LOST) return ARTIFACT_BURNT;
  if (escaped > 0 && isKeyOutside(e)) return KEY_LEFT;
  if (e.burnt[CROSSROADS]) return ENTRANCE_BURNT;
  return active === 0 && !canStillCarry(e) ? NOBODY_TO_CARRY : -1;
}

function isKeyOutside(e: Expedition): boolean {
  for (let i = 0; i < e.explorers; i++) if (e.states[i] === ESCAPED && e.holds[i] === HOLDS_KEY) return true;
  return false;
}

/** With everybody downed, a holder of the artifact may still crawl out, and a Healer may stand up. */
function canStillCarry(e: Expedition): boolean {
  const healer = findExplorer(e, HEALER);
  if (healer >= 0 && isInside(e, healer)) return true;
  for (let i = 0; i < e.explorers; i++) if (isInside(e, i) && e.holds[i] === HOLDS_ARTIFACT) return true;
  return false;
}

export function endGame(e: Expedition, how: number, emit: Emit): void {
  e.asks = GAME_OVER;
  e.how = how;
  e.jobs.clear();
  if (!emit) return;
  const { end, ...more } = endDetails(e);
  emit({ type: 'ended', rule: END_RULES[end], end, rank: rank(e), ...more });
}

/** How the game ended, and what it cost. */
export const endDetails = (e: Expedition): { end: End; lost: Explorer[]; keys?: number } => ({
  end: ENDS[e.how] as End,
  lost: lostExplorers(e).map((i) => nameOf(e, i)),
  ...(e.how === KEYS_LOST ? { keys: keysDiscarded(e) } : {}),
});

/** IE-END-2: dead, or still in the temple. */
export function lostExplorers(e: Expedition): number[] {
  return Array.from({ length: e.explorers }, (_, i) => i).filter((i) => e.states[i] !== ESCAPED);
}

export function countLost(e: Expedition): number {
  let n = 0;
  for (let i = 0; i < e.explorers; i++) if (e.states[i] !== ESCAPED) n++;
  return n;
}

export const rankIndex = (e: Expedition): number =>
  e.artifact === OUTSIDE ? Math.min(countLost(e), RANKS.length - 2) : RANKS.length - 1;
export const rank = (e: Expedition): Rank => RANKS[rankIndex(e)] as Rank;
