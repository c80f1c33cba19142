// What is loaded when it is first shown: pages, and what may lie over them.
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { AllWords, PageWords } from '../words/index.ts';
import { Loading, NotLoaded } from './waiting.tsx';
import { useAllWords } from './words.ts';

export interface Spoken {
  readonly words: PageWords;
}

type Coming<P> = Signal<ComponentType<P> | 'asked' | 'missing' | undefined>;

function ask<P>(coming: Coming<P>, load: () => Promise<ComponentType<P>>): void {
  if (coming.peek() !== undefined) return;
  coming.value = 'asked';
  load().then(
    (loaded) => {
      coming.value = loaded;
    },
    () => {
      coming.value = 'missing';
    },
  );
}

/** A page: until it is there, that is said. */
export function later<P extends Spoken>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const coming: Coming<P> = signal(undefined);
  return (props: P) => {
    ask(coming, load);
    const Page = coming.value;
    if (typeof Page === 'function') return <Page {...props} />;
    return Page === 'missing' ? <NotLoaded words={props.words} /> : <Loading words={props.words} />;
  };
}

/** The same for a page that is seldom open: more words come with it. */
export function seldom<P extends { readonly words: AllWords }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<Omit<P, 'words'> & Spoken> {
  const Page = later(load);
  return (props: Omit<P, 'words'> & Spoken) => {
    const words = useAllWords(props.words);
    if (typeof words === 'object') return <Page {...(props as unknown as P)} words={words} />;
    return words === 'missing' ? <NotLoaded words={props.words} /> : <Loading words={props.words} />;
  };
}

/** A part of a page: nothing until it is there. */
export function soon<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const coming: Coming<P> = signal(undefined);
  return (props: P) => {
    ask(coming, load);
    const Part = coming.value;
    return typeof Part === 'function' ? <Part {...props} /> : null;
  };
}
