// Words that are loaded when they are first needed, and again when the language changes.
import { useSignal } from '@preact/signals';
import { type AllWords, type Area, type Areas, type Language, loadWords, type PageWords } from '@undercroft/words';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from './settings.ts';

/** Undefined until they are loaded; the old ones stay until the new ones are there. */
export function useLoaded<W>(load: (language: Language) => Promise<W>): W | 'missing' | undefined {
  const words = useSignal<W | 'missing' | undefined>(undefined);
  const language = settings.language.value;
  useEffect(() => {
    load(language).then(
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

export const useWords = <A extends Area>(area: A): Areas[A] | 'missing' | undefined =>
  useLoaded((language) => loadWords(language, area));

/** For pages that are seldom open. */
export function useAllWords(words: PageWords): AllWords | 'missing' | undefined {
  const more = useWords('pages');
  return useMemo(() => (typeof more === 'object' ? { ...words, ...more } : more), [words, more]);
}
