// When it is over, and what it was worth (IE-END-1 to IE-END-3).

import * as asks from './asks.ts';
import type { End, Rank, Tell } from './events.ts';
import * as events from './events.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as explorers from './explorers.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { GAME_OVER } = asks;
const { ENDS, RANKS } = events;
const { ESCAPED, find, HOLDS_ARTIFACT, HOLDS_KEY, isInside, LOST, nameOf, OUTSIDE } = expedition;
const { HEALER } = explorers;
const { CROSSROADS } = tiles;

/** Indices of ENDS. */
export const TEMPLE_EMPTY = 0;
export const ALL_DOWNED = 1;
export const ARTIFACT_BURNT = 2;
export const KEY_LEFT = 3;
export const ENTRANCE_BURNT = 4;
export const NOBODY_TO_CARRY = 5;
export const ERUPTION = 6;

const RULES: Record<End, string> = {
  'temple-empty': 'IE-END-1',
  'all-downed': 'IE-END-1',
  'artifact-burnt': 'IE-VOLC-6',
  'key-left': 'IE-END-3',
  'entrance-burnt': 'IE-END-3',
  'nobody-to-carry': 'IE-END-3',
  eruption: 'IE-VOLC-1',
};

/** IE-END-3: after every single effect. */
export function judge(e: Expedition, tell: Tell): void {
  if (e.asks === GAME_OVER) return;
  const how = endNow(e);
  if (how >= 0) end(e, how, tell);
}

/** The way in which the game ends as things stand, or −1. */
export function endNow(e: Expedition): number {
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
  return e.artifact === OUTSIDE ? -1 : forgotten(e, active, escaped);
}

function forgotten(e: Expedition, active: number, escaped: number): number {
  if (e.artifact === LOST) return ARTIFACT_BURNT;
  if (escaped > 0 && hasKeyLeft(e)) return KEY_LEFT;
  if (e.burnt[CROSSROADS]) return ENTRANCE_BURNT;
  return active === 0 && !canStillCarry(e) ? NOBODY_TO_CARRY : -1;
}

function hasKeyLeft(e: Expedition): boolean {
  for (let i = 0; i < e.explorers; i++) if (e.states[i] === ESCAPED && e.holds[i] === HOLDS_KEY) return true;
  return false;
}

/** With everybody downed: one who holds the artifact may crawl out, a Healer may stand up. */
function canStillCarry(e: Expedition): boolean {
  const healer = find(e, HEALER);
  if (healer >= 0 && isInside(e, healer)) return true;
  for (let i = 0; i < e.explorers; i++) if (isInside(e, i) && e.holds[i] === HOLDS_ARTIFACT) return true;
  return false;
}

export function end(e: Expedition, how: number, tell: Tell): void {
  e.asks = GAME_OVER;
  e.how = how;
  e.agenda.clear();
  if (!tell) return;
  const way = ENDS[how] as End;
  tell({ type: 'ended', rule: RULES[way], end: way, rank: rank(e), lost: lost(e).map((i) => nameOf(e, i)) });
}

/** IE-END-2: dead, or still in the temple. */
export function lost(e: Expedition): number[] {
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
