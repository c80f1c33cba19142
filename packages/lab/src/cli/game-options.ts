// Which game, with which options: `GAME --players 3 --set mines=twelve`. The game itself validates the options.
import { fail, type InputError, ok, pathText, type Result } from '@undercroft/engine';
import type { OptionSpec } from '@undercroft/terminal/option-spec';
import type { Flag, Screen } from '@undercroft/terminal/screen';
import { nameOf } from '../games/index.ts';
import { describeInputError } from '../words/errors.ts';
import type { Arguments } from './arguments.ts';
import { findScreen, type Locale } from './locale.ts';
import { didYouMean } from './nearest.ts';

export interface ChosenGame {
  readonly screen: Screen;
  readonly options: unknown;
}

const flagsOf = ({ screens }: Locale): readonly Flag[] => screens.flatMap(({ flags }) => flags);

/** Flags of all games, each name once: the game is only known after parsing. */
export function gameOptions(locale: Locale): OptionSpec[] {
  const flags = flagsOf(locale);
  return [
    ...flags
      .filter(({ name }, i) => flags.findIndex((flag) => flag.name === name) === i)
      .map((flag) => ({ ...flag, help: helpOn(flag.name, locale) })),
    { name: 'set', repeat: true, ...locale.words.help.set },
  ];
}

/** A flag that several games share is explained for each of them. */
function helpOn(name: string, { screens, words }: Locale): string {
  const texts = screens.flatMap(({ game, flags }) =>
    flags
      .filter((flag) => flag.name === name)
      .map(({ help }) => ({ alone: help, named: words.help.forGame(nameOf(game.id, words.language), help) })),
  );
  return texts.map(({ alone, named }) => (texts.length === 1 ? alone : named)).join('; ');
}

export function readGame(args: Arguments, locale: Locale): Result<ChosenGame, string> {
  const screen = findGameScreen(args, locale);
  return screen.ok ? readOptions(screen.value, args, locale) : screen;
}

/** Which game, whatever its options. */
export function findGameScreen({ words: [name, ...more] }: Arguments, locale: Locale): Result<Screen, string> {
  const { usage } = locale.words;
  const ids = locale.screens.map(({ game }) => game.id);
  if (name === undefined) return fail(`${usage.whichGame} ${usage.known(ids)}`);
  if (more.length > 0) return fail(usage.oneGame(more.join(' ')));
  const screen = findScreen(locale, name);
  return screen ? ok(screen) : fail(`${usage.noGame(name)}${didYouMean(name, ids, usage)} ${usage.known(ids)}`);
}

function readOptions(screen: Screen, args: Arguments, locale: Locale): Result<ChosenGame, string> {
  const { usage, language } = locale.words;
  const own = screen.flags.map(({ name }) => name);
  const foreign = flagsOf(locale).find((flag) => args.has(flag.name) && !own.includes(flag.name));
  if (foreign) return fail(usage.notOfGame(`--${foreign.name}`, nameOf(screen.game.id, language)));
  const settings = readSettings(args.all('set'), usage);
  if (!settings.ok) return settings;
  const flags = screen.flags.filter(({ name }) => args.has(name));
  const twice = flags.find(({ option }) => Object.hasOwn(settings.value, option));
  if (twice) return fail(usage.sameTwice(`--${twice.name}`, `--set ${twice.option}`));
  const fromFlags = Object.fromEntries(flags.map((flag) => [flag.option, flag.read(args.text(flag.name) ?? '')]));
  const given = { ...settings.value, ...fromFlags };
  return checkOptions(screen, screen.optionsFrom?.(given) ?? given, locale);
}

/** Values are JSON where they parse as such ('3', 'true'), else text. */
function readSettings(
  pairs: readonly string[],
  usage: Locale['words']['usage'],
): Result<Record<string, unknown>, string> {
  const settings = new Map<string, unknown>();
  for (const pair of pairs) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (key === undefined || value === undefined) return fail(usage.badSet(pair));
    if (settings.has(key)) return fail(usage.twice(`--set ${key}`));
    settings.set(key, readValue(value));
  }
  return ok(Object.fromEntries(settings));
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function checkOptions(screen: Screen, options: unknown, locale: Locale): Result<ChosenGame, string> {
  const opened = screen.game.open(options);
  if (!opened.ok) return fail(optionErrorText(screen, opened.error, locale));
  return ok({ screen, options: screen.game.options(opened.value) });
}

/** Names the option as the player wrote it: by its flag, if it has one. */
function optionErrorText(screen: Screen, error: InputError, { words }: Locale): string {
  const ownText = screen.describeInputError(error);
  if (ownText) return ownText;
  const key = String(error.path?.[0] ?? 'options');
  const known = screen.flags.map(({ option }) => option);
  if (error.expected === 'never')
    return `${words.usage.noGameOption(nameOf(screen.game.id, words.language), key)} ${words.usage.known(known)}`;
  const flag = screen.flags.find(({ option }) => option === key);
  return describeInputError(error, flag ? `--${flag.name}` : pathText(error.path), words.input);
}
