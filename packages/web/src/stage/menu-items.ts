// What the small menu at a place offers.
import type { PlanVerb, Target } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { Verb } from './aiming.ts';
import type { PlaceMenuItem } from './control-face.ts';

export function menuItems(verbs: readonly Verb[], perform: (target: Target) => void): PlaceMenuItem[] {
  return verbs.flatMap(({ option, targets }) =>
    targets.map((target, i) => ({
      id: targets.length > 1 ? `${option.id} ${i}` : option.id,
      icon: option.icon,
      name: target.name,
      ...(option.cost === undefined ? {} : { cost: option.cost }),
      danger: target.danger?.tag ?? '',
      ...(target.danger ? { risk: target.danger.short } : {}),
      choose: () => perform(target),
    })),
  );
}

/** Of a turn that is being planned. */
export const planItems = (verbs: readonly PlanVerb[], press: (key: string) => void): PlaceMenuItem[] =>
  verbs.map(({ key, icon, name, danger }) => ({ id: key, icon, name, danger, choose: () => press(key) }));

export const whatIsThis = ({ board }: PageWords, inspect: () => void): PlaceMenuItem => ({
  id: 'what-is-this',
  icon: 'help',
  name: board.whatIsThis,
  danger: '',
  choose: inspect,
});

export interface MenuCommands {
  readonly close: () => void;
  readonly open: (items: readonly PlaceMenuItem[]) => void;
}

/** Items that close the menu when they are chosen, or open their own. */
export const closing = (items: readonly PlaceMenuItem[] = [], { close, open }: MenuCommands): PlaceMenuItem[] =>
  items.map((item) => ({
    ...item,
    choose: () => {
      if (item.items) return open(item.items);
      close();
      item.choose();
    },
  }));
