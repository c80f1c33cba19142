// The words of the page in the reader's language; the document says which.
import { batch, effect, signal } from '@preact/signals';
import { loadCards } from '@undercroft/catalog/cards';
import { loadWords, type PageWords } from '@undercroft/words';
import type { Card } from '@undercroft/words/game-words';
import { settings } from './settings.ts';

/** Undefined until the first words have come. */
export const pageWords = signal<PageWords | undefined>(undefined);
/** What is said about the games. */
export const cards = signal<readonly Card[]>([]);
/** The words could not be loaded: the connection failed. */
export const areWordsMissing = signal(false);

export function followLanguage(): () => void {
  return effect(() => {
    const language = settings.language.value;
    Promise.all([loadWords(language, 'page'), loadCards(language)]).then(
      ([words, loaded]) => {
        if (settings.language.peek() !== language) return;
        document.documentElement.lang = language;
        batch(() => {
          cards.value = loaded;
          pageWords.value = words;
        });
        areWordsMissing.value = false;
      },
      () => {
        areWordsMissing.value = true;
      },
    );
  });
}
