// Registers the service worker and says when a newer page waits. It is taken over only when a reader asks for it.
import { signal } from '@preact/signals';

/** Takes the newer version over and loads it; undefined while there is none. */
export const applyUpdate = signal<(() => void) | undefined>(undefined);

export const isOffline = signal(false);

/** Asks the reader whether to install the page; undefined where the browser does not offer it. */
export const install = signal<(() => void) | undefined>(undefined);

/** What Chromium sends when a page can be installed; no standard has it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.value = () => {
      install.value = undefined;
      void (event as InstallPrompt).prompt();
    };
  });
  addEventListener('appinstalled', () => {
    install.value = undefined;
  });
}

export function watchNetwork(): void {
  const update = () => {
    isOffline.value = !navigator.onLine;
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    offerUpdate(registration, registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && offerUpdate(registration, coming));
    });
  } catch {
    // Without it the page works all the same, only not without a network.
  }
}

/** The first version ever has nothing to replace. */
function offerUpdate(registration: ServiceWorkerRegistration, waiting: ServiceWorker | null): void {
  if (!waiting || !registration.active) return;
  applyUpdate.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  };
}
