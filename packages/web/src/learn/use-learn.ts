// Loads what a page of learning needs, in the reader's language.
import type { LearnTexts } from '@undercroft/learn/texts';
import type { LearnWords } from '@undercroft/words';
import { settings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { loadTexts } from './library.ts';
import { useLoading } from './use-loading.ts';

export { useLoading } from './use-loading.ts';

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
