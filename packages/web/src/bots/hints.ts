// What the adept would do in somebody's place.
import { signal } from '@preact/signals';
import type { Control } from '../stage/control.ts';
import type { Counsel, IdeaShown } from './talk.ts';
import type { Pending, Position } from './thinker.ts';

/** An idea with what the table calls it. */
export interface NamedIdea extends IdeaShown {
  readonly name: string;
}

export type Hint =
  | { readonly state: 'none' | 'thinking' | 'failed' }
  | { readonly state: 'there'; readonly counsel: Counsel; readonly ideas: readonly NamedIdea[] };

export class Hints {
  readonly hint = signal<Hint>({ state: 'none' });
  readonly #control: Control;
  readonly #ponder: (position: Position) => Pending;
  #pending: Pending | undefined;

  constructor(control: Control, ponder: (position: Position) => Pending) {
    this.#control = control;
    this.#ponder = ponder;
  }

  /** Thinks about the position, and shows what it would do; what was drafted makes room for it. */
  async ask(): Promise<void> {
    this.forget();
    const { session } = this.#control;
    if (session.acting === undefined) return;
    const { game, state, seed, table } = session;
    this.hint.value = { state: 'thinking' };
    const pending = this.#ponder({ game, state, strength: 'adept', seed: `${seed}/hint/${table.length}` });
    this.#pending = pending;
    try {
      const counsel = await pending.counsel;
      if (counsel && this.#pending === pending) this.#show(counsel);
    } catch {
      if (this.#pending === pending) this.hint.value = { state: 'failed' };
    }
  }

  forget(): void {
    this.#pending?.cancel();
    this.#pending = undefined;
    this.#control.hints.value = [];
    this.hint.value = { state: 'none' };
  }

  /** The best idea is aimed at, the others can be: nothing is played. */
  #show(counsel: Counsel): void {
    const control = this.#control;
    control.suggest([]);
    const aimed = counsel.ideas.map((idea) => ({ idea, aim: control.aimFor(idea.action) }));
    control.hints.value = aimed.flatMap(({ idea: { chance }, aim }) =>
      aim?.place === undefined || chance === undefined ? [] : [{ place: aim.place, chance }],
    );
    const ideas = aimed.flatMap(({ idea, aim }) => (aim ? [{ ...idea, name: aim.name }] : []));
    this.hint.value = { state: 'there', counsel, ideas };
    control.suggest(counsel.actions);
  }
}
