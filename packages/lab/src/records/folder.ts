// A folder that records are written into: made if it is not there, refused if something would be lost.

import { accessSync, constants, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail, ok, type Result } from '@undercroft/engine';
import { attempt, makeFolder } from './files.ts';

/** `taken`: records may be there already, and those of the same games are written again. */
export function prepareFolder(folder: string, { taken: may = false } = {}): Result<void, string> {
  const names = attempt(folder, () => {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
    return readdirSync(folder);
  });
  if (!names.ok) return fail(`The records cannot be written: ${names.error}`);
  const taken = !may && names.value.some((name) => name.endsWith('.jsonl'));
  return taken ? fail(`${folder} holds records already: name a new or empty folder.`) : ok(undefined);
}
