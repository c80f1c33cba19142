// A folder that records are written into: made if it is not there, refused if something would be lost.

import { accessSync, constants, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail, ok, type Result } from '@undercroft/engine';
import { attempt, makeFolder } from './files.ts';

export function prepareFolder(folder: string): Result<void, string> {
  const names = attempt(folder, () => {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
    return readdirSync(folder);
  });
  if (!names.ok) return fail(`The records cannot be written: ${names.error}`);
  const taken = names.value.some((name) => name.endsWith('.jsonl'));
  return taken ? fail(`${folder} holds records already: name a new or empty folder.`) : ok(undefined);
}
