// `RECORD --at N`: the position after an entry of a record, by default the last.
import { fail, ok, type Result } from '@undercroft/engine';
import type { OptionSpec } from '@undercroft/terminal/option-spec';
import type { TerminalWords } from '@undercroft/words/terminal';
import { readText } from '../records/files.ts';
import { type OnEntry, type Replayed, replayText } from '../records/replayed.ts';
import { type Arguments, readWhole } from './arguments.ts';
import type { Locale } from './locale.ts';

export const atOption = ({ help }: Pick<TerminalWords, 'help'>): OptionSpec => ({ name: 'at', ...help.at });

interface ReplayedAt extends Replayed {
  readonly at: number;
}

export function replayFromArguments(args: Arguments, locale: Locale, onEntry?: OnEntry): Result<ReplayedAt, string> {
  const { usage, files } = locale.words;
  const [path, ...more] = args.words;
  if (path === undefined) return fail(usage.whichFile);
  if (more.length > 0) return fail(usage.oneFile(more.join(' ')));
  const at = args.has('at') ? readWhole(args.text('at') ?? '', '--at', 0, usage) : ok(undefined);
  if (!at.ok) return at;
  const text = readText(path, files);
  if (!text.ok) return text;
  const replayed = replayText(text.value, locale, { upTo: at.value, onEntry });
  if (!replayed.ok) return fail(locale.words.records.in(path, replayed.error));
  const { length } = replayed.value.record.entries;
  if (at.value !== undefined && at.value > length)
    return fail(locale.words.records.in(path, usage.atMost(length, at.value)));
  return ok({ ...replayed.value, at: at.value ?? length });
}
