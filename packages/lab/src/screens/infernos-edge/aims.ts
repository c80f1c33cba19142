// What somebody may mean who types a deed ('explore s', 'heal healer', 'pick up key', 'end') or only a place ('s',
// '1E 2S', 'Healer'), or answers a question by a word ('lava', 'keep').
import type { SideName } from '@undercroft/cave';
import { ok, type Result } from '@undercroft/engine';
import { type Action, type Explorer, infernosEdge } from '@undercroft/infernos-edge';
import * as shared from '../cave/aims.ts';
import { legalActions, ofSide, readDeed, sideOfStep, whatever } from '../cave/aims.ts';
import { The } from '../cave/people.ts';
import { besideCell, cellNamed, type Named } from '../cave/places.ts';
import { DEEDS, WORDS } from './deeds.ts';
import { tileWords } from './names.ts';
import { placeName, readExplorer, readPlace } from './places.ts';
import { type Expedition, standing } from './sight.ts';

type Aims = shared.Aims<Action>;

export function aims(expedition: Expedition, text: string): Aims {
  if (infernosEdge.status(expedition).type !== 'seat') return undefined;
  const { asks } = infernosEdge.save(expedition);
  const turned = asks === 'place' ? (shared.aimTile(infernosEdge, expedition, text) as Aims) : undefined;
  if (turned) return turned;
  const spoken = text.trim().toLowerCase();
  const answers = answeredBy(expedition, spoken);
  if (answers.length > 0) return ok(answers);
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(spoken) ?? [];
  const deed = readDeed(word, DEEDS);
  if (deed) return aimDeed(expedition, deed, rest.replace(/^((up|down|the|a|at)(\s+|$))+/, ''));
  const named = readPlace(text);
  return named && aimPlace(expedition, named);
}

/** Tiles and faces are named by what they are. */
function answeredBy(expedition: Expedition, word: string): Action[] {
  return legalActions(infernosEdge, expedition).filter((action): action is Action => {
    switch (action.type) {
      case 'choose':
        return tileWords(action.tile).startsWith(word);
      case 'reroll':
      case 'first':
        return String(action.face) === word;
      default:
        return false;
    }
  });
}

// ---------------------------------------------------------------- a deed

const TOWARDS = ['reveal', 'explore', 'move', 'run', 'illuminate', 'sprint', 'grenade', 'demolish', 'path'] as const;
const AT = ['research', 'scope', 'shoot', 'purify', 'wake', 'guardian'] as const;
const OF = ['heal', 'command', 'mend', 'revive', 'victim'] as const;
const ALONE = [
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

function aimDeed(expedition: Expedition, deed: Action['type'], rest: string): Aims {
  const alone = ALONE.find((name) => name === deed);
  if (alone) return ok([{ type: alone }]);
  if (rest === '') return whatever(infernosEdge, expedition, { type: deed, words: WORDS[deed] }) as Aims;
  if (deed === 'dig' || deed === 'excavate') return aimDigging(expedition, deed, rest);
  if (deed === 'pick-up') return aimItem(rest);
  return aimWithin(expedition, deed, rest);
}

function aimWithin(expedition: Expedition, deed: Action['type'], rest: string): Aims {
  const towards = TOWARDS.find((name) => name === deed);
  if (towards) return aimSide(expedition, rest, (to) => ({ type: towards, to }) as Action);
  const at = AT.find((name) => name === deed);
  const named = readPlace(rest);
  if (at) return named && ok([{ type: at, at: cellOf(expedition, named) }]);
  const explorer = readExplorer(rest.replace(/^((key|artifact)\s+)?(to|from)\s+/, ''));
  const of = OF.find((name) => name === deed);
  if (of) return explorer && ok([{ type: of, explorer }]);
  if (deed === 'give') return explorer && ok([{ type: 'give', to: explorer }]);
  if (deed === 'take') return explorer && ok([{ type: 'take', from: explorer }]);
  return named && aimPlace(expedition, named);
}

function aimDigging(expedition: Expedition, type: 'dig' | 'excavate', rest: string): Aims {
  return rest === 'here' ? ok([{ type, at: 'here' }]) : aimSide(expedition, rest, (at) => ({ type, at }));
}

function aimItem(rest: string): Aims {
  const item = (['key', 'artifact'] as const).find((name) => name === rest);
  return item && ok([{ type: 'pick-up', item }]);
}

function aimSide(expedition: Expedition, text: string, make: (side: SideName) => Action): Aims {
  const named = readPlace(text);
  const side = named && sideOf(expedition, named);
  return side && (side.ok ? ok([make(side.value)]) : side);
}

// ---------------------------------------------------------------- only a place

function aimPlace(expedition: Expedition, named: Named<Explorer>): Aims {
  const { asks } = infernosEdge.save(expedition);
  switch (asks) {
    case 'wake':
    case 'guardian':
      return ok([{ type: asks, at: cellOf(expedition, named) }]);
    case 'sanctum':
      return aimSanctum(expedition, cellOf(expedition, named));
    case 'victim':
      return named.type === 'person' ? ok([{ type: 'victim', explorer: named.person }]) : undefined;
    case 'path':
      return ofSide(sideOf(expedition, named), (to) => [{ type: 'path', to }]);
    case 'illuminate':
      return ofSide(sideOf(expedition, named), (to) => [{ type: 'reveal', to }]);
    case 'chain':
    case 'crawl':
    case 'commanded':
      return ofSide(sideOf(expedition, named), (to) => [{ type: 'move', to }]);
    case 'action':
      return named.type === 'person' ? aimCompanion(expedition, named) : aimGround(expedition, named);
    default:
      return undefined;
  }
}

/** By the tile it joins, or by where its corridor would lie. */
function aimSanctum(expedition: Expedition, cell: string): Aims {
  const fitting = legalActions(infernosEdge, expedition).filter(
    (action): action is Extract<Action, { type: 'sanctum' }> =>
      action.type === 'sanctum' && (action.at === cell || besideCell(action.at, action.to) === cell),
  );
  return ok(fitting.length > 0 ? fitting : [{ type: 'sanctum', at: cell, to: 'south' }]);
}

/** Somebody who can be helped is helped, else commanded or walked to. */
function aimCompanion(expedition: Expedition, named: Extract<Named<Explorer>, { type: 'person' }>): Aims {
  const { person: explorer } = named;
  const deeds: Action[] = [
    { type: 'mend', explorer },
    { type: 'heal', explorer },
    { type: 'revive', explorer },
    { type: 'command', explorer },
  ];
  const possible = shared.firstPossible(infernosEdge, expedition, deeds) as Action | undefined;
  if (possible) return ok([possible]);
  const isHere = cellOf(expedition, named) === standing(infernosEdge.save(expedition));
  return isHere ? ok([{ type: 'heal', explorer }]) : aimGround(expedition, named);
}

/** One explores an empty cell, and moves onto a tile. */
function aimGround(expedition: Expedition, named: Named<Explorer>): Aims {
  if (named.type === 'here') return ok([{ type: 'dig', at: 'here' }]);
  return ofSide<Action>(sideOf(expedition, named), (to) => {
    const isEmpty = infernosEdge.check(expedition, { type: 'explore', to });
    return isEmpty.ok || isEmpty.error.kind !== 'tile-there' ? [{ type: 'explore', to }] : [{ type: 'move', to }];
  });
}

function cellOf(expedition: Expedition, named: Named<Explorer>): string {
  const position = infernosEdge.save(expedition);
  return cellNamed(named, { from: standing(position), whereIs: (person) => position.explorers[person]?.at });
}

function sideOf(expedition: Expedition, named: Named<Explorer>): Result<SideName, string> {
  const position = infernosEdge.save(expedition);
  const who = position.guardians.some(({ acting }) => acting) ? 'The guardian' : The(position.actor);
  return sideOfStep({ from: standing(position), to: cellOf(expedition, named), who, place: placeName });
}
