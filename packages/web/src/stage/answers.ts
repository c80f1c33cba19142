// Slots with their keys, and answers without a place: cards in the dock.
import type { ActionOption, Target } from '@undercroft/page-kit/game-view';
import { actionKey, hasPlaces, turnEnd } from './aiming.ts';
import type { Answer, Slot } from './control-face.ts';

/** By the keys a game gives; while it gives none, in the order of its options. */
export function slotsOf(actions: readonly ActionOption[]): Slot[] {
  const keyed = actions.flatMap((option) => (option.key === undefined ? [] : [{ key: option.key, option }]));
  if (keyed.length > 0) return keyed;
  return actions
    .filter(({ role, isPreselected }) => role === undefined && !isPreselected)
    .map((option, i) => ({ key: i < 9 ? `${i + 1}` : i === 9 ? '0' : '', option }));
}

/** To stop or decline while actions have their buttons: they stay where they are, and the big button does this. */
export function asideOf(actions: readonly ActionOption[]): ActionOption | undefined {
  const [aside, ...others] = actions.filter(({ role }) => role === 'aside');
  const isAlone = aside?.targets.length === 1 && others.length === 0 && !turnEnd(actions);
  return isAlone && slotsOf(actions).length > 0 ? aside : undefined;
}

/** Options that are answers by themselves, and the targets of a chosen one that has no places. */
export function answersOf(
  actions: readonly ActionOption[],
  chosen: ActionOption | undefined,
  armed: Target | undefined,
): Answer[] {
  const aside = asideOf(actions);
  const own = actions
    .filter((one) => one !== aside && (one.role === 'card' || one.role === 'aside'))
    .flatMap((one) => cards(one, armed));
  const isOpen = chosen && chosen.role === undefined && !chosen.isPreselected && !hasPlaces(chosen);
  return isOpen && chosen.targets.length > 1 ? [...cards(chosen, armed), ...own] : own;
}

const cards = (option: ActionOption, armed: Target | undefined): Answer[] =>
  option.targets.map((target, i) => ({
    id: option.targets.length > 1 ? `${option.id} ${i}` : option.id,
    icon: option.icon,
    name: option.targets.length > 1 ? target.name : option.name,
    note: target.danger?.short ?? option.fact,
    ...(option.picture === undefined ? {} : { picture: option.picture }),
    isAside: option.role === 'aside',
    isArmed: armed !== undefined && actionKey(armed) === actionKey(target),
    target,
  }));
