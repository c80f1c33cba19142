// Interprets a typed action ('explore s', 'heal healer', 'pick up key', 'end'), a place alone ('s', '1E 2S', 'Healer'),
// or the answer to a question ('lava', 'keep').
import type { SideName } from '@undercroft/cave';
import { ok, type Result } from '@undercroft/engine';
import { type Action, type Explorer, ITEMS, infernosEdge } from '@undercroft/infernos-edge';
import * as shared from '@undercroft/terminal/cave/interpret';
import { anyOfType, legalActions, ofSide, readActionType, sideOfStep } from '@undercroft/terminal/cave/interpret';
import { besideCell, cellNamed, type Named } from '@undercroft/terminal/cave/places';
import { begins, isOneOf } from '@undercroft/terminal/cave/typed';
import { ACTION_ORDER, actionName } from './actions.ts';
import { atPlace, readExplorer, readPlace } from './places.ts';
import { type Expedition, standing } from './view.ts';
import type { Words } from './words.ts';

type Interpretation = shared.Interpretation<Action>;
type Type = Action['type'];

export function interpret(expedition: Expedition, text: string, words: Words): Interpretation {
  if (infernosEdge.status(expedition).type !== 'seat') return undefined;
  const { asks } = infernosEdge.save(expedition);
  const turned = asks === 'place' ? interpretTile(expedition, text, words) : undefined;
  if (turned) return turned;
  const typed = text.trim().toLowerCase();
  const answers = answersNamed(expedition, typed, words);
  if (answers.length > 0) return ok(answers);
  const [first = '', ...rest] = typed.split(/\s+/);
  const type = readType(expedition, first, words);
  if (type) return interpretAction(expedition, type, withoutFillers(rest, words), words);
  const named = readPlace(text, words);
  return named && interpretPlace(expedition, named, words);
}

const interpretTile = (expedition: Expedition, text: string, { terminal }: Words): Interpretation =>
  shared.interpretTile(infernosEdge, expedition, text, terminal.cave) as Interpretation;

/** Tiles and faces are answered by name, and everything by what the list calls it. */
function answersNamed(expedition: Expedition, typed: string, words: Words): Action[] {
  const { game } = words;
  const position = infernosEdge.save(expedition);
  return (legalActions(infernosEdge, expedition) as Action[]).filter((action) => {
    if (action.type !== 'place' && isOneOf(typed, [actionName(position, action, 0, words)])) return true;
    if (action.type === 'choose') return begins(typed, [game.tile(action.tile)]);
    if (action.type !== 'reroll' && action.type !== 'first') return false;
    return isOneOf(typed, [String(action.face), game.face(action.face)]);
  });
}

/** Of actions that are called alike, the one that is possible, or that is no answer. */
function readType(expedition: Expedition, word: string, { game, terminal: { typed } }: Words): Type | undefined {
  const byRules = ACTION_ORDER.find((type) => type === word);
  if (byRules) return byRules;
  const possible = (legalActions(infernosEdge, expedition) as Action[]).map(({ type }) => type);
  const types = [...new Set([...possible, ...ACTION_ORDER.toReversed()])];
  return readActionType(word, types, (type) => {
    const { name } = game.actions[type];
    return [...(name.includes(' ') ? [] : [name]), ...(typed.actions[type] ?? [])];
  });
}

/** 'to the healer' as 'healer'; what is also somebody's sign stays where nothing follows it. */
function withoutFillers([first, ...rest]: readonly string[], words: Words): string {
  if (first === undefined) return '';
  const isFiller = isOneOf(first, words.terminal.typed.fillers) && (rest.length > 0 || !readExplorer(first, words));
  return isFiller ? withoutFillers(rest, words) : [first, ...rest].join(' ');
}

// ---------------------------------------------------------------- an action

const TOWARDS = ['reveal', 'explore', 'move', 'run', 'illuminate', 'sprint', 'grenade', 'demolish', 'path'] as const;
const AT = ['research', 'scope', 'shoot', 'purify', 'wake', 'guardian'] as const;
const OF = ['heal', 'command', 'mend', 'revive', 'victim'] as const;
const UNTARGETED = [
  'put-down',
  'attack',
  'shore-up',
  'annihilate',
  'brace',
  'exert',
  'end',
  'stop',
  'decline',
  'keep',
] as const;

function interpretAction(expedition: Expedition, typed: Type, rest: string, words: Words): Interpretation {
  const type = meantBy(expedition, typed);
  const untargeted = UNTARGETED.find((name) => name === type);
  if (untargeted) return ok([{ type: untargeted }]);
  if (rest === '') {
    const nothing = words.terminal.about.nowhere[type] ?? words.game.notPossible(type);
    return anyOfType(infernosEdge, expedition, { type, nothing }) as Interpretation;
  }
  if (type === 'dig' || type === 'excavate') return interpretDig(expedition, type, rest, words);
  if (type === 'pick-up') {
    const item = readItem(rest, words);
    return item && ok([{ type, item }]);
  }
  return interpretTarget(expedition, type, rest, words);
}

/** The player deciding for a guardian may also say whom it attacks. */
const meantBy = (expedition: Expedition, typed: Type): Type =>
  typed === 'attack' && infernosEdge.save(expedition).asks === 'victim' ? 'victim' : typed;

function interpretTarget(expedition: Expedition, type: Type, rest: string, words: Words): Interpretation {
  const towards = TOWARDS.find((name) => name === type);
  if (towards) return interpretSide(expedition, rest, (to) => ({ type: towards, to }) as Action, words);
  const at = AT.find((name) => name === type);
  const named = readPlace(rest, words);
  if (at) return named && ok([{ type: at, at: cellOf(expedition, named) }]);
  const explorer = readReceiver(rest, words);
  const of = OF.find((name) => name === type);
  if (of) return explorer && ok([{ type: of, explorer }]);
  if (type === 'give') return explorer && ok([{ type: 'give', to: explorer }]);
  if (type === 'take') return explorer && ok([{ type: 'take', from: explorer }]);
  return named && interpretPlace(expedition, named, words);
}

function interpretDig(expedition: Expedition, type: 'dig' | 'excavate', rest: string, words: Words): Interpretation {
  if (readPlace(rest, words)?.type === 'here') return ok([{ type, at: 'here' }]);
  return interpretSide(expedition, rest, (at) => ({ type, at }), words);
}

const readItem = (text: string, { terminal: { typed } }: Words) =>
  ITEMS.find((item) => isOneOf(text, [item, ...typed.items[item]]));

/** 'healer', 'key to the healer'. */
function readReceiver(text: string, words: Words): Explorer | undefined {
  const [first = '', ...rest] = text.split(' ');
  return readExplorer(text, words) ?? (readItem(first, words) && readExplorer(withoutFillers(rest, words), words));
}

function interpretSide(
  expedition: Expedition,
  text: string,
  make: (side: SideName) => Action,
  words: Words,
): Interpretation {
  const named = readPlace(text, words);
  const side = named && sideOf(expedition, named, words);
  return side && (side.ok ? ok([make(side.value)]) : side);
}

// ---------------------------------------------------------------- a place alone

function interpretPlace(expedition: Expedition, named: Named<Explorer>, words: Words): Interpretation {
  const { asks } = infernosEdge.save(expedition);
  switch (asks) {
    case 'wake':
    case 'guardian':
      return ok([{ type: asks, at: cellOf(expedition, named) }]);
    case 'sanctum':
      return interpretSanctum(expedition, cellOf(expedition, named));
    case 'victim':
      return named.type === 'person' ? ok([{ type: 'victim', explorer: named.person }]) : undefined;
    case 'path':
      return ofSide(sideOf(expedition, named, words), (to) => [{ type: 'path', to }]);
    case 'illuminate':
      return ofSide(sideOf(expedition, named, words), (to) => [{ type: 'reveal', to }]);
    case 'chain':
    case 'crawl':
    case 'commanded':
      return ofSide(sideOf(expedition, named, words), (to) => [{ type: 'move', to }]);
    case 'action':
      return named.type === 'person'
        ? interpretCompanion(expedition, named, words)
        : interpretGround(expedition, named, words);
    default:
      return undefined;
  }
}

/** By the tile it joins, or by where its corridor would lie. */
function interpretSanctum(expedition: Expedition, cell: string): Interpretation {
  const fitting = legalActions(infernosEdge, expedition).filter(
    (action): action is Extract<Action, { type: 'sanctum' }> =>
      action.type === 'sanctum' && (action.at === cell || besideCell(action.at, action.to) === cell),
  );
  return ok(fitting.length > 0 ? fitting : [{ type: 'sanctum', at: cell, to: 'south' }]);
}

/** Naming a companion helps them if possible, or commands them, or walks to them. */
function interpretCompanion(
  expedition: Expedition,
  named: Extract<Named<Explorer>, { type: 'person' }>,
  words: Words,
): Interpretation {
  const { person: explorer } = named;
  const actions: Action[] = [
    { type: 'mend', explorer },
    { type: 'heal', explorer },
    { type: 'revive', explorer },
    { type: 'command', explorer },
  ];
  const possible = shared.firstPossible(infernosEdge, expedition, actions) as Action | undefined;
  if (possible) return ok([possible]);
  const isHere = cellOf(expedition, named) === standing(infernosEdge.save(expedition));
  return isHere ? ok([{ type: 'heal', explorer }]) : interpretGround(expedition, named, words);
}

/** An empty cell means explore, a tile means move. */
function interpretGround(expedition: Expedition, named: Named<Explorer>, words: Words): Interpretation {
  if (named.type === 'here') return ok([{ type: 'dig', at: 'here' }]);
  return ofSide<Action>(sideOf(expedition, named, words), (to) => {
    const isEmpty = infernosEdge.check(expedition, { type: 'explore', to });
    return isEmpty.ok || isEmpty.error.kind !== 'tile-there' ? [{ type: 'explore', to }] : [{ type: 'move', to }];
  });
}

function cellOf(expedition: Expedition, named: Named<Explorer>): string {
  const position = infernosEdge.save(expedition);
  return cellNamed(named, { from: standing(position), whereIs: (person) => position.explorers[person]?.at });
}

function sideOf(expedition: Expedition, named: Named<Explorer>, words: Words): Result<SideName, string> {
  const { game, terminal } = words;
  const position = infernosEdge.save(expedition);
  const isGuardian = position.guardians.some(({ acting }) => acting);
  const who = isGuardian ? game.kinds.guardian.name.toLowerCase() : game.explorers[position.actor].name;
  const place = (cell: string) => atPlace(cell, words);
  return sideOfStep({ from: standing(position), to: cellOf(expedition, named), who, place }, terminal.cave);
}
