// The words of the page in the reader's language; the document says which.
import { effect, signal } from '@preact/signals';
import { loadWords, type PageWords } from '../words/index.ts';
import { settings } from './settings.ts';

/** Undefined until the first words have come. */
export const pageWords = signal<PageWords | undefined>(undefined);
/** The words could not be loaded: the line broke. */
export const wordsMissing = signal(false);

export function followLanguage(): () => void {
  return effect(() => {
    const language = settings.language.value;
    loadWords(language, 'page').then(
      (words) => {
        if (settings.language.peek() !== language) return;
        document.documentElement.lang = language;
        pageWords.value = words;
        wordsMissing.value = false;
      },
      () => {
        wordsMissing.value = true;
      },
    );
  });
}
