// The named files; a folder stands for all .json files in it.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@undercroft/engine';
import { attempt } from '../records/files.ts';
import { english } from '../words/english.ts';

export function filesGiven(names: readonly string[]): Result<string[], string> {
  const files: string[] = [];
  for (const name of names) {
    const found = attempt(name, english.files, () => (statSync(name).isDirectory() ? jsonIn(name) : [name]));
    if (!found.ok) return found;
    files.push(...found.value);
  }
  return files.length > 0 ? ok(files) : fail('Which scenarios? Name files, or a folder that holds some.');
}

function jsonIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}
