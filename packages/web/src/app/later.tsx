// A page that is loaded when it is first shown.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { PageWords } from '../words/en/page.ts';
import { Loading, NotLoaded } from './waiting.tsx';

interface Spoken {
  readonly words: PageWords;
}

export function later<P extends Spoken>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const page = signal<ComponentType<P> | undefined>(undefined);
  const isMissing = signal(false);
  let isAsked = false;
  return (props: P) => {
    if (!isAsked) {
      isAsked = true;
      load().then(
        (loaded) => {
          page.value = loaded;
        },
        () => {
          isMissing.value = true;
        },
      );
    }
    const Page = page.value;
    if (Page) return <Page {...props} />;
    return isMissing.value ? <NotLoaded words={props.words} /> : <Loading words={props.words} />;
  };
}
