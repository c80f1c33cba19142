// Loads the hazard cards, and checks what must have come from one: gas, floods, rubble and horrors.

import type { Path } from '@undercroft/engine';
import { ENGINEER, EXPLOSIVES } from '../cavers.ts';
import { type Descent, findCaver } from '../descent.ts';
import { CARDS, cardsDealt, isSevere, poolFor } from '../hazards.ts';
import { FLOOD, isMarked, RUBBLE } from '../marks.ts';
import { positionError } from '../position-errors.ts';
import { CARD_NAMES } from '../save.ts';
import type { Snapshot } from '../snapshot.ts';
import { hasJob, isBeforeCard, jobArgument, type Moment } from './jobs.ts';

export function loadDeck(d: Descent, { hazards, gas, dark }: Snapshot): void {
  const { plain, severe } = poolFor(d.options);
  for (let card = 0; card < CARDS; card++) {
    d.played[card] = hazards.filter((name) => name === CARD_NAMES[card]).length;
    d.pool[card] = (isSevere(card) ? severe : plain) - d.played[card]!;
    if (d.pool[card]! < 0) throw positionError('too-many-cards', 'ST-SETUP-4', ['hazards'], CARD_NAMES[card]);
  }
  d.deck = cardsDealt(d.options, d.cavers) - hazards.length;
  if (d.deck < 0) throw positionError('too-many-cards', 'ST-SETUP-5', ['hazards'], String(hazards.length));
  d.gas = gas ? 1 : 0;
  d.dark = dark ? 1 : 0;
  if (dark && d.deck > 0) throw positionError('cards-left', 'ST-DARK-1', ['dark'], String(d.deck));
}

const playedOf = ({ hazards }: Snapshot, card: string): number => hazards.filter((name) => name === card).length;

/** A card must have been played, plain or severe. */
function need(snapshot: Snapshot, card: string, rule: string, path: Path): void {
  if (playedOf(snapshot, card) + playedOf(snapshot, `severe ${card}`) === 0)
    throw positionError('card-missing', rule, path, card);
}

export function checkCards(d: Descent, snapshot: Snapshot, moment: Moment): void {
  checkCardUnderWay(snapshot, moment);
  if (d.gas) need(snapshot, 'gas', 'ST-HAZ-GAS', ['gas']);
  const byEngineer = findCaver(d, ENGINEER) >= 0 && d.explosivesLeft < EXPLOSIVES;
  for (let tile = 0; tile < d.cave.count; tile++) {
    const path = ['cave', tile, 'marks'];
    if (isMarked(d, tile, FLOOD)) need(snapshot, 'flood', 'ST-HAZ-FLOOD', path);
    if (isMarked(d, tile, RUBBLE) && !byEngineer) need(snapshot, 'cave-in', 'ST-HAZ-CAVEIN', path);
  }
  const spawned = playedOf(snapshot, 'horror') + 2 * playedOf(snapshot, 'severe horror');
  if (snapshot.horrors.length > spawned) throw positionError('card-missing', 'ST-HAZ-HORROR', ['horrors'], 'horror');
}

/** The card that is being resolved; a severe one where only that leaves these jobs (ST-HAZ-SEVERE). */
function checkCardUnderWay(snapshot: Snapshot, moment: Moment): void {
  const { asks, roll } = snapshot;
  if (moment.phase !== 'hazards' || isBeforeCard(snapshot)) return;
  const card = asks === 'die' ? String(roll?.why) : 'horror';
  const toSpawn = (jobArgument(moment, 'spawn') ?? 0) + (asks === 'spawn' ? 1 : 0);
  const severe = `severe ${card}`;
  if (!hasJob(moment, 'resolve') && toSpawn < 2) need(snapshot, card, 'ST-HAZ-1', ['hazards']);
  else if (playedOf(snapshot, severe) === 0) throw positionError('card-missing', 'ST-HAZ-SEVERE', ['hazards'], severe);
}
