// Words that come when they are first needed, and anew with another language.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type AllWords, type Area, type Areas, loadWords, type PageWords } from '../words/index.ts';
import { settings } from './settings.ts';

/** Undefined until they have come; the old ones stay until the new ones are there. */
export function useWords<A extends Area>(area: A): Areas[A] | 'missing' | undefined {
  const words = useSignal<Areas[A] | 'missing' | undefined>(undefined);
  const language = settings.language.value;
  useEffect(() => {
    loadWords(language, area).then(
      (loaded) => {
        words.value = loaded;
      },
      () => {
        words.value ??= 'missing';
      },
    );
  }, [language]);
  return words.value;
}

/** For pages that are seldom open. */
export function useAllWords(words: PageWords): AllWords | 'missing' | undefined {
  const more = useWords('pages');
  return useMemo(() => (typeof more === 'object' ? { ...words, ...more } : more), [words, more]);
}
