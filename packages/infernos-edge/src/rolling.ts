// Dice: who rolls them and why, and luck, by which one is rolled again (IE-ARC-2, IE-ED-2).

import * as asks from './asks.ts';
import type { Roll, Tell } from './events.ts';
import * as events from './events.ts';
import * as expedition from './expedition.ts';
import { Expedition } from './expedition.ts';
import * as explorers from './explorers.ts';
import * as harm from './harm.ts';
import type { Face } from './hazards.ts';
import * as hazards from './hazards.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { ASK_LUCK, ROLL_DIE, ROLL_HAZARD } = asks;
const { ROLLS } = events;
const { isA, isInside, nameOf } = expedition;
const { ARCHAEOLOGIST } = explorers;
const { pay } = harm;
const { faceName } = hazards;

/** Why dice are rolled: indices of ROLLS. */
export const FOR_ATTACK = 0;
export const FOR_SPIKE = 1;
export const FOR_COLLAPSE = 2;
export const FOR_HAZARD = 3;

/** IE-ACT-ATTACK, IE-MOVE-3. */
export const NEEDED = 4;

export function rollNumber(e: Expedition, purpose: number, roller: number): void {
  roll(e, purpose, roller, 1);
}

export function rollHazards(e: Expedition, dice: number): void {
  roll(e, FOR_HAZARD, e.active, dice);
}

/** A copy that waits for one hazard die and nothing else: to see what each face would do. */
export function throwingOne(e: Expedition): Expedition {
  const copy = new Expedition();
  copy.copyFrom(e);
  rollHazards(copy, 1);
  return copy;
}

function roll(e: Expedition, purpose: number, roller: number, dice: number): void {
  e.purpose = purpose;
  e.roller = roller;
  e.dice = dice;
  e.faces[0] = 0;
  e.faces[1] = 0;
  askForDie(e);
}

function askForDie(e: Expedition): void {
  e.asks = e.purpose === FOR_HAZARD ? ROLL_HAZARD : ROLL_DIE;
}

/** A die has fallen; answers whether all lie and nobody can change them any more. */
export function dieFell(e: Expedition, face: number, tell: Tell): boolean {
  e.faces[fallingDie(e)] = face;
  if (tell) tellRoll(e, face, tell);
  if (e.dice === 2 && e.faces[1] === 0) askForDie(e);
  else if (mayReroll(e)) e.asks = ASK_LUCK;
  else return true;
  return false;
}

/** The first die that has still to fall. */
const fallingDie = (e: Expedition): number => (e.faces[0] === 0 ? 0 : 1);

function tellRoll(e: Expedition, face: number, tell: NonNullable<Tell>): void {
  const explorer = nameOf(e, e.roller);
  const why = ROLLS[e.purpose] as Roll;
  if (e.purpose === FOR_HAZARD) tell({ type: 'rolled', rule: 'IE-HAZ-1', explorer, why, face: faceName(face) });
  else if (e.purpose === FOR_COLLAPSE) tell({ type: 'rolled', rule: 'IE-HAZ-COLLAPSE', explorer, why, face });
  else tellTest(e, face, tell);
}

function tellTest(e: Expedition, face: number, tell: NonNullable<Tell>): void {
  const rule = e.purpose === FOR_ATTACK ? 'IE-ACT-ATTACK' : 'IE-MOVE-3';
  const why = ROLLS[e.purpose] as Roll;
  tell({ type: 'rolled', rule, explorer: nameOf(e, e.roller), why, face, needed: NEEDED, passed: face >= NEEDED });
}

/** IE-ARC-2: on her own turn, active or downed; IE-ED-2: for health instead of tokens. */
function mayReroll(e: Expedition): boolean {
  const i = e.roller;
  if (!isA(e, i, ARCHAEOLOGIST) || i !== e.active || !isInside(e, i)) return false;
  return e.second ? e.health[i]! >= 2 : e.luck > 0;
}

export function reroll(e: Expedition, face: number, tell: Tell): void {
  const die = e.faces[0] === face ? 0 : 1;
  e.faces[die] = 0;
  if (e.second) pay(e, e.roller, 1, 'luck', tell);
  else e.luck--;
  tell?.({
    type: 'rerolled',
    rule: e.second ? 'IE-ED-2' : 'IE-ARC-2',
    explorer: nameOf(e, e.roller),
    face: shown(e, face),
    left: e.second ? e.health[e.roller]! : e.luck,
    paid: e.second ? 'health' : 'token',
  });
  askForDie(e);
}

export const shown = (e: Expedition, face: number): number | Face => (e.purpose === FOR_HAZARD ? faceName(face) : face);
