// Why an action that is not legal cannot be done, by the type of the action.

import { ruleOfAsk } from '../asks.ts';
import { MEND_REACH } from '../conditions.ts';
import type { Expedition } from '../expedition.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';
import type { Action } from '../schemas.ts';
import {
  braceRefusal,
  commandRefusal,
  demolishRefusal,
  grenadeRefusal,
  purifyRefusal,
  researchRefusal,
  scopeRefusal,
  shootRefusal,
  shoreUpRefusal,
} from './abilities.ts';
import { healRefusal, seenRefusal } from './explorers.ts';
import { giveRefusal, pickUpRefusal, putDownRefusal, takeRefusal } from './items.ts';
import { exertRefusal } from './points.ts';
import { attackRefusal, digRefusal, gapRefusal, moveRefusal, placeRefusal, spaceRefusal } from './spaces.ts';

type RefusalByType = {
  readonly [Type in Action['type']]: (e: Expedition, action: Extract<Action, { type: Type }>) => MaybeRefusal;
};

/** The reason for refusing an action of each type, apart from its cost. */
const REFUSALS: RefusalByType = {
  reveal: (e, { to }) => gapRefusal(e, to),
  explore: (e, { to }) => gapRefusal(e, to),
  illuminate: (e, { to }) => gapRefusal(e, to),
  move: (e, { to }) => moveRefusal(e, to),
  run: (e, { to }) => moveRefusal(e, to),
  sprint: (e, { to }) => moveRefusal(e, to),
  heal: (e, { explorer }) => healRefusal(e, explorer),
  'pick-up': (e, { item }) => pickUpRefusal(e, item),
  take: (e, { from }) => takeRefusal(e, from),
  give: (e, { to }) => giveRefusal(e, to),
  'put-down': (e) => putDownRefusal(e),
  attack: (e) => attackRefusal(e),
  annihilate: (e) => attackRefusal(e),
  dig: (e, { at }) => digRefusal(e, at, 'IE-ACT-DIG'),
  excavate: (e, { at }) => digRefusal(e, at, 'IE-FOR-1'),
  command: (e, { explorer }) => commandRefusal(e, explorer),
  research: (e, { at }) => researchRefusal(e, at),
  'shore-up': (e) => shoreUpRefusal(e),
  scope: (e, { at }) => scopeRefusal(e, at),
  shoot: (e, { at }) => shootRefusal(e, at),
  grenade: (e, { to }) => grenadeRefusal(e, to),
  demolish: (e, { to }) => demolishRefusal(e, to),
  brace: (e) => braceRefusal(e),
  mend: (e, { explorer }) => seenRefusal(e, explorer, 'IE-HEA-1', MEND_REACH),
  revive: (e, { explorer }) => seenRefusal(e, explorer, 'IE-PRI-1', Number.POSITIVE_INFINITY),
  purify: (e, { at }) => purifyRefusal(e, at),
  exert: (e) => exertRefusal(e),
  choose: (_, { tile }) => refuse('not-in-hand', 'IE-ARC-1', { tile }),
  place: (e, { turn }) => placeRefusal(e, turn),
  sanctum: (e, { at, to }) => spaceRefusal(e, at) ?? refuse('not-deepest', 'IE-SANC-1', { at, to }),
  reroll: (e, { face }) => refuse('no-such-die', ruleOfAsk(e), { face }),
  first: (e, { face }) => refuse('no-such-die', ruleOfAsk(e), { face }),
  wake: (e, { at }) => spaceRefusal(e, at) ?? refuse('not-nearest', 'IE-HAZ-WAKE', { at }),
  guardian: (e, { at }) => spaceRefusal(e, at) ?? refuse('no-guardian', 'IE-GUARD-6', { at }),
  victim: (_, { explorer }) => refuse('not-attacked', 'IE-GUARD-2', { explorer }),
  path: (_, { to }) => refuse('no-shortest-path', 'IE-GUARD-3', { to }),
  end: () => undefined,
  stop: () => undefined,
  decline: () => undefined,
  keep: () => undefined,
};

/** The table above pairs every action with its own function, which the type of a single lookup cannot say. */
export function actionRefusal(e: Expedition, action: Action): MaybeRefusal {
  const refusalOf = REFUSALS[action.type] as (e: Expedition, action: Action) => MaybeRefusal;
  return refusalOf(e, action);
}
