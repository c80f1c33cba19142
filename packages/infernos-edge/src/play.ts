// Carries out one decision or outcome, then goes on until the next.

import type { SideName } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as actions from './actions.ts';
import * as asks from './asks.ts';
import * as codes from './codes.ts';
import * as ending from './ending.ts';
import type { Tell } from './events.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as faceOrder from './face-order.ts';
import * as faces from './faces.ts';
import * as flow from './flow.ts';
import * as guardians from './guardians.ts';
import * as harm from './harm.ts';
import * as jobs from './jobs.ts';
import * as moving from './moving.ts';
import * as revealing from './revealing.ts';
import * as rolling from './rolling.ts';
import * as sanctum from './sanctum.ts';
import * as tiles from './tiles.ts';
import type { Item } from './vocabulary.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { NOTHING, SIDES } = cave;
const { costOf } = actions;
const { ASK_ACTION, ASK_CHAIN, ASK_COMMANDED, ASK_CRAWL, ASK_FIRST, ASK_PLACE, DRAW_TILE, isChance, NOTHING_ASKED } =
  asks;
const {
  ANNIHILATE,
  argumentOf,
  ATTACK,
  BRACE,
  CHOOSE,
  COMMAND,
  DECLINE,
  DEMOLISH,
  DIG,
  END,
  EXCAVATE,
  EXERT,
  EXPLORE,
  FIRST,
  GIVE,
  GRENADE,
  GUARDIAN_AT,
  HEAL,
  HERE,
  ILLUMINATE,
  KEEP,
  kindOf,
  MEND,
  MOVE,
  PATH,
  PICK_UP,
  PLACE,
  PURIFY,
  PUT_DOWN,
  REROLL,
  RESEARCH,
  REVEAL,
  REVIVE,
  RUN,
  SANCTUM_AT,
  SCOPE,
  SHOOT,
  SHORE_UP,
  sideOf,
  SPRINT,
  STOP,
  TAKE,
  tileOf,
  VICTIM,
  WAKE_AT,
} = codes;
const { judge } = ending;
const { BRACED, cellOf, EMPTY, HOLDS_ARTIFACT, HOLDS_KEY, isOnSanctum, nameOf, removeWall, RUBBLE, SHORED } =
  expedition;
const { faceOrderMatters } = faceOrder;
const { applyFace, applyInOrder, settleNumber } = faces;
const { activateNext, advance, attack, chooseTile, draw, drawn, moveGuardian } = flow;
const { destroyAll, destroyGuardian, placeGuardian } = guardians;
const { heal, pay, wound } = harm;
const { ACT, CHAIN, COMMANDED_OVER, SECOND_REVEAL, STEP_IN } = jobs;
const { held, step } = moving;
const { fittingTurns, gapCell, layInHand } = revealing;
const { dieFell, FOR_ATTACK, FOR_HAZARD, reroll, rollNumber } = rolling;
const { joinSanctum, revealArtifact } = sanctum;
const { JOURNAL, NORMAL } = tiles;

export function play(e: Expedition, code: number, tell?: Tell): void {
  const asked = e.asks;
  e.asks = NOTHING_ASKED;
  if (isChance(asked)) happen(e, asked, code, tell);
  else decide(e, asked, kindOf(code), argumentOf(code), tell);
  advance(e, tell);
}

function happen(e: Expedition, asked: number, code: number, tell: Tell): void {
  if (asked === DRAW_TILE) drawn(e, code, tell);
  else if (dieFell(e, code, tell)) settle(e, tell);
}

/** The dice lie for good. */
function settle(e: Expedition, tell: Tell): void {
  if (e.purpose !== FOR_HAZARD) settleNumber(e, tell);
  else if (e.dice === 1) applyFace(e, e.faces[0]!, tell);
  else orderFaces(e, e.faces[0]!, e.faces[1]!);
}

/** IE-HAZ-1: with two different faces the roller chooses, if that can matter. */
function orderFaces(e: Expedition, first: number, second: number): void {
  if (first !== second && faceOrderMatters(e, first, second, play)) e.asks = ASK_FIRST;
  else applyInOrder(e, first, second);
}

function decide(e: Expedition, asked: number, kind: number, argument: number, tell: Tell): void {
  if (asked === ASK_ACTION) return actInTurn(e, kind, argument, tell);
  answer(e, asked, kind, argument, tell);
}

// ---------------------------------------------------------------- a turn

function actInTurn(e: Expedition, kind: number, argument: number, tell: Tell): void {
  if (kind === END) {
    e.points = 0;
    return;
  }
  e.agenda.push(ACT);
  if (kind === EXERT) return exert(e, tell);
  e.points -= costOf(kind);
  e.exploring = 0;
  act(e, kind, argument, tell);
}

/** IE-TURN-2. */
function exert(e: Expedition, tell: Tell): void {
  e.exerted = 1;
  e.points++;
  tell?.({ type: 'exerted', rule: 'IE-TURN-2', explorer: nameOf(e, e.active), left: e.health[e.active]! - 1 });
  pay(e, e.active, 1, 'exerting', tell);
}

function act(e: Expedition, kind: number, argument: number, tell: Tell): void {
  const i = e.active;
  const tile = e.places[i]!;
  switch (kind) {
    case REVEAL:
      return nameGap(e, tile, argument, 'IE-ACT-REVEAL', tell);
    case EXPLORE:
      return explore(e, argument, tell);
    case ILLUMINATE:
      e.agenda.push(SECOND_REVEAL);
      return nameGap(e, tile, argument, 'IE-GUI-2', tell);
    case SCOPE:
      return nameGap(e, tileOf(argument), sideOf(argument), 'IE-SHA-1', tell);
    case RESEARCH:
      return research(e, argument, tell);
    case MOVE:
      return step(e, i, argument, 'move', tell);
    case RUN:
      e.agenda.push(CHAIN, 2);
      return step(e, i, argument, 'run', tell);
    case SPRINT:
      e.agenda.push(CHAIN, 1);
      return step(e, i, argument, 'sprint', tell);
    case HEAL:
      return heal(e, argument, 1, i, 'IE-ACT-HEAL', tell);
    case MEND:
      return heal(e, argument, 2, i, 'IE-HEA-1', tell);
    case REVIVE:
      return heal(e, argument, e.health[argument] === 0 ? 1 : 3, i, 'IE-PRI-1', tell);
    case DIG:
      return dig(e, argument, 'IE-ACT-DIG', tell);
    case EXCAVATE:
      return dig(e, argument, 'IE-FOR-1', tell);
    case ATTACK:
      return rollNumber(e, FOR_ATTACK, i);
    case ANNIHILATE:
      return destroyGuardian(e, tile, i, 'IE-VET-1', tell);
    case SHOOT:
      return destroyGuardian(e, argument, i, 'IE-SHA-2', tell);
    case PURIFY:
      return destroyAll(e, argument, i, 'IE-PRI-2', tell);
    case GRENADE:
      return throwGrenade(e, e.cave.through(tile, argument), tell);
    case COMMAND:
      return command(e, argument, tell);
    case SHORE_UP:
      return shoreUp(e, tile, tell);
    case DEMOLISH:
      return demolish(e, tile, argument, tell);
    case BRACE:
      e.brace = BRACED;
      return tell?.({ type: 'braced', rule: 'IE-VET-2', explorer: nameOf(e, i) });
    default:
      return handle(e, kind, argument, tell);
  }
}

/** IE-ACT-ITEM. */
function handle(e: Expedition, kind: number, argument: number, tell: Tell): void {
  switch (kind) {
    case PICK_UP:
      return argument === 0 ? pickUpKey(e, tell) : pickUpArtifact(e, tell);
    case TAKE:
      return hand(e, argument, e.active, tell);
    case GIVE:
      return hand(e, e.active, argument, tell);
    case PUT_DOWN:
      return putDown(e, tell);
    default:
      throw new RangeError(`no such action: ${kind}`);
  }
}

// ---------------------------------------------------------------- revealing

function nameGap(e: Expedition, base: number, side: number, rule: string, tell: Tell): void {
  e.base = base;
  e.gap = side;
  const exploring = e.exploring === 1;
  tell?.({ type: 'gap-named', rule, explorer: nameOf(e, e.actor), at: gapCell(e), exploring });
  draw(e, tell);
}

function explore(e: Expedition, side: number, tell: Tell): void {
  e.exploring = 1;
  e.agenda.push(STEP_IN);
  nameGap(e, e.places[e.actor]!, side, 'IE-ACT-EXPLORE', tell);
}

const turns = new Int32Array(4);

/** IE-ARI-2: no draw, the tile is known. */
function research(e: Expedition, where: number, tell: Tell): void {
  e.base = tileOf(where);
  e.gap = sideOf(where);
  e.journals--;
  e.hand = JOURNAL;
  tell?.({ type: 'gap-named', rule: 'IE-ARI-2', explorer: nameOf(e, e.actor), at: gapCell(e), exploring: false });
  if (fittingTurns(e, JOURNAL, turns) > 1) e.asks = ASK_PLACE;
  else layInHand(e, argumentOf(turns[0]!), tell);
}

// ---------------------------------------------------------------- items

function pickUpKey(e: Expedition, tell: Tell): void {
  const tile = e.places[e.active]!;
  e.keys[tile] = e.keys[tile]! - 1;
  e.holds[e.active] = HOLDS_KEY;
  tellPickedUp(e, tell);
}

/** IE-CURSE-1. */
function pickUpArtifact(e: Expedition, tell: Tell): void {
  e.artifactAt = NOTHING;
  e.holds[e.active] = HOLDS_ARTIFACT;
  tellPickedUp(e, tell);
  if (e.cursed) return;
  e.cursed = 1;
  tell?.({ type: 'cursed', rule: 'IE-CURSE-1', explorer: nameOf(e, e.active) });
}

function tellPickedUp(e: Expedition, tell: Tell): void {
  if (!tell) return;
  const at = cellOf(e, e.places[e.active]!);
  const item = held(e, e.active) as Item;
  tell({ type: 'item-picked-up', rule: 'IE-ACT-ITEM', explorer: nameOf(e, e.active), item, at });
}

function hand(e: Expedition, from: number, to: number, tell: Tell): void {
  const item = held(e, from) as Item;
  e.holds[to] = e.holds[from]!;
  e.holds[from] = EMPTY;
  tell?.({ type: 'item-given', rule: 'IE-ACT-ITEM', explorer: nameOf(e, from), item, to: nameOf(e, to) });
}

/** IE-SANC-3. */
function putDown(e: Expedition, tell: Tell): void {
  const tile = e.places[e.active]!;
  const item = held(e, e.active) as Item;
  if (item === 'artifact') e.artifactAt = tile;
  else e.keys[tile] = e.keys[tile]! + 1;
  e.holds[e.active] = EMPTY;
  tell?.({ type: 'item-put-down', rule: 'IE-ACT-ITEM', explorer: nameOf(e, e.active), item, at: cellOf(e, tile) });
  if (isOnSanctum(e, tile)) revealArtifact(e, tell);
}

// ---------------------------------------------------------------- other deeds

function dig(e: Expedition, where: number, rule: string, tell: Tell): void {
  const own = e.places[e.active]!;
  const tile = where === HERE ? own : e.cave.through(own, where);
  e.marks[tile] = e.marks[tile]! & ~RUBBLE;
  tell?.({ type: 'rubble-cleared', rule, at: cellOf(e, tile), explorer: nameOf(e, e.active) });
}

/** IE-SAP-1. */
function throwGrenade(e: Expedition, tile: number, tell: Tell): void {
  destroyAll(e, tile, e.active, 'IE-SAP-1', tell);
  for (let i = 0; i < e.explorers; i++) if (e.places[i] === tile) wound(e, i, 1, 'grenade', tell);
  judge(e, tell);
}

/** IE-ARI-1. */
function command(e: Expedition, other: number, tell: Tell): void {
  tell?.({ type: 'commanded', rule: 'IE-ARI-1', explorer: nameOf(e, other), by: nameOf(e, e.active) });
  e.actor = other;
  e.agenda.push(COMMANDED_OVER);
  e.asks = ASK_COMMANDED;
}

/** IE-FOR-2: what lies on it stays. */
function shoreUp(e: Expedition, tile: number, tell: Tell): void {
  e.shores--;
  e.marks[tile] = e.marks[tile]! | SHORED;
  e.kinds[tile] = NORMAL;
  const left = e.shores;
  tell?.({ type: 'shored-up', rule: 'IE-FOR-2', explorer: nameOf(e, e.active), at: cellOf(e, tile), left });
}

/** IE-SAP-2. */
function demolish(e: Expedition, tile: number, side: number, tell: Tell): void {
  e.demolitions--;
  removeWall(e, tile, side);
  tell?.({
    type: 'demolished',
    rule: 'IE-SAP-2',
    explorer: nameOf(e, e.active),
    at: cellOf(e, tile),
    side: SIDES[side] as SideName,
    left: e.demolitions,
  });
}

// ---------------------------------------------------------------- answers

function answer(e: Expedition, asked: number, kind: number, argument: number, tell: Tell): void {
  switch (kind) {
    case END:
    case STOP:
      return;
    case MOVE:
      return answerMove(e, asked, argument, tell);
    case DECLINE:
      return tell?.({ type: 'declined', rule: 'IE-ARI-1', explorer: nameOf(e, e.actor) });
    case REVEAL:
      return nameGap(e, e.places[e.actor]!, argument, 'IE-GUI-2', tell);
    case CHOOSE:
      return chooseTile(e, argument, tell);
    case PLACE:
      return layInHand(e, argument, tell);
    case SANCTUM_AT:
      return joinSanctum(e, argument, tell);
    case REROLL:
      return reroll(e, argument, tell);
    case KEEP:
      return settle(e, tell);
    case FIRST:
      return applyInOrder(e, argument, e.faces[0] === argument ? e.faces[1]! : e.faces[0]!);
    case WAKE_AT:
      return placeGuardian(e, argument, 'IE-HAZ-WAKE', tell);
    case GUARDIAN_AT:
      return activateNext(e, waitingAt(e, argument), tell);
    case VICTIM:
      return attack(e, argument, tell);
    case PATH:
      return moveGuardian(e, argument, tell);
    default:
      throw new RangeError(`no such answer: ${kind}`);
  }
}

function answerMove(e: Expedition, asked: number, side: number, tell: Tell): void {
  if (asked === ASK_CHAIN) {
    e.agenda.push(CHAIN, e.chain - 1);
    return step(e, e.actor, side, 'move', tell);
  }
  step(e, e.actor, side, asked === ASK_CRAWL ? 'crawl' : 'command', tell);
}

function waitingAt(e: Expedition, tile: number): number {
  let guardian = 0;
  while (e.guardians[guardian] !== tile || e.activated[guardian]) guardian++;
  return guardian;
}
