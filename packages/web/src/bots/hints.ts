// What the adept would do in somebody's place.
import { signal } from '@preact/signals';
import type { Control } from '../stage/control.ts';
import type { BotAdvice, Suggestion } from './messages.ts';
import type { AdviceQuestion, PendingAdvice } from './worker-client.ts';

/** A suggestion with the name that the table gives it. */
export interface NamedSuggestion extends Suggestion {
  readonly name: string;
}

export type Hint =
  | { readonly state: 'none' | 'thinking' | 'failed' }
  | { readonly state: 'there'; readonly advice: BotAdvice; readonly suggestions: readonly NamedSuggestion[] };

export class Hints {
  readonly hint = signal<Hint>({ state: 'none' });
  readonly #control: Control;
  readonly #requestAdvice: (position: AdviceQuestion) => PendingAdvice;
  #pending: PendingAdvice | undefined;

  constructor(control: Control, requestAdvice: (position: AdviceQuestion) => PendingAdvice) {
    this.#control = control;
    this.#requestAdvice = requestAdvice;
  }

  /** Thinks about the position, and shows what it would do in place of the draft. */
  async request(): Promise<void> {
    this.clear();
    const { session } = this.#control;
    if (session.acting === undefined) return;
    const { game, state, seed, table } = session;
    this.hint.value = { state: 'thinking' };
    const pending = this.#requestAdvice({ game, state, strength: 'adept', seed: `${seed}/hint/${table.length}` });
    this.#pending = pending;
    try {
      const advice = await pending.advice;
      // A hint never offers what the table warns of, unless nothing else is left.
      if (advice && this.#pending === pending) this.#show(advice.sparing ?? advice);
    } catch {
      if (this.#pending === pending) this.hint.value = { state: 'failed' };
    }
  }

  clear(): void {
    this.#pending?.cancel();
    this.#pending = undefined;
    this.#control.hints.value = [];
    this.hint.value = { state: 'none' };
  }

  /** Targets the best suggestion and lists the others; nothing is played. */
  #show(advice: BotAdvice): void {
    const control = this.#control;
    control.suggest([]);
    const targeted = advice.suggestions.map((suggestion) => ({
      suggestion,
      target: control.targetFor(suggestion.action),
    }));
    control.hints.value = targeted.flatMap(({ suggestion: { chance }, target }) =>
      target?.place === undefined || chance === undefined ? [] : [{ place: target.place, chance }],
    );
    const suggestions = targeted.flatMap(({ suggestion, target }) =>
      target ? [{ ...suggestion, name: target.name }] : [],
    );
    this.hint.value = { state: 'there', advice, suggestions };
    control.suggest(advice.actions);
  }
}
