// The code of a table, which people read aloud, write down and type in again.

/** No letters that look or sound alike. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const CODE_LENGTH = 8;

export type ParsedCode =
  | { readonly ok: true; readonly code: string }
  /** Letters that occur in no code, each once, and how many were found in all. */
  | { readonly ok: false; readonly letters: readonly string[]; readonly length: number };

/** Spaces, dashes and small letters do not matter. */
export function parseCode(text: string): ParsedCode {
  const code = text.replaceAll(/[\s\p{Pd}_.]/gu, '').toUpperCase();
  const characters = [...code];
  const letters = [...new Set(characters.filter((letter) => !CODE_LETTERS.includes(letter)))];
  if (letters.length === 0 && characters.length === CODE_LENGTH) return { ok: true, code };
  return { ok: false, letters: letters.slice(0, CODE_LENGTH), length: characters.length };
}

/** In two groups, for reading: 'BCDF GHJK'. */
export const formatCode = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
