// `RECORD --at N`: the position after an entry of a record, by default the last.
import { fail, ok, type Result } from '@undercroft/engine';
import { readText } from '../records/files.ts';
import { type Replayed, replayText, type WatchEntry } from '../records/replayed.ts';
import { plural } from '../words/grammar.ts';
import { type Given, readWhole } from './arguments.ts';
import type { OptionSpec } from './command.ts';

export const AT: OptionSpec = { name: 'at', value: 'N', help: 'after entry N; 0 is the opening, default the end' };

export function replayGiven(given: Given, watch?: WatchEntry): Result<Replayed & { at: number }, string> {
  const [path, ...more] = given.words;
  if (path === undefined) return fail('Which record? Name its file.');
  if (more.length > 0) return fail(`One record at a time, please: ${more.join(' ')} is too much.`);
  const at = given.has('at') ? readWhole(given.text('at') ?? '', '--at', 0) : ok(undefined);
  if (!at.ok) return at;
  const text = readText(path);
  if (!text.ok) return text;
  return replayUpTo(path, text.value, at.value, watch);
}

function replayUpTo(
  path: string,
  text: string,
  at: number | undefined,
  watch?: WatchEntry,
): Result<Replayed & { at: number }, string> {
  const replayed = replayText(text, at, watch);
  if (!replayed.ok) return fail(`${path}: ${replayed.error}`);
  const { length } = replayed.value.record.entries;
  if (at !== undefined && at > length)
    return fail(`${path} has ${plural(length, 'entry', 'entries')}: --at takes 0 to ${length}, not ${at}.`);
  return ok({ ...replayed.value, at: at ?? length });
}
