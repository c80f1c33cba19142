// What is loaded when it is first shown: pages, and what may lie over them.
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { PageWords } from '../words/en/page.ts';
import { Loading, NotLoaded } from './waiting.tsx';

interface Spoken {
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

/** A part of a page: nothing until it is there. */
export function soon<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const coming: Coming<P> = signal(undefined);
  return (props: P) => {
    ask(coming, load);
    const Part = coming.value;
    return typeof Part === 'function' ? <Part {...props} /> : null;
  };
}
