// Registers the service worker and says when a newer page waits. It is taken over only when a reader asks for it.
import { signal } from '@preact/signals';

/** Takes the newer version over and loads it; undefined while there is none. */
export const newer = signal<(() => void) | undefined>(undefined);

export const isOffline = signal(false);

export function watchNetwork(): void {
  const look = () => {
    isOffline.value = !navigator.onLine;
  };
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
}

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    offer(registration, registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && offer(registration, coming));
    });
  } catch {
    // Without it the page works all the same, only not without a network.
  }
}

/** The first version ever has nothing to replace. */
function offer(registration: ServiceWorkerRegistration, waiting: ServiceWorker | null): void {
  if (!waiting || !registration.active) return;
  newer.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  };
}
