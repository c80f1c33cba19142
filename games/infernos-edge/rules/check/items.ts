// Refusals about keys and the artifact.

import { EMPTY, type Expedition, findExplorer } from '../expedition.ts';
import { EXPLORERS, type Explorer } from '../explorers.ts';
import { ITEMS, type Item } from '../items.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';
import { hasFreeKey } from '../temple.ts';
import { companionRefusal, otherRefusal } from './explorers.ts';
import { own } from './spaces.ts';

export function takeRefusal(e: Expedition, name: Explorer): MaybeRefusal {
  const refusal = otherRefusal(e, name, 'IE-ACT-ITEM') ?? companionRefusal(e, name, 'IE-ACT-ITEM');
  if (refusal) return refusal;
  if (e.holds[e.actor] !== EMPTY) return refuse('hands-full', 'IE-ACT-ITEM');
  const other = findExplorer(e, EXPLORERS.indexOf(name));
  return e.holds[other] === EMPTY ? refuse('nothing-to-take', 'IE-ACT-ITEM', { explorer: name }) : undefined;
}

export function giveRefusal(e: Expedition, name: Explorer): MaybeRefusal {
  const refusal = otherRefusal(e, name, 'IE-ACT-ITEM') ?? companionRefusal(e, name, 'IE-ACT-ITEM');
  if (refusal) return refusal;
  if (e.holds[e.actor] === EMPTY) return refuse('empty-hands', 'IE-ACT-ITEM');
  const other = findExplorer(e, EXPLORERS.indexOf(name));
  return e.holds[other] === EMPTY ? undefined : refuse('their-hands-full', 'IE-ACT-ITEM', { explorer: name });
}

export const putDownRefusal = (e: Expedition): MaybeRefusal =>
  e.holds[e.actor] === EMPTY ? refuse('empty-hands', 'IE-ACT-ITEM') : undefined;

export function pickUpRefusal(e: Expedition, item: Item): MaybeRefusal {
  if (e.holds[e.actor] !== EMPTY) return refuse('hands-full', 'IE-ACT-ITEM');
  const tile = own(e);
  if (item === ITEMS[0] && e.keys[tile]! > 0 && !hasFreeKey(e, tile)) return refuse('key-stays', 'IE-SANC-3');
  const there = item === ITEMS[0] ? hasFreeKey(e, tile) : e.artifactAt === tile;
  return there ? undefined : refuse('nothing-to-pick-up', 'IE-ACT-ITEM', { item });
}
