// Interprets a typed action ('explore n', 'heal medic', 'end') or a place alone ('n', '2E 1N', 'Medic').
import type { SideName } from '@undercroft/cave';
import { ok, type Result } from '@undercroft/engine';
import { type Action, type Caver, subTerra } from '@undercroft/sub-terra';
import * as shared from '@undercroft/terminal/cave/interpret';
import { anyOfType, ofSide, readActionType, sideOfStep } from '@undercroft/terminal/cave/interpret';
import { besideCell, cellNamed, type Named } from '@undercroft/terminal/cave/places';
import { ACTION_ORDER } from './actions.ts';
import { atPlace, readCaver, readPlace } from './places.ts';
import type { Descent } from './view.ts';
import type { Words } from './words.ts';

type Interpretation = shared.Interpretation<Action>;

interface Asked {
  readonly descent: Descent;
  readonly words: Words;
}

export function interpret(descent: Descent, text: string, words: Words): Interpretation {
  const asked = { descent, words };
  if (subTerra.status(asked.descent).type !== 'seat') return undefined;
  if (subTerra.save(asked.descent).asks === 'place') return interpretTile(asked, text);
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text.trim().toLowerCase()) ?? [];
  const type = readActionType(word, ACTION_ORDER, (one) => words.terminal.typed[one]);
  if (type) return interpretAction(asked, type, rest);
  const named = readPlace(text, words);
  return named && interpretPlace(asked, named);
}

// ---------------------------------------------------------------- an action

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
const UNTARGETED = ['rope', 'hide', 'leave', 'exert', 'end', 'dive', 'rig', 'stop', 'decline', 'discard'] as const;

function interpretAction(asked: Asked, type: Action['type'], rest: string): Interpretation {
  const untargeted = UNTARGETED.find((name) => name === type);
  if (untargeted) return ok([{ type: untargeted }]);
  if (rest === '')
    return anyOfType(subTerra, asked.descent, { type, nothing: nothingText(type, asked.words) }) as Interpretation;
  if (type === 'dig' || type === 'excavate') return interpretDig(asked, type, rest);
  if (isTowards(type)) return interpretSide(asked, rest, (to) => ({ type: type, to }));
  if (isOf(type)) return interpretCaver(asked, rest, (caver) => ({ type: type, caver }));
  const named = readPlace(rest, asked.words);
  return named ? interpretPlace(asked, named) : undefined;
}

const nothingText = (type: Action['type'], { game, terminal }: Words): string =>
  terminal.nowhere[type] ?? game.notPossible(type);

const isTowards = (type: string): type is To => TOWARDS.includes(type);
const isOf = (type: string): type is Of => OF.includes(type);

function interpretDig(asked: Asked, type: 'dig' | 'excavate', rest: string): Interpretation {
  const isHere = readPlace(rest, asked.words)?.type === 'here';
  return isHere ? ok([{ type, at: 'here' }]) : interpretSide(asked, rest, (at) => ({ type, at }));
}

function interpretSide(asked: Asked, text: string, make: (side: SideName) => Action): Interpretation {
  const named = readPlace(text, asked.words);
  const side = named && sideOf(asked, named);
  return side && (side.ok ? ok([make(side.value)]) : side);
}

function interpretCaver({ words }: Asked, text: string, make: (caver: Caver) => Action): Interpretation {
  const caver = readCaver(text, words);
  return caver && ok([make(caver)]);
}

// ---------------------------------------------------------------- a place alone

function interpretPlace(asked: Asked, named: Named<Caver>): Interpretation {
  const { asks } = subTerra.save(asked.descent);
  switch (asks) {
    case 'appear':
    case 'horror':
    case 'spawn':
      return ok([{ type: asks, at: cellOf(asked, named) }]);
    case 'path':
      return ofSide(sideOf(asked, named), (to) => [{ type: 'path', to }]);
    case 'chain':
      return ofSide(sideOf(asked, named), (to) => [{ type: 'move', to }]);
    case 'action':
    case 'directed':
      return named.type === 'person' ? interpretCompanion(asked, named) : interpretGround(asked, named);
    default:
      return undefined;
  }
}

/** Naming a companion on the same tile helps or directs them; elsewhere, directs them or walks to them. */
function interpretCompanion(asked: Asked, named: Extract<Named<Caver>, { type: 'person' }>): Interpretation {
  const { person: caver } = named;
  const actions: Action[] = [
    { type: 'bandage', caver },
    { type: 'heal', caver },
    { type: 'direct', caver },
  ];
  const possible = firstPossible(asked, actions);
  if (possible) return ok([possible]);
  return cellOf(asked, named) === standing(asked) ? ok([{ type: 'heal', caver }]) : interpretGround(asked, named);
}

/** An empty cell means explore; a tile means the simplest way of entering it. */
function interpretGround(asked: Asked, named: Named<Caver>): Interpretation {
  if (named.type === 'here') return ok([{ type: 'dig', at: 'here' }]);
  return ofSide(sideOf(asked, named), (to) => {
    const isLaid = subTerra.save(asked.descent).cave.some(({ at }) => at === besideCell(standing(asked), to));
    if (!isLaid) return [{ type: 'explore', to }];
    const ways: Action[] = [
      { type: 'move', to },
      { type: 'swim', to },
      { type: 'squeeze', to },
    ];
    return [firstPossible(asked, ways) ?? { type: 'move', to }];
  });
}

const firstPossible = (asked: Asked, actions: readonly Action[]): Action | undefined =>
  shared.firstPossible(subTerra, asked.descent, actions);

/** Where the acting caver or the moving horror stands. */
function standing(asked: Asked): string {
  const { hunt, cavers, actor } = subTerra.save(asked.descent);
  return hunt?.horror ?? cavers[actor]?.at ?? '0,0';
}

function cellOf(asked: Asked, named: Named<Caver>): string {
  const { cavers } = subTerra.save(asked.descent);
  return cellNamed(named, { from: standing(asked), whereIs: (person) => cavers[person]?.at });
}

function sideOf(asked: Asked, named: Named<Caver>): Result<SideName, string> {
  const { hunt, actor } = subTerra.save(asked.descent);
  const { game, terminal } = asked.words;
  const who = hunt ? terminal.legend.horror : game.cavers[actor].name;
  const place = (cell: string) => atPlace(cell, asked.words);
  return sideOfStep({ from: standing(asked), to: cellOf(asked, named), who, place }, terminal.cave);
}

/** A rotation by the sides that shall be open, or 'discard'. */
function interpretTile(asked: Asked, text: string): Interpretation {
  const { typed, cave } = asked.words.terminal;
  const isDiscard = readActionType(text.trim(), ['discard'], () => typed.discard) !== undefined;
  return isDiscard ? ok([{ type: 'discard' }]) : shared.interpretTile(subTerra, asked.descent, text, cave);
}
