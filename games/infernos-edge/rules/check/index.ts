// Why an action or outcome is not allowed. What is allowed is found by `find.ts`, which is all a table needs to play.

import { canonicalJson, fail, ok, type Result } from '@undercroft/engine';
import {
  ASK_ACTION,
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_COMMANDED,
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
  ASKS,
  type Ask,
  DRAW_TILE,
  GAME_OVER,
  isChance,
  ROLL_DIE,
  ROLL_HAZARD,
  ruleOfAsk,
} from '../asks.ts';
import { ACTIONS, type ActionName, STOP } from '../codes.ts';
import type { Expedition } from '../expedition.ts';
import { findCode } from '../find.ts';
import { type InfernosEdgeRefusal, refuse } from '../refusals.ts';
import type { Action, Outcome } from '../schemas.ts';
import { actionRefusal } from './actions.ts';
import { abilityRefusal, costRefusal } from './points.ts';

export function check(e: Expedition, move: Action | Outcome): Result<number, InfernosEdgeRefusal> {
  const code = findCode(e, move);
  if (code !== undefined) return ok(code);
  return fail(isChance(e.asks) ? explainOutcome(e, move as Outcome) : explainRefusal(e, move as Action));
}

const OUTCOME_TYPES: Readonly<Record<number, Outcome['type']>> = {
  [DRAW_TILE]: 'tile',
  [ROLL_DIE]: 'die',
  [ROLL_HAZARD]: 'hazard',
};

function explainOutcome(e: Expedition, outcome: Outcome): InfernosEdgeRefusal {
  const asks = OUTCOME_TYPES[e.asks] as Outcome['type'];
  if (outcome.type !== asks) return refuse('not-asked', ruleOfAsk(e), { asks, got: outcome.type });
  return refuse('cannot-happen', 'IE-COMP-1', { ...outcome });
}

const ANSWERS: Readonly<Record<number, readonly ActionName[]>> = {
  [ASK_ACTION]: ACTIONS.slice(0, STOP),
  [ASK_CRAWL]: ['move', 'end'],
  [ASK_COMMANDED]: ['move', 'decline'],
  [ASK_CHAIN]: ['move', 'stop'],
  [ASK_ILLUMINATE]: ['reveal', 'stop'],
  [ASK_CHOOSE]: ['choose'],
  [ASK_PLACE]: ['place'],
  [ASK_SANCTUM]: ['sanctum'],
  [ASK_LUCK]: ['reroll', 'keep'],
  [ASK_FIRST]: ['first'],
  [ASK_WAKE]: ['wake'],
  [ASK_GUARDIAN]: ['guardian'],
  [ASK_VICTIM]: ['victim'],
  [ASK_PATH]: ['path'],
  [GAME_OVER]: [],
};

/** Only for actions that are not legal, so there is always a reason. */
function explainRefusal(e: Expedition, action: Action): InfernosEdgeRefusal {
  if (!ANSWERS[e.asks]?.includes(action.type))
    return refuse('not-asked', ruleOfAsk(e), { asks: ASKS[e.asks] as Ask, got: action.type });
  const kind = ACTIONS.indexOf(action.type);
  const refusal = abilityRefusal(e, kind) ?? actionRefusal(e, action) ?? costRefusal(e, kind);
  if (!refusal) throw new Error(`no reason to refuse ${canonicalJson(action)}`);
  return refusal;
}
