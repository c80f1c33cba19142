// Something that a part of the page needs, and shows once it has arrived.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Undefined until it has arrived; the old stays until the new is there. */
export function useLoading<T>(load: () => Promise<T>, on: readonly unknown[]): T | 'missing' | undefined {
  const loaded = useSignal<T | 'missing' | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) loaded.value = value;
      },
      () => {
        if (isWanted) loaded.value ??= 'missing';
      },
    );
    return () => {
      isWanted = false;
    };
  }, on);
  return loaded.value;
}
