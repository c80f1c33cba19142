// What the deeds of both cave games have in common.
import { type Cave, SIDES, type SideName } from '@undercroft/cave';
import type { Code, Kinds, Playable, Refusal } from '@undercroft/engine';
import type { IconName } from '../../draw/icons.ts';
import { tryCode } from '../../play/trial.ts';
import type { Aim, Deed } from '../../stage/contract.ts';

export interface Apart {
  readonly iconOf?: (aim: Aim) => IconName;
  /** In a turn: what it is done to, and 'one of 3'. */
  readonly whom?: ((aim: Aim) => string) | false;
  readonly oneOf: (n: number) => string;
}

/**
 * Aims that the board cannot tell apart, as two people on one space: in a turn letters choose among them, so that what can
 * be done stays a short list; the answers to a question get a button each.
 */
export function apart(deed: Deed, { iconOf = () => deed.icon, whom, oneOf }: Apart): Deed[] {
  const places = new Set(deed.aims.map(({ place }) => place));
  if (deed.aims.length === 1 || (places.size === deed.aims.length && !places.has(undefined))) return [deed];
  if (whom) {
    const aims = deed.aims.map((aim, i) => ({ ...aim, letter: LETTERS[i] ?? '', stop: { name: whom(aim), note: '' } }));
    return [{ ...deed, fact: deed.state === 'risky' ? deed.fact : oneOf(aims.length), aims }];
  }
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

const LETTERS = 'abcdefgh';

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
