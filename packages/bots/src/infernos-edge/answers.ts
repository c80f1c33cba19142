// Rules of thumb for every question that is not one's own turn: turning tiles, luck, guardians, steps in a chain.
import * as cave from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import { tilesAfter, tilesAfterTurn, worthOfGap } from './closing.ts';
import { artifactHolder, errandOf, stepsBetween } from './errands.ts';
import { bestSide, gain } from './walking.ts';
import { WEIGHTS } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DX, DY, has, NOTHING, opposite } = cave;
const {
  ACTIVATE,
  argumentOf,
  ASK_CHOOSE,
  ASK_CRAWL,
  ASK_FIRST,
  ASK_GUARDIAN,
  ASK_ILLUMINATE,
  ASK_LUCK,
  ASK_PATH,
  ASK_PLACE,
  ASK_SANCTUM,
  ASK_VICTIM,
  ASK_WAKE,
  COLLAPSE,
  CROSSROADS,
  DART,
  EMPTY,
  FOR_ATTACK,
  FOR_COLLAPSE,
  FOR_SPIKE,
  GUARDIAN,
  GUIDE,
  gapX,
  gapY,
  hasRubble,
  isActive,
  KEEP,
  KEY,
  kindOf,
  LAVA,
  LAVA_FACE,
  MOVE,
  NEEDED,
  openingsOf,
  REVEAL,
  RUIN,
  SPIKE,
  STUMBLE,
  sideOf,
  TRAP,
  tileOf,
  typeOf,
  WAKE,
} = game;

/** What an answer is worth; the largest is given. */
export function worthOfAnswer(e: Expedition, code: number): number {
  const argument = argumentOf(code);
  switch (e.asks) {
    case ASK_PLACE:
      return turning(e, argument);
    case ASK_CHOOSE:
      return earliness(typeOf(argument).kind) - WEIGHTS.ways * tilesAfter(e, argument);
    case ASK_ILLUMINATE:
      return kindOf(code) === REVEAL ? 1 + worthOfGap(e, e.places[e.actor]!, argument) : 0.5;
    case ASK_SANCTUM:
      return sanctum(e, argument);
    case ASK_LUCK:
      return luck(e, code);
    case ASK_FIRST:
      return argument === ACTIVATE ? 0 : argument === LAVA_FACE ? 1 : 2;
    case ASK_WAKE:
      return distanceFromAll(e, argument);
    case ASK_GUARDIAN:
      return 0;
    case ASK_VICTIM:
      return e.health[argument]! - (e.holds[argument] === EMPTY ? 0 : 0.5);
    case ASK_PATH:
      return path(e, argument);
    default:
      return 0;
  }
}

/** Questions about a step: in a chain, crawling, commanded. The code to play. */
export function answerStep(e: Expedition, codes: Int32Array, n: number): number {
  const i = e.actor;
  errandOf(e, i);
  const tile = e.places[i]!;
  const best = bestSide(e, tile, e.who[i] === GUIDE);
  const isWorthIt = best >= 0 && (e.asks === ASK_CRAWL || gain(e, tile, best) > 0.2);
  for (let k = 0; k < n; k++) {
    const code = codes[k]!;
    if (kindOf(code) === MOVE ? isWorthIt && argumentOf(code) === best : k === n - 1) return code;
  }
  return codes[n - 1]!;
}

// ---------------------------------------------------------------- tiles

/** Few new gaps, ways joined, little walled up. */
function turning(e: Expedition, turn: number): number {
  const openings = openingsOf(e.hand, turn);
  let worth = -WEIGHTS.gap * tilesAfterTurn(e, e.hand, turn);
  for (let side = 0; side < 4; side++) {
    const isOpen = has(openings, side);
    const other = e.cave.at(gapX(e) + (DX[side] as number), gapY(e) + (DY[side] as number));
    if (other === NOTHING) continue;
    if (has(e.cave.openings[other]!, opposite(side))) worth += isOpen ? WEIGHTS.join : WEIGHTS.wall;
    else if (isOpen) worth += WEIGHTS.wall * 0.5;
  }
  return worth;
}

/** IE-ARC-1: everything will be laid some day; keys had better come soon, trouble late. */
function earliness(kind: number): number {
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

/** IE-SANC-1: where the way home is short, and the keys are near. */
function sanctum(e: Expedition, where: number): number {
  const tile = tileOf(where);
  const down = (DY[sideOf(where)] as number) * 0.1;
  return -stepsBetween(e, tile, CROSSROADS) - down;
}

// ---------------------------------------------------------------- luck

/** IE-ARC-2: against dice that hurt. */
function luck(e: Expedition, code: number): number {
  if (kindOf(code) === KEEP) return WEIGHTS.luck;
  return harmOfFace(e, argumentOf(code));
}

function harmOfFace(e: Expedition, face: number): number {
  const i = e.roller;
  const tile = e.places[i]!;
  switch (e.purpose) {
    case FOR_ATTACK:
      return face < NEEDED ? 0.7 : 0;
    case FOR_SPIKE:
      return face < NEEDED ? 2 : 0;
    case FOR_COLLAPSE:
      return peopleOnRuin(e, face) * 4;
    default:
      return harmOfHazard(e, tile, face);
  }
}

function peopleOnRuin(e: Expedition, number: number): number {
  let n = 0;
  for (let i = 0; i < e.explorers; i++) {
    const tile = e.places[i]!;
    if (tile !== NOTHING && e.kinds[tile] === RUIN && typeOf(e.types[tile]!).number === number) n++;
  }
  return n;
}

function harmOfHazard(e: Expedition, tile: number, face: number): number {
  switch (face) {
    case STUMBLE:
      return e.exerted ? 0.8 : 0;
    case LAVA_FACE:
      return peopleOn(e, LAVA) * 0.8 + (e.erupted || e.marker === 0 ? 4 : 0);
    case COLLAPSE:
      return peopleOn(e, RUIN) * 0.5;
    case TRAP:
      return e.kinds[tile] === SPIKE ? 2 : e.kinds[tile] === DART ? 0.7 : 0;
    case WAKE:
      return 0.9;
    case ACTIVATE:
      return guardiansInContact(e) * 0.8;
    default:
      return 0;
  }
}

function peopleOn(e: Expedition, kind: number): number {
  let n = 0;
  for (let i = 0; i < e.explorers; i++) if (isActive(e, i) && e.kinds[e.places[i]!] === kind) n++;
  return n;
}

function guardiansInContact(e: Expedition): number {
  let n = 0;
  for (let g = 0; g < e.guardianCount; g++)
    for (let i = 0; i < e.explorers; i++)
      if (e.places[i] === e.guardians[g] && isActive(e, i)) {
        n++;
        break;
      }
  return n;
}

// ---------------------------------------------------------------- guardians

function distanceFromAll(e: Expedition, tile: number): number {
  let sum = 0;
  for (let i = 0; i < e.explorers; i++) if (isActive(e, i)) sum += stepsBetween(e, tile, e.places[i]!);
  return sum;
}

/** Rubble keeps a guardian busy; away from the artifact is better. */
function path(e: Expedition, side: number): number {
  const to = e.cave.through(e.guardians[e.guardian]!, side);
  const holder = artifactHolder(e);
  return (hasRubble(e, to) ? 3 : 0) + (holder >= 0 ? stepsBetween(e, to, e.places[holder]!) * 0.2 : 0);
}
