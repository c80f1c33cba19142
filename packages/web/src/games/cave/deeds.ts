// What the deeds of both cave games have in common.
import { type Cave, SIDES, type SideName } from '@undercroft/cave';
import type { Code, Kinds, Playable, Refusal } from '@undercroft/engine';
import type { IconName } from '../../draw/icons.ts';
import { tryCode } from '../../play/trial.ts';
import type { Aim, Deed } from '../../stage/contract.ts';

/** Aims that the board cannot tell apart, as two people on one space, get a button each. */
export function apart(deed: Deed, iconOf: (aim: Aim) => IconName = () => deed.icon): Deed[] {
  const places = new Set(deed.aims.map(({ place }) => place));
  if (deed.aims.length === 1 || (places.size === deed.aims.length && !places.has(undefined))) return [deed];
  return deed.aims.map((aim, i) => ({
    ...deed,
    id: `${deed.id} ${i}`,
    icon: iconOf(aim),
    name: aim.name,
    fact: aim.risk ?? '',
    state: aim.risk === undefined ? 'legal' : 'risky',
    aims: [aim],
  }));
}

type InACave = Kinds & { State: { readonly cave: Cave } };

/** To which sides a tile would be open, laid so: read off a trial. */
export function openingsAfter<K extends InACave>(game: Playable<K>, state: K['State'], code: Code): SideName[] {
  const { cave } = tryCode(game, state, code).after;
  const openings = cave.openings[cave.count - 1] ?? 0;
  return SIDES.filter((_, side) => (openings >> side) & 1);
}

/** Of all the ways a deed might be meant the nearest miss: what only points are missing for, then what says most. */
export function reason<K extends Kinds>(
  game: Playable<K>,
  state: K['State'],
  tries: readonly object[],
  told: readonly string[],
): Refusal | undefined {
  const all = tries.flatMap((action) => {
    const code = game.check(state, action as K['Action']);
    return code.ok ? [] : [code.error];
  });
  return (
    all.find(({ kind }) => kind === 'too-few-points') ??
    all.find(({ kind }) => told.includes(kind)) ??
    all.find(({ kind }) => kind !== 'not-yourself') ??
    all[0]
  );
}
