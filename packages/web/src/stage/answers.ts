// Slots with their keys, and answers without a place: cards in the dock.
import type { ActionOption, Target } from '@undercroft/page-kit/game-view';
import { actionKey, hasPlaces, turnEnd } from './aiming.ts';
import type { Answer, ControlFace, Slot } from './control-face.ts';

/** By the keys a game gives; while it gives none, in the order of its options. What has places is answered on the board. */
export function slotsOf(actions: readonly ActionOption[]): Slot[] {
  const keys = new Set(actions.flatMap(({ key }) => key ?? []));
  if (keys.size > 0) return [...keys].flatMap((key) => slotOf(actions, key));
  return actions
    .filter((option) => option.role === undefined && !option.isPreselected && !hasPlaces(option))
    .map((option, i) => ({ key: i < 9 ? `${i + 1}` : i === 9 ? '0' : '', option }));
}

/** Of those that share it, the first that is possible. */
function slotOf(actions: readonly ActionOption[], key: string): Slot[] {
  const own = actions.filter((option) => option.key === key);
  const option = own.find(({ targets }) => targets.length > 0) ?? own[0];
  return option ? [{ key, option }] : [];
}

/** Options that are answers by themselves, and the targets of a chosen one that has no places. */
export function answersOf(
  actions: readonly ActionOption[],
  chosen: ActionOption | undefined,
  armed: Target | undefined,
): Answer[] {
  const own = actions
    .filter((one) => (one.role === 'card' || one.role === 'aside') && one !== turnEnd(actions))
    .flatMap((one) => cards(one, armed));
  return chosen && opensCards(chosen) ? [...cards(chosen, armed), ...own] : own;
}

/** Whether its targets are cards over the other actions, once it is chosen. */
export const opensCards = (option: ActionOption): boolean =>
  option.role === undefined && !option.isPreselected && !hasPlaces(option) && option.targets.length > 1;

/** A tile is in hand that fits in several ways. */
export const canTurn = ({ action }: Pick<ControlFace, 'action'>): boolean =>
  action.value?.isPreselected === true && action.value.targets.length > 1;

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
