// What lies in a region of the sea: the water, who and what is there, and why one cannot go there.

import { asHeading, explain } from '@undercroft/page-kit/explanation';
import type { Explanation, PlaceInfo, PlaceItem, Position } from '@undercroft/page-kit/game-view';
import type { Action, Colour, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import { capital } from '@undercroft/words/grammar';
import { fromSnapshot } from './draw/from-snapshot.ts';
import { centrePicture, minePicture, subPicture, waterPicture, whirlpoolPicture } from './draw/portraits.ts';
import type { Piece } from './draw/position.ts';
import { pocketSub } from './rules.ts';
import { areFriends, fleetNow, placesOf, type Sea, type Words, waterAt } from './sea.ts';

export function placeInfoOf({ state: sea, snapshot }: Position<PocketSub>, place: string, words: Words): PlaceInfo {
  const { pieces, whirlpools } = fromSnapshot(snapshot);
  const blocked = blockedReason(sea, snapshot, place, words);
  return {
    items: [
      waterOf(sea, snapshot, place, words),
      ...whirlpools.filter(({ at }) => at === place).map(({ spin }) => whirlpool(spin, words)),
      ...pieces.filter(({ at }) => at === place).map((piece) => pieceOf(sea, piece, words)),
    ],
    ...(blocked ? { blocked } : {}),
  };
}

function waterOf(sea: Sea, snapshot: Snapshot, region: string, { game }: Words): PlaceItem {
  const water = waterAt(snapshot, region);
  return {
    picture: waterPicture(water),
    name: asHeading(game.region({ region, water }, placesOf(sea))),
    facts: [
      explain(capital(`${game.waters[water].does}.`), 'PS-MOVE-1'),
      ...(water === 'deep' ? [explain(game.about.deepRun, 'PS-MOVE-2')] : []),
    ],
  };
}

const whirlpool = (spin: Snapshot['whirlpools'][number]['spin'], { game }: Words): PlaceItem => ({
  picture: whirlpoolPicture(spin),
  name: game.whirlpool(spin),
  facts: [explain(game.about.whirlpool, 'PS-CAP-3')],
});

const RULES = {
  mine: { own: ['PS-MEET-1'], enemy: ['PS-MEET-3'] },
  sub: { own: ['PS-TURN-1', 'PS-MEET-1'], enemy: ['PS-MEET-4'] },
  heroic: { own: ['PS-HERO-2', 'PS-HERO-4'], enemy: ['PS-HERO-3', 'PS-HERO-4'] },
  cc: { own: ['PS-MEET-2'], enemy: ['PS-MEET-5'] },
} as const;

const PICTURES = {
  mine: (fleet: Colour) => minePicture(fleet),
  sub: (fleet: Colour) => subPicture(fleet),
  heroic: (fleet: Colour) => subPicture(fleet, { hero: true }),
  cc: (fleet: Colour) => centrePicture(fleet),
} as const;

function pieceOf(sea: Sea, { kind, fleet, ...more }: Piece, { game }: Words): PlaceItem {
  const isHero = 'hero' in more && more.hero === true;
  const side = areFriends(sea, fleet, fleetNow(sea)) ? 'own' : 'enemy';
  const what = isHero ? 'heroic' : kind;
  return {
    picture: PICTURES[what](fleet),
    name: `${game.fleets[fleet]} ${isHero ? game.about.hero : game.pieces[kind]}`,
    facts: [explain(game.about[what][side], ...RULES[what][side])],
  };
}

/** What is asked of a region now; an empty one is no sub that could be asked for. */
function askedOf({ phase, subs }: Snapshot, at: string): Action | undefined {
  switch (phase) {
    case 'step':
      return { type: 'step', to: at };
    case 'mine':
    case 'place-cc':
    case 'place-sub':
      return { type: phase, at };
    case 'sub':
      return Object.values(subs).some((regions) => regions?.includes(at)) ? { type: 'sub', at } : undefined;
    default:
      return undefined;
  }
}

function blockedReason(sea: Sea, snapshot: Snapshot, place: string, { game }: Words): Explanation | undefined {
  const action = askedOf(snapshot, place);
  const code = action && pocketSub.check(sea, action);
  return !code || code.ok ? undefined : explain(game.refusal(code.error, placesOf(sea)), code.error.rule);
}
