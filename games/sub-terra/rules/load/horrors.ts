// Loads the horrors of a position, and checks what is asked while they move and appear.

import { MAX_TILES } from '@undercroft/cave';
import { type Descent, MAX_HORRORS, nameOf } from '../descent.ts';
import { orderMatters, waitingHorrors } from '../horror-order.ts';
import { canBeStruck, closestVictim, countHorrors, horrorAt } from '../horrors.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { HORROR } from '../tiles.ts';
import { tileAt } from './cave.ts';
import { caverNamed } from './cavers.ts';

export function loadHorrors(d: Descent, { horrors }: Snapshot): void {
  for (const [h, { at, moved }] of horrors.entries()) {
    d.horrors[h] = tileAt(d, at, ['horrors', h, 'at']);
    d.moved[h] = moved ? 1 : 0;
  }
  checkTouch(d);
  if (horrors.length > 0 && !d.kinds.subarray(0, d.cave.count).includes(HORROR))
    throw positionError('no-horror-tile', 'ST-HOR-SPAWN', ['horrors']);
}

/** ST-HOR-TOUCH. */
function checkTouch(d: Descent): void {
  for (let i = 0; i < d.cavers; i++)
    if (canBeStruck(d, i) && horrorAt(d, d.places[i]!) >= 0)
      throw positionError('struck', 'ST-HOR-TOUCH', ['cavers', nameOf(d, i), 'health'], String(d.health[i]));
}

/** ST-HOR-MOVE: the horror whose path is asked has been marked as moved. */
export function loadHunt(d: Descent, { horror, victim }: NonNullable<Snapshot['hunt']>): void {
  const tile = tileAt(d, horror, ['hunt', 'horror']);
  d.horror = d.horrors.findIndex((at, h) => at === tile && d.moved[h] === 1);
  if (d.horror < 0) throw positionError('no-horror', 'ST-HOR-MOVE', ['hunt', 'horror'], horror);
  d.victim = caverNamed(d, victim, ['hunt', 'victim']);
}

const scratch = new Int32Array(MAX_TILES);

export function checkHorrorQuestion(d: Descent, { asks, hunt }: Snapshot): void {
  if (asks === 'path' && closestVictim(d, d.horrors[d.horror]!) !== d.victim)
    throw positionError('wrong-victim', 'ST-HOR-VICTIM', ['hunt', 'victim'], hunt?.victim);
  if (asks === 'horror' && !orderMatters(d, scratch, waitingHorrors(d, scratch)))
    throw positionError('order-does-not-matter', 'ST-HOR-ORDER', ['asks'], asks);
  if (asks === 'spawn' && countHorrors(d) === MAX_HORRORS)
    throw positionError('too-many-horrors', 'ST-COMP-5', ['asks'], asks);
}
