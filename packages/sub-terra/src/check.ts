// Finds the code of an action or outcome, or says why it may not be played.
import { NOTHING, SIDES, type SideName } from '@undercroft/cave';
import { fail, ok, type Refusal, type Result } from '@undercroft/engine';
import { canDemolish, canMoveOnto, costOf, hasAbility, hasTile, mayLeave, ownerOf, withinReach } from './actions.ts';
import * as A from './asks.ts';
import { ASKS } from './asks.ts';
import { CAVERS, type Caver } from './cavers.ts';
import * as K from './codes.ts';
import { ACTIONS, type ActionName } from './codes.ts';
import { canReachSide, type Descent, find, is, isConscious, isInCave, isMarked, nameOf } from './descent.ts';
import { isHurt } from './harm.ts';
import { cardOf } from './hazards.ts';
import { horrorAt } from './horrors.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { FLOOD, HIDDEN, REMOVED, ROPE, RUBBLE } from './marks.ts';
import { mayDiscard, misfit } from './revealing.ts';
import { EXIT_TYPE, isSteep, SLIDE, SQUEEZE, typeNamed, typeOf, WATER } from './tiles.ts';
import type { Action, Outcome } from './vocabulary.ts';

type Verdict = Refusal | undefined;

export const refuse = (kind: string, rule: string, detail?: Readonly<Record<string, unknown>>): Refusal =>
  detail ? { kind, rule, detail } : { kind, rule };

export function check(d: Descent, move: Action | Outcome): Result<number, Refusal> {
  return A.isChance(d.asks) ? checkOutcome(d, move as Outcome) : checkAction(d, move as Action);
}

/** The clause that says what is asked. */
const ASK_RULES: Readonly<Record<number, string>> = {
  [A.ASK_ACTION]: 'ST-TURN-1',
  [A.ASK_DIRECTED]: 'ST-LEA-1',
  [A.ASK_CHAIN]: 'ST-ACT-RUN',
  [A.ASK_TAKE]: 'ST-GEO-2',
  [A.ASK_CHOOSE]: 'ST-RM-6',
  [A.ASK_PLACE]: 'ST-ACT-REVEAL',
  [A.ASK_APPEAR]: 'ST-DIV-1',
  [A.ASK_HORROR]: 'ST-HOR-ORDER',
  [A.ASK_PATH]: 'ST-HOR-MOVE',
  [A.ASK_SPAWN]: 'ST-HOR-SPAWN',
  [A.DRAW_TILE]: 'ST-ACT-REVEAL',
  [A.DRAW_ASIDE]: 'ST-GEO-2',
  [A.ROLL_DIE]: 'ST-TURN-5',
  [A.DRAW_HAZARD]: 'ST-HAZ-1',
  [A.GAME_OVER]: 'ST-END-1',
};
export const askRule = (d: Descent): string => ASK_RULES[d.asks] as string;

// ---------------------------------------------------------------- outcomes

function checkOutcome(d: Descent, outcome: Outcome): Result<number, Refusal> {
  const asks = d.asks === A.ROLL_DIE ? 'die' : d.asks === A.DRAW_HAZARD ? 'hazard' : 'tile';
  if (outcome.type !== asks) return fail(refuse('not-asked', askRule(d), { asks, got: outcome.type }));
  const code = outcomeCode(outcome);
  return isListed(d, code)
    ? ok(code)
    : fail(refuse('cannot-happen', outcome.type === 'hazard' ? 'ST-SETUP-4' : 'ST-SETUP-3', { ...outcome }));
}

function outcomeCode(outcome: Outcome): number {
  switch (outcome.type) {
    case 'die':
      return outcome.face;
    case 'hazard':
      return cardOf(outcome.hazard, outcome.severe);
    case 'tile':
      return typeNamed(outcome.tile);
    default:
      return outcome satisfies never;
  }
}

const scratch = new Int32Array(MAX_LEGAL);
const isListed = (d: Descent, code: number): boolean => scratch.subarray(0, legal(d, scratch)).includes(code);

// ---------------------------------------------------------------- actions

function checkAction(d: Descent, action: Action): Result<number, Refusal> {
  const refused = judge(d, action);
  return refused ? fail(refused) : ok(encode(d, action));
}

const BY_ASK: Readonly<Record<number, readonly ActionName[]>> = {
  [A.ASK_CHAIN]: ['move', 'stop'],
  [A.ASK_TAKE]: ['take'],
  [A.ASK_CHOOSE]: ['take'],
  [A.ASK_PLACE]: ['place', 'discard'],
  [A.ASK_APPEAR]: ['appear'],
  [A.ASK_HORROR]: ['horror'],
  [A.ASK_PATH]: ['path'],
  [A.ASK_SPAWN]: ['spawn'],
  [A.ASK_DIRECTED]: [...ACTIONS.slice(0, K.LEAVE), 'decline'],
  [A.ASK_ACTION]: ACTIONS.slice(0, K.STOP),
  [A.GAME_OVER]: [],
};

function judge(d: Descent, action: Action): Verdict {
  if (!BY_ASK[d.asks]?.includes(action.type))
    return refuse('not-asked', askRule(d), { asks: ASKS[d.asks], got: action.type });
  const kind = ACTIONS.indexOf(action.type);
  return notAble(d, kind) ?? judgeDeed(d, action) ?? tooCostly(d, kind);
}

/** Abilities of others, under the clause that gives them to somebody. */
const ABILITY_RULES: Readonly<Record<number, string>> = {
  [K.DIVE]: 'ST-DIV-1',
  [K.EXCAVATE]: 'ST-GEO-1',
  [K.DEMOLISH]: 'ST-ENG-1',
  [K.RIG]: 'ST-CLI-1',
  [K.BANDAGE]: 'ST-MED-1',
  [K.SPRINT]: 'ST-MED-2',
  [K.REPEL]: 'ST-BOD-1',
  [K.DIRECT]: 'ST-LEA-1',
};

function notAble(d: Descent, kind: number): Verdict {
  if (hasAbility(d, d.actor, kind)) return undefined;
  const owner = CAVERS[ownerOf(kind)];
  return refuse('not-your-ability', ABILITY_RULES[kind] as string, { action: ACTIONS[kind], owner });
}

function tooCostly(d: Descent, kind: number): Verdict {
  const cost = costOf(d, kind);
  if (d.asks === A.ASK_DIRECTED) return cost <= 1 ? undefined : refuse('costs-too-much', 'ST-LEA-1', { cost, most: 1 });
  if (d.asks !== A.ASK_ACTION || cost <= d.points) return undefined;
  return refuse('too-few-points', 'ST-TURN-1', { cost, left: d.points, exerting: !d.exerted && cost <= d.points + 1 });
}

function judgeDeed(d: Descent, action: Action): Verdict {
  switch (action.type) {
    case 'reveal':
    case 'explore':
      return judgeGap(d, action.to);
    case 'move':
    case 'run':
    case 'sprint':
      return judgeMove(d, action.to);
    case 'swim':
      return (
        judgeStep(d, action.to) ??
        (isMarked(d, next(d, action.to), FLOOD) ? undefined : refuse('not-flooded', 'ST-ACT-SWIM', at(d, action.to)))
      );
    case 'squeeze':
      return (
        judgeStep(d, action.to) ??
        (d.kinds[next(d, action.to)] === SQUEEZE ? undefined : refuse('no-squeeze', 'ST-ACT-SQUEEZE', at(d, action.to)))
      );
    case 'heal':
      return judgeTending(d, action.caver, 'ST-ACT-HEAL');
    case 'bandage':
      return action.caver === nameOf(d, d.actor)
        ? refuse('not-yourself', 'ST-MED-1')
        : judgeTending(d, action.caver, 'ST-MED-1');
    case 'dig':
      return judgeDigging(d, action.at, 'ST-ACT-DIG');
    case 'excavate':
      return judgeDigging(d, action.at, 'ST-GEO-1');
    case 'rope':
      return judgeRope(d, 'ST-ACT-ROPE');
    case 'rig':
      return judgeRope(d, 'ST-CLI-1');
    case 'hide':
      return is(d, d.actor, HIDDEN) ? refuse('hidden-already', 'ST-ACT-HIDE') : undefined;
    case 'dive':
      return d.kinds[own(d)] === WATER ? undefined : refuse('no-water', 'ST-DIV-1');
    case 'demolish':
      return judgeDemolishing(d, action.to);
    case 'repel':
      return judgeRepelling(d, action.to);
    case 'direct':
      return judgeDirecting(d, action.caver);
    case 'leave':
      return mayLeave(d) ? undefined : refuse('not-all-on-the-exit', 'ST-ACT-LEAVE', { missing: missing(d) });
    case 'exert':
      return judgeExerting(d);
    case 'place':
      return judgePlacing(d, action.turn);
    case 'discard':
      return judgeDiscarding(d);
    case 'appear':
    case 'horror':
    case 'spawn':
      return judgeCell(d, action);
    case 'path':
      return isListed(d, encode(d, action)) ? undefined : refuse('no-shortest-path', 'ST-HOR-MOVE', { to: action.to });
    case 'end':
    case 'stop':
    case 'decline':
    case 'take':
      return undefined;
    default:
      return action satisfies never;
  }
}

const own = (d: Descent): number => d.places[d.actor]!;
const sideOf = (name: SideName): number => SIDES.indexOf(name);
const next = (d: Descent, to: SideName): number => d.cave.beside[4 * own(d) + sideOf(to)]!;
const at = (_d: Descent, to: SideName) => ({ to });

/** ST-TILE-LEDGE-3, ST-TILE-SLIDE. */
function judgeCrossing(d: Descent, to: SideName): Verdict {
  if (canReachSide(d, d.actor, sideOf(to))) return undefined;
  return d.kinds[own(d)] === SLIDE
    ? refuse('slide', 'ST-TILE-SLIDE', { to })
    : refuse('ledge', 'ST-TILE-LEDGE-3', { to });
}

function judgeGap(d: Descent, to: SideName): Verdict {
  if (next(d, to) !== NOTHING) return refuse('tile-there', 'ST-CAVE-3', { to });
  if (!d.cave.isGap(own(d), sideOf(to))) return refuse('wall', 'ST-CAVE-3', { to });
  return judgeCrossing(d, to) ?? (hasTile(d, d.actor) ? undefined : refuse('stack-empty', 'ST-CAVE-5'));
}

function judgeStep(d: Descent, to: SideName): Verdict {
  if (next(d, to) === NOTHING) return refuse('nothing-there', 'ST-CAVE-1', { to });
  if (d.cave.through(own(d), sideOf(to)) === NOTHING) return refuse('wall', 'ST-CAVE-1', { to });
  return judgeCrossing(d, to);
}

function judgeMove(d: Descent, to: SideName): Verdict {
  const refused = judgeStep(d, to);
  if (refused) return refused;
  const tile = next(d, to);
  if (canMoveOnto(d, d.actor, tile)) return undefined;
  if (isMarked(d, tile, FLOOD)) return refuse('flooded', 'ST-TILE-WATER', { to });
  return isMarked(d, tile, RUBBLE)
    ? refuse('rubble', 'ST-TILE-CAVEIN', { to })
    : refuse('squeeze', 'ST-TILE-SQUEEZE', { to });
}

function judgeTending(d: Descent, caver: Caver, rule: string): Verdict {
  const other = find(d, CAVERS.indexOf(caver));
  if (other < 0) return refuse('not-in-the-team', 'ST-SETUP-1', { caver });
  if (is(d, other, REMOVED)) return refuse('removed', 'ST-DARK-1', { caver });
  if (!isInCave(d, other)) return refuse('submerged', 'ST-DIV-2', { caver });
  if (d.places[other] !== own(d)) return refuse('not-on-this-tile', rule, { caver });
  return isHurt(d, other) ? undefined : refuse('full-health', rule, { caver });
}

function judgeDigging(d: Descent, where: SideName | 'here', rule: string): Verdict {
  if (where === 'here') return isMarked(d, own(d), RUBBLE) ? undefined : refuse('no-rubble', rule, { at: where });
  if (next(d, where) === NOTHING) return refuse('nothing-there', 'ST-CAVE-1', { to: where });
  const tile = withinReach(d, own(d), sideOf(where));
  if (tile === NOTHING) return refuse('wall', rule, { to: where });
  return isMarked(d, tile, RUBBLE) ? undefined : refuse('no-rubble', rule, { at: where });
}

function judgeRope(d: Descent, rule: string): Verdict {
  if (!isSteep(d.kinds[own(d)]!)) return refuse('not-steep', rule);
  return isMarked(d, own(d), ROPE) ? refuse('rope-there', rule) : undefined;
}

function judgeDemolishing(d: Descent, to: SideName): Verdict {
  if (d.explosivesLeft === 0) return refuse('used-up', 'ST-ENG-1');
  const side = sideOf(to);
  if (d.cave.through(own(d), side) !== NOTHING || d.cave.isGap(own(d), side))
    return refuse('open-already', 'ST-ENG-1', { to });
  return canDemolish(d, d.actor, side) ? undefined : refuse('sealed', 'ST-ENG-2', { to });
}

function judgeRepelling(d: Descent, to: SideName): Verdict {
  if (next(d, to) === NOTHING) return refuse('nothing-there', 'ST-CAVE-1', { to });
  const tile = withinReach(d, own(d), sideOf(to));
  if (tile === NOTHING) return refuse('wall', 'ST-BOD-1', { to });
  return horrorAt(d, tile) >= 0 ? undefined : refuse('no-horror', 'ST-BOD-1', { to });
}

function judgeDirecting(d: Descent, caver: Caver): Verdict {
  const other = find(d, CAVERS.indexOf(caver));
  if (other < 0) return refuse('not-in-the-team', 'ST-SETUP-1', { caver });
  if (other === d.actor) return refuse('not-yourself', 'ST-LEA-1');
  if (d.directed) return refuse('directed-already', 'ST-LEA-1');
  if (is(d, other, REMOVED)) return refuse('removed', 'ST-DARK-1', { caver });
  if (!isInCave(d, other)) return refuse('submerged', 'ST-DIV-2', { caver });
  return isConscious(d, other) ? undefined : refuse('unconscious', 'ST-KO-1', { caver });
}

const missing = (d: Descent): Caver[] =>
  d.options.cavers
    .map((_, i) => i)
    .filter((i) => isConscious(d, i) && !(isInCave(d, i) && d.kinds[d.places[i]!] === 1))
    .map((i) => nameOf(d, i));

function judgeExerting(d: Descent): Verdict {
  if (d.exerted) return refuse('exerted-already', 'ST-TURN-2');
  return isListed(d, K.codeOf(K.EXERT)) ? undefined : refuse('nothing-to-exert-for', 'ST-ASK-3');
}

const MISFIT_RULES = {
  arrow: 'ST-TILE-LEDGE-1',
  'not-connected': 'ST-CAVE-2',
  'closes-the-cave': 'ST-CAVE-4',
} as const;

function judgePlacing(d: Descent, turn: number): Verdict {
  if (turn >= typeOf(d.hand).turns)
    return refuse('same-as-another-turn', 'ST-ACT-REVEAL', { turn, turns: typeOf(d.hand).turns });
  const why = misfit(d, turn);
  return why && refuse(why, MISFIT_RULES[why], { turn });
}

function judgeDiscarding(d: Descent): Verdict {
  if (mayDiscard(d)) return undefined;
  if (nameOf(d, d.actor) !== 'scout')
    return refuse('not-your-ability', 'ST-SCO-1', { action: 'discard', owner: 'scout' });
  if (d.hand === EXIT_TYPE) return refuse('exit-stays', 'ST-SCO-1');
  return d.discardsLeft === 0 ? refuse('used-up', 'ST-SCO-1') : refuse('stack-empty', 'ST-SCO-1');
}

type AtCell = Extract<Action, { type: 'appear' | 'horror' | 'spawn' }>;

function judgeCell(d: Descent, action: AtCell): Verdict {
  if (tileAt(d, action.at) === NOTHING) return refuse('nothing-there', 'ST-CAVE-1', { at: action.at });
  if (isListed(d, encode(d, action))) return undefined;
  return refuse({ appear: 'no-water', horror: 'no-horror', spawn: 'not-nearest' }[action.type], askRule(d), {
    at: action.at,
  });
}

function tileAt(d: Descent, cell: string): number {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  // '-0,0' and '00,0' name no cell: a place has one name.
  return `${x},${y}` === cell && !Object.is(x, -0) && !Object.is(y, -0) ? d.cave.at(x, y) : NOTHING;
}

function encode(d: Descent, action: Action): number {
  const kind = ACTIONS.indexOf(action.type);
  if ('to' in action) return K.codeOf(kind, sideOf(action.to));
  if ('caver' in action) return K.codeOf(kind, find(d, CAVERS.indexOf(action.caver)));
  if ('turn' in action) return K.codeOf(kind, action.turn);
  if ('from' in action) return K.codeOf(kind, action.from === 'aside' ? 1 : 0);
  if (action.type === 'dig' || action.type === 'excavate')
    return K.codeOf(kind, action.at === 'here' ? K.HERE : sideOf(action.at));
  return 'at' in action ? K.codeOf(kind, tileAt(d, action.at)) : K.codeOf(kind);
}
