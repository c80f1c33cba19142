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
  const sentence = verdictText(verdict, record.value.dice?.from ?? 0);
  if (verdict.kind !== 'honest') io.stderr.write(`${path}: ${sentence}\n`);
  else say(io, `${path}: ${sentence}`);
  return verdict.kind === 'honest' ? FINE : FAILED;
}

function verdictText(verdict: Verdict, from: number): string {
  switch (verdict.kind) {
    case 'honest':
      return `the dice were honest. ${drawn(verdict.drawn)}${from > 0 ? ` The first ${from} came from another record and were not drawn at this table.` : ''}`;
    case 'no-dice':
      return 'this record does not come from a table online: it names no dice that could be verified.';
    case 'not-over':
      return 'the table was not over when this record was fetched, so its secret is not in it. Fetch it again at the end.';
    case 'wrong-secret':
      return 'the secret is not the one that was promised: its hash is another than the one published at the start.';
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
  count === 0 ? 'Nothing was left to chance.' : `${plural(count, 'draw')} checked, all of them what the secret gives.`;
