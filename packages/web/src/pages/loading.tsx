// Something that comes over the line: the view of a game in the reader's language.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId, type Loaded, loadView } from '../app/catalog.ts';
import { settings } from '../app/settings.ts';
import type { PageWords } from '../words/en/page.ts';

export type Load<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly value: T };

/** The game's view, loaded anew when the language changes; the old one stays until the new one is there. */
export function useView(game: string | undefined, words: PageWords): Load<Loaded> {
  const loaded = useSignal<Load<Loaded>>({ state: 'loading' });
  const language = settings.language.value;
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return;
    let isWanted = true;
    loadView(game, language, words).then(
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
