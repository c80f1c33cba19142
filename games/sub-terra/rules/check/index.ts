// Finds the code of an action or outcome, or says why it may not be played.

import { fail, ok, type Refusal, type Result } from '@undercroft/engine';
import { abilityOwner, hasAbility } from '../abilities.ts';
import {
  ASK_ACTION,
  ASK_APPEAR,
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_DIRECTED,
  ASK_HORROR,
  ASK_PATH,
  ASK_PLACE,
  ASK_SPAWN,
  ASK_TAKE,
  ASKS,
  type Ask,
  DRAW_HAZARD,
  GAME_OVER,
  isChance,
  ROLL_DIE,
  ruleOfAsk,
} from '../asks.ts';
import { CAVERS, type Caver } from '../cavers.ts';
import {
  ACTIONS,
  type ActionName,
  BANDAGE,
  DEMOLISH,
  DIRECT,
  DIVE,
  EXCAVATE,
  LEAVE,
  REPEL,
  RIG,
  SPRINT,
  STOP,
} from '../codes.ts';
import { costOf } from '../costs.ts';
import { type Descent, isManual } from '../descent.ts';
import { encode, outcomeCode } from '../encode.ts';
import { isLegal } from '../legal.ts';
import { type MaybeRefusal, type RefusalKind, refuse } from '../refusals.ts';
import type { Action, Outcome } from '../schemas.ts';
import { conditionRefusal } from './actions.ts';

export function check(d: Descent, move: Action | Outcome): Result<number, Refusal<RefusalKind>> {
  return isChance(d.asks) ? checkOutcome(d, move as Outcome) : checkAction(d, move as Action);
}

function checkOutcome(d: Descent, outcome: Outcome): Result<number, Refusal<RefusalKind>> {
  const asks = d.asks === ROLL_DIE ? 'die' : d.asks === DRAW_HAZARD ? 'hazard' : 'tile';
  if (outcome.type !== asks) return fail(refuse('not-asked', ruleOfAsk(d), { asks, got: outcome.type }));
  const code = outcomeCode(outcome);
  return isLegal(d, code)
    ? ok(code)
    : fail(refuse('cannot-happen', outcome.type === 'hazard' ? 'ST-SETUP-4' : 'ST-SETUP-3', { ...outcome }));
}

function checkAction(d: Descent, action: Action): Result<number, Refusal<RefusalKind>> {
  const refusal = actionRefusal(d, action);
  return refusal ? fail(refusal) : ok(encode(d, action));
}

const ACTIONS_BY_ASK: Readonly<Record<number, readonly ActionName[]>> = {
  [ASK_CHAIN]: ['move', 'stop'],
  [ASK_TAKE]: ['take'],
  [ASK_CHOOSE]: ['take'],
  [ASK_PLACE]: ['place', 'discard'],
  [ASK_APPEAR]: ['appear'],
  [ASK_HORROR]: ['horror'],
  [ASK_PATH]: ['path'],
  [ASK_SPAWN]: ['spawn'],
  [ASK_DIRECTED]: [...ACTIONS.slice(0, LEAVE), 'decline'],
  [ASK_ACTION]: ACTIONS.slice(0, STOP),
  [GAME_OVER]: [],
};

function actionRefusal(d: Descent, action: Action): MaybeRefusal {
  if (!ACTIONS_BY_ASK[d.asks]?.includes(action.type))
    return refuse('not-asked', ruleOfAsk(d), { asks: ASKS[d.asks] as Ask, got: action.type });
  const kind = ACTIONS.indexOf(action.type);
  return abilityRefusal(d, kind) ?? conditionRefusal(d, action) ?? costRefusal(d, kind);
}

/** The clause that gives each ability to its caver. */
const ABILITY_RULES: Readonly<Record<number, string>> = {
  [DIVE]: 'ST-DIV-1',
  [EXCAVATE]: 'ST-GEO-1',
  [DEMOLISH]: 'ST-ENG-1',
  [RIG]: 'ST-CLI-1',
  [BANDAGE]: 'ST-MED-1',
  [SPRINT]: 'ST-MED-2',
  [REPEL]: 'ST-BOD-1',
  [DIRECT]: 'ST-LEA-1',
};

function abilityRefusal(d: Descent, kind: number): MaybeRefusal {
  if (hasAbility(d, d.actor, kind)) return undefined;
  if (kind === RIG && isManual(d)) return refuse('rig-is-rope', 'ST-RM-2');
  return refuse('not-your-ability', ABILITY_RULES[kind] as string, {
    action: ACTIONS[kind] as ActionName,
    owner: CAVERS[abilityOwner(kind)] as Caver,
  });
}

function costRefusal(d: Descent, kind: number): MaybeRefusal {
  const cost = costOf(d, kind);
  if (d.asks === ASK_DIRECTED) return cost <= 1 ? undefined : refuse('costs-too-much', 'ST-LEA-1', { cost, most: 1 });
  if (d.asks !== ASK_ACTION || cost <= d.points) return undefined;
  return refuse('too-few-points', 'ST-TURN-1', { cost, left: d.points, exerting: !d.exerted && cost <= d.points + 1 });
}
