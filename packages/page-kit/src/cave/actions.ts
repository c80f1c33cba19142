// What the actions of both cave games have in common.
import { type Cave, SIDES, type SideName } from '@undercroft/cave';
import type { Code, GameTypes, Playable, Refusal } from '@undercroft/engine';
import type { ActionOption, Target } from '../game-view.ts';
import { tryCode } from '../trial.ts';

export interface SplitOptions {
  readonly iconOf?: (target: Target) => string;
  /** In a turn: what it is done to, and 'one of 3'. */
  readonly nameOf?: ((target: Target) => string) | false;
  readonly oneOf: (n: number) => string;
}

/**
 * Targets that the board cannot tell apart, as two people on one space: in a turn letters choose among them, so that what can
 * be done stays a short list; the answers to a question get a button each.
 */
export function splitByTarget(
  option: ActionOption,
  { iconOf = () => option.icon, nameOf, oneOf }: SplitOptions,
): ActionOption[] {
  const places = new Set(option.targets.map(({ place }) => place));
  if (option.targets.length === 1 || (places.size === option.targets.length && !places.has(undefined))) return [option];
  if (nameOf) {
    const targets = option.targets.map((target, i) => ({
      ...target,
      letter: LETTERS[i] ?? '',
      draftStep: { name: nameOf(target), note: '' },
    }));
    return [{ ...option, fact: option.state === 'risky' ? option.fact : oneOf(targets.length), targets }];
  }
  return option.targets.map((target, i) => ({
    ...option,
    id: `${option.id} ${i}`,
    icon: iconOf(target),
    name: target.name,
    fact: target.risk ?? '',
    state: target.risk === undefined ? 'legal' : 'risky',
    targets: [target],
  }));
}

const LETTERS = 'abcdefgh';

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
