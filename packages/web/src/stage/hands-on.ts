// Anyone who lays hands on the table wants to look or to think: no turn ends by itself then.
import { useEffect } from 'preact/hooks';
import type { ControlFace } from './control-face.ts';

/** A click, a tap, a drag, a pinch or the wheel, anywhere but on the big button. Keys do the same (keys.ts). */
export function useHandsOn(
  frame: { readonly current: HTMLElement | null },
  control: Pick<ControlFace, 'stopCountdown'>,
): void {
  useEffect(() => {
    const table = frame.current;
    if (!table) return undefined;
    const stop = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.commit'))) control.stopCountdown();
    };
    const listening = new AbortController();
    const { signal } = listening;
    table.addEventListener('pointerdown', stop, { signal, capture: true });
    table.addEventListener('wheel', stop, { signal, capture: true, passive: true });
    return () => listening.abort();
  }, [control]);
}
