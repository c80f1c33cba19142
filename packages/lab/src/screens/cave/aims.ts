// What somebody may mean who types a deed or a place: the parts that are the same in every cave.
import { SIDES, type SideName } from '@undercroft/cave';
import { fail, type Game, type Kinds, ok, type Result } from '@undercroft/engine';
import { legalCodes, tryCode } from '../trial.ts';
import type { CaveKinds } from './kinds.ts';
import { readSide, sideTowards } from './places.ts';
import { sideNames } from './tiles.ts';

export type Aims<Action> = Result<readonly Action[], string> | undefined;

/** A deed by its name, or by three letters or more that begin no other. */
export function readDeed<Deed extends string>(word: string, deeds: readonly Deed[]): Deed | undefined {
  const exact = deeds.find((deed) => deed === word);
  const begun = deeds.filter((deed) => word.length >= 3 && deed.startsWith(word));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}

export const legalActions = <K extends Kinds>(game: Game<K>, state: K['State']): K['Action'][] =>
  legalCodes(game, state).map((code) => game.write(state, code));

/** Without an aim: everything of the sort that can be done. */
export function whatever<K extends Kinds>(
  game: Game<K>,
  state: K['State'],
  { type, words }: { readonly type: string; readonly words: string },
): Aims<K['Action']> {
  const possible = legalActions(game, state).filter((action) => action.type === type);
  if (possible.length > 0) return ok(possible);
  return fail(`Nothing here to ${words.toLowerCase()}; name a side to hear why.`);
}

export const firstPossible = <K extends Kinds>(
  game: Game<K>,
  state: K['State'],
  actions: readonly K['Action'][],
): K['Action'] | undefined => actions.find((action) => game.check(state, action).ok);

export const ofSide = <Action>(side: Result<SideName, string>, make: (side: SideName) => Action[]): Aims<Action> =>
  side.ok ? ok(make(side.value)) : side;

interface Step {
  readonly from: string;
  readonly to: string;
  /** Who stands at `from`: 'The Medic'. */
  readonly who: string;
  place(cell: string): string;
}

/** The side by which one cell touches another, or that it does not. */
export function sideOfStep({ from, to, who, place }: Step): Result<SideName, string> {
  const side = sideTowards(from, to);
  if (side) return ok(side);
  if (to === from) return fail(`${who} is there.`);
  return fail(`${place(to)} is not next to ${who.replace('The', 'the')}, at ${place(from)}.`);
}

// ---------------------------------------------------------------- a tile in hand

/** 'n e', 'north, east', 'nes': by the sides it is to have open. */
export function aimTile<K extends CaveKinds>(game: Game<K>, state: K['State'], text: string): Aims<K['Action']> {
  const sides = readSides(text);
  if (!sides) return undefined;
  const fitting = legalCodes(game, state).filter(
    (code) => sideNames(openingsAfter(game, state, code)).join() === sides.join(),
  );
  if (fitting.length === 0) return fail('The tile cannot lie with just these sides open.');
  return ok(fitting.map((code) => game.write(state, code)));
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

/** Of the tile that a code would lay; none if it lays none. */
export function openingsAfter<K extends CaveKinds>(game: Game<K>, state: K['State'], code: number): number {
  const { after } = tryCode(game, state, code);
  return after.cave.count > state.cave.count ? (after.cave.openings[state.cave.count] ?? 0) : 0;
}
