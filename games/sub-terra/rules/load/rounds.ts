// Checks the round against the cards that were turned over, the darkness and the gas.

import { unwrap } from '@undercroft/engine';
import { type Descent, hasState, nameOf } from '../descent.ts';
import { REMOVED } from '../marks.ts';
import { positionError } from '../position-errors.ts';
import { save } from '../save.ts';
import { open } from '../setup.ts';
import type { Snapshot } from '../snapshot.ts';
import { isBeforeCard, type Moment } from './jobs.ts';

/** ST-HAZ-1: one card a round, as long as there are any. */
export function checkRound(d: Descent, snapshot: Snapshot, moment: Moment): void {
  const { round, hazards } = snapshot;
  const dealt = hazards.length + d.deck;
  if (!cardsBy(moment, snapshot, dealt).includes(hazards.length))
    throw positionError('wrong-round', 'ST-HAZ-1', ['round'], String(round));
  checkDarkness(d, snapshot, moment, round - dealt);
  if (snapshot.gas && (snapshot.dark || moment.phase === 'hazards'))
    throw positionError('gas-has-ended', 'ST-HAZ-1', ['gas'], 'true');
  checkStart(d, moment);
}

/** How many cards were turned over by then; a game that is over may have ended before or after that of its round. */
function cardsBy({ phase }: Moment, snapshot: Snapshot, dealt: number): readonly number[] {
  const { round } = snapshot;
  const before = Math.min(round - 1, dealt);
  if (phase === 'over') return [before, Math.min(round, dealt)];
  return [phase === 'hazards' && !isBeforeCard(snapshot) ? round : before];
}

/** ST-DARK-1: it is dark from the first hazard phase without a card; `late` counts the rounds from there. */
function checkDarkness(d: Descent, { dark }: Snapshot, { phase }: Moment, late: number): void {
  const mustBeDark = late > 1 || (late === 1 && phase === 'hazards');
  const couldBeDark = mustBeDark || (late === 1 && phase === 'over');
  if (dark ? !couldBeDark : mustBeDark) throw positionError('not-dark', 'ST-DARK-1', ['dark'], String(dark));
  const removed = d.options.cavers.findIndex((_, i) => hasState(d, i, REMOVED));
  if (removed >= 0 && !dark)
    throw positionError('not-dark', 'ST-DARK-1', ['cavers', nameOf(d, removed), 'state'], 'removed');
}

/** ST-SETUP-7: who begins the first round. ST-SETUP-8: the tile for the Geologist is drawn before anything else. */
function checkStart(d: Descent, { phase }: Moment): void {
  if (d.round > 1 && phase !== 'set-up') return;
  const opening = unwrap(open(d.options));
  if (d.round === 1 && d.start !== opening.start)
    throw positionError('not-the-first', 'ST-SETUP-7', ['start'], nameOf(d, d.start));
  if (phase === 'set-up' && JSON.stringify(save(d)) !== JSON.stringify(save(opening)))
    throw positionError('not-the-opening', 'ST-SETUP-8', ['asks'], 'aside');
}
