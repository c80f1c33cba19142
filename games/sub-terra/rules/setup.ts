// Sets up a game from its options.
import { fail, type InputError, ok, type Result } from '@undercroft/engine';
import { NOTHING_ASKED } from './asks.ts';
import { CAVERS, EXPLOSIVES, fullHealth, GEOLOGIST, PATHFINDER_USES } from './cavers.ts';
import { Descent } from './descent.ts';
import { advance } from './flow.ts';
import { cardsDealt, HAZARDS, poolFor } from './hazards.ts';
import { push, REFILL } from './jobs.ts';
import { optionsError, type SetupErrorKind } from './options.ts';
import { placeTile } from './placement.ts';
import type { Options } from './schemas.ts';
import { START_TYPE, TILES_IN_BOX, TYPES } from './tiles.ts';
import { beginRound } from './turns.ts';

export function open(options: Options): Result<Descent, InputError<SetupErrorKind>> {
  const error = optionsError(options);
  return error ? fail(error) : ok(newDescent(options));
}

function newDescent(options: Options): Descent {
  const d = new Descent();
  d.options = options;
  setUpTeam(d);
  setUpStack(d);
  setUpDeck(d);
  d.asks = NOTHING_ASKED;
  beginRound(d, undefined);
  if (d.who.subarray(0, d.cavers).includes(GEOLOGIST)) push(d, REFILL);
  advance(d, undefined);
  return d;
}

/** ST-SETUP-2, ST-SETUP-7. */
function setUpTeam(d: Descent): void {
  const { cavers, start } = d.options;
  const tile = placeTile(d, START_TYPE, 0, 0, 0);
  d.cavers = cavers.length;
  for (const [i, { caver, seat }] of cavers.entries()) {
    d.who[i] = CAVERS.indexOf(caver);
    d.seats[i] = seat;
    d.places[i] = tile;
    d.fullHealth[i] = fullHealth(d.who[i]!, d.options.variant);
    d.health[i] = d.fullHealth[i]!;
  }
  d.start = Math.max(
    0,
    cavers.findIndex(({ caver }) => caver === start),
  );
  d.discardsLeft = cavers.some(({ caver }) => caver === 'scout') ? PATHFINDER_USES : 0;
  d.explosivesLeft = cavers.some(({ caver }) => caver === 'engineer') ? EXPLOSIVES : 0;
}

/** ST-SETUP-3. */
function setUpStack(d: Descent): void {
  for (const [type, { copies }] of TYPES.entries()) d.bag[type] = copies;
  d.stack = TILES_IN_BOX + 1;
}

/** ST-SETUP-4, ST-SETUP-5. */
function setUpDeck(d: Descent): void {
  const { plain, severe } = poolFor(d.options);
  for (const hazard of HAZARDS.keys()) {
    d.pool[hazard] = plain;
    d.pool[hazard + HAZARDS.length] = severe;
  }
  d.deck = cardsDealt(d.options, d.cavers);
}
