import { countWord } from '../english.ts';

/** How long something has lasted. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.floor(seconds))} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return countWord(Math.floor(seconds / 3600), 'hour');
  return countWord(Math.floor(seconds / 86_400), 'day');
}
