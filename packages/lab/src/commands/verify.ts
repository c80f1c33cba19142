// `verify`: whether the dice of a table online were honest.
import { findGame } from '@undercroft/catalog';
import { readRecord } from '@undercroft/engine';
import { type Verdict, verify } from '@undercroft/protocol';
import { plural } from '@undercroft/terminal/grammar';
import { type Command, type ExitCode, FAILED, SUCCESS } from '../cli/command.ts';
import { type Io, print, rejectUsage } from '../cli/io.ts';
import { hashing } from '../online/hashing.ts';
import { readText } from '../records/files.ts';
import { english } from '../words/english.ts';
import { describeRecordError } from '../words/errors.ts';

export const verifyRecord: Command = {
  name: 'verify',
  usage: 'FILE…',
  about: [
    'A table online publishes the hash of a secret before anything is drawn, and the secret itself once it is over.',
    'Here the secret is held against the hash, and every draw is made again from it.',
    'That the hash is the one which was published can be seen by who looked at the beginning: online seats TABLE.',
    'The exit code is 0 if all of them are what they must be, and 1 if not, or if it cannot be known.',
  ],
  options: [],
  examples: ['verify game.jsonl', 'verify games/*.jsonl'],
  run(args, io) {
    if (args.words.length === 0) return rejectUsage(io, english.usage.whichFile, 'verify');
    const texts = args.words.map((path) => ({ path, text: readText(path, english.files) }));
    for (const { text } of texts) if (!text.ok) return rejectUsage(io, text.error, 'verify');
    const codes = texts.map(({ path, text }) => verifyFile(path, text.ok ? text.value : '', io));
    return codes.includes(FAILED) ? FAILED : SUCCESS;
  },
};

function verifyFile(path: string, text: string, io: Io): ExitCode {
  const record = readRecord(text);
  if (!record.ok) {
    const error = describeRecordError(record.error, english, ({ kind, rule }) => `${kind} (${rule})`);
    io.stderr.write(`${path} cannot be read: ${error}\n`);
    return FAILED;
  }
  const verdict = verify(findGame, record.value, hashing);
  const { from = 0, hash = '' } = record.value.dice ?? {};
  const sentence = verdictText(verdict, from);
  if (verdict.kind !== 'honest') io.stderr.write(`${path}: ${sentence}\n`);
  else print(io, [`${path}: ${sentence}`, `The hash that had to be there from the beginning (online seats): ${hash}`]);
  return verdict.kind === 'honest' ? SUCCESS : FAILED;
}

function verdictText(verdict: Verdict, from: number): string {
  switch (verdict.kind) {
    case 'honest':
      return from > 0 ? `${drawsText(verdict.drawn)} ${importedText(from)}` : drawsText(verdict.drawn);
    case 'no-dice':
      return 'this record does not come from a table online: it names no dice that could be verified.';
    case 'not-over':
      return 'the table was not over when this record was fetched, so its secret is not in it. Fetch it again at the end.';
    case 'wrong-secret':
      return 'the secret is not the one that was promised: its hash is another than the one published at the start.';
    case 'wrong-start':
      return 'it says that more entries than it has came from another record.';
    case 'not-a-game':
      return 'its game or options are not known here, so nothing can be drawn again.';
    case 'other-draw':
      return `entry ${verdict.entry} is not what the secret draws there. Somebody changed what fell.`;
    case 'does-not-replay':
      return `entry ${verdict.entry} does not fit the game: the record was changed, or is of other rules.`;
    default:
      return verdict satisfies never;
  }
}

const drawsText = (count: number): string =>
  count === 0
    ? 'nothing was drawn at this table.'
    : `the dice were honest. ${plural(count, 'draw')} checked, all of them what the secret gives.`;

const importedText = (from: number): string =>
  `The first ${plural(from, 'entry', 'entries')} came from another record: what fell there is not checked.`;
