// Compares what somebody typed with known words: capitals do not matter, nor accents that a keyboard may lack.

const folded = (text: string): string => text.toLowerCase().normalize('NFC');
const withoutAccents = (text: string): string => folded(text).normalize('NFD').replace(/\p{M}/gu, '');

/** Short words keep their accents: without them, too many would be alike. */
const LEAST_WITHOUT_ACCENTS = 3;

/** Both as they are compared. */
function pair(typed: string, known: string): readonly [typed: string, known: string] {
  const simplified = typed.length < LEAST_WITHOUT_ACCENTS ? folded : withoutAccents;
  return [simplified(typed), simplified(known)];
}

export const isOneOf = (typed: string, known: readonly string[]): boolean =>
  known.some((name) => {
    const [a, b] = pair(typed, name);
    return a === b;
  });

export const begins = (typed: string, known: readonly string[]): boolean =>
  known.some((name) => {
    const [a, b] = pair(typed, name);
    return b.startsWith(a);
  });
