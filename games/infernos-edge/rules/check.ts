// Finds the code of an action or outcome, or the reason why it is not allowed.

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
} from './asks.ts';
import { actionRefusal } from './check-actions.ts';
import { abilityRefusal, costRefusal } from './check-points.ts';
import { ACTIONS, type ActionName, kindOf, STOP } from './codes.ts';
import { decode } from './decode.ts';
import type { Expedition } from './expedition.ts';
import { faceNamed } from './hazards.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { type InfernosEdgeRefusal, refuse } from './refusals.ts';
import type { Action, Outcome } from './schemas.ts';
import { typeNamed } from './tiles.ts';

export function check(e: Expedition, move: Action | Outcome): Result<number, InfernosEdgeRefusal> {
  return isChance(e.asks) ? checkOutcome(e, move as Outcome) : checkAction(e, move as Action);
}

const scratch = new Int32Array(MAX_LEGAL);
const isListed = (e: Expedition, code: number): boolean => scratch.subarray(0, legal(e, scratch)).includes(code);

const OUTCOME_TYPES: Readonly<Record<number, Outcome['type']>> = {
  [DRAW_TILE]: 'tile',
  [ROLL_DIE]: 'die',
  [ROLL_HAZARD]: 'hazard',
};

function checkOutcome(e: Expedition, outcome: Outcome): Result<number, InfernosEdgeRefusal> {
  const asks = OUTCOME_TYPES[e.asks] as Outcome['type'];
  if (outcome.type !== asks) return fail(refuse('not-asked', ruleOfAsk(e), { asks, got: outcome.type }));
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

function checkAction(e: Expedition, action: Action): Result<number, InfernosEdgeRefusal> {
  const code = codeOfListed(e, action);
  return code === undefined ? fail(explainRefusal(e, action)) : ok(code);
}

/** An action is allowed exactly if it is listed as legal; everything below only finds the reason for a refusal. */
function codeOfListed(e: Expedition, action: Action): number | undefined {
  const text = canonicalJson(action);
  const kind = ACTIONS.indexOf(action.type);
  const list = scratch.subarray(0, legal(e, scratch));
  return list.find((code) => kindOf(code) === kind && canonicalJson(decode(e, code)) === text);
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
