// The code of a table, which can be read aloud: eight letters and digits that nobody mistakes for one another.

export const CODE_LENGTH = 8;

/** As it is typed: spaces, dashes and small letters do not matter. */
export const cleanCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** The first character that no code has. */
export const badLetter = (code: string): string | undefined => /[^BCDFGHJKLMNPQRSTVWXZ2-9]/u.exec(code)?.[0];

/** In two groups, as it is shown. */
export const groupedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
