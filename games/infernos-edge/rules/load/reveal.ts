// Loads the reveal under way: a gap that the acting explorer could name, and the tiles in hand.

import { NOTHING, SIDES } from '@undercroft/cave';
import type { Expedition } from '../expedition.ts';
import { positionError } from '../position-errors.ts';
import { canAnyBePlaced, canBePlaced, returnToBag, takeFromBag } from '../revealing.ts';
import { scopeBase } from '../sight.ts';
import type { Snapshot } from '../snapshot.ts';
import { typeNamed } from '../tiles.ts';
import { requireTile } from './places.ts';

type Reveal = NonNullable<Snapshot['reveal']>;

export function loadReveal(e: Expedition, { reveal }: Snapshot): void {
  if (!reveal) return;
  e.base = requireTile(e, reveal.from, ['reveal', 'from']);
  e.gap = SIDES.indexOf(reveal.side);
  e.exploring = reveal.exploring ? 1 : 0;
  e.hand = reveal.hand === null ? NOTHING : typeNamed(reveal.hand);
  e.other = reveal.other === null ? NOTHING : typeNamed(reveal.other);
}

const isRevealing = ({ asks }: Snapshot): boolean => ['tile', 'choose', 'place'].includes(asks);

export function validateHand(snapshot: Snapshot): void {
  const { asks, reveal } = snapshot;
  if (isRevealing(snapshot) && !reveal) throw positionError('no-reveal', 'IE-ACT-REVEAL', ['reveal']);
  if (['choose', 'place'].includes(asks) && !reveal?.hand)
    throw positionError('empty-hand', 'IE-ACT-REVEAL', ['reveal', 'hand']);
  if (asks === 'choose' && !reveal?.other) throw positionError('empty-hand', 'IE-ARC-1', ['reveal', 'other']);
}

const isExploring = ({ todo }: Snapshot): boolean => todo.includes('step-in');

/** To be called when the jobs are known to fit the question. */
export function validateReveal(e: Expedition, snapshot: Snapshot): void {
  const { asks, reveal, discarded } = snapshot;
  if (reveal && !isRevealing(snapshot) && !isExploring(snapshot))
    throw positionError('reveal-left', 'IE-ACT-REVEAL', ['reveal']);
  if (!reveal && isExploring(snapshot)) throw positionError('no-reveal', 'IE-ACT-EXPLORE', ['reveal']);
  if (!reveal) return;
  // The bag that was discarded leaves nothing to step onto.
  if (reveal.exploring !== (isExploring(snapshot) && !(asks === 'sanctum' && discarded)))
    throw positionError('exploring-does-not-fit', 'IE-ACT-EXPLORE', ['reveal', 'exploring']);
  validateGap(e, snapshot, reveal);
  validateTilesInHand(snapshot, reveal);
  if (asks === 'choose') validateChoice(e, snapshot, reveal);
  if (asks === 'tile' && !canDraw(e)) throw positionError('nothing-fits', 'IE-MAP-4', ['reveal', 'side']);
}

function validateGap(e: Expedition, snapshot: Snapshot, { exploring, side, from }: Reveal): void {
  if (!isInReach(e, snapshot)) throw positionError('out-of-reach', 'IE-ACT-REVEAL', ['reveal', 'from'], from);
  // The last tile of the bag lies in its gap before the sanctum is placed.
  const isFilled = snapshot.asks === 'sanctum' && exploring;
  const isThere = isFilled ? e.cave.beside[4 * e.base + e.gap] === e.cave.count - 1 : e.cave.isGap(e.base, e.gap);
  if (!isThere) throw positionError('no-gap-there', 'IE-MAP-3', ['reveal', 'side'], side);
}

/** IE-ARI-2: any gap; IE-SHA-1: one in sight; otherwise one beside the explorer. */
function isInReach(e: Expedition, { actor, reveal, todo }: Snapshot): boolean {
  const place = e.places[e.actor]!;
  if (reveal?.hand === 'journal T' || e.base === place) return true;
  return actor === 'sharpshooter' && todo.at(-1) === 'act' && scopeBase(e, place, e.gap) === e.base;
}

/** IE-ARC-1: only the Archaeologist holds two tiles, or one while another is drawn. */
function validateTilesInHand({ asks, actor, todo }: Snapshot, { hand, other }: Reveal): void {
  const mayPlaceJournal = asks === 'place' && actor === 'aristocrat' && todo.at(-1) === 'act';
  if (hand === 'journal T' && !mayPlaceJournal)
    throw positionError('hand-does-not-fit', 'IE-ARI-2', ['reveal', 'hand'], hand);
  if (hand && (asks === 'sanctum' || (asks === 'tile' && actor !== 'archaeologist')))
    throw positionError('hand-does-not-fit', 'IE-ACT-REVEAL', ['reveal', 'hand'], hand);
  if (other && (asks !== 'choose' || other === 'journal T'))
    throw positionError('hand-does-not-fit', 'IE-ARC-1', ['reveal', 'other'], other);
}

function validateChoice(e: Expedition, { actor }: Snapshot, { hand, other }: Reveal): void {
  if (actor !== 'archaeologist') throw positionError('not-their-ability', 'IE-ARC-1', ['actor'], actor);
  if (hand === other || !canBePlaced(e, e.hand) || !canBePlaced(e, e.other))
    throw positionError('nothing-to-choose', 'IE-ARC-1', ['reveal', 'other'], other as string);
}

/** Whether a tile of the bag could be placed, which a Scholar's first tile came from too. */
function canDraw(e: Expedition): boolean {
  if (e.hand === NOTHING) return canAnyBePlaced(e);
  returnToBag(e, e.hand, 'scholar', undefined);
  const isPossible = canAnyBePlaced(e);
  takeFromBag(e, e.hand);
  return isPossible;
}
