// The command line: finds the language and the command, parses its arguments, runs it.
import type { Language } from '@undercroft/words/game-words';
import { readArguments } from './cli/arguments.ts';
import { type Command, type ExitCode, SUCCESS } from './cli/command.ts';
import { helpOn } from './cli/help.ts';
import { type Io, print, rejectUsage, type Surroundings, withLocale } from './cli/io.ts';
import { laboratory } from './cli/laboratory.ts';
import { readLanguage, systemLanguage, takeLanguage } from './cli/language.ts';
import { type Locale, loadLocale } from './cli/locale.ts';
import { didYouMean } from './cli/nearest.ts';
import { commandsIn, isOfLaboratory, overviewLines } from './commands/index.ts';
import { welcome } from './commands/welcome.ts';

export async function main(words: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const taken = takeLanguage(words);
  const system = withLocale(surroundings, await localeIn(systemLanguage(surroundings.env)));
  const language = readLanguage(taken, system.locale.words);
  if (!language.ok) return rejectUsage(system, language.error);
  const io = language.value ? withLocale(surroundings, await localeIn(language.value)) : system;
  return runCommandLine(taken.args, io);
}

const localeIn = async (language: Language): Promise<Locale> => (language === 'en' ? laboratory : loadLocale(language));

async function runCommandLine([name, ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  if (name === undefined) return welcome(io);
  if (HELP.includes(name)) return help(rest[0], io);
  const command = findCommand(name, io.locale);
  if (!command) return rejectUsage(io, unknownCommand(name, io.locale));
  if (rest.some((word) => word === '--help' || word === '-h')) return help(name, io);
  return run(command, rest, inLanguageOf(command, io));
}

const inLanguageOf = (command: Command, io: Io): Io => (isOfLaboratory(command) ? withLocale(io, laboratory) : io);

const HELP = ['help', '--help', '-h'];

const findCommand = (name: string | undefined, locale: Locale): Command | undefined =>
  commandsIn(locale).find((known) => known.name === name);

async function run(command: Command, words: readonly string[], io: Io): Promise<ExitCode> {
  const args = readArguments(command.options, words, io.locale.words.usage);
  return args.ok ? command.run(args.value, io) : rejectUsage(io, args.error, command.name);
}

function help(name: string | undefined, io: Io): ExitCode {
  const command = findCommand(name, io.locale);
  if (name !== undefined && !command) return rejectUsage(io, unknownCommand(name, io.locale));
  print(io, command ? helpOn(command, inLanguageOf(command, io)) : overviewLines(io));
  return SUCCESS;
}

function unknownCommand(name: string, locale: Locale): string {
  const { usage } = locale.words;
  const names = commandsIn(locale).map((known) => known.name);
  const known = usage.known(names);
  if (name.startsWith('-')) return `${usage.noOptionBefore(name)} ${known}`;
  return `${usage.noCommand(name)}${didYouMean(name, names, usage)} ${known}`;
}
