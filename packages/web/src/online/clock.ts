import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The time, once a second. */
export function useClock(): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}
