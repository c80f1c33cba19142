// Carries out one decision or outcome, then goes on until the next.

import type { SideName } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as actions from './actions.ts';
import * as asks from './asks.ts';
import * as codes from './codes.ts';
import type { Descent } from './descent.ts';
import * as descent from './descent.ts';
import type { Tell } from './events.ts';
import * as flow from './flow.ts';
import * as harm from './harm.ts';
import * as horrors from './horrors.ts';
import * as jobs from './jobs.ts';
import * as marks from './marks.ts';
import * as revealing from './revealing.ts';
import * as rolling from './rolling.ts';
import * as stepping from './stepping.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { SIDES } = cave;
const { canAct, costOf } = actions;
const { ASK_ACTION, ASK_DIRECTED, DRAW_ASIDE, DRAW_HAZARD, DRAW_TILE, isChance, NOTHING_ASKED, ROLL_DIE } = asks;
const {
  APPEAR,
  argumentOf,
  BANDAGE,
  DECLINE,
  DEMOLISH,
  DIG,
  DIRECT,
  DISCARD,
  DIVE,
  END,
  EXCAVATE,
  EXERT,
  EXPLORE,
  HEAL,
  HERE,
  HIDE,
  kindOf,
  LEAVE,
  MOVE,
  PATH,
  PICK_HORROR,
  PLACE,
  PLACE_ROPE,
  REPEL,
  REVEAL,
  RIG,
  RUN,
  SPAWN_AT,
  SPRINT,
  SQUEEZE_IN,
  STOP,
  SWIM,
  TAKE,
} = codes;
const { cellOf, mark, nameOf, needed, unmark } = descent;
const {
  advance,
  appear,
  caveIn,
  dive,
  draw,
  drawn,
  finishTurn,
  fit,
  moveHorror,
  reveal,
  rollCaveIn,
  setAside,
  spawnAt,
  stepHorror,
  takeAside,
  throwAway,
  turnOver,
} = flow;
const { end, heal, hurt } = harm;
const { horrorAt, removeHorror } = horrors;
const { ACT, CHAIN, DIRECTED_OVER, push, STEP_IN } = jobs;
const { HIDDEN, ROPE, RUBBLE } = marks;
const { gapCell, layInHand } = revealing;
const { FOR_CAVE_IN, FOR_DARKNESS, FOR_EXERTION, FOR_HIDING, FOR_ROPE, FOR_ROUGH, FOR_TREMOR, rollFor, rollName } =
  rolling;
const { stepThrough, touch } = stepping;
const { EXIT_TYPE } = tiles;

export function play(d: Descent, code: number, tell?: Tell): void {
  const asked = d.asks;
  d.asks = NOTHING_ASKED;
  if (isChance(asked)) happen(d, asked, code, tell);
  else decide(d, asked, kindOf(code), argumentOf(code), tell);
  advance(d, tell);
}

// ---------------------------------------------------------------- decisions

function decide(d: Descent, asked: number, kind: number, argument: number, tell: Tell): void {
  if (asked === ASK_ACTION) return actInTurn(d, kind, argument, tell);
  if (asked === ASK_DIRECTED) return actDirected(d, kind, argument, tell);
  answer(d, kind, argument, tell);
}

function actInTurn(d: Descent, kind: number, argument: number, tell: Tell): void {
  if (kind === END) return finishTurn(d, tell);
  if (kind === LEAVE) return end(d, 2, tell);
  if (kind === DIVE) return dive(d);
  push(d, ACT);
  if (kind === EXERT) return exert(d, tell);
  d.points -= costOf(d, kind);
  act(d, kind, argument, tell);
}

/** ST-LEA-1. */
function actDirected(d: Descent, kind: number, argument: number, tell: Tell): void {
  if (kind === DECLINE) return tell?.({ type: 'declined', rule: 'ST-LEA-1', caver: nameOf(d, d.actor) });
  act(d, kind, argument, tell);
}

/** ST-TURN-2. */
function exert(d: Descent, tell: Tell): void {
  d.exerted = 1;
  d.points++;
  tell?.({ type: 'exerted', rule: 'ST-TURN-2', caver: nameOf(d, d.active) });
}

function act(d: Descent, kind: number, argument: number, tell: Tell): void {
  const i = d.actor;
  switch (kind) {
    case REVEAL:
    case EXPLORE:
      return nameGap(d, argument, kind === EXPLORE ? 1 : 0, tell);
    case MOVE:
      return stepThrough(d, i, argument, 'move', tell);
    case RUN:
      return startChain(d, argument, 2, 'run', tell);
    case SPRINT:
      return startChain(d, argument, 1, 'sprint', tell);
    case SWIM:
      return stepThrough(d, i, argument, 'swim', tell);
    case SQUEEZE_IN:
      return stepThrough(d, i, argument, 'squeeze', tell);
    case HEAL:
      return tend(d, argument, 'ST-ACT-HEAL', tell);
    case BANDAGE:
      return tend(d, argument, 'ST-MED-1', tell);
    case DIG:
      return dig(d, argument, 'ST-ACT-DIG', tell);
    case EXCAVATE:
      return dig(d, argument, 'ST-GEO-1', tell);
    case PLACE_ROPE:
      return rollFor(d, FOR_ROPE, i);
    case RIG:
      return fastenRope(d, 'ST-CLI-1', tell);
    case HIDE:
      return rollFor(d, FOR_HIDING, i);
    case DEMOLISH:
      return demolish(d, argument, tell);
    case REPEL:
      return repel(d, argument, tell);
    case DIRECT:
      return direct(d, argument, tell);
    default:
      throw new RangeError(`no such action: ${kind}`);
  }
}

function nameGap(d: Descent, side: number, exploring: number, tell: Tell): void {
  d.gap = side;
  d.exploring = exploring;
  const rule = exploring ? 'ST-ACT-EXPLORE' : 'ST-ACT-REVEAL';
  tell?.({
    type: 'gap-named',
    rule,
    caver: nameOf(d, d.actor),
    at: gapCell(d),
    side: SIDES[side] as SideName,
    exploring: exploring === 1,
  });
  push(d, STEP_IN);
  reveal(d, tell);
}

function startChain(d: Descent, side: number, left: number, how: 'run' | 'sprint', tell: Tell): void {
  push(d, CHAIN, left);
  stepThrough(d, d.actor, side, how, tell);
}

/** A caver who regains health beside a horror loses it again (ST-HOR-TOUCH). */
function tend(d: Descent, other: number, rule: string, tell: Tell): void {
  heal(d, other, d.actor, rule, tell);
  touch(d, other, tell);
}

function dig(d: Descent, where: number, rule: string, tell: Tell): void {
  const own = d.places[d.actor]!;
  const tile = where === HERE ? own : d.cave.beside[4 * own + where]!;
  unmark(d, tile, RUBBLE);
  tell?.({ type: 'rubble-cleared', rule, caver: nameOf(d, d.actor), at: cellOf(d, tile) });
}

function fastenRope(d: Descent, rule: string, tell: Tell): void {
  const tile = d.places[d.actor]!;
  mark(d, tile, ROPE);
  tell?.({ type: 'rope-placed', rule, caver: nameOf(d, d.actor), at: cellOf(d, tile) });
}

/** ST-ENG-1. */
function demolish(d: Descent, side: number, tell: Tell): void {
  const tile = d.places[d.actor]!;
  d.explosivesLeft--;
  d.cave.blast(tile, side);
  const left = d.explosivesLeft;
  tell?.({
    type: 'demolished',
    rule: 'ST-ENG-1',
    caver: nameOf(d, d.actor),
    at: cellOf(d, tile),
    side: SIDES[side] as SideName,
    left,
  });
  rollCaveIn(d);
}

/** ST-BOD-1. */
function repel(d: Descent, side: number, tell: Tell): void {
  const tile = d.cave.beside[4 * d.places[d.actor]! + side]!;
  removeHorror(d, horrorAt(d, tile));
  tell?.({ type: 'horror-repelled', rule: 'ST-BOD-1', caver: nameOf(d, d.actor), at: cellOf(d, tile) });
}

/** ST-LEA-1: with nothing to do for one point there is nothing to ask. */
function direct(d: Descent, other: number, tell: Tell): void {
  tell?.({ type: 'directed', rule: 'ST-LEA-1', caver: nameOf(d, other), by: nameOf(d, d.active) });
  d.directed = 1;
  d.actor = other;
  push(d, DIRECTED_OVER);
  if (canAct(d, other, 1)) d.asks = ASK_DIRECTED;
  else tell?.({ type: 'declined', rule: 'ST-LEA-1', caver: nameOf(d, other) });
}

function answer(d: Descent, kind: number, argument: number, tell: Tell): void {
  switch (kind) {
    case STOP:
      return;
    case MOVE:
      push(d, CHAIN, d.chain - 1);
      return stepThrough(d, d.actor, argument, 'run', tell);
    case TAKE:
      return argument === 1 ? take(d, tell) : decline(d, tell);
    case PLACE:
      return layInHand(d, argument, tell);
    case DISCARD:
      return pathfind(d, tell);
    case APPEAR:
      return appear(d, argument, tell);
    case PICK_HORROR:
      return moveHorror(d, unmovedAt(d, argument), tell);
    case PATH:
      return stepHorror(d, argument, tell);
    case SPAWN_AT:
      return spawnAt(d, argument, tell);
    default:
      throw new RangeError(`no such answer: ${kind}`);
  }
}

/** ST-GEO-2; ST-RM-6: the drawn tile is set aside instead. */
function take(d: Descent, tell: Tell): void {
  const other = d.hand;
  takeAside(d, tell);
  if (other >= 0) keepInstead(d, other, tell);
  fit(d, tell);
}

function keepInstead(d: Descent, other: number, tell: Tell): void {
  d.fromAside = 0;
  if (other === EXIT_TYPE) returnExit(d, tell);
  else d.aside = other;
}

/** ST-GEO-2: an exit is not set aside; it goes back on top, seen by all. */
function returnExit(d: Descent, tell: Tell): void {
  d.top = EXIT_TYPE;
  d.exitHidden = 1;
  d.stack++;
  tell?.({ type: 'exit-seen', rule: 'ST-GEO-2' });
}

function decline(d: Descent, tell: Tell): void {
  if (d.hand < 0) draw(d, tell);
  else fit(d, tell);
}

/** ST-SCO-1. */
function pathfind(d: Descent, tell: Tell): void {
  d.discardsLeft--;
  throwAway(d, 'pathfinder', 'ST-SCO-1', tell);
  draw(d, tell);
}

function unmovedAt(d: Descent, tile: number): number {
  let horror = 0;
  while (d.horrors[horror] !== tile || d.moved[horror]) horror++;
  return horror;
}

// ---------------------------------------------------------------- chance

function happen(d: Descent, asked: number, code: number, tell: Tell): void {
  switch (asked) {
    case DRAW_TILE:
      return drawn(d, code, tell);
    case DRAW_ASIDE:
      return setAside(d, code, tell);
    case DRAW_HAZARD:
      return turnOver(d, code, tell);
    case ROLL_DIE:
      return rolled(d, code, tell);
    default:
      throw new RangeError(`nothing to happen: ${asked}`);
  }
}

function rolled(d: Descent, face: number, tell: Tell): void {
  if (d.purpose === FOR_CAVE_IN) {
    tell?.({ type: 'rolled', rule: 'ST-HAZ-CAVEIN', why: 'cave-in', face });
    return caveIn(d, face, tell);
  }
  const need = needed(d, d.roller);
  const passed = face >= need;
  tell?.({
    type: 'rolled',
    rule: 'ST-TURN-5',
    caver: nameOf(d, d.roller),
    why: rollName(d.purpose),
    face,
    needed: need,
    passed,
  });
  follow(d, passed ? 1 : 0, tell);
}

function follow(d: Descent, passed: number, tell: Tell): void {
  const i = d.roller;
  switch (d.purpose) {
    case FOR_EXERTION:
      return passed ? undefined : hurt(d, i, 1, 'exertion', tell);
    case FOR_ROUGH:
      return passed ? undefined : hurt(d, i, 1, 'rough', tell);
    case FOR_ROPE:
      return passed ? fastenRope(d, 'ST-ACT-ROPE', tell) : undefined;
    case FOR_HIDING:
      return passed ? hide(d, i, tell) : undefined;
    case FOR_TREMOR:
    case FOR_DARKNESS:
      d.losses[i] = 1 - passed;
      return;
    default:
      throw new RangeError(`no such roll: ${d.purpose}`);
  }
}

function hide(d: Descent, i: number, tell: Tell): void {
  d.states[i] = d.states[i]! | HIDDEN;
  tell?.({ type: 'hid', rule: 'ST-ACT-HIDE', caver: nameOf(d, i) });
}
