// From the options to the first decision.
import { badTeam, type Fault, fail, ok, type Result } from '@undercroft/engine';
import { NOTHING_ASKED } from './asks.ts';
import { CAVERS, EXPLOSIVES, fullHealth, GEOLOGIST, PATHFINDER_USES } from './cavers.ts';
import { Descent, isManual } from './descent.ts';
import { advance, beginRound } from './flow.ts';
import { dealt, HAZARDS, poolFor } from './hazards.ts';
import { push, REFILL } from './jobs.ts';
import { lay } from './revealing.ts';
import { START_TYPE, TILES_IN_BOX, TYPES } from './tiles.ts';
import type { Options } from './vocabulary.ts';

export const badOptions = (options: Options): Fault | undefined => badCavers(options) ?? badSettings(options);

/** ST-SETUP-1: how many cavers each player leads, by the number of players. */
const EACH: Readonly<Record<number, readonly number[]>> = { 1: [4, 5, 6], 2: [2], 3: [2], 4: [1], 5: [1], 6: [1] };

const badCavers = ({ cavers }: Options): Fault | undefined =>
  badTeam({
    what: 'caver',
    at: 'cavers',
    members: cavers.map(({ caver, seat }) => ({ name: caver, seat })),
    size: { min: 4, max: 6 },
    each: EACH,
    rule: 'ST-SETUP-1',
  });

function badSettings({ gentle, difficulty, variant, start, cavers }: Options): Fault | undefined {
  if (gentle && difficulty !== 'normal')
    return { kind: 'gentle-needs-normal', path: ['gentle'], received: difficulty, rule: 'ST-SETUP-6' };
  if (gentle && variant !== 'standard')
    return { kind: 'gentle-needs-standard', path: ['gentle'], received: variant, rule: 'ST-SETUP-6' };
  if (start === undefined || cavers.some(({ caver }) => caver === start)) return undefined;
  return {
    kind: 'not-in-the-team',
    path: ['start'],
    expected: cavers.map(({ caver }) => caver).join(' | '),
    received: start,
    rule: 'ST-SETUP-7',
  };
}

export function open(options: Options): Result<Descent, Fault> {
  const fault = badOptions(options);
  return fault ? fail(fault) : ok(openWith(options));
}

function openWith(options: Options): Descent {
  const d = new Descent();
  d.options = options;
  setTeam(d);
  setStack(d);
  setDeck(d);
  d.asks = NOTHING_ASKED;
  beginRound(d, undefined);
  if (d.who.subarray(0, d.cavers).includes(GEOLOGIST)) push(d, REFILL);
  advance(d, undefined);
  return d;
}

/** ST-SETUP-2, ST-SETUP-7. */
function setTeam(d: Descent): void {
  const { cavers, start } = d.options;
  const tile = lay(d, START_TYPE, 0, 0, 0);
  d.cavers = cavers.length;
  for (const [i, { caver, seat }] of cavers.entries()) {
    d.who[i] = CAVERS.indexOf(caver);
    d.seats[i] = seat;
    d.places[i] = tile;
    d.fullHealth[i] = fullHealth(d.who[i]!, isManual(d));
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
function setStack(d: Descent): void {
  for (const [type, { copies }] of TYPES.entries()) d.bag[type] = copies;
  d.stack = TILES_IN_BOX + 1;
}

/** ST-SETUP-4, ST-SETUP-5. */
function setDeck(d: Descent): void {
  const { plain, severe } = poolFor(d.options);
  for (const hazard of HAZARDS.keys()) {
    d.pool[hazard] = plain;
    d.pool[hazard + HAZARDS.length] = severe;
  }
  d.deck = dealt(d.options, d.cavers);
}
