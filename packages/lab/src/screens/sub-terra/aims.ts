// What somebody may mean who types a deed ('explore n', 'heal medic', 'end') or only a place ('n', '2E 1N', 'Medic').
import { SIDES, type SideName } from '@undercroft/cave';
import { fail, ok, type Result } from '@undercroft/engine';
import { type Action, type Caver, subTerra } from '@undercroft/sub-terra';
import { legalCodes, tryCode } from '../trial.ts';
import { DEEDS, WORDS } from './deeds.ts';
import { sideNames, The } from './names.ts';
import { besideCell, type Named, placeName, readCaver, readPlace, readSide, sideTowards } from './places.ts';
import type { Descent } from './sight.ts';

type Aims = Result<readonly Action[], string> | undefined;

export function aims(descent: Descent, text: string): Aims {
  if (subTerra.status(descent).type !== 'seat') return undefined;
  if (subTerra.save(descent).asks === 'place') return aimTile(descent, text);
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text.trim().toLowerCase()) ?? [];
  const deed = readDeed(word);
  if (deed) return aimDeed(descent, deed, rest);
  const named = readPlace(text);
  return named && aimPlace(descent, named);
}

/** A deed by its name, or by three letters or more that begin no other. */
function readDeed(word: string): Action['type'] | undefined {
  const exact = DEEDS.find((deed) => deed === word);
  const begun = DEEDS.filter((deed) => word.length >= 3 && deed.startsWith(word));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
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
  if (rest === '') return whatever(descent, deed);
  if (deed === 'dig' || deed === 'excavate') return aimDigging(descent, deed, rest);
  if (isTowards(deed)) return aimSide(descent, rest, (to) => ({ type: deed, to }));
  if (isOf(deed)) return aimCaver(rest, (caver) => ({ type: deed, caver }));
  const named = readPlace(rest);
  return named ? aimPlace(descent, named) : undefined;
}

const isTowards = (deed: string): deed is To => TOWARDS.includes(deed);
const isOf = (deed: string): deed is Of => OF.includes(deed);

/** Without an aim: everything of the sort that can be done. */
function whatever(descent: Descent, deed: Action['type']): Aims {
  const possible = legalActions(descent).filter(({ type }) => type === deed);
  return possible.length > 0
    ? ok(possible)
    : fail(`Nothing here to ${WORDS[deed].toLowerCase()}; name a side to hear why.`);
}

function legalActions(descent: Descent): Action[] {
  return legalCodes(subTerra, descent).map((code) => subTerra.write(descent, code) as Action);
}

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

function aimPlace(descent: Descent, named: Named): Aims {
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
      return named.type === 'caver' ? aimCompanion(descent, named) : aimGround(descent, named);
    default:
      return undefined;
  }
}

const ofSide = (side: Result<SideName, string>, make: (side: SideName) => Action[]): Aims =>
  side.ok ? ok(make(side.value)) : side;

/** Somebody on the same tile is tended or directed; somebody elsewhere is directed or walked to. */
function aimCompanion(descent: Descent, named: Extract<Named, { type: 'caver' }>): Aims {
  const { caver } = named;
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
function aimGround(descent: Descent, named: Named): Aims {
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
  actions.find((action) => subTerra.check(descent, action).ok);

/** Where the one who is asked about stands: the acting caver, or the horror that comes. */
function standing(descent: Descent): string {
  const { hunt, cavers, actor } = subTerra.save(descent);
  return hunt?.horror ?? cavers[actor]?.at ?? '0,0';
}

function cellOf(descent: Descent, named: Named): string {
  const from = standing(descent);
  switch (named.type) {
    case 'cell':
      return named.cell;
    case 'side':
      return besideCell(from, named.side);
    case 'here':
      return from;
    case 'caver':
      return subTerra.save(descent).cavers[named.caver]?.at ?? from;
    default:
      return named satisfies never;
  }
}

function sideOf(descent: Descent, named: Named): Result<SideName, string> {
  const [from, to] = [standing(descent), cellOf(descent, named)];
  const side = sideTowards(from, to);
  if (side) return ok(side);
  const { hunt, actor } = subTerra.save(descent);
  const who = hunt ? 'The horror' : The(actor);
  const where = placeName(to);
  return fail(
    to === from ? `${who} is there.` : `${where} is not next to ${who.replace('The', 'the')}, at ${placeName(from)}.`,
  );
}

// ---------------------------------------------------------------- a tile in hand

/** 'n e', 'north, east', 'nes', 'discard': by the sides it is to have open. */
function aimTile(descent: Descent, text: string): Aims {
  if (text.trim().toLowerCase() === 'discard') return ok([{ type: 'discard' }]);
  const sides = readSides(text);
  if (!sides) return undefined;
  const fitting = legalCodes(subTerra, descent).filter((code) => isOpenTo(descent, code, sides));
  if (fitting.length === 0) return fail('The tile cannot lie with just these sides open.');
  return ok(fitting.map((code) => subTerra.write(descent, code) as Action));
}

function readSides(text: string): readonly SideName[] | undefined {
  const words = text
    .toLowerCase()
    .replace(/^(place|open)\s+/, '')
    .split(/[\s,]+/);
  const letters = words
    .flatMap((word) => (/^[nesw]+$/.test(word) ? [...word] : [word]))
    .filter((word) => word !== 'and');
  const sides = letters.map(readSide);
  return sides.includes(undefined) ? undefined : SIDES.filter((side) => sides.includes(side));
}

function isOpenTo(descent: Descent, code: number, sides: readonly SideName[]): boolean {
  const { after } = tryCode(subTerra, descent, code);
  const open = after.cave.count > descent.cave.count ? sideNames(after.cave.openings[descent.cave.count] ?? 0) : [];
  return open.join() === sides.join();
}
