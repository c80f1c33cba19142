// `verify`: were the dice of a table online honest?
import { findGame } from '@undercroft/catalog';
import { readRecord } from '@undercroft/engine';
import { type Verdict, verify } from '@undercroft/protocol';
import { type Command, type ExitCode, FAILED, FINE } from '../cli/command.ts';
import { type Io, refuse, say } from '../cli/io.ts';
import { hashing } from '../online/hashing.ts';
import { readText } from '../records/files.ts';
import { tellRecordFault } from '../words/en.ts';
import { plural } from '../words/grammar.ts';

export const verifyRecord: Command = {
  name: 'verify',
  summary: 'checks the dice of a record from a table online: every chance entry, one by one',
  usage: 'RECORD…',
  about: [
    'A table online publishes the hash of a secret before anything is drawn, and the secret itself once it is over.',
    'Here the secret is held against the hash, and every draw is made again from it.',
    'That the hash is the one which was published can be seen by who looked at the beginning: online seats TABLE.',
    'The exit code is 0 if all of them are what they must be, and 1 if not, or if it cannot be known.',
  ],
  options: [],
  examples: ['verify game.jsonl', 'verify games/*.jsonl'],
  run(given, io) {
    if (given.words.length === 0) return refuse(io, 'Which record? Name its file.', 'verify');
    const texts = given.words.map((path) => ({ path, text: readText(path) }));
    for (const { text } of texts) if (!text.ok) return refuse(io, text.error, 'verify');
    const codes = texts.map(({ path, text }) => judge(path, text.ok ? text.value : '', io));
    return codes.includes(FAILED) ? FAILED : FINE;
  },
};

function judge(path: string, text: string, io: Io): ExitCode {
  const record = readRecord(text);
  if (!record.ok) {
    const fault = tellRecordFault(record.error, ({ kind, rule }) => `${kind} (${rule})`);
    io.stderr.write(`${path} cannot be read: ${fault}\n`);
    return FAILED;
  }
  const verdict = verify(findGame, record.value, hashing);
  const { from = 0, hash = '' } = record.value.dice ?? {};
  const sentence = verdictText(verdict, from);
  if (verdict.kind !== 'honest') io.stderr.write(`${path}: ${sentence}\n`);
  else say(io, [`${path}: ${sentence}`, `The hash that had to be there from the beginning (online seats): ${hash}`]);
  return verdict.kind === 'honest' ? FINE : FAILED;
}

function verdictText(verdict: Verdict, from: number): string {
  switch (verdict.kind) {
    case 'honest':
      return from > 0 ? `${drawn(verdict.drawn)} ${brought(from)}` : drawn(verdict.drawn);
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

const drawn = (count: number): string =>
  count === 0
    ? 'nothing was drawn at this table.'
    : `the dice were honest. ${plural(count, 'draw')} checked, all of them what the secret gives.`;

const brought = (from: number): string =>
  `The first ${plural(from, 'entry', 'entries')} came from another record: what fell there is not checked.`;
