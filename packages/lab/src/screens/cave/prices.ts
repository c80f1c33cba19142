// What a choice costs, and what a tile would do to the cave: asked of the rules, not written a second time.
import { clone, type Game } from '@undercroft/engine';
import { plural } from '../../words/grammar.ts';
import { tryCode } from '../trial.ts';
import type { CaveKinds } from './kinds.ts';
import { sideNames } from './tiles.ts';

/** What it costs shows when there is nothing to pay with. */
export function price<K extends CaveKinds>(game: Game<K>, state: K['State'], action: K['Action']): string[] {
  const broke = clone(game, state);
  broke.points = 0;
  const verdict = game.check(broke, action);
  const cost = verdict.ok ? 0 : Number(verdict.error.detail?.['cost'] ?? 0);
  return cost === 0 ? [] : [plural(cost, 'point')];
}

/** What the tile would join, and how much of the cave stays open. */
export function placeNotes<K extends CaveKinds>(game: Game<K>, state: K['State'], code: number): string[] {
  const { after } = tryCode(game, state, code);
  const joined = sideNames(after.cave.doors[state.cave.count] ?? 0).length - 1;
  const gaps = plural(after.cave.loose, 'gap');
  return [...(joined > 0 ? [`joins ${plural(joined, 'more tile')}`] : []), `leaves ${gaps}`];
}
