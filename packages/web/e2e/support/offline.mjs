// Without a network.

/** Until the service worker answers for the page. */
export const controlled = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((later) => setTimeout(later, 20));
  });
