// Interprets a typed action or place: the parts that both cave games share.
import { SIDES, type SideName } from '@undercroft/cave';
import { fail, type Game, type GameTypes, ok, type Result } from '@undercroft/engine';
import type { CaveTerminalWords } from '@undercroft/words/en/cave-terminal';
import { legalCodes, tryCode } from '../trial.ts';
import type { CaveGameTypes } from './game-types.ts';
import { readSide, sideTowards } from './places.ts';
import { sideNames } from './tiles.ts';
import { begins, isOneOf } from './typed.ts';

export type Interpretation<Action> = Result<readonly Action[], string> | undefined;

/** An action by one of its names, or by three letters or more that are unambiguous; always by its name in the rules. */
export function readActionType<Type extends string>(
  word: string,
  types: readonly Type[],
  names: (type: Type) => readonly string[] = () => [],
): Type | undefined {
  const exact = types.find((type) => isOneOf(word, [type, ...names(type)]));
  const begun = types.filter((type) => word.length >= 3 && begins(word, [type, ...names(type)]));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}

export const legalActions = <K extends GameTypes>(game: Game<K>, state: K['State']): K['Action'][] =>
  legalCodes(game, state).map((code) => game.decode(state, code));

/** Without a target: every legal action of this type; `nothing` says that there is none. */
export function anyOfType<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  { type, nothing }: { readonly type: string; readonly nothing: string },
): Interpretation<K['Action']> {
  const possible = legalActions(game, state).filter((action) => action.type === type);
  return possible.length > 0 ? ok(possible) : fail(nothing);
}

export const firstPossible = <K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  actions: readonly K['Action'][],
): K['Action'] | undefined => actions.find((action) => game.check(state, action).ok);

export const ofSide = <Action>(
  side: Result<SideName, string>,
  make: (side: SideName) => Action[],
): Interpretation<Action> => (side.ok ? ok(make(side.value)) : side);

interface Step {
  readonly from: string;
  readonly to: string;
  /** Who stands at `from`: 'Medic'. */
  readonly who: string;
  place(cell: string): string;
}

/** The side on which one cell touches another, or an error that it does not. */
export function sideOfStep({ from, to, who, place }: Step, words: CaveTerminalWords): Result<SideName, string> {
  const side = sideTowards(from, to);
  if (side) return ok(side);
  if (to === from) return fail(words.alreadyThere(who));
  return fail(words.tooFar({ who, place: place(to), from: place(from) }));
}

// ---------------------------------------------------------------- a tile in hand

/** 'n e', 'north, east', 'nes': a rotation, by the sides that shall be open. */
export function interpretTile<K extends CaveGameTypes>(
  game: Game<K>,
  state: K['State'],
  text: string,
  words: CaveTerminalWords,
): Interpretation<K['Action']> {
  const sides = readSides(text, words);
  if (!sides) return undefined;
  const fitting = legalCodes(game, state).filter(
    (code) => sideNames(openingsAfter(game, state, code)).join() === sides.join(),
  );
  if (fitting.length === 0) return fail(words.wrongOpenings);
  return ok(fitting.map((code) => game.decode(state, code)));
}

/** Words that may stand around the sides, in English. */
const AROUND = ['place', 'open', 'and'];

function readSides(text: string, words: CaveTerminalWords): readonly SideName[] | undefined {
  const parts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((part) => part !== '' && !isOneOf(part, [...AROUND, ...words.around]));
  const sides = parts.flatMap((part) => (readSide(part, words) ? [part] : lettersIn(part, words)));
  const read = sides.map((side) => readSide(side, words));
  return read.length === 0 || read.includes(undefined) ? undefined : SIDES.filter((side) => read.includes(side));
}

/** 'nes' as 'n', 'e' and 's'; anything else as it is. */
function lettersIn(part: string, { letters }: CaveTerminalWords): readonly string[] {
  const known = SIDES.flatMap((side) => [letters[side].toLowerCase(), side.charAt(0)]);
  const each = new RegExp(known.toSorted((a, b) => b.length - a.length).join('|'), 'g');
  const found = part.match(each) ?? [];
  return found.join('') === part ? found : [part];
}

/** The openings of the tile that a code would lay; none if it lays none. */
export function openingsAfter<K extends CaveGameTypes>(game: Game<K>, state: K['State'], code: number): number {
  const { after } = tryCode(game, state, code);
  return after.cave.count > state.cave.count ? (after.cave.openings[state.cave.count] ?? 0) : 0;
}
