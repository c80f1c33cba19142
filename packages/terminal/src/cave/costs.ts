// What a choice costs, and what a tile would do to the cave: taken from the rules, not implemented twice.
import { clone, type Game } from '@undercroft/engine';
import type { CaveTerminalWords } from '@undercroft/words/en/cave-terminal';
import { tryCode } from '../trial.ts';
import type { CaveGameTypes } from './game-types.ts';
import { sideNames } from './tiles.ts';

/** The rules name the cost when there are no points to pay with. */
export function costOf<K extends CaveGameTypes>(game: Game<K>, state: K['State'], action: K['Action']): number {
  const broke = clone(game, state);
  broke.points = 0;
  const verdict = game.check(broke, action);
  return verdict.ok ? 0 : Number(verdict.error.detail?.['cost'] ?? 0);
}

/** What the tile would join, and how much of the cave stays open. */
export function placeNotes<K extends CaveGameTypes>(
  game: Game<K>,
  state: K['State'],
  code: number,
  words: CaveTerminalWords,
): string[] {
  const { after } = tryCode(game, state, code);
  const joined = sideNames(after.cave.doors[state.cave.count] ?? 0).length - 1;
  return [...(joined > 0 ? [words.joins(joined)] : []), words.leaves(after.cave.gapCount)];
}
