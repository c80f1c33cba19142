// Rules of thumb for one's own turn: what each action is worth per action point, and why.
import * as cave from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import { dangerOn } from './danger.ts';
import {
  artifactHolder,
  BRINGING,
  CARRYING,
  EXPLORING,
  errandOf,
  FETCHING,
  LEAVING,
  MOTIVE_OF_ERRAND,
  stepsBetween,
  TAKING,
} from './errands.ts';
import type { Motive } from './motives.ts';
import { chainEnd, far, gain, gainOfChain } from './walking.ts';
import { WEIGHTS } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DY, NOTHING } = cave;
const {
  ANNIHILATE,
  argumentOf,
  ATTACK,
  BRACE,
  COMMAND,
  costOf,
  DEMOLISH,
  DIG,
  END,
  EXCAVATE,
  EXERT,
  EXIT_SPACE,
  EXPLORE,
  fullHealth,
  GIVE,
  GRENADE,
  GUIDE,
  guardiansOn,
  HEAL,
  HERE,
  HOLDS_ARTIFACT,
  HOLDS_KEY,
  ILLUMINATE,
  isActive,
  isOnSanctum,
  kindOf,
  LAVA,
  MEND,
  MOVE,
  PICK_UP,
  PURIFY,
  PUT_DOWN,
  REVEAL,
  REVIVE,
  RUIN,
  RUN,
  SCOPE,
  SCOUNDREL,
  SHOOT,
  SHORE_UP,
  SPIKE,
  sideOf,
  SPRINT,
  TAKE,
  tileOf,
} = game;

const NEVER = -100;

/** The turn that is thought about: who, where, on which errand. */
let me = 0;
let here = 0;
let errand = 0;
let dangerHere = 0;
let shallowest = 0;
let isGuide = false;

/** Looks at the turn; `worthOf` is about this one until the next is looked at. */
export function lookAtTurn(e: Expedition): void {
  me = e.active;
  here = e.places[me]!;
  errand = errandOf(e, me);
  dangerHere = dangerOn(e, me, here);
  isGuide = e.who[me] === GUIDE;
  shallowest = shallowestGap(e);
}

function shallowestGap(e: Expedition): number {
  const { gaps, y, count } = e.cave;
  let least = 100;
  for (let tile = 0; tile < count; tile++) if (gaps[tile] !== 0 && y[tile]! < least) least = y[tile]!;
  return least;
}

/** What an action is worth, per action point it costs. */
export function worthOf(e: Expedition, code: number): number {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case MOVE:
      return walk(e, argument, 1, 1);
    case RUN:
      return walk(e, argument, 3, 2);
    case SPRINT:
      return walk(e, argument, 2, 1);
    case REVEAL:
      return WEIGHTS.reveal - tooDeep(e, here, argument);
    case EXPLORE:
      return explore(e, argument);
    case ILLUMINATE:
      return WEIGHTS.reveal * (severalGaps(e) ? 2 : 1) - tooDeep(e, here, argument) - 0.01;
    case SCOPE:
      return WEIGHTS.reveal - tooDeep(e, tileOf(argument), sideOf(argument)) - 0.02;
    case PICK_UP:
      return argument === 0 ? WEIGHTS.pickUp : pickUpArtifact(e);
    case PUT_DOWN:
      return isOnSanctum(e, here) && e.holds[me] === HOLDS_KEY ? WEIGHTS.putDown : NEVER;
    case TAKE:
      return takeOver(e, argument);
    case GIVE:
      return handOn(e, argument);
    case END:
      return WEIGHTS.idle;
    case EXERT:
      return exert(e);
    default:
      return worthOfCare(e, kindOf(code), argument);
  }
}

function worthOfCare(e: Expedition, kind: number, argument: number): number {
  switch (kind) {
    case HEAL:
      return heal(e, argument, 1, 1);
    case MEND:
      return heal(e, argument, 2, 1);
    case REVIVE:
      return heal(e, argument, e.health[argument] === 0 ? 1 : 3, 3);
    case ATTACK:
      return errand === CARRYING ? WEIGHTS.attackCarry : WEIGHTS.attack;
    case ANNIHILATE:
      return WEIGHTS.annihilate;
    case SHOOT:
      return WEIGHTS.shoot * menace(e, argument);
    case PURIFY:
      return WEIGHTS.purify * menace(e, argument) * guardiansOn(e, argument);
    case GRENADE:
      return grenade(e, e.cave.through(here, argument));
    case DIG:
    case EXCAVATE:
      return dig(e, kind, argument);
    case COMMAND:
      return command(e, argument);
    case DEMOLISH:
      return demolish(e, argument);
    case SHORE_UP:
      return shoreUp(e);
    case BRACE:
      return WEIGHTS.brace * dangerHere;
    default:
      return NEVER;
  }
}

// ---------------------------------------------------------------- going and exploring

function walk(e: Expedition, side: number, moves: number, cost: number): number {
  const steps = gainOfChain(e, here, side, moves, isGuide);
  if (chainEnd === EXIT_SPACE && errand !== CARRYING && errand !== LEAVING) return NEVER;
  const caution = e.points > cost ? WEIGHTS.dangerLater : WEIGHTS.danger;
  const safer = dangerHere - dangerOn(e, me, chainEnd);
  return (stepWorth() * steps + caution * safer) / cost;
}

function stepWorth(): number {
  switch (errand) {
    case EXPLORING:
      return WEIGHTS.stepExplore;
    case FETCHING:
      return WEIGHTS.stepFetch;
    case BRINGING:
      return WEIGHTS.stepBring;
    case TAKING:
      return WEIGHTS.stepTake;
    case CARRYING:
      return WEIGHTS.stepCarry;
    case LEAVING:
      return WEIGHTS.stepLeave;
    default:
      return WEIGHTS.stepEscort;
  }
}

function explore(e: Expedition, side: number): number {
  let worth = WEIGHTS.explore - tooDeep(e, here, side);
  if (e.points === 1) worth += WEIGHTS.exploreLast;
  if (e.health[me]! <= 2) worth += WEIGHTS.exploreWeak;
  return worth;
}

/** A temple that stays shallow has a short way home. */
const tooDeep = (e: Expedition, tile: number, side: number): number =>
  WEIGHTS.revealDepth * (e.cave.y[tile]! + (DY[side] as number) - shallowest);

function severalGaps(e: Expedition): boolean {
  const gaps = e.cave.gaps[here]!;
  return (gaps & (gaps - 1)) !== 0 && e.bagCount > 1;
}

/** Rubble in the way. */
function dig(e: Expedition, kind: number, argument: number): number {
  if (argument === HERE) return NEVER;
  const cost = costOf(kind);
  return (stepWorth() * (gain(e, here, argument) + (kind === DIG ? WEIGHTS.dig : WEIGHTS.excavate))) / cost - 1e-3;
}

/** IE-FOR-2: not where nobody will pass again. */
function shoreUp(e: Expedition): number {
  const doors = e.cave.doors[here]!;
  const isPassage = (doors & (doors - 1)) !== 0;
  const kind = e.kinds[here];
  if (!isPassage || (kind !== SPIKE && kind !== RUIN && kind !== LAVA)) return NEVER;
  return WEIGHTS.shoreUp + (kind === SPIKE ? 0.5 : 0);
}

function demolish(e: Expedition, side: number): number {
  const to = e.cave.beside[4 * here + side]!;
  if (to === NOTHING) return NEVER;
  return WEIGHTS.demolish * (far[here]! - far[to]! - 2) * 0.5;
}

// ---------------------------------------------------------------- things

/** IE-CURSE-1: better in good health, if there is time for that. */
function pickUpArtifact(e: Expedition): number {
  const roundsToExit = stepsBetween(e, here, EXIT_SPACE) / (e.who[me] === SCOUNDREL ? 4 : 3);
  if (e.marker < 2 * roundsToExit + 2) return WEIGHTS.pickUp;
  return WEIGHTS.pickUp - WEIGHTS.patience * (fullHealth(e.who[me]!) - e.health[me]!);
}

/** From somebody who is down; the artifact also from somebody slower. */
function takeOver(e: Expedition, other: number): number {
  if (e.health[other] === 0) return WEIGHTS.takeOver;
  return e.holds[other] === HOLDS_ARTIFACT && e.who[me] === SCOUNDREL ? WEIGHTS.takeOver : NEVER;
}

function handOn(e: Expedition, other: number): number {
  const isFaster = e.who[other] === SCOUNDREL && isActive(e, other);
  return e.holds[me] === HOLDS_ARTIFACT && isFaster ? WEIGHTS.takeOver : NEVER;
}

// ---------------------------------------------------------------- health and guardians

function heal(e: Expedition, other: number, most: number, cost: number): number {
  const health = e.health[other]!;
  if (health === 0) return WEIGHTS.helpUp / cost;
  const missing = fullHealth(e.who[other]!) - health;
  const carry = errand === CARRYING ? WEIGHTS.healCarry : 0;
  const need = carry + Math.max(WEIGHTS.healIdle, WEIGHTS.heal - WEIGHTS.healNeed * (health - 1));
  return (need * Math.min(most, missing)) / cost;
}

/** Whether a guardian is worth a shot: near ones are. */
function menace(e: Expedition, tile: number): number {
  let least = 100;
  for (let i = 0; i < e.explorers; i++)
    if (isActive(e, i)) least = Math.min(least, stepsBetween(e, tile, e.places[i]!));
  return least <= 2 ? 1 : least <= 4 ? 0.6 : 0.2;
}

function grenade(e: Expedition, tile: number): number {
  let harmed = 0;
  for (let i = 0; i < e.explorers; i++) if (e.places[i] === tile && isActive(e, i)) harmed++;
  return WEIGHTS.grenade * guardiansOn(e, tile) - harmed;
}

function command(e: Expedition, other: number): number {
  if (e.holds[other] === HOLDS_ARTIFACT) return WEIGHTS.commandArtifact;
  return e.holds[other] === HOLDS_KEY && e.corridor !== NOTHING ? WEIGHTS.command : NEVER;
}

/** IE-TURN-2: when points are gone, health left, and something to do. */
function exert(e: Expedition): number {
  if (e.points > 0) return NEVER;
  const isUrgent = errand === CARRYING || errand === LEAVING || (errand === TAKING && artifactHolder(e) < 0);
  const enough = isUrgent ? WEIGHTS.exertUrgent : WEIGHTS.exert;
  return e.health[me]! >= enough + Math.floor(dangerHere) && hasWork(e) ? WEIGHTS.idle + 0.1 : NEVER;
}

const hasWork = (e: Expedition): boolean =>
  errand === CARRYING || errand === LEAVING || far[here]! > 0.5 || (e.bagCount > 0 && e.cave.gaps[here] !== 0);

// ---------------------------------------------------------------- why

const MOTIVES: Readonly<Record<number, Motive>> = {
  [REVEAL]: 'explore',
  [EXPLORE]: 'explore',
  [ILLUMINATE]: 'explore',
  [SCOPE]: 'explore',
  [PUT_DOWN]: 'bring-key',
  [HEAL]: 'heal',
  [MEND]: 'heal',
  [REVIVE]: 'heal',
  [ATTACK]: 'fight',
  [ANNIHILATE]: 'fight',
  [SHOOT]: 'fight',
  [PURIFY]: 'fight',
  [GRENADE]: 'fight',
  [DIG]: 'clear-the-way',
  [EXCAVATE]: 'clear-the-way',
  [DEMOLISH]: 'clear-the-way',
  [EXERT]: 'work-harder',
  [BRACE]: 'stay-safe',
  [SHORE_UP]: 'stay-safe',
  [END]: 'nothing-better',
};

/** The rule of thumb behind an action of the turn looked at. */
export function motiveOf(e: Expedition, code: number): Motive {
  const kind = kindOf(code);
  const argument = argumentOf(code);
  if (kind === PICK_UP) return argument === 0 ? 'fetch-key' : 'take-artifact';
  if ((kind === HEAL || kind === MEND || kind === REVIVE) && e.health[argument] === 0) return 'help-up';
  return MOTIVES[kind] ?? (MOTIVE_OF_ERRAND[errand] as Motive);
}
