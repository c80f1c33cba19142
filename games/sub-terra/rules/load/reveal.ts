// Loads the reveal under way, and checks each step of it: naming a gap, drawing, choosing, placing, refilling.

import { NOTHING, SIDES } from '@undercroft/cave';
import { GEOLOGIST } from '../cavers.ts';
import { canReachSide, type Descent, findCaver, isCaver, isInPlay, isManual } from '../descent.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { EXIT_TYPE, typeNamed } from '../tiles.ts';
import { hasJob, type Moment } from './jobs.ts';

export function loadReveal(d: Descent, { reveal }: Snapshot): void {
  d.gap = reveal ? SIDES.indexOf(reveal.side) : 0;
  d.exploring = reveal?.exploring ? 1 : 0;
  d.hand = reveal?.hand ? typeNamed(reveal.hand) : NOTHING;
  d.fromAside = reveal?.fromAside ? 1 : 0;
}

/** A reveal is under way from naming the gap to the step onto the new tile. */
export function checkUnderWay({ reveal }: Snapshot, moment: Moment): void {
  if ((reveal !== null) !== hasJob(moment, 'step-in')) throw positionError('no-reveal', 'ST-ACT-REVEAL', ['reveal']);
}

export function checkReveal(d: Descent, snapshot: Snapshot, moment: Moment): void {
  const { asks, reveal, aside, top } = snapshot;
  if (asks === 'aside') checkRefill(d, moment);
  if (asks === 'tile' && top !== null) throw positionError('top-is-known', 'ST-GEO-3', ['top'], top);
  if (!reveal) return;
  checkSide(d, snapshot, moment);
  if (['tile', 'take', 'aside'].includes(asks) && reveal.hand)
    throw positionError('full-hand', 'ST-ACT-REVEAL', ['reveal', 'hand'], reveal.hand);
  checkSource(d, snapshot, moment);
  if ((asks === 'take' || asks === 'choose') && !canChooseTile(d, asks))
    throw positionError('nothing-to-choose', asks === 'take' ? 'ST-GEO-2' : 'ST-RM-6', ['aside'], String(aside));
}

/** The tile that is set aside anew comes after placing one, or after one was rejected. */
const isPlaced = ({ asks }: Snapshot, moment: Moment): boolean => asks === 'aside' && !hasJob(moment, 'reveal');

/** ST-ACT-REVEAL, ST-CAVE-3: the gap that was named; once it is filled, the tile placed last. */
function checkSide(d: Descent, snapshot: Snapshot, moment: Moment): void {
  const tile = d.places[d.actor]!;
  const [path, side] = [['reveal', 'side'], snapshot.reveal?.side];
  if (!canReachSide(d, d.actor, d.gap)) throw positionError('no-gap', 'ST-TILE-LEDGE-3', path, side);
  if (!isPlaced(snapshot, moment)) {
    if (!d.cave.isGap(tile, d.gap)) throw positionError('no-gap', 'ST-CAVE-3', path, side);
    return;
  }
  const last = d.cave.count - 1;
  const refills = isCaver(d, d.actor, GEOLOGIST) || d.types[last] === EXIT_TYPE;
  if (d.cave.through(tile, d.gap) !== last || !refills) throw positionError('not-placed', 'ST-GEO-2', path, side);
}

/** ST-GEO-2, ST-RM-6: whether the tile in hand, or the one just rejected, was the one set aside. */
function checkSource(d: Descent, snapshot: Snapshot, moment: Moment): void {
  const { asks } = snapshot;
  const couldBe = asks === 'place' && isCaver(d, d.actor, GEOLOGIST) && (!isManual(d) || d.stack === 0);
  const mustBe = hasJob(moment, 'reveal');
  const fits = d.fromAside ? (mustBe || couldBe) && d.aside === NOTHING && d.hand !== EXIT_TYPE : !mustBe;
  const byGeologist = !mustBe || (isCaver(d, d.actor, GEOLOGIST) && !isManual(d));
  if (!fits || !byGeologist)
    throw positionError('not-from-aside', 'ST-GEO-2', ['reveal', 'fromAside'], String(d.fromAside === 1));
}

function canChooseTile(d: Descent, asks: 'take' | 'choose'): boolean {
  if (!isCaver(d, d.actor, GEOLOGIST) || d.aside === NOTHING) return false;
  return asks === 'take' ? !isManual(d) && d.stack > 0 : isManual(d) && d.hand !== d.aside;
}

/** ST-GEO-2, ST-SETUP-8: the Geologist is in play, has set nothing aside, and there is an unseen tile. */
function checkRefill(d: Descent, { phase }: Moment): void {
  const geologist = findCaver(d, GEOLOGIST);
  const canRefill = geologist >= 0 && isInPlay(d, geologist) && d.aside === NOTHING && d.stack > 0;
  if (!canRefill || d.top !== NOTHING)
    throw positionError('no-refill', phase === 'set-up' ? 'ST-SETUP-8' : 'ST-GEO-2', ['asks'], 'aside');
}
