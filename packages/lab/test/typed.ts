import { readFileSync } from 'node:fs';
import { findGame } from '@undercroft/catalog';
import { canonicalJson, readRecord, replay, truncateRecord, unwrap } from '@undercroft/engine';
import type { Screen } from '../../terminal/src/screen.ts';
import { laboratory } from '../src/cli/laboratory.ts';
import { findScreen } from '../src/cli/locale.ts';

/** What somebody types to play a record again: numbers, and `yes` where a loss is asked about. */
export function typedFor(path: string, yes = 'y'): string[] {
  const record = unwrap(readRecord(readFileSync(path, 'utf8')));
  const screen = findScreen(laboratory, record.game) as Screen;
  return record.entries.flatMap((entry, n) => {
    if (entry.type !== 'act') return [];
    const choices = screen.choices(unwrap(replay(findGame, truncateRecord(record, n))).state);
    const number = choices.findIndex(({ action }) => canonicalJson(action) === canonicalJson(entry.action)) + 1;
    const asked = choices[number - 1]?.loss && choices.some(({ loss }) => !loss);
    return asked ? [String(number), yes] : [String(number)];
  });
}
