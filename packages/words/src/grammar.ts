// What sentences of every language are made of: marked actors, lists, plurals.

/** A sentence in which *…* marks who acts, to be set in bold. `parts` takes it apart, `plain` drops the marks. */
export type MarkedText = string;

export interface TextPart {
  readonly text: string;
  readonly strong: boolean;
}

/** 'The *Medic* moves.' as three parts, the second of them strong. */
export const parts = (line: MarkedText): TextPart[] =>
  line.split('*').flatMap((text, i) => (text === '' ? [] : [{ text, strong: i % 2 === 1 }]));

export const plain = (line: MarkedText): string => line.replaceAll('*', '');

/** What people call themselves can neither open nor close a mark. */
export const strong = (text: string): MarkedText => `*${plain(text)}*`;

/** The first letter large; a mark before it does not matter. */
export const capital = (text: string): string =>
  text.replace(/^(\*?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** A sentence as a part of a longer line: 'You lose 2 health.' is 'you lose 2 health'. */
export const clause = (sentence: string): string =>
  sentence.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()).replace(/\.$/, '');

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

/** This many cases of that many. */
export interface Odds {
  readonly n: number;
  readonly of: number;
}

/** In the smallest terms: 2 of 6 is 1 of 3. */
export function reduced({ n, of }: Odds): Odds {
  let [divisor, rest] = [of, n];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return divisor > 1 ? { n: n / divisor, of: of / divisor } : { n, of };
}

/** A question, and what else should be known about it. */
export interface QuestionText {
  readonly text: string;
  readonly note?: string;
}

/** Something with a name and one line. */
export interface Named {
  readonly name: string;
  readonly does: string;
}

/** { novice: 'easy' }: names as they are typed. */
export const lowerCaseNames = <Key extends string>(named: Readonly<Record<Key, Named>>): Record<Key, string> =>
  Object.fromEntries(Object.entries<Named>(named).map(([key, { name }]) => [key, name.toLowerCase()])) as Record<
    Key,
    string
  >;

/** The numbers in a fault's text: '4 to 6' is 4 and 6. */
export const numbersIn = (text = ''): number[] => (text.match(/\d+/g) ?? []).map(Number);
