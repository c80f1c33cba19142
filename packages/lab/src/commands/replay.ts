// `replay`: plays a record through the rules again, tells it, and says whether it holds.
import { fail, ok, type Result } from '@undercroft/engine';
import { type Command, type ExitCode, FAILED, FINE } from '../cli/command.ts';
import { type Io, refuse, say } from '../cli/io.ts';
import { readText } from '../records/files.ts';
import { type Replayed, replayText } from '../records/replayed.ts';
import { entryText, LOG_INDENT, logLine } from '../records/story.ts';
import { wrap } from '../text/layout.ts';
import { plural } from '../words/grammar.ts';

export const replayRecord: Command = {
  name: 'replay',
  summary: 'plays a record again: the story in words, and whether it holds',
  usage: 'RECORD… [--quiet]',
  about: [
    'Every entry is judged as if it were played now.',
    'A record that does not hold is named with its first wrong entry, and the exit code is 1.',
  ],
  options: [{ name: 'quiet', help: 'only the verdict' }],
  examples: ['replay game.jsonl', 'replay --quiet games/*.jsonl'],
  run(given, io) {
    const files = readFiles(given.words);
    if (!files.ok) return refuse(io, files.error, 'replay');
    const codes = files.value.map((file) => tell(file, { quiet: given.has('quiet') }, io));
    return codes.includes(FAILED) ? FAILED : FINE;
  },
};

interface File {
  readonly path: string;
  readonly text: string;
}

/** All or none: a file that is not there is no record that fails. */
function readFiles(paths: readonly string[]): Result<File[], string> {
  const files: File[] = [];
  for (const path of paths) {
    const text = readText(path);
    if (!text.ok) return text;
    files.push({ path, text: text.value });
  }
  return files.length > 0 ? ok(files) : fail('Which record? Name its file.');
}

function tell({ path, text }: File, { quiet }: { quiet: boolean }, io: Io): ExitCode {
  const replayed = replayText(text, undefined, (entry, happened, table, screen) => {
    const words = quiet ? '' : entryText(screen, table, entry, happened);
    if (words) say(io, wrap(logLine(happened, words), io.paper.columns, LOG_INDENT));
  });
  if (replayed.ok) say(io, `${path} holds: ${verdict(replayed.value)}`);
  else io.stderr.write(`${path} does not hold: ${replayed.error}\n`);
  return replayed.ok ? FINE : FAILED;
}

function verdict({ screen, table }: Replayed): string {
  const status = table.status();
  const end = status.type === 'over' ? screen.tellEnding(status.ending) : 'Not over yet.';
  return `${plural(table.length, 'entry', 'entries')}. ${end}`;
}
