// What lies in a region of the sea: the water, who and what is there, and why one cannot go there.
import type { Action, Colour, Snapshot } from '@undercroft/pocket-sub';
import { fromSnapshot } from '../../draw/sea/from-snapshot.ts';
import { centrePicture, minePicture, subPicture, waterPicture, whirlpoolPicture } from '../../draw/sea/portraits.ts';
import type { Piece } from '../../draw/sea/position.ts';
import type { About, AboutThing, Said } from '../../stage/contract.ts';
import { capital } from '../../words/grammar.ts';
import { heading, said } from '../telling.ts';
import { pocketSub } from './rules.ts';
import { areFriends, fleetNow, placesOf, type Sea, type Words, waterAt } from './sea.ts';

export function aboutOf(sea: Sea, place: string, words: Words): About {
  const snapshot = pocketSub.save(sea);
  const { pieces, whirlpools } = fromSnapshot(snapshot);
  const why = whyNot(sea, snapshot, place, words);
  return {
    things: [
      waterOf(sea, snapshot, place, words),
      ...whirlpools.filter(({ at }) => at === place).map(({ spin }) => whirlpool(spin, words)),
      ...pieces.filter(({ at }) => at === place).map((piece) => pieceOf(sea, piece, words)),
    ],
    ...(why ? { why } : {}),
  };
}

function waterOf(sea: Sea, snapshot: Snapshot, region: string, { game }: Words): AboutThing {
  const water = waterAt(snapshot, region);
  return {
    picture: waterPicture(water),
    name: heading(game.region({ region, water }, placesOf(sea))),
    said: [
      said(capital(`${game.waters[water].does}.`), 'PS-MOVE-1'),
      ...(water === 'deep' ? [said(game.about.deepRun, 'PS-MOVE-2')] : []),
    ],
  };
}

const whirlpool = (spin: Snapshot['whirlpools'][number]['spin'], { game }: Words): AboutThing => ({
  picture: whirlpoolPicture(spin),
  name: capital(game.spins[spin]),
  said: [said(game.about.whirlpool, 'PS-CAP-3')],
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

function pieceOf(sea: Sea, { kind, fleet, ...more }: Piece, { game }: Words): AboutThing {
  const isHero = 'hero' in more && more.hero === true;
  const side = areFriends(sea, fleet, fleetNow(sea)) ? 'own' : 'enemy';
  const what = isHero ? 'heroic' : kind;
  return {
    picture: PICTURES[what](fleet),
    name: `${game.fleets[fleet]} ${isHero ? game.about.hero : game.pieces[kind]}`,
    said: [said(game.about[what][side], ...RULES[what][side])],
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

function whyNot(sea: Sea, snapshot: Snapshot, place: string, { game }: Words): Said | undefined {
  const action = askedOf(snapshot, place);
  const code = action && pocketSub.check(sea, action);
  return !code || code.ok ? undefined : said(game.refusal(code.error, placesOf(sea)), code.error.rule);
}
