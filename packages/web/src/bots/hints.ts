// What the adept would do in somebody's place.
import { signal } from '@preact/signals';
import type { PlanView, Risk, Target } from '@undercroft/page-kit/game-view';
import type { Control } from '../stage/control.ts';
import type { RankedPlace } from '../stage/control-face.ts';
import type { BotAdvice, Suggestion } from './messages.ts';
import { type Ranking, rank } from './ranking.ts';
import type { AdviceQuestion, PendingAdvice } from './worker-client.ts';

/** A suggestion with what the table says of it. */
export interface NamedSuggestion extends Suggestion {
  readonly name: string;
  readonly place?: string;
  /** What the table warns of. */
  readonly danger?: Risk;
}

export type Hint =
  | { readonly state: 'none' | 'thinking' | 'failed' }
  | {
      readonly state: 'there';
      readonly advice: BotAdvice;
      /** Nothing where the table has no name for what is suggested. */
      readonly ranking: Ranking<NamedSuggestion> | undefined;
    };

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
    const named = advice.suggestions.flatMap((suggestion) => {
      const target = control.targetFor(suggestion.action);
      return target ? [{ ...suggestion, ...aboutOf(target) }] : [];
    });
    control.suggest(advice.actions);
    const plan = control.planView.value;
    const [best, ...others] = named;
    // A whole turn says more than its first action.
    const first = best && plan?.commit ? { ...best, ...aboutPlan(plan, plan.commit) } : best;
    const ranking = first && rank([first, ...others]);
    control.hints.value = ranking ? placesOf(ranking) : [];
    this.hint.value = { state: 'there', advice, ranking };
  }
}

const aboutOf = ({ name, place, danger }: Target) => ({
  name,
  ...(place === undefined ? {} : { place }),
  ...(danger ? { danger } : {}),
});

const aboutPlan = ({ destination }: PlanView, { name, danger }: NonNullable<PlanView['commit']>) => ({
  name,
  ...(destination === undefined ? {} : { place: destination }),
  ...(danger ? { danger } : {}),
});

/** Numbered as in the list: a suggestion without a place keeps its number. */
const placesOf = ({ first, aboutAsGood, clearlyWorse }: Ranking<NamedSuggestion>): RankedPlace[] =>
  [first, ...aboutAsGood, ...clearlyWorse].flatMap(({ place, chance = 0 }, i) =>
    place === undefined ? [] : [{ place, chance, rank: i + 1 }],
  );
