// `replay`: replays records through the rules, describes each entry, and says whether the records are valid.
import { readdirSync, statSync } from 'node:fs';
import { fail, ok, type Result } from '@undercroft/engine';
import { wrap } from '@undercroft/terminal/text/layout';
import type { Arguments } from '../cli/arguments.ts';
import { type Command, type ExitCode, FAILED, SUCCESS } from '../cli/command.ts';
import { type Io, print, rejectUsage } from '../cli/io.ts';
import type { Locale } from '../cli/locale.ts';
import { nameOf } from '../games/index.ts';
import { attempt, readText } from '../records/files.ts';
import { type FolderReport, replayFolder } from '../records/replay-all.ts';
import { type Replayed, replayText } from '../records/replayed.ts';
import { entryText, LOG_INDENT, logLine } from '../records/story.ts';
import { rulesNote } from '../words/rules-version.ts';

export function replayRecord({ words }: Locale): Command {
  const { usage, about, quiet, all } = words.help.replay;
  return {
    name: 'replay',
    usage,
    about,
    options: [
      { name: 'quiet', help: quiet },
      { name: 'all', ...all },
    ],
    examples: ['replay game.jsonl', 'replay --quiet games/*.jsonl', 'replay --all games'],
    run: (args, io) => (args.has('all') ? replayAll(args, io) : replayNamed(args, io)),
  };
}

function replayNamed(args: Arguments, io: Io): ExitCode {
  const files = readFiles(args.words, io.locale);
  if (!files.ok) return rejectUsage(io, files.error, 'replay');
  const codes = files.value.map((file) => replayFile(file, { quiet: args.has('quiet') }, io));
  return codes.includes(FAILED) ? FAILED : SUCCESS;
}

interface File {
  readonly path: string;
  readonly text: string;
}

/** All or none: a missing file is wrong usage, not a record that fails. */
function readFiles(paths: readonly string[], { words }: Locale): Result<File[], string> {
  const files: File[] = [];
  for (const path of paths) {
    const text = readText(path, words.files);
    if (!text.ok) return text;
    files.push({ path, text: text.value });
  }
  return files.length > 0 ? ok(files) : fail(words.usage.whichFile);
}

function replayFile({ path, text }: File, { quiet }: { quiet: boolean }, io: Io): ExitCode {
  const { words } = io.locale;
  const replayed = replayText(text, io.locale, {
    onEntry: (entry, applied, table, screen) => {
      const did = quiet ? '' : entryText({ screen, table, words }, entry, applied);
      if (did) print(io, wrap(logLine(applied, did), io.display.columns, LOG_INDENT));
    },
  });
  if (replayed.ok)
    print(io, words.records.valid(path, replayed.value.table.length, endText(replayed.value, io.locale)));
  else io.stderr.write(`${words.records.invalid(path, replayed.error)}\n`);
  return replayed.ok ? SUCCESS : FAILED;
}

function endText({ screen, table }: Replayed, { words }: Locale): string {
  const status = table.status();
  const end = status.type === 'over' ? screen.describeEnding(status.ending) : words.records.notOver;
  return `${end}${rulesNote(screen, table, words)}`;
}

/** `--all FOLDER`: says nothing of games that replay but how many there are. */
function replayAll(args: Arguments, io: Io): ExitCode {
  const { words } = io.locale;
  const folder = readFolder(args, io.locale);
  if (!folder.ok) return rejectUsage(io, folder.error, 'replay');
  const report = replayFolder(folder.value, io.locale, (path, error) =>
    io.stderr.write(`${words.records.invalid(path, error)}\n`),
  );
  if (report.validCount + report.invalidCount === 0)
    return rejectUsage(io, words.records.noneIn(folder.value), 'replay');
  print(io, summaryLines(report, io.locale));
  return report.invalidCount > 0 ? FAILED : SUCCESS;
}

function readFolder(args: Arguments, { words }: Locale): Result<string, string> {
  const folder = args.text('all') ?? '';
  if (args.words.length > 0) return fail(words.usage.filesOrAll);
  const isFolder = attempt(folder, words.files, () => statSync(folder).isDirectory());
  if (!isFolder.ok) return isFolder;
  if (!isFolder.value) return fail(words.usage.notFolder(folder));
  const names = attempt(folder, words.files, () => readdirSync(folder));
  return names.ok ? ok(folder) : names;
}

function summaryLines({ valid, validCount, invalidCount, skipped }: FolderReport, { words }: Locale): string[] {
  const { records, language } = words;
  const games = [...valid].flatMap(([game, versions]) =>
    [...versions]
      .sort(([one], [other]) => one - other)
      .map(([version, count]) => `  ${nameOf(game, language)}: ${records.ofVersion(count, version)}`),
  );
  return [records.replayed(validCount, invalidCount), ...games, ...(skipped > 0 ? [records.otherFiles(skipped)] : [])];
}
