// The details of a refusal, each read as what the rules put there.
import type { Refusal } from '@undercroft/engine';
import { plural } from '../../words/grammar.ts';

export class Detail<Person extends string> {
  readonly #detail: Readonly<Record<string, unknown>>;
  readonly #people: readonly Person[];
  readonly #atPlace: (cell: string) => string;

  constructor({ detail = {} }: Refusal, people: readonly Person[], atPlace: (cell: string) => string) {
    this.#detail = detail;
    this.#people = people;
    this.#atPlace = atPlace;
  }

  text(key: string): string {
    return String(this.#detail[key] ?? 'something');
  }

  number(key: string): number {
    return Number(this.#detail[key] ?? 0);
  }

  place(key: string): string {
    return this.#atPlace(this.text(key));
  }

  person(key: string): string {
    return this.#people.find((person) => person === this.#detail[key]) ?? 'somebody';
  }

  people(key: string): readonly Person[] {
    const names = this.#detail[key];
    return Array.isArray(names) ? this.#people.filter((person) => names.includes(person)) : [];
  }

  has(key: string): boolean {
    return this.#detail[key] !== undefined && this.#detail[key] !== false;
  }

  /** 'here', or 'to the north'. */
  where(): string {
    const at = this.text(this.has('to') ? 'to' : 'at');
    return at === 'here' ? 'here' : `to the ${at}`;
  }
}

/** Too dear, and whether exerting would help. */
export function tooFewPoints(d: Detail<string>): string {
  const help = d.has('exerting') ? ' Exerting would give the one that is missing.' : '';
  return `It costs ${plural(d.number('cost'), 'point')} and ${d.number('left')} ${d.number('left') === 1 ? 'is' : 'are'} left.${help}`;
}
