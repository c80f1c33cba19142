// Finds the code of an action or outcome, or says why it may not be played.
import { DX, DY, NOTHING, SIDES, type SideName } from '@undercroft/cave';
import { canonical, fail, ok, type Refusal, type Result } from '@undercroft/engine';
import { canBrace, canDemolish, canShoreUp, costOf, hasBeyond, MEND_REACH, ownerOf, SHOT_REACH } from './actions.ts';
import * as A from './asks.ts';
import { ASKS } from './asks.ts';
import * as K from './codes.ts';
import { ACTIONS, type ActionName } from './codes.ts';
import {
  BRACED,
  EMPTY,
  type Expedition,
  find,
  guardiansOn,
  hasFreeKey,
  hasRubble,
  isActive,
  isHurt,
  isInside,
  nameOf,
  SHORED,
  STATES,
} from './expedition.ts';
import { EXPLORERS, type Explorer } from './explorers.ts';
import { faceNamed } from './hazards.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { type Barrier, barrier, movesOf } from './moving.ts';
import { misfit } from './revealing.ts';
import { sightTo } from './sight.ts';
import { BAG_TYPES, typeNamed, typeOf } from './tiles.ts';
import { type Action, ITEMS, type Item, type Outcome } from './vocabulary.ts';
import { write } from './write.ts';

type Verdict = Refusal | undefined;

export const refuse = (kind: string, rule: string, detail?: Readonly<Record<string, unknown>>): Refusal =>
  detail ? { kind, rule, detail } : { kind, rule };

export function check(e: Expedition, move: Action | Outcome): Result<number, Refusal> {
  return A.isChance(e.asks) ? checkOutcome(e, move as Outcome) : checkAction(e, move as Action);
}

/** The clause that says what is asked. */
const ASK_RULES: Readonly<Record<number, string>> = {
  [A.ASK_ACTION]: 'IE-TURN-1',
  [A.ASK_CRAWL]: 'IE-TURN-4',
  [A.ASK_COMMANDED]: 'IE-ARI-1',
  [A.ASK_CHAIN]: 'IE-ACT-RUN',
  [A.ASK_ILLUMINATE]: 'IE-GUI-2',
  [A.ASK_CHOOSE]: 'IE-ARC-1',
  [A.ASK_PLACE]: 'IE-ACT-REVEAL',
  [A.ASK_SANCTUM]: 'IE-SANC-1',
  [A.ASK_LUCK]: 'IE-ARC-2',
  [A.ASK_FIRST]: 'IE-HAZ-1',
  [A.ASK_WAKE]: 'IE-HAZ-WAKE',
  [A.ASK_GUARDIAN]: 'IE-GUARD-6',
  [A.ASK_VICTIM]: 'IE-GUARD-2',
  [A.ASK_PATH]: 'IE-GUARD-3',
  [A.DRAW_TILE]: 'IE-ACT-REVEAL',
  [A.ROLL_DIE]: 'IE-COMP-5',
  [A.ROLL_HAZARD]: 'IE-HAZ-1',
  [A.GAME_OVER]: 'IE-END-1',
};
export const askRule = (e: Expedition): string => ASK_RULES[e.asks] as string;

const scratch = new Int32Array(MAX_LEGAL);
const isListed = (e: Expedition, code: number): boolean => scratch.subarray(0, legal(e, scratch)).includes(code);

// ---------------------------------------------------------------- outcomes

const EXPECTED: Readonly<Record<number, Outcome['type']>> = {
  [A.DRAW_TILE]: 'tile',
  [A.ROLL_DIE]: 'die',
  [A.ROLL_HAZARD]: 'hazard',
};

function checkOutcome(e: Expedition, outcome: Outcome): Result<number, Refusal> {
  const asks = EXPECTED[e.asks];
  if (outcome.type !== asks) return fail(refuse('not-asked', askRule(e), { asks, got: outcome.type }));
  const code = outcomeCode(outcome);
  return isListed(e, code) ? ok(code) : fail(refuse('cannot-happen', 'IE-COMP-1', { ...outcome }));
}

function outcomeCode(outcome: Outcome): number {
  switch (outcome.type) {
    case 'die':
      return outcome.face;
    case 'hazard':
      return faceNamed(outcome.face);
    case 'tile':
      return typeNamed(outcome.tile);
    default:
      return outcome satisfies never;
  }
}

// ---------------------------------------------------------------- actions

function checkAction(e: Expedition, action: Action): Result<number, Refusal> {
  const code = codeOfListed(e, action);
  return code === undefined ? fail(judge(e, action)) : ok(code);
}

/** What is in the list may be done; everything below only finds out why something is not. */
function codeOfListed(e: Expedition, action: Action): number | undefined {
  const text = canonical(action);
  const kind = ACTIONS.indexOf(action.type);
  const list = scratch.subarray(0, legal(e, scratch));
  return list.find((code) => K.kindOf(code) === kind && canonical(write(e, code)) === text);
}

const BY_ASK: Readonly<Record<number, readonly ActionName[]>> = {
  [A.ASK_ACTION]: ACTIONS.slice(0, K.STOP),
  [A.ASK_CRAWL]: ['move', 'end'],
  [A.ASK_COMMANDED]: ['move', 'decline'],
  [A.ASK_CHAIN]: ['move', 'stop'],
  [A.ASK_ILLUMINATE]: ['reveal', 'stop'],
  [A.ASK_CHOOSE]: ['choose'],
  [A.ASK_PLACE]: ['place'],
  [A.ASK_SANCTUM]: ['sanctum'],
  [A.ASK_LUCK]: ['reroll', 'keep'],
  [A.ASK_FIRST]: ['first'],
  [A.ASK_WAKE]: ['wake'],
  [A.ASK_GUARDIAN]: ['guardian'],
  [A.ASK_VICTIM]: ['victim'],
  [A.ASK_PATH]: ['path'],
  [A.GAME_OVER]: [],
};

/** Only for what is not in the list, so there is always a reason. */
function judge(e: Expedition, action: Action): Refusal {
  if (!BY_ASK[e.asks]?.includes(action.type))
    return refuse('not-asked', askRule(e), { asks: ASKS[e.asks], got: action.type });
  const kind = ACTIONS.indexOf(action.type);
  const why = notAble(e, kind) ?? judgeDeed(e, action) ?? tooCostly(e, kind);
  if (!why) throw new Error(`no reason to refuse ${canonical(action)}`);
  return why;
}

/** Abilities of others, under the clause that gives them to somebody. */
const ABILITY_RULES: Readonly<Record<number, string>> = {
  [K.ILLUMINATE]: 'IE-GUI-2',
  [K.SPRINT]: 'IE-SCN-1',
  [K.COMMAND]: 'IE-ARI-1',
  [K.RESEARCH]: 'IE-ARI-2',
  [K.EXCAVATE]: 'IE-FOR-1',
  [K.SHORE_UP]: 'IE-FOR-2',
  [K.SCOPE]: 'IE-SHA-1',
  [K.SHOOT]: 'IE-SHA-2',
  [K.GRENADE]: 'IE-SAP-1',
  [K.DEMOLISH]: 'IE-SAP-2',
  [K.ANNIHILATE]: 'IE-VET-1',
  [K.BRACE]: 'IE-VET-2',
  [K.MEND]: 'IE-HEA-1',
  [K.REVIVE]: 'IE-PRI-1',
  [K.PURIFY]: 'IE-PRI-2',
};

function notAble(e: Expedition, kind: number): Verdict {
  const owner = ownerOf(kind);
  if (owner < 0 || e.who[e.actor] === owner) return undefined;
  return refuse('not-your-ability', ABILITY_RULES[kind] as string, { action: ACTIONS[kind], owner: EXPLORERS[owner] });
}

function tooCostly(e: Expedition, kind: number): Verdict {
  const cost = costOf(kind);
  if (e.asks !== A.ASK_ACTION || cost <= e.points) return undefined;
  const exerting = !e.exerted && e.health[e.active]! >= 2 && cost <= e.points + 1;
  return refuse('too-few-points', 'IE-TURN-1', { cost, left: e.points, exerting });
}

function judgeDeed(e: Expedition, action: Action): Verdict {
  switch (action.type) {
    case 'reveal':
    case 'explore':
    case 'illuminate':
      return judgeGap(e, action.to);
    case 'move':
    case 'run':
    case 'sprint':
      return judgeMove(e, action.to);
    case 'heal':
      return judgeCompanion(e, action.explorer, 'IE-ACT-HEAL') ?? judgeHurt(e, action.explorer, 'IE-ACT-HEAL');
    case 'pick-up':
      return judgePickingUp(e, action.item);
    case 'take':
      return judgeTaking(e, action.from);
    case 'give':
      return judgeGiving(e, action.to);
    case 'put-down':
      return e.holds[e.actor] === EMPTY ? refuse('empty-hands', 'IE-ACT-ITEM') : undefined;
    case 'attack':
    case 'annihilate':
      return guardiansOn(e, own(e)) > 0 ? undefined : refuse('no-guardian', 'IE-ACT-0');
    case 'dig':
      return judgeDigging(e, action.at, 'IE-ACT-DIG');
    case 'excavate':
      return judgeDigging(e, action.at, 'IE-FOR-1');
    case 'command':
      return judgeCommanding(e, action.explorer);
    case 'research':
      return judgeResearch(e, action.at);
    case 'shore-up':
      return judgeShoringUp(e);
    case 'scope':
      return judgeScope(e, action.at);
    case 'shoot':
      return judgeShooting(e, action.at);
    case 'grenade':
      return judgeGrenade(e, action.to);
    case 'demolish':
      return judgeDemolishing(e, action.to);
    case 'brace':
      return judgeBracing(e);
    case 'mend':
      return judgeSeen(e, action.explorer, 'IE-HEA-1', MEND_REACH);
    case 'revive':
      return judgeSeen(e, action.explorer, 'IE-PRI-1', Number.POSITIVE_INFINITY);
    case 'purify':
      return judgePurifying(e, action.at);
    case 'exert':
      return judgeExerting(e);
    case 'choose':
      return refuse('not-in-hand', 'IE-ARC-1', { tile: action.tile });
    case 'place':
      return judgePlacing(e, action.turn);
    case 'sanctum':
      return judgeSanctum(e, action.at, action.to);
    case 'reroll':
    case 'first':
      return refuse('no-such-die', askRule(e), { face: action.face });
    case 'wake':
      return judgeSpace(e, action.at) ?? refuse('not-nearest', 'IE-HAZ-WAKE', { at: action.at });
    case 'guardian':
      return judgeSpace(e, action.at) ?? refuse('no-guardian', 'IE-GUARD-6', { at: action.at });
    case 'victim':
      return refuse('not-attacked', 'IE-GUARD-2', { explorer: action.explorer });
    case 'path':
      return refuse('no-shortest-path', 'IE-GUARD-3', { to: action.to });
    case 'end':
    case 'stop':
    case 'decline':
    case 'keep':
      return undefined;
    default:
      return action satisfies never;
  }
}

// ---------------------------------------------------------------- places

const own = (e: Expedition): number => e.places[e.actor]!;
const sideOf = (name: SideName): number => SIDES.indexOf(name);
const next = (e: Expedition, to: SideName): number => e.cave.beside[4 * own(e) + sideOf(to)]!;

function tileAt(e: Expedition, cell: string): number {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return `${x},${y}` === cell ? e.cave.at(x, y) : NOTHING;
}

function judgeSpace(e: Expedition, at: string): Verdict {
  return tileAt(e, at) === NOTHING ? refuse('nothing-there', 'IE-MAP-1', { at }) : undefined;
}

function judgeGap(e: Expedition, to: SideName): Verdict {
  if (next(e, to) !== NOTHING) return refuse('tile-there', 'IE-MAP-3', { to });
  if (!e.cave.isGap(own(e), sideOf(to)))
    return hasBeyond(e, own(e), sideOf(to)) ? refuse('wall', 'IE-MAP-3', { to }) : refuse('edge', 'IE-MAP-2', { to });
  return e.bagCount > 0 ? undefined : refuse('bag-empty', 'IE-ACT-REVEAL');
}

/** A connected neighbour, or why not. */
function judgeNeighbour(e: Expedition, to: SideName): Verdict {
  if (next(e, to) === NOTHING) return refuse('nothing-there', 'IE-MAP-1', { to });
  return e.cave.through(own(e), sideOf(to)) === NOTHING ? refuse('wall', 'IE-MAP-1', { to }) : undefined;
}

const BARRIER_RULES: Record<Barrier, string> = { rubble: 'IE-MOVE-1', burnt: 'IE-MOVE-1', bridge: 'IE-TILE-BRIDGE' };

function judgeMove(e: Expedition, to: SideName): Verdict {
  const refused = judgeNeighbour(e, to);
  if (refused) return refused;
  const why = barrier(e, e.actor, next(e, to));
  return why && refuse(why, BARRIER_RULES[why], { to });
}

function judgeDigging(e: Expedition, where: SideName | 'here', rule: string): Verdict {
  const refused = where === 'here' ? undefined : judgeNeighbour(e, where);
  if (refused) return refused;
  const tile = where === 'here' ? own(e) : next(e, where);
  return hasRubble(e, tile) ? undefined : refuse('no-rubble', rule, { at: where });
}

function judgeGrenade(e: Expedition, to: SideName): Verdict {
  const refused = judgeNeighbour(e, to);
  if (refused) return refused;
  return guardiansOn(e, next(e, to)) > 0 ? undefined : refuse('no-guardian', 'IE-ACT-0', { to });
}

function judgeDemolishing(e: Expedition, to: SideName): Verdict {
  if (e.demolitions === 0) return refuse('used-up', 'IE-SAP-2');
  if (!hasBeyond(e, own(e), sideOf(to))) return refuse('edge', 'IE-SAP-2', { to });
  return canDemolish(e, own(e), sideOf(to)) ? undefined : refuse('open-already', 'IE-SAP-2', { to });
}

function judgeShoringUp(e: Expedition): Verdict {
  const tile = own(e);
  if (e.shores === 0) return refuse('used-up', 'IE-FOR-2');
  if (e.types[tile]! >= BAG_TYPES) return refuse('not-from-the-bag', 'IE-FOR-2');
  if (e.marks[tile]! & SHORED) return refuse('shored-already', 'IE-FOR-2');
  return canShoreUp(e, tile) ? undefined : refuse('normal-already', 'IE-FOR-2');
}

function judgeResearch(e: Expedition, at: string): Verdict {
  if (e.journals === 0) return refuse('used-up', 'IE-ARI-2');
  if (e.points < costOf(K.RESEARCH)) return tooCostly(e, K.RESEARCH);
  if (tileAt(e, at) !== NOTHING) return refuse('tile-there', 'IE-MAP-3', { at });
  return isGapCell(e, at) ? refuse('closes-the-temple', 'IE-MAP-4', { at }) : refuse('no-gap', 'IE-MAP-3', { at });
}

function isGapCell(e: Expedition, at: string): boolean {
  const [x, y] = at.split(',').map(Number) as [number, number];
  return SIDES.some((_, side) => {
    const tile = e.cave.at(x - DX[side]!, y - DY[side]!);
    return tile !== NOTHING && e.cave.isGap(tile, side);
  });
}

function judgeScope(e: Expedition, at: string): Verdict {
  if (e.bagCount === 0) return refuse('bag-empty', 'IE-ACT-REVEAL');
  if (tileAt(e, at) !== NOTHING) return refuse('tile-there', 'IE-MAP-3', { at });
  return e.points > 0 ? refuse('not-in-sight', 'IE-SHA-1', { at }) : undefined;
}

function judgeShooting(e: Expedition, at: string): Verdict {
  const refused = judgeSpace(e, at);
  if (refused) return refused;
  const tile = tileAt(e, at);
  if (tile === own(e)) return refuse('own-space', 'IE-SHA-2');
  const steps = sightTo(e, own(e), tile);
  if (steps < 0) return refuse('not-in-sight', 'IE-MAP-6', { at });
  if (steps > SHOT_REACH) return refuse('too-far', 'IE-SHA-2', { at, steps, most: SHOT_REACH });
  return guardiansOn(e, tile) > 0 ? undefined : refuse('no-guardian', 'IE-ACT-0', { at });
}

function judgePurifying(e: Expedition, at: string): Verdict {
  const refused = judgeSpace(e, at);
  if (refused) return refused;
  if (tileAt(e, at) === own(e)) return refuse('own-space', 'IE-PRI-2');
  return guardiansOn(e, tileAt(e, at)) > 0 ? undefined : refuse('no-guardian', 'IE-ACT-0', { at });
}

function judgeSanctum(e: Expedition, at: string, to: SideName): Verdict {
  return judgeSpace(e, at) ?? refuse('not-deepest', 'IE-SANC-1', { at, to });
}

const MISFIT_RULES = { 'not-connected': 'IE-ACT-REVEAL', 'closes-the-temple': 'IE-MAP-4' } as const;

function judgePlacing(e: Expedition, turn: number): Verdict {
  const { turns } = typeOf(e.hand);
  if (turn >= turns) return refuse('same-as-another-turn', 'IE-ACT-REVEAL', { turn, turns });
  const why = misfit(e, e.hand, turn);
  return why && refuse(why, MISFIT_RULES[why], { turn });
}

// ---------------------------------------------------------------- people

/** In the team and in the temple. */
function judgeInside(e: Expedition, name: Explorer): Verdict {
  const other = find(e, EXPLORERS.indexOf(name));
  if (other < 0) return refuse('not-in-the-team', 'IE-SETUP-1', { explorer: name });
  if (isInside(e, other)) return undefined;
  return refuse(STATES[e.states[other]!] as string, 'IE-ACT-EXIT', { explorer: name });
}

function judgeCompanion(e: Expedition, name: Explorer, rule: string): Verdict {
  const refused = judgeInside(e, name);
  if (refused) return refused;
  const other = find(e, EXPLORERS.indexOf(name));
  return e.places[other] === own(e) ? undefined : refuse('not-on-this-space', rule, { explorer: name });
}

const judgeHurt = (e: Expedition, name: Explorer, rule: string): Verdict =>
  isHurt(e, find(e, EXPLORERS.indexOf(name))) ? undefined : refuse('full-health', rule, { explorer: name });

function judgeOther(e: Expedition, name: Explorer, rule: string): Verdict {
  return name === nameOf(e, e.actor) ? refuse('not-yourself', rule) : judgeInside(e, name);
}

function judgeSeen(e: Expedition, name: Explorer, rule: string, most: number): Verdict {
  const refused = judgeOther(e, name, rule) ?? judgeHurt(e, name, rule);
  if (refused) return refused;
  const steps = sightTo(e, own(e), e.places[find(e, EXPLORERS.indexOf(name))]!);
  if (steps < 0) return refuse('not-in-sight', 'IE-MAP-6', { explorer: name });
  return steps > most ? refuse('too-far', rule, { explorer: name, steps, most }) : undefined;
}

function judgeCommanding(e: Expedition, name: Explorer): Verdict {
  const refused = judgeOther(e, name, 'IE-ARI-1');
  if (refused) return refused;
  const other = find(e, EXPLORERS.indexOf(name));
  if (!isActive(e, other)) return refuse('downed', 'IE-ARI-1', { explorer: name });
  return movesOf(e, other) !== 0 ? undefined : refuse('no-step', 'IE-ACT-0', { explorer: name });
}

function judgeTaking(e: Expedition, name: Explorer): Verdict {
  const refused = judgeOther(e, name, 'IE-ACT-ITEM') ?? judgeCompanion(e, name, 'IE-ACT-ITEM');
  if (refused) return refused;
  if (e.holds[e.actor] !== EMPTY) return refuse('hands-full', 'IE-ACT-ITEM');
  const other = find(e, EXPLORERS.indexOf(name));
  return e.holds[other] === EMPTY ? refuse('nothing-to-take', 'IE-ACT-ITEM', { explorer: name }) : undefined;
}

function judgeGiving(e: Expedition, name: Explorer): Verdict {
  const refused = judgeOther(e, name, 'IE-ACT-ITEM') ?? judgeCompanion(e, name, 'IE-ACT-ITEM');
  if (refused) return refused;
  if (e.holds[e.actor] === EMPTY) return refuse('empty-hands', 'IE-ACT-ITEM');
  const other = find(e, EXPLORERS.indexOf(name));
  return e.holds[other] === EMPTY ? undefined : refuse('their-hands-full', 'IE-ACT-ITEM', { explorer: name });
}

function judgePickingUp(e: Expedition, item: Item): Verdict {
  if (e.holds[e.actor] !== EMPTY) return refuse('hands-full', 'IE-ACT-ITEM');
  const tile = own(e);
  if (item === ITEMS[0] && e.keys[tile]! > 0 && !hasFreeKey(e, tile)) return refuse('key-stays', 'IE-SANC-3');
  const there = item === ITEMS[0] ? hasFreeKey(e, tile) : e.artifactAt === tile;
  return there ? undefined : refuse('nothing-to-pick-up', 'IE-ACT-ITEM', { item });
}

function judgeBracing(e: Expedition): Verdict {
  if (canBrace(e)) return undefined;
  return e.brace === BRACED ? refuse('braced-already', 'IE-ACT-0') : refuse('braced-last-turn', 'IE-VET-2');
}

function judgeExerting(e: Expedition): Verdict {
  if (e.exerted) return refuse('exerted-already', 'IE-TURN-2');
  return refuse('too-little-health', 'IE-TURN-2', { health: e.health[e.active]! });
}
