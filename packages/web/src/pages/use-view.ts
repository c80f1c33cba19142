// Loads the view of a game in the reader's language over the connection.
import { useSignal } from '@preact/signals';
import type { CompleteView, EndView } from '@undercroft/page-kit/game-view';
import type { SetUpView } from '@undercroft/page-kit/set-up-view';
import type { AllWords, Language } from '@undercroft/words';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect } from 'preact/hooks';
import { loadCompleteView, loadEnd, loadSetUp, loadView } from '../app/catalog.ts';
import { isGameId } from '../app/games.ts';
import { settings } from '../app/settings.ts';
import type { TableView } from '../stage/table-view.ts';

export type LoadState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly value: T };

/** The game's view, loaded again when the language changes; the old one stays until the new one is there. */
export const useView = (game: string | undefined, words: PageWords): LoadState<TableView> =>
  useLoaded(game, words, loadView);
/** For the log of a whole game. */
export const useCompleteView = (game: string | undefined, words: PageWords): LoadState<CompleteView> =>
  useLoaded(game, words, loadCompleteView);
export const useSetUp = (game: string | undefined, words: PageWords): LoadState<SetUpView> =>
  useLoaded(game, words, loadSetUp);
export const useEndView = (game: string | undefined, words: AllWords): LoadState<EndView> =>
  useLoaded(game, words, loadEnd);

type Loader<W, T> = (game: string, language: Language, words: W) => Promise<T>;

function useLoaded<W, T>(game: string | undefined, words: W, load: Loader<W, T>): LoadState<T> {
  const loaded = useSignal<LoadState<T>>({ state: 'loading' });
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
