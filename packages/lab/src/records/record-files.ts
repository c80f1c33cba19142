// Every file below a folder, for commands that go through all saved games.
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@undercroft/engine';
import { linesOf } from '../results/lines.ts';
import { attempt, type FileWords } from './files.ts';

/** A file that may hold a record, one that does not, or a folder or file that cannot be read. */
export interface FoundFile {
  readonly path: string;
  readonly kind: 'record' | 'other' | 'unreadable';
  /** Why it cannot be read. */
  readonly error?: string;
}

/** In the order of their names. Links to folders are not followed: they could lead round in a circle. */
export function* filesBelow(folder: string, words: FileWords): Generator<FoundFile> {
  const entries = attempt(folder, words, () => readdirSync(folder, { withFileTypes: true }));
  if (!entries.ok) {
    yield { path: folder, kind: 'unreadable', error: entries.error };
    return;
  }
  for (const entry of entries.value.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, words);
    else yield findOut(path, isRecord(path, entry, words));
  }
}

const findOut = (path: string, found: Result<boolean, string>): FoundFile =>
  found.ok ? { path, kind: found.value ? 'record' : 'other' } : { path, kind: 'unreadable', error: found.error };

/** A file of JSON lines whose first line says so; one whose first line cannot be read may have been a record. */
function isRecord(path: string, entry: Dirent, words: FileWords): Result<boolean, string> {
  return attempt(path, words, () => {
    const isFile = entry.isFile() || (entry.isSymbolicLink() && statSync(path).isFile());
    if (!isFile || !path.endsWith('.jsonl')) return false;
    for (const { text } of linesOf(path)) if (text.trim() !== '') return isHead(text);
    return true;
  });
}

function isHead(line: string): boolean {
  try {
    return (JSON.parse(line) as { undercroft?: unknown } | null)?.undercroft === 'record';
  } catch {
    return true;
  }
}
