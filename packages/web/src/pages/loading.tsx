// Something that comes over the line: the view of a game in the reader's language.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadEnd, loadSetUp, loadView } from '../app/catalog.ts';
import { isGameId } from '../app/game-ids.ts';
import { settings } from '../app/settings.ts';
import type { EndView, GameView } from '../stage/contract.ts';
import type { PageWords } from '../words/en/page.ts';
import type { AllWords, GameId, Language } from '../words/index.ts';
import type { SetUpView } from './set-up-contract.ts';

export type Load<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly value: T };

/** The game's view, loaded anew when the language changes; the old one stays until the new one is there. */
export const useView = (game: string | undefined, words: PageWords): Load<GameView> => useLoaded(game, words, loadView);
export const useSetUp = (game: string | undefined, words: PageWords): Load<SetUpView> =>
  useLoaded(game, words, loadSetUp);
export const useEnd = (game: string | undefined, words: AllWords): Load<EndView> => useLoaded(game, words, loadEnd);

type Loader<W, T> = (game: GameId, language: Language, words: W) => Promise<T>;

function useLoaded<W, T>(game: string | undefined, words: W, load: Loader<W, T>): Load<T> {
  const loaded = useSignal<Load<T>>({ state: 'loading' });
  const language = settings.language.value;
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return;
    let isWanted = true;
    load(game, language, words).then(
      (value) => {
        if (isWanted) loaded.value = { state: 'there', value };
      },
      () => {
        if (isWanted && loaded.value.state !== 'there') loaded.value = { state: 'failed' };
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game, language, words]);
  return loaded.value;
}
