// What somebody has learnt in this browser: kept with the settings, and lost with nothing.
import { signal } from '@preact/signals';
import type { PlayedBeat } from '@undercroft/learn/coach-run';
import { LEARN_KEY } from '../app/coach-on.ts';

export interface CoachPlace {
  readonly beat: number;
  /** What was played since the last cut. */
  readonly played: readonly PlayedBeat[];
}

export interface GameProgress {
  /** The spreads were read to the end. */
  readonly hasRead: boolean;
  /** The ids of lessons that were done. */
  readonly lessons: readonly string[];
  /** Where the coached game was left; 'done' when it was played to its end. */
  readonly coach?: CoachPlace | 'done';
  /** What the coach has said of things that happened for the first time. */
  readonly firsts: readonly string[];
}

export interface Progress {
  readonly games: Readonly<Record<string, GameProgress>>;
  /** The coach says a word when something happens for the first time. */
  readonly isCoachOn: boolean;
}

const NOTHING: GameProgress = { hasRead: false, lessons: [], firsts: [] };
const NEW: Progress = { games: {}, isCoachOn: false };

export const progress = signal<Progress>(read());

export const progressOf = (game: string): GameProgress => progress.value.games[game] ?? NOTHING;

export function note(game: string, change: Partial<GameProgress>): void {
  const { games } = progress.value;
  keep({ ...progress.value, games: { ...games, [game]: { ...progressOf(game), ...change } } });
}

export const setCoach = ({ isOn }: { readonly isOn: boolean }): void => keep({ ...progress.value, isCoachOn: isOn });

function keep(value: Progress): void {
  progress.value = value;
  try {
    localStorage.setItem(LEARN_KEY, JSON.stringify(value));
  } catch {
    // Full or forbidden: it holds until the page is closed.
  }
}

/** Whatever is not as we would have written it is begun anew. */
function read(): Progress {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(LEARN_KEY) ?? 'null');
    return isProgress(found) ? found : NEW;
  } catch {
    return NEW;
  }
}

function isProgress(found: unknown): found is Progress {
  if (typeof found !== 'object' || found === null || !('games' in found)) return false;
  const { games } = found;
  return (
    typeof games === 'object' &&
    games !== null &&
    Object.values(games).every((one) => Array.isArray(one?.lessons) && Array.isArray(one?.firsts))
  );
}
