// Rolling dice, and rerolling them with luck (IE-ARC-2, IE-ED-2).

import { indices } from '@undercroft/engine';
import { ASK_LUCK, ROLL_DIE, ROLL_HAZARD } from './asks.ts';
import { type Emit, ROLLS, type Roll } from './events.ts';
import { Expedition, isExplorer, isInside, nameOf } from './expedition.ts';
import { ARCHAEOLOGIST } from './explorers.ts';
import { type Face, faceName } from './hazards.ts';
import { loseHealth } from './health.ts';
/** Why dice are rolled. */
export const { attack: FOR_ATTACK, spike: FOR_SPIKE, collapse: FOR_COLLAPSE, hazard: FOR_HAZARD } = indices(ROLLS);

/** IE-ACT-ATTACK, IE-MOVE-3. */
export const NEEDED = 4;

export function rollNumber(e: Expedition, purpose: number, roller: number): void {
  roll(e, purpose, roller, 1);
}

export function rollHazards(e: Expedition, dice: number): void {
  roll(e, FOR_HAZARD, e.active, dice);
}

/** A copy that waits for one hazard die, to preview what each face would do. */
export function awaitingHazardDie(e: Expedition): Expedition {
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

/** Records the face of a die; returns whether the roll is complete and nobody can change it. */
export function recordDie(e: Expedition, face: number, emit: Emit): boolean {
  e.faces[fallingDie(e)] = face;
  if (emit) emitRoll(e, face, emit);
  if (e.dice === 2 && e.faces[1] === 0) askForDie(e);
  else if (mayReroll(e)) e.asks = ASK_LUCK;
  else return true;
  return false;
}

/** The first die that is still to be rolled. */
const fallingDie = (e: Expedition): number => (e.faces[0] === 0 ? 0 : 1);

function emitRoll(e: Expedition, face: number, emit: NonNullable<Emit>): void {
  const explorer = nameOf(e, e.roller);
  const why = ROLLS[e.purpose] as Roll;
  if (e.purpose === FOR_HAZARD) emit({ type: 'rolled', rule: 'IE-HAZ-1', explorer, why, face: faceName(face) });
  else if (e.purpose === FOR_COLLAPSE) emit({ type: 'rolled', rule: 'IE-HAZ-COLLAPSE', explorer, why, face });
  else emitTest(e, face, emit);
}

function emitTest(e: Expedition, face: number, emit: NonNullable<Emit>): void {
  const rule = e.purpose === FOR_ATTACK ? 'IE-ACT-ATTACK' : 'IE-MOVE-3';
  const why = ROLLS[e.purpose] as Roll;
  emit({ type: 'rolled', rule, explorer: nameOf(e, e.roller), why, face, needed: NEEDED, passed: face >= NEEDED });
}

/** IE-ARC-2: on her own turn, active or downed; IE-ED-2: for health instead of tokens. */
export function mayReroll(e: Expedition): boolean {
  const i = e.roller;
  if (!isExplorer(e, i, ARCHAEOLOGIST) || i !== e.active || !isInside(e, i)) return false;
  return e.secondEdition ? e.health[i]! >= 2 : e.luck > 0;
}

export function reroll(e: Expedition, face: number, emit: Emit): void {
  const die = e.faces[0] === face ? 0 : 1;
  e.faces[die] = 0;
  if (e.secondEdition) loseHealth(e, e.roller, 1, 'luck', emit);
  else e.luck--;
  emit?.({
    type: 'rerolled',
    rule: e.secondEdition ? 'IE-ED-2' : 'IE-ARC-2',
    explorer: nameOf(e, e.roller),
    face: displayedFace(e, face),
    left: e.secondEdition ? e.health[e.roller]! : e.luck,
    paid: e.secondEdition ? 'health' : 'token',
  });
  askForDie(e);
}

export const displayedFace = (e: Expedition, face: number): number | Face =>
  e.purpose === FOR_HAZARD ? faceName(face) : face;
