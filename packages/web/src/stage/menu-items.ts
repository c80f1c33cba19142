// What the small menu at a place offers.
import type { Target } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { Verb } from './aiming.ts';
import type { PlaceMenuItem } from './control-face.ts';

export interface MenuActions {
  readonly perform: (target: Target) => void;
  readonly inspect: () => void;
}

export function menuItems(verbs: readonly Verb[], { perform }: Pick<MenuActions, 'perform'>): PlaceMenuItem[] {
  return verbs.flatMap(({ option, targets }) =>
    targets.map((target, i) => ({
      id: targets.length > 1 ? `${option.id} ${i}` : option.id,
      icon: option.icon,
      name: target.name,
      ...(option.cost === undefined ? {} : { cost: option.cost }),
      danger: target.danger?.tag ?? '',
      choose: () => perform(target),
    })),
  );
}

export const whatIsThis = ({ board }: PageWords, inspect: () => void): PlaceMenuItem => ({
  id: 'what-is-this',
  icon: 'learn',
  name: board.whatIsThis,
  danger: '',
  choose: inspect,
});
