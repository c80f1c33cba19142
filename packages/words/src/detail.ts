// The details of a refusal, each read as what the rules put there.
import type { Refusal } from '@undercroft/engine';

export class Detail {
  readonly rule: string;
  readonly #detail: Readonly<Record<string, unknown>>;

  constructor({ rule, detail = {} }: Refusal) {
    this.rule = rule;
    this.#detail = detail;
  }

  has(key: string): boolean {
    return this.#detail[key] !== undefined && this.#detail[key] !== false;
  }

  number(key: string): number {
    return Number(this.#detail[key] ?? 0);
  }

  /** As one of the words the rules know. */
  word<T extends string>(key: string): T {
    return String(this.#detail[key] ?? '') as T;
  }

  words<T extends string>(key: string): readonly T[] {
    const words = this.#detail[key];
    return Array.isArray(words) ? (words as T[]) : [];
  }
}

/** Whether a refusal is of these kinds: a table and a server refuse for reasons of their own. */
export const isOfKinds = <Kind extends string>(refusal: Refusal, kinds: readonly Kind[]): refusal is Refusal<Kind> =>
  (kinds as readonly string[]).includes(refusal.kind);

/** How each kind of refusal is said: a kind without words does not compile. */
export type Refusals<More, Kind extends string> = Readonly<Record<Kind, (detail: Detail, more: More) => string>>;

export const refuser =
  <More, Kind extends string>(refusals: Refusals<More, Kind>) =>
  (refusal: Refusal<Kind>, more: More): string =>
    refusals[refusal.kind](new Detail(refusal), more);
