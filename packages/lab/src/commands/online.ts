// `online`: a table on a server, with people anywhere.
import { readLink, readRecovery } from '@undercroft/protocol';
import { type Command, FAILED, FINE } from '../cli/command.ts';
import { GAME_OPTIONS } from '../cli/game-options.ts';
import { type Io, refuse, say } from '../cli/io.ts';
import { didYouMean } from '../cli/nearest.ts';
import { ACTIONS } from '../online/actions.ts';
import { Visit } from '../online/visit.ts';
import { PATIENCE } from '../online/wishes.ts';
import { definitions } from '../text/layout.ts';
import { list } from '../words/grammar.ts';

const WORDS = Object.keys(ACTIONS);

const actionLines = (io: Io): string[] =>
  definitions(
    Object.values(ACTIONS).map(({ usage, help }) => [`  ${usage}`, help]),
    io.paper.columns,
  );

export const online: Command = {
  name: 'online',
  summary: 'tables on a server: open, join, play, watch, talk, take back, verify',
  usage: 'ACTION [TABLE] [--server URL]',
  about: [
    `Actions: ${list(WORDS)}; online help tells what each of them does.`,
    'A table is named by its id or its code. Who you are is kept in a file that only you can read.',
  ],
  options: [
    {
      name: 'server',
      value: 'URL',
      help: 'where; else UNDERCROFT_SERVER, the one used last, or http://localhost:4140',
    },
    {
      name: 'seats',
      value: 'SEATS',
      help: 'for open and import: me, link, open, bot:wanderer|novice|adept, by commas',
    },
    { name: 'out', value: 'FILE', help: 'for record: where to' },
    { name: 'at', value: 'N', help: 'for import: after entry N' },
    {
      name: 'patience',
      value: 'SECONDS',
      help: `for play and watch: how long a broken line is waited for (${PATIENCE} where nobody types, otherwise until you leave)`,
    },
    ...GAME_OPTIONS,
  ],
  examples: [
    'online name Anna --server https://table.example',
    'online open pocket-sub --seats me,link',
    'online join https://table.example/#join/…',
    'online play BCDFGHJK',
    'online record BCDFGHJK --out game.jsonl',
  ],
  async run(given, io) {
    const [word = '', ...words] = given.words;
    if (word === 'help') {
      say(io, actionLines(io));
      return FINE;
    }
    const action = Object.hasOwn(ACTIONS, word) ? ACTIONS[word] : undefined;
    if (!action) {
      const what = word === '' ? 'What is to be done?' : `There is nothing called ${word}.${didYouMean(word, WORDS)}`;
      return refuse(io, `${what} Known: ${list(WORDS)}.`, 'online');
    }
    const visit = Visit.begin(given, io, ledTo(word, words[0] ?? ''));
    if (!visit.ok) return refuse(io, visit.error, 'online');
    const done = await action.run(visit.value, words);
    if (done.ok) {
      if (done.value.length > 0) say(io, done.value);
      return FINE;
    }
    if (typeof done.error !== 'string') return refuse(io, done.error.misuse, 'online');
    io.stderr.write(`undercroft: ${done.error}\n`);
    return FAILED;
  },
};

/** Where a link leads. */
function ledTo(word: string, text: string): string | undefined {
  if (word === 'join') return readLink(text)?.base;
  return word === 'recover' ? readRecovery(text)?.base : undefined;
}
