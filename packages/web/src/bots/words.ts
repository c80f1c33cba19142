// The words about bots, in the reader's language.
import { useWords } from '../app/words.ts';
import type { BotsWords } from '../words/index.ts';

/** Undefined until they have come. */
export function useBotsWords(): BotsWords | undefined {
  const words = useWords('bots');
  return words === 'missing' ? undefined : words;
}
