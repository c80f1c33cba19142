// Finds the code of an action or outcome: it is allowed exactly if it is listed as legal.

import { fail, ok, type Refusal, type Result } from '@undercroft/engine';
import { ASKS, type Ask, isChance, ruleOfAsk } from './asks.ts';
import { decode } from './decode.ts';
import type { Descent } from './descent.ts';
import { encode, outcomeCode } from './encode.ts';
import { isLegal } from './legal.ts';
import { type RefusalKind, refuse } from './refusals.ts';
import type { Action, Outcome } from './schemas.ts';

/** For a table, which only offers what is allowed: `check.ts` says why something is not, and is loaded where somebody asks. */
export function checkListed(d: Descent, move: Action | Outcome): Result<number, Refusal<RefusalKind>> {
  const code = isChance(d.asks) ? outcomeCode(move as Outcome) : encode(d, move as Action);
  if (isLegal(d, code) && decode(d, code).type === move.type) return ok(code);
  return fail(refuse('not-asked', ruleOfAsk(d), { asks: ASKS[d.asks] as Ask, got: move.type }));
}
