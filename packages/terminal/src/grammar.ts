// Helpers for English sentences.

/** 'A', 'A and B', 'A, B and C'. */
export function list(words: readonly string[], and = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as a sentence of its own. */
export const sentence = (text: string): string => `${capital(text)}.`;
