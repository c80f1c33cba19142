// Every file below a folder, for commands that go through all saved games.
import { closeSync, type Dirent, openSync, readdirSync, readSync, statSync } from 'node:fs';
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

/** A file whose first line says so; one of JSON lines whose first line cannot be read may have been a record. */
function isRecord(path: string, entry: Dirent, words: FileWords): Result<boolean, string> {
  return attempt(path, words, () => {
    const isFile = entry.isFile() || (entry.isSymbolicLink() && statSync(path).isFile());
    if (!isFile) return false;
    if (!path.toLowerCase().endsWith('.jsonl')) return beginsLikeRecord(path);
    for (const { text } of linesOf(path)) if (text.trim() !== '') return isHead(text);
    return true;
  });
}

/** Anything of ours that is not known to be something else is a record, perhaps a damaged one. */
function isHead(line: string): boolean {
  try {
    const kind = (JSON.parse(line) as { undercroft?: unknown } | null)?.undercroft;
    return kind !== undefined && kind !== 'results';
  } catch {
    return true;
  }
}

const BEGINNING = Buffer.from('{"undercroft":"record"');

/** A record under another name: only its first bytes are read, for such a file may be of any kind and size. */
function beginsLikeRecord(path: string): boolean {
  const bytes = Buffer.alloc(BEGINNING.length);
  const file = openSync(path, 'r');
  try {
    return readSync(file, bytes) === BEGINNING.length && bytes.equals(BEGINNING);
  } finally {
    closeSync(file);
  }
}
