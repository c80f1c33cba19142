// Pages that are loaded when they are first shown.
import { signal } from '@preact/signals';
import type { AllWords, PageWords } from '@undercroft/words';
import type { ComponentType } from 'preact';
import { type Loaded, startLoading } from './lazy-part.tsx';
import { Loading, NotLoaded } from './loading.tsx';
import { useAllWords } from './words.ts';

export interface WithWords {
  readonly words: PageWords;
}

/** A page; until it has arrived, the reader is told that it is loading. */
export function lazyPage<P extends WithWords>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loaded: Loaded<P> = signal(undefined);
  return (props: P) => {
    startLoading(loaded, load);
    const Page = loaded.value;
    if (typeof Page === 'function') return <Page {...props} />;
    return Page === 'missing' ? <NotLoaded words={props.words} /> : <Loading words={props.words} />;
  };
}

/** The same for a page that is seldom open, which loads further words too. */
export function lazyPageWithMoreWords<P extends { readonly words: AllWords }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<Omit<P, 'words'> & WithWords> {
  const Page = lazyPage(load);
  return (props: Omit<P, 'words'> & WithWords) => {
    const words = useAllWords(props.words);
    if (typeof words === 'object') return <Page {...(props as unknown as P)} words={words} />;
    return words === 'missing' ? <NotLoaded words={props.words} /> : <Loading words={props.words} />;
  };
}
