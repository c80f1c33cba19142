// Prepares a folder for records: creates it, or refuses it if something would be overwritten.

import { accessSync, constants, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail, ok, type Result } from '@undercroft/engine';
import { english } from '../words/english.ts';
import { attempt, makeFolder } from './files.ts';

/** `mayHoldRecords`: a resumed run writes the records of the same games again. */
export function prepareFolder(folder: string, { mayHoldRecords = false } = {}): Result<void, string> {
  const names = attempt(folder, english.files, () => {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
    return readdirSync(folder);
  });
  if (!names.ok) return fail(`The records cannot be written: ${names.error}`);
  const holdsRecords = !mayHoldRecords && names.value.some((name) => name.endsWith('.jsonl'));
  return holdsRecords ? fail(`${folder} holds records already: name a new or empty folder.`) : ok(undefined);
}
