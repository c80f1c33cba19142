// The words about bots, in the reader's language.
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { type BotsWords, loadWords } from '../words/index.ts';

/** Undefined until they have come. */
export function useBotsWords(): ReadonlySignal<BotsWords | undefined> {
  const words = useSignal<BotsWords | undefined>(undefined);
  const language = settings.language.value;
  useEffect(() => {
    void loadWords(language, 'bots').then((loaded) => {
      words.value = loaded;
    });
  }, [language]);
  return words;
}
