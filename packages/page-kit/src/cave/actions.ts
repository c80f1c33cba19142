// What the actions of both cave games have in common.
import { type Cave, SIDES, type SideName } from '@undercroft/cave';
import type { Code, GameTypes, Playable, Refusal } from '@undercroft/engine';
import { tryCode } from '../trial.ts';

type CaveGame = GameTypes & { State: { readonly cave: Cave } };

/** To which sides a tile would be open, laid so: read off a trial. */
export function openingsAfter<K extends CaveGame>(game: Playable<K>, state: K['State'], code: Code): SideName[] {
  const { cave } = tryCode(game, state, code).after;
  const openings = cave.openings[cave.count - 1] ?? 0;
  return SIDES.filter((_, side) => (openings >> side) & 1);
}

/** Of all the ways an option might be meant, the nearest miss: one that lacks only points, then one that says most. */
export function bestRefusal<K extends GameTypes>(
  game: Playable<K>,
  state: K['State'],
  tries: readonly object[],
  explained: readonly string[],
): Refusal<K['RefusalKind']> | undefined {
  const all = tries.flatMap((action) => {
    const code = game.check(state, action as K['Action']);
    return code.ok ? [] : [code.error];
  });
  return (
    all.find(({ kind }) => kind === 'too-few-points') ??
    all.find(({ kind }) => explained.includes(kind)) ??
    all.find(({ kind }) => kind !== 'not-yourself') ??
    all[0]
  );
}
