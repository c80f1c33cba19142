// `online`: a table on a server, with people anywhere.
import { parseRecoveryLink, parseSeatLink, parseTableLink } from '@undercroft/protocol';
import { definitions } from '@undercroft/terminal/text/layout';
import type { Arguments } from '../cli/arguments.ts';
import { type Command, type ExitCode, FAILED, SUCCESS } from '../cli/command.ts';
import { gameOptions } from '../cli/game-options.ts';
import { type Io, print, rejectUsage } from '../cli/io.ts';
import type { Locale } from '../cli/locale.ts';
import { didYouMean } from '../cli/nearest.ts';
import { examplesOf } from '../games/index.ts';
import { Connection } from '../online/connection.ts';
import { SCRIPT_PATIENCE } from '../online/options.ts';
import { SUBCOMMAND_NAMES, SUBCOMMANDS } from '../online/subcommands/index.ts';
import type { Subcommand, SubcommandName } from '../online/subcommands/subcommand.ts';

export function online(locale: Locale): Command {
  const { usage, about, server, seats, out, at, patience } = locale.words.help.online;
  return {
    name: 'online',
    usage,
    about: about(SUBCOMMAND_NAMES),
    options: [
      { name: 'server', ...server },
      { name: 'seats', ...seats },
      { name: 'out', ...out },
      { name: 'at', ...at },
      { name: 'patience', value: patience.value, help: patience.help(SCRIPT_PATIENCE) },
      ...gameOptions(locale),
    ],
    examples: [
      'online name Anna --server https://table.example',
      ...examplesOf('online'),
      'online join https://table.example/t/BCDFGHJK',
      'online join https://table.example/#join/…',
      'online play BCDFGHJK',
      'online record BCDFGHJK --out game.jsonl',
    ],
    run,
  };
}

async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const [word = '', ...words] = args.words;
  if (word === 'help') {
    print(io, subcommandLines(io));
    return SUCCESS;
  }
  const subcommand = findSubcommand(word);
  if (!subcommand) return rejectUsage(io, unknownSubcommand(word, io), 'online');
  const connection = Connection.open(args, io, serverOfLink(word, words[0] ?? ''));
  if (!connection.ok) return rejectUsage(io, connection.error, 'online');
  const done = await subcommand(connection.value, words);
  if (done.ok) {
    if (done.value.length > 0) print(io, done.value);
    return SUCCESS;
  }
  if (typeof done.error !== 'string') return rejectUsage(io, done.error.usageError, 'online');
  io.stderr.write(`undercroft: ${done.error}\n`);
  return FAILED;
}

const findSubcommand = (word: string): Subcommand | undefined =>
  Object.hasOwn(SUBCOMMANDS, word) ? SUBCOMMANDS[word as SubcommandName] : undefined;

function unknownSubcommand(word: string, { locale: { words } }: Io): string {
  const meant = word === '' ? '' : didYouMean(word, SUBCOMMAND_NAMES, words.usage);
  return `${words.online.noAction(word)}${meant} ${words.usage.known(SUBCOMMAND_NAMES)}`;
}

function subcommandLines({ locale: { words }, display }: Io): string[] {
  const actions = SUBCOMMAND_NAMES.map((name) => words.online.actions[name]);
  return definitions(
    actions.map(({ usage, help }) => [`  ${usage}`, help]),
    display.columns,
  );
}

/** Where a link leads. The link to a whole table names it in every action. */
function serverOfLink(word: string, text: string): string | undefined {
  if (word === 'recover') return parseRecoveryLink(text)?.base;
  return (word === 'join' ? parseSeatLink(text)?.base : undefined) ?? parseTableLink(text)?.base;
}
