// Loads what a page of learning needs, in the reader's language.
import { useSignal } from '@preact/signals';
import type { LearnTexts } from '@undercroft/learn/texts';
import type { LearnWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { loadTexts } from './library.ts';

/** Undefined until it has arrived; the old stays until the new is there. */
export function useLoading<T>(load: () => Promise<T>, on: readonly unknown[]): T | 'missing' | undefined {
  const loaded = useSignal<T | 'missing' | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) loaded.value = value;
      },
      () => {
        if (isWanted) loaded.value ??= 'missing';
      },
    );
    return () => {
      isWanted = false;
    };
  }, on);
  return loaded.value;
}

export interface Taught {
  readonly learn: LearnWords;
  readonly texts: LearnTexts;
}

/** What is said about learning a game. */
export function useTaught(game: string): Taught | 'missing' | undefined {
  const language = settings.language.value;
  const learn = useWords('learn');
  const texts = useLoading(() => loadTexts(game, language), [game, language]);
  if (learn === undefined || texts === undefined) return undefined;
  return learn === 'missing' || texts === 'missing' ? 'missing' : { learn, texts };
}
