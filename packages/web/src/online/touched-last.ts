// Several windows and devices of one person are all live; only the one that was touched last makes sounds and notifies.

const CHANNEL = 'undercroft windows';

let isLast = true;

/** Whether it was this window that was touched last, as far as is known here. */
export const isTouchedLast = (): boolean => isLast;

/** Another device of the same person was touched. */
export function noteOtherDevice(): void {
  isLast = false;
}

/** A window that has just been opened was touched last. */
export function watchTouches(onTouch: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const giveWay = () => {
    isLast = false;
  };
  const touch = () => {
    if (!isLast) channel.postMessage('touched');
    isLast = true;
    onTouch();
  };
  const listening = new AbortController();
  const { signal } = listening;
  channel.addEventListener('message', giveWay, { signal });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { signal, capture: true });
  isLast = true;
  channel.postMessage('touched');
  return () => {
    listening.abort();
    channel.close();
  };
}
