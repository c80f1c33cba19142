// What was refused, in words. Those of the table itself are seldom needed and loaded then: whoever has gone on in the meantime is not told.
import type { Signal } from '@preact/signals';
import type { Refusal } from '@undercroft/engine';
import type { ControlOptions } from './control-face.ts';

type Shown = Signal<{ readonly text: string; readonly rule: string } | undefined>;

export class ShownRefusal {
  readonly #shown: Shown;
  #latest: Refusal | undefined;

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  clear(): void {
    this.#latest = undefined;
    this.#shown.value = undefined;
  }

  /** `own`: the words of the game. */
  show(refusal: Refusal | undefined, { tableRefusal, words }: ControlOptions, own: () => string): void {
    this.clear();
    this.#latest = refusal;
    if (!refusal) return;
    const show = (text: string) => {
      if (this.#latest === refusal) this.#shown.value = { text, rule: refusal.rule };
    };
    if (tableRefusal && refusal.rule.startsWith('TB-'))
      tableRefusal(refusal).then(show, () => show(words().board.notNow));
    else show(own());
  }
}
