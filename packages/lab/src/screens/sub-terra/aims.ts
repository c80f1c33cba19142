// What somebody may mean who types a deed ('explore n', 'heal medic', 'end') or only a place ('n', '2E 1N', 'Medic').
import type { SideName } from '@undercroft/cave';
import { ok, type Result } from '@undercroft/engine';
import { type Action, type Caver, subTerra } from '@undercroft/sub-terra';
import * as shared from '../cave/aims.ts';
import { ofSide, readDeed, sideOfStep, whatever } from '../cave/aims.ts';
import { The } from '../cave/people.ts';
import { besideCell, cellNamed, type Named } from '../cave/places.ts';
import { DEEDS, WORDS } from './deeds.ts';
import { placeName, readCaver, readPlace } from './places.ts';
import type { Descent } from './sight.ts';

type Aims = shared.Aims<Action>;

export function aims(descent: Descent, text: string): Aims {
  if (subTerra.status(descent).type !== 'seat') return undefined;
  if (subTerra.save(descent).asks === 'place') return aimTile(descent, text);
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text.trim().toLowerCase()) ?? [];
  const deed = readDeed(word, DEEDS);
  if (deed) return aimDeed(descent, deed, rest);
  const named = readPlace(text);
  return named && aimPlace(descent, named);
}

// ---------------------------------------------------------------- a deed

type To = Extract<Action, { to: SideName }>['type'];
type Of = Extract<Action, { caver: Caver }>['type'];
const TOWARDS: readonly string[] = [
  'reveal',
  'explore',
  'move',
  'run',
  'sprint',
  'swim',
  'squeeze',
  'demolish',
  'repel',
  'path',
] satisfies To[];
const OF: readonly string[] = ['heal', 'bandage', 'direct'] satisfies Of[];
const ALONE = ['rope', 'hide', 'leave', 'exert', 'end', 'dive', 'rig', 'stop', 'decline', 'discard'] as const;

function aimDeed(descent: Descent, deed: Action['type'], rest: string): Aims {
  const alone = ALONE.find((name) => name === deed);
  if (alone) return ok([{ type: alone }]);
  if (rest === '') return whatever(subTerra, descent, { type: deed, words: WORDS[deed] }) as Aims;
  if (deed === 'dig' || deed === 'excavate') return aimDigging(descent, deed, rest);
  if (isTowards(deed)) return aimSide(descent, rest, (to) => ({ type: deed, to }));
  if (isOf(deed)) return aimCaver(rest, (caver) => ({ type: deed, caver }));
  const named = readPlace(rest);
  return named ? aimPlace(descent, named) : undefined;
}

const isTowards = (deed: string): deed is To => TOWARDS.includes(deed);
const isOf = (deed: string): deed is Of => OF.includes(deed);

function aimDigging(descent: Descent, type: 'dig' | 'excavate', rest: string): Aims {
  return rest === 'here' ? ok([{ type, at: 'here' }]) : aimSide(descent, rest, (at) => ({ type, at }));
}

function aimSide(descent: Descent, text: string, make: (side: SideName) => Action): Aims {
  const named = readPlace(text);
  const side = named && sideOf(descent, named);
  return side && (side.ok ? ok([make(side.value)]) : side);
}

function aimCaver(text: string, make: (caver: Caver) => Action): Aims {
  const caver = readCaver(text);
  return caver && ok([make(caver)]);
}

// ---------------------------------------------------------------- only a place

function aimPlace(descent: Descent, named: Named<Caver>): Aims {
  const { asks } = subTerra.save(descent);
  switch (asks) {
    case 'appear':
    case 'horror':
    case 'spawn':
      return ok([{ type: asks, at: cellOf(descent, named) }]);
    case 'path':
      return ofSide(sideOf(descent, named), (to) => [{ type: 'path', to }]);
    case 'chain':
      return ofSide(sideOf(descent, named), (to) => [{ type: 'move', to }]);
    case 'action':
    case 'directed':
      return named.type === 'person' ? aimCompanion(descent, named) : aimGround(descent, named);
    default:
      return undefined;
  }
}

/** Somebody on the same tile is tended or directed; somebody elsewhere is directed or walked to. */
function aimCompanion(descent: Descent, named: Extract<Named<Caver>, { type: 'person' }>): Aims {
  const { person: caver } = named;
  const deeds: Action[] = [
    { type: 'bandage', caver },
    { type: 'heal', caver },
    { type: 'direct', caver },
  ];
  const possible = firstPossible(descent, deeds);
  if (possible) return ok([possible]);
  return cellOf(descent, named) === standing(descent) ? ok([{ type: 'heal', caver }]) : aimGround(descent, named);
}

/** One explores an empty cell, and goes onto a tile in the plainest way there is. */
function aimGround(descent: Descent, named: Named<Caver>): Aims {
  if (named.type === 'here') return ok([{ type: 'dig', at: 'here' }]);
  return ofSide(sideOf(descent, named), (to) => {
    const isLaid = subTerra.save(descent).cave.some(({ at }) => at === besideCell(standing(descent), to));
    if (!isLaid) return [{ type: 'explore', to }];
    const ways: Action[] = [
      { type: 'move', to },
      { type: 'swim', to },
      { type: 'squeeze', to },
    ];
    return [firstPossible(descent, ways) ?? { type: 'move', to }];
  });
}

const firstPossible = (descent: Descent, actions: readonly Action[]): Action | undefined =>
  shared.firstPossible(subTerra, descent, actions);

/** Where the one who is asked about stands: the acting caver, or the horror that comes. */
function standing(descent: Descent): string {
  const { hunt, cavers, actor } = subTerra.save(descent);
  return hunt?.horror ?? cavers[actor]?.at ?? '0,0';
}

function cellOf(descent: Descent, named: Named<Caver>): string {
  const { cavers } = subTerra.save(descent);
  return cellNamed(named, { from: standing(descent), whereIs: (person) => cavers[person]?.at });
}

function sideOf(descent: Descent, named: Named<Caver>): Result<SideName, string> {
  const { hunt, actor } = subTerra.save(descent);
  const who = hunt ? 'The horror' : The(actor);
  return sideOfStep({ from: standing(descent), to: cellOf(descent, named), who, place: placeName });
}

/** By the sides it is to have open, or 'discard'. */
function aimTile(descent: Descent, text: string): Aims {
  if (text.trim().toLowerCase() === 'discard') return ok([{ type: 'discard' }]);
  return shared.aimTile(subTerra, descent, text);
}
