// What the deeds of both cave games have in common.
import { type Cave, SIDES, type SideName } from '@undercroft/cave';
import type { Code, Game, Kinds } from '@undercroft/engine';
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
export function openingsAfter<K extends InACave>(game: Game<K>, state: K['State'], code: Code): SideName[] {
  const { cave } = tryCode(game, state, code).after;
  const openings = cave.openings[cave.count - 1] ?? 0;
  return SIDES.filter((_, side) => (openings >> side) & 1);
}
