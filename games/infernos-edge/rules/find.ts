// Finds the code of an action or outcome: it is allowed exactly if it is listed as legal.

import { canonicalJson, fail, ok, type Result } from '@undercroft/engine';
import { ASKS, type Ask, isChance, ruleOfAsk } from './asks.ts';
import { ACTIONS, kindOf } from './codes.ts';
import { decode } from './decode.ts';
import type { Expedition } from './expedition.ts';
import { faceNamed } from './hazards.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { type InfernosEdgeRefusal, refuse } from './refusals.ts';
import type { Action, Outcome } from './schemas.ts';
import { typeNamed } from './tiles.ts';

const scratch = new Int32Array(MAX_LEGAL);

/** Undefined if it is not allowed. */
export function findCode(e: Expedition, move: Action | Outcome): number | undefined {
  return isChance(e.asks) ? codeOfOutcome(e, move as Outcome) : codeOfAction(e, move as Action);
}

function codeOfAction(e: Expedition, action: Action): number | undefined {
  const text = canonicalJson(action);
  const kind = ACTIONS.indexOf(action.type);
  const list = scratch.subarray(0, legal(e, scratch));
  return list.find((code) => kindOf(code) === kind && canonicalJson(decode(e, code)) === text);
}

function codeOfOutcome(e: Expedition, outcome: Outcome): number | undefined {
  const code = numberOf(outcome);
  const isListed = code !== undefined && scratch.subarray(0, legal(e, scratch)).includes(code);
  return isListed && decode(e, code).type === outcome.type ? code : undefined;
}

function numberOf(outcome: Outcome): number | undefined {
  switch (outcome.type) {
    case 'die':
      return outcome.face;
    case 'hazard':
      return faceNamed(outcome.face);
    case 'tile':
      return typeNamed(outcome.tile);
    default:
      return undefined;
  }
}

/** For a table, which only offers what is allowed: `check.ts` says why something is not, and is loaded where somebody asks. */
export function checkListed(e: Expedition, move: Action | Outcome): Result<number, InfernosEdgeRefusal> {
  const code = findCode(e, move);
  if (code !== undefined) return ok(code);
  return fail(refuse('not-asked', ruleOfAsk(e), { asks: ASKS[e.asks] as Ask, got: move.type }));
}
