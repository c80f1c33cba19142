// What the adept would do in somebody's place.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Risk, Target } from '@undercroft/page-kit/game-view';
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
    this.#control.openHint.value = { close: () => this.clear() };
    const pending = this.#requestAdvice({ game, state, strength: 'adept', seed: `${seed}/hint/${table.length}` });
    this.#pending = pending;
    try {
      const advice = await pending.advice;
      // Before what happened has been seen there is nothing to aim at.
      await until(this.#control.canAct);
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
    this.#control.openHint.value = undefined;
    this.hint.value = { state: 'none' };
  }

  /** Targets the best suggestion and lists the others; nothing is played. */
  #show(advice: BotAdvice): void {
    const control = this.#control;
    control.suggest([]);
    const [first, ...others] = advice.suggestions.flatMap((suggestion) => {
      const about = this.#aboutTurn(suggestion) ?? aboutOf(control.targetFor(suggestion.action));
      return about ? [{ ...suggestion, ...about }] : [];
    });
    control.suggest(advice.actions);
    // A turn the table calls lost is offered only where nothing else is left.
    const isOffered = ({ actions, danger }: NamedSuggestion) => !actions || !danger || first?.danger !== undefined;
    const ranking = first && rank([first, ...others.filter(isOffered)]);
    control.hints.value = ranking ? placesOf(ranking) : [];
    this.hint.value = { state: 'there', advice, ranking };
  }

  /** A whole turn is named by the planner that would make it, with what the table would say of it. */
  #aboutTurn({ actions = [] }: Suggestion): About | undefined {
    const { planner } = this.#control.view.value;
    const position = this.#control.position.value;
    const plan = planner?.restore(position, actions);
    if (!planner || plan === undefined) return undefined;
    const { commit, destination } = planner.view(position, plan);
    const name = planner.name?.(position, actions) ?? commit?.name;
    return name === undefined ? undefined : about(name, destination, commit?.danger);
  }
}

const until = (isSo: ReadonlySignal<boolean>): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (isSo.value) queueMicrotask(() => finish());
    });
    const finish = () => {
      stop();
      resolve();
    };
  });

type About = Pick<NamedSuggestion, 'name' | 'place' | 'danger'>;

const about = (name: string, place: string | undefined, danger: Risk | undefined): About => ({
  name,
  ...(place === undefined ? {} : { place }),
  ...(danger ? { danger } : {}),
});

const aboutOf = (target: Target | undefined): About | undefined =>
  target && about(target.name, target.place, target.danger);

/** Numbered as in the list: a suggestion without a place keeps its number. */
const placesOf = ({ first, aboutAsGood, clearlyWorse }: Ranking<NamedSuggestion>): RankedPlace[] =>
  [first, ...aboutAsGood, ...clearlyWorse].flatMap(({ place, chance = 0 }, i) =>
    place === undefined ? [] : [{ place, chance, rank: i + 1 }],
  );
