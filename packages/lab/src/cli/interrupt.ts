// Ctrl-C and SIGTERM: the first one shuts down cleanly, the second one at once.
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export interface Interruption {
  readonly signal: AbortSignal;
  /** Stops listening. */
  readonly dispose: () => void;
}

export function onInterrupt(onFirstSignal: () => void = () => {}): Interruption {
  const control = new AbortController();
  const abort = () => {
    dispose();
    onFirstSignal();
    control.abort();
  };
  const dispose = () => {
    for (const name of SIGNALS) process.off(name, abort);
  };
  for (const name of SIGNALS) process.on(name, abort);
  return { signal: control.signal, dispose };
}
