// Health lost and regained, and whether that ends the game.

import * as asks from './asks.ts';
import * as cavers from './cavers.ts';
import type { Descent } from './descent.ts';
import * as descent from './descent.ts';
import { ENDS, type End, MEDALS, type Medal, type Source, type Tell } from './events.ts';
import * as marks from './marks.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { GAME_OVER } = asks;
const { BODYGUARD, DIVER, ENGINEER, SCOUT } = cavers;
const { cellOf, find, is, isA, isConscious, isInCave, isOnExit, isProtected, nameOf } = descent;
const { REMOVED } = marks;
const { EXIT } = tiles;

/** ST-BOD-2: what a Bodyguard shields from. */
const isShielded = (source: Source): boolean =>
  source === 'tremor' || source === 'flood' || source === 'gas' || source === 'cave-in';

/** The rule a loss is told under. */
const RULES: Record<Source, string> = {
  exertion: 'ST-TURN-3',
  rough: 'ST-TILE-ROUGH',
  gas: 'ST-HAZ-GAS',
  flood: 'ST-HAZ-FLOOD',
  'cave-in': 'ST-HAZ-CAVEIN',
  tremor: 'ST-HAZ-TREMOR',
  horror: 'ST-HOR-TOUCH',
};

/** How much of this a caver would lose where they are: nothing on the exit (ST-TILE-EXIT) or when unconscious (ST-KO-3). */
export function exposure(d: Descent, i: number, amount: number, source: Source): number {
  if (!isInCave(d, i) || !isConscious(d, i) || isOnExit(d, i)) return 0;
  if (isShielded(source) && isProtected(d, i)) return 0;
  if (source === 'flood' && isA(d, i, DIVER)) return 0;
  if (source === 'cave-in' && isA(d, i, ENGINEER)) return Math.min(amount, 1);
  if (source === 'horror') return isA(d, i, SCOUT) ? 0 : d.health[i]!;
  return amount;
}

/** One caver's own loss, at once. */
export function hurt(d: Descent, i: number, amount: number, source: Source, tell: Tell): void {
  d.losses[i] = exposure(d, i, amount, source);
  if (d.losses[i] === 0) tellSpared(d, i, source, tell);
  takeLosses(d, source, tell);
}

/** ST-HAZ-2: everything in `losses` at the same time. */
export function takeLosses(d: Descent, source: Source, tell: Tell): void {
  for (let i = 0; i < d.cavers; i++) {
    if (d.losses[i]! > 0) lose(d, i, source, tell);
    d.losses[i] = 0;
  }
  judge(d, tell);
}

function lose(d: Descent, i: number, source: Source, tell: Tell): void {
  const amount = Math.min(d.losses[i]!, d.health[i]!);
  d.health[i] = d.health[i]! - amount;
  if (!tell) return;
  const at = cellOf(d, d.places[i]!);
  tell({ type: 'lost-health', rule: RULES[source], caver: nameOf(d, i), amount, left: d.health[i]!, source, at });
  if (d.health[i] === 0) tell({ type: 'knocked-out', rule: 'ST-KO-1', caver: nameOf(d, i), at, source });
}

export function tellSpared(d: Descent, i: number, source: Source, tell: Tell): void {
  if (!tell || !isInCave(d, i) || !isConscious(d, i) || !isProtected(d, i) || !isShielded(source)) return;
  const by = nameOf(d, find(d, BODYGUARD));
  tell({ type: 'spared', rule: 'ST-BOD-2', caver: nameOf(d, i), source, by, at: cellOf(d, d.places[i]!) });
}

export const isHurt = (d: Descent, i: number): boolean => d.health[i]! < d.fullHealth[i]!;

/** ST-ACT-HEAL, ST-KO-2. */
export function heal(d: Descent, i: number, by: number, rule: string, tell: Tell): void {
  d.health[i] = d.health[i]! + 1;
  tell?.({ type: 'healed', rule, caver: nameOf(d, i), by: nameOf(d, by), left: d.health[i]! });
  if (d.health[i] === 1) tell?.({ type: 'woke', rule: 'ST-KO-2', caver: nameOf(d, i) });
}

// ---------------------------------------------------------------- the end

/** ST-END-1: judged whenever something has changed. */
export function judge(d: Descent, tell: Tell): void {
  if (d.asks === GAME_OVER) return;
  let allOut = true;
  let anyConscious = false;
  for (let i = 0; i < d.cavers; i++) {
    if (is(d, i, REMOVED)) continue;
    if (!isOnExit(d, i)) allOut = false;
    if (d.health[i]! > 0) anyConscious = true;
  }
  if (!anyConscious) end(d, 1, tell);
  else if (allOut) end(d, 0, tell);
}

/** Ends the game in one of the ways of `ENDS`. */
export function end(d: Descent, how: number, tell: Tell): void {
  d.asks = GAME_OVER;
  d.how = how;
  d.jobCount = 0;
  if (!tell) return;
  const leftBehind = behind(d).map((i) => nameOf(d, i));
  tell({
    type: 'ended',
    rule: how === 2 ? 'ST-ACT-LEAVE' : 'ST-END-1',
    end: ENDS[how] as End,
    medal: medal(d),
    leftBehind,
  });
}

/** ST-END-2: everybody who is not on the exit. */
export function behind(d: Descent): number[] {
  return Array.from({ length: d.cavers }, (_, i) => i).filter((i) => !isOnExit(d, i));
}

export function countBehind(d: Descent): number {
  let n = 0;
  for (let i = 0; i < d.cavers; i++) if (!isInCave(d, i) || d.kinds[d.places[i]!] !== EXIT) n++;
  return n;
}

/** ST-END-2. */
export const medal = (d: Descent): Medal => MEDALS[Math.min(countBehind(d), 3)] as Medal;
