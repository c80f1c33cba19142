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

/** How each kind of refusal is said; a kind that is missing is said by `other`. */
export type Refusals<More> = Readonly<Record<string, (detail: Detail, more: More) => string>>;

export const refuser =
  <More>(refusals: Refusals<More>, other: string) =>
  (refusal: Refusal, more: More): string =>
    refusals[refusal.kind]?.(new Detail(refusal), more) ?? other;
