// What sentences of every language are made of: marked actors, lists, plurals.

/** A sentence in which *…* marks who acts, to be set in bold. `parts` takes it apart, `plain` drops the marks. */
export type Line = string;

export interface Part {
  readonly text: string;
  readonly strong: boolean;
}

/** 'The *Medic* moves.' as three parts, the second of them strong. */
export const parts = (line: Line): Part[] =>
  line.split('*').flatMap((text, i) => (text === '' ? [] : [{ text, strong: i % 2 === 1 }]));

export const plain = (line: Line): string => line.replaceAll('*', '');

/** What people call themselves can neither open nor close a mark. */
export const strong = (text: string): Line => `*${plain(text)}*`;

/** The first letter large; a mark before it does not matter. */
export const capital = (text: string): string =>
  text.replace(/^(\*?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** 'A, B and C', 'A, B vagy C'. */
export function lister(language: string, type: 'conjunction' | 'disjunction'): (words: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type });
  return (words) => format.format(words);
}

/** Picks among forms by number, as the language does. */
export function pluralizer(language: string): (n: number, forms: { readonly one: string; other: string }) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => (rules.select(n) === 'one' ? forms.one : forms.other);
}

/** So many cases of so many. */
export interface Odds {
  readonly n: number;
  readonly of: number;
}

/** A question, and what else should be known about it. */
export interface Asked {
  readonly ask: string;
  readonly note?: string;
}

/** What can be done: the name on its button, what it does, and why nothing can be aimed at where that is so. */
export interface Deed {
  readonly name: string;
  readonly does: string;
  readonly nowhere?: string;
}

/** Something with a name and one line. */
export interface Named {
  readonly name: string;
  readonly does: string;
}

/** The numbers in a fault's text: '4 to 6' is 4 and 6. */
export const numbersIn = (text = ''): number[] => (text.match(/\d+/g) ?? []).map(Number);
