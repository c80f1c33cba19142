// What a place or a slot means: which option, which of its targets.
import type { ActionOption, Scene, Target } from '@undercroft/page-kit/game-view';

/** An option with its targets at one place. */
export interface Verb {
  readonly option: ActionOption;
  readonly targets: readonly Target[];
}

/** Scenes are rebuilt at every change: a target is recognised by its action and its place. */
export const actionKey = ({ action, then = [], place = '' }: Target): string =>
  JSON.stringify([place, action, ...then]);

/** What can be done at a place, the most obvious first. */
export const verbsAt = (actions: readonly ActionOption[], place: string): Verb[] =>
  actions.flatMap((option) => {
    const targets = option.targets.filter((target) => target.place === place);
    return targets.length > 0 ? [{ option, targets }] : [];
  });

/** Those that share its button: a step is a step, whether one walks, swims or squeezes. */
export const slotMates = (actions: readonly ActionOption[], option: ActionOption): readonly ActionOption[] =>
  option.key ? actions.filter(({ key }) => key === option.key) : [option];

export const slotTargets = (actions: readonly ActionOption[], option: ActionOption): Target[] =>
  slotMates(actions, option).flatMap(({ targets }) => targets);

/** Several that are as obvious as each other, if these are. */
export const equallyObvious = (verbs: readonly Verb[]): readonly Verb[] => {
  const equal = verbs.filter(({ option }) => option.isOneOfSeveral);
  return equal.length > 1 ? equal : [];
};

/** The tile in hand, which is turned through its targets. */
export const inHand = (actions: readonly ActionOption[]): ActionOption | undefined =>
  actions.find(({ isPreselected, targets }) => isPreselected && targets.length > 0);

/** What the big button does at rest: it ends the turn, or gives the one answer beside the actions (stop, decline). */
export function turnEnd(actions: readonly ActionOption[]): ActionOption | undefined {
  const [aside, ...others] = actions.filter(({ role }) => role === 'aside');
  const isAmongAnswers =
    others.length > 0 || actions.some(({ role, isPreselected }) => role === 'card' || isPreselected);
  return (
    actions.find(({ role }) => role === 'end') ?? (isAmongAnswers || aside?.targets.length !== 1 ? undefined : aside)
  );
}

export const hasPlaces = ({ targets }: ActionOption): boolean => targets.some(({ place }) => place !== undefined);

/** The only thing that can be done at all. */
export function onlyTarget(actions: readonly ActionOption[]): Verb | undefined {
  const possible = actions.filter(({ targets }) => targets.length > 0);
  const [option] = possible;
  return possible.length === 1 && option?.targets.length === 1 ? { option, targets: option.targets } : undefined;
}

/** Where the actor stands. */
export const ownPlace = ({ cards }: Scene): string | undefined => cards.find(({ tone }) => tone === 'acting')?.place;

/** What is left to do on your own tile: whatever is aimed at it, and what needs no place. */
export const verbsHere = (actions: readonly ActionOption[], own: string): Verb[] =>
  actions.flatMap((option) => {
    if (option.role !== undefined || option.isPreselected) return [];
    const targets = option.targets.filter(({ place }) => place === own || place === undefined);
    return targets.length > 0 ? [{ option, targets }] : [];
  });

export function findTarget(actions: readonly ActionOption[], key: string): Verb | undefined {
  for (const option of actions)
    for (const target of option.targets) if (actionKey(target) === key) return { option, targets: [target] };
  return undefined;
}

/** The one after it in the round, or before. */
export function nextTarget(targets: readonly Target[], now: Target | undefined, by: 1 | -1): Target | undefined {
  const at = now ? targets.findIndex((one) => actionKey(one) === actionKey(now)) : -1;
  const from = at < 0 && by < 0 ? 0 : at;
  return targets[(from + by + targets.length) % targets.length];
}
