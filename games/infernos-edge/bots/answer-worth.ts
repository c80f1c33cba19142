// Heuristics for every decision other than an action or a step: placing tiles, rerolls, hazards, guardians.

import { DX, DY, has, NOTHING, opposite } from '@undercroft/cave';
import {
  ACTIVATE,
  ASK_CHOOSE,
  ASK_FIRST,
  ASK_GUARDIAN,
  ASK_ILLUMINATE,
  ASK_LUCK,
  ASK_PATH,
  ASK_PLACE,
  ASK_SANCTUM,
  ASK_VICTIM,
  ASK_WAKE,
  argumentOf,
  CROSSROADS,
  DART,
  EMPTY,
  type Expedition,
  GUARDIAN,
  gapX,
  gapY,
  hasRubble,
  isActive,
  KEY,
  kindOf,
  LAVA,
  LAVA_FACE,
  openingsOf,
  REVEAL,
  RUIN,
  SPIKE,
  sideOf,
  tileOf,
  typeOf,
} from '@undercroft/infernos-edge';
import { rerollWorth } from './reroll-worth.ts';
import { artifactHolder, stepsBetween } from './team.ts';
import type { TempleClosing } from './temple-closing.ts';
import { WEIGHTS } from './weights.ts';

/** The worth of an answer; the highest is played. `closing` must be up to date. */
export function worthOfAnswer(closing: TempleClosing, e: Expedition, code: number): number {
  const argument = argumentOf(code);
  switch (e.asks) {
    case ASK_PLACE:
      return rotationWorth(closing, e, argument);
    case ASK_CHOOSE:
      return tileChoiceWorth(typeOf(argument).kind) - WEIGHTS.choice * closing.tilesAfterType(e, argument);
    case ASK_ILLUMINATE:
      return kindOf(code) === REVEAL ? 1 + closing.worthOfGap(e, e.places[e.actor]!, argument) : 0.5;
    case ASK_SANCTUM:
      return sanctumWorth(e, argument);
    case ASK_LUCK:
      return rerollWorth(e, code);
    case ASK_FIRST:
      return argument === ACTIVATE ? 0 : argument === LAVA_FACE ? 1 : 2;
    case ASK_WAKE:
      return distanceFromExplorers(e, argument);
    case ASK_GUARDIAN:
      return 0;
    case ASK_VICTIM:
      return e.health[argument]! - (e.holds[argument] === EMPTY ? 0 : 0.5);
    case ASK_PATH:
      return guardianPathWorth(e, argument);
    default:
      return 0;
  }
}

// ---------------------------------------------------------------- tiles

/** Prefers few tiles to come, joined passages and few walled-up openings. */
function rotationWorth(closing: TempleClosing, e: Expedition, turn: number): number {
  const openings = openingsOf(e.hand, turn);
  let worth = -WEIGHTS.rotation * closing.tilesAfterRotation(e, e.hand, turn);
  for (let side = 0; side < 4; side++) {
    const isOpen = has(openings, side);
    const other = e.cave.at(gapX(e) + (DX[side] as number), gapY(e) + (DY[side] as number));
    if (other === NOTHING) continue;
    if (has(e.cave.openings[other]!, opposite(side))) worth += isOpen ? WEIGHTS.join : WEIGHTS.wall;
    else if (isOpen) worth += WEIGHTS.wall * 0.5;
  }
  return worth;
}

/** IE-ARC-1: every tile will be laid eventually; keys should come early, hazards late. */
function tileChoiceWorth(kind: number): number {
  switch (kind) {
    case KEY:
      return 3;
    case GUARDIAN:
      return 0;
    case SPIKE:
      return 1;
    case RUIN:
    case LAVA:
    case DART:
      return 1.5;
    default:
      return 2;
  }
}

/** IE-SANC-1: where the way home is short. */
function sanctumWorth(e: Expedition, where: number): number {
  const tile = tileOf(where);
  const down = (DY[sideOf(where)] as number) * 0.1;
  return -stepsBetween(e, tile, CROSSROADS) - down;
}

// ---------------------------------------------------------------- guardians

function distanceFromExplorers(e: Expedition, tile: number): number {
  let sum = 0;
  for (let i = 0; i < e.explorers; i++) if (isActive(e, i)) sum += stepsBetween(e, tile, e.places[i]!);
  return sum;
}

/** Prefers paths through rubble, which delays a guardian, and away from the artifact. */
function guardianPathWorth(e: Expedition, side: number): number {
  const to = e.cave.through(e.guardians[e.guardian]!, side);
  const holder = artifactHolder(e);
  return (hasRubble(e, to) ? 3 : 0) + (holder >= 0 ? stepsBetween(e, to, e.places[holder]!) * 0.2 : 0);
}
