// Whether this page comes from a server that keeps tables. A page on a static host, or on a train, works without one.

/** The server marks the page that it sends, so that nobody has to ask. */
export const hasServer = (): boolean => document.querySelector('meta[name="undercroft-server"]') !== null;

const KNOWN = 'undercroft guest';

/** Whether this browser has been a guest there: only then is it worth asking who you are. */
export function isKnownGuest(): boolean {
  try {
    return hasServer() && KNOWN in localStorage;
  } catch {
    return false;
  }
}

export const noteGuest = (): void => localStorage.setItem(KNOWN, 'yes');
