// The table over the whole screen, where the browser allows it: a phone held sideways has no room to give to a browser's bars.
import { signal } from '@preact/signals';

export const isFullScreen = signal(false);

export const canFillScreen = (): boolean => typeof document !== 'undefined' && document.fullscreenEnabled === true;

/** A browser that refuses leaves everything as it is. */
export async function toggleFullScreen(): Promise<void> {
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {}
}

if (typeof document !== 'undefined')
  document.addEventListener('fullscreenchange', () => {
    isFullScreen.value = document.fullscreenElement !== null;
  });
