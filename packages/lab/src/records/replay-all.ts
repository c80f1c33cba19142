// Replays every saved game below a folder.
import type { Locale } from '../cli/locale.ts';
import { readText } from './files.ts';
import { type FoundFile, filesBelow } from './record-files.ts';
import { replayText } from './replayed.ts';

export interface FolderReport {
  /** Games that replay, by the game and the version of its rules. */
  readonly valid: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly validCount: number;
  readonly invalidCount: number;
  /** Files that are no saved games. */
  readonly skipped: number;
}

/** `onInvalid` gets each file that does not replay, and why. */
export function replayFolder(
  folder: string,
  locale: Locale,
  onInvalid: (path: string, error: string) => void,
): FolderReport {
  const valid = new Map<string, Map<number, number>>();
  const counts = { valid: 0, invalid: 0, skipped: 0 };
  for (const file of filesBelow(folder, locale.words.files)) {
    const outcome = replayFound(file, locale);
    if (outcome === 'skipped') counts.skipped++;
    else if ('error' in outcome) {
      counts.invalid++;
      onInvalid(file.path, outcome.error);
    } else {
      counts.valid++;
      const versions = valid.get(outcome.game) ?? new Map<number, number>();
      valid.set(outcome.game, versions.set(outcome.rules, (versions.get(outcome.rules) ?? 0) + 1));
    }
  }
  return { valid, validCount: counts.valid, invalidCount: counts.invalid, skipped: counts.skipped };
}

type Outcome = 'skipped' | { readonly error: string } | { readonly game: string; readonly rules: number };

function replayFound({ path, kind, error = '' }: FoundFile, locale: Locale): Outcome {
  if (kind === 'other') return 'skipped';
  if (kind === 'unreadable') return { error };
  const text = readText(path, locale.words.files);
  if (!text.ok) return { error: text.error };
  const replayed = replayText(text.value, locale);
  return replayed.ok ? replayed.value.record : { error: replayed.error };
}
