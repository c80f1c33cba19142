// Ctrl-C, and being told to end: the first time things end well, the second time at once.
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export interface Interruption {
  readonly signal: AbortSignal;
  /** It is not waited for any more. */
  readonly forget: () => void;
}

export function onInterrupt(tell: () => void = () => {}): Interruption {
  const control = new AbortController();
  const abort = () => {
    forget();
    tell();
    control.abort();
  };
  const forget = () => {
    for (const name of SIGNALS) process.off(name, abort);
  };
  for (const name of SIGNALS) process.on(name, abort);
  return { signal: control.signal, forget };
}
