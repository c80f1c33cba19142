// What is set otherwise than usual in a game: house rules and variants, as its set-up names them.
import type { SetUpView } from '@undercroft/page-kit/set-up-view';

/** 'Closing the temple: Merciful closing, ledge', 'Captain'. What a game does not say is as usual, or older than the option. */
export function variantsOf({ switches, choices }: Pick<SetUpView, 'switches' | 'choices'>, options: unknown): string[] {
  const values = typeof options === 'object' && options !== null ? (options as Readonly<Record<string, unknown>>) : {};
  return [
    ...switches.filter(({ option, on }) => values[option] === on).map(({ name }) => name),
    ...choices.flatMap(({ option, name, all, usual }) => {
      const chosen = all.find(({ value }) => value === values[option]);
      return chosen && chosen.value !== usual ? [`${name}: ${chosen.name}`] : [];
    }),
  ];
}
