// Every sentence of a tree of words, by its path, so that two languages can be compared.

/** What sentences are made with; no word of any language. */
const OBJECT = {
  ...{ kind: 'empty', received: 'Qx', expected: 'Qy', entry: 7 },
  ...{ n: 1, of: 7 },
  ...{ code: 'Qx', game: 'Qy', people: ['Qx'], moves: 'Qx', state: 'Qy' },
};
const SAMPLES = ['Qx', 7, ['Qx', 'Qy'], OBJECT];

export function phrasesOf(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  if (typeof words === 'function') return new Map([[path, sample(words as (...args: unknown[]) => unknown)]]);
  if (typeof words !== 'object' || words === null) return new Map();
  return new Map(Object.entries(words).flatMap(([key, value]) => [...phrasesOf(value, path ? `${path}.${key}` : key)]));
}

/** The sentence of a function: with the first samples that make one; empty if none of them fits. */
function sample(phrase: (...args: unknown[]) => unknown): string {
  for (const args of combinations(Math.max(1, phrase.length))) {
    try {
      const made = phrase(...args);
      const text = Array.isArray(made) ? made.join(' ') : made;
      if (typeof text === 'string' && !/undefined|NaN|\[object/.test(text)) return text;
    } catch {
      // Other samples fit it.
    }
  }
  return '';
}

function combinations(length: number): unknown[][] {
  if (length === 0) return [[]];
  return combinations(length - 1).flatMap((rest) => SAMPLES.map((one) => [...rest, one]));
}

/** The parts of a phrase that are the language's own: two words or more, without samples, signs and commands. */
export const fragmentsOf = (phrase: string): string[] =>
  phrase
    .split(/Qx|Qy|\d+|[“”„:;·]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2,} \p{L}{2,}/u.test(part));
