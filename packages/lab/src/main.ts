// The command line: finds the command, reads what is given, runs it.
import { readArguments } from './cli/arguments.ts';
import { type Command, type ExitCode, FINE } from './cli/command.ts';
import { helpOn, overview } from './cli/help.ts';
import { type Io, refuse, say } from './cli/io.ts';
import { didYouMean } from './cli/nearest.ts';
import { commands } from './commands/index.ts';
import { welcome } from './commands/welcome.ts';
import { screens } from './screens/index.ts';
import { list } from './words/grammar.ts';

export async function main(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined) return welcome(io);
  if (HELP.includes(name)) return help(rest[0], io);
  const command = commands.find((known) => known.name === name);
  if (!command) return refuse(io, unknownCommand(name));
  return rest.some((word) => word === '--help' || word === '-h') ? help(name, io) : run(command, rest, io);
}

const HELP = ['help', '--help', '-h'];

async function run(command: Command, args: readonly string[], io: Io): Promise<ExitCode> {
  const given = readArguments(command.options, args);
  return given.ok ? command.run(given.value, io) : refuse(io, given.error, command.name);
}

function help(name: string | undefined, io: Io): ExitCode {
  const command = commands.find((known) => known.name === name);
  if (name !== undefined && !command) return refuse(io, unknownCommand(name));
  say(io, command ? helpOn(command, io.paper) : overview(commands, screens, io.paper));
  return FINE;
}

function unknownCommand(name: string): string {
  const names = commands.map((known) => known.name);
  if (name.startsWith('-')) return `There is no option ${name} before a command. Commands: ${list(names)}.`;
  return `There is no command ${name}.${didYouMean(name, names)} Commands: ${list(names)}.`;
}
