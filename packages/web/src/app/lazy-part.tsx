// Parts of pages that are loaded when they are first shown.
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';

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

/**
 * A part of a page: nothing to be seen until it is there, but the page is known to be busy. If it could not be loaded,
 * `Missing` stands in its place, and it is tried again when the part is next shown.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing?: ComponentType<P>,
): ComponentType<P> {
  const loaded: Loaded<P> = signal(undefined);
  return (props: P) => {
    useMemo(() => {
      if (loaded.peek() === 'missing') loaded.value = undefined;
    }, []);
    startLoading(loaded, load);
    const Part = loaded.value;
    if (typeof Part === 'function') return <Part {...props} />;
    if (Part === 'missing') return Missing ? <Missing {...props} /> : null;
    return <span hidden aria-busy="true" />;
  };
}
