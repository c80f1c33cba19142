// Parts of pages that are loaded when they are first shown.
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

export type Loaded<P> = Signal<ComponentType<P> | 'loading' | 'missing' | undefined>;

export function startLoading<P>(loaded: Loaded<P>, load: () => Promise<ComponentType<P>>): void {
  if (loaded.peek() !== undefined) return;
  loaded.value = 'loading';
  load().then(
    (component) => {
      loaded.value = component;
    },
    () => {
      loaded.value = 'missing';
    },
  );
}

/** A part of a page: nothing to be seen until it is there, but the page is known to be busy. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loaded: Loaded<P> = signal(undefined);
  return (props: P) => {
    startLoading(loaded, load);
    const Part = loaded.value;
    if (typeof Part === 'function') return <Part {...props} />;
    return Part === 'loading' ? <span hidden aria-busy="true" /> : null;
  };
}
