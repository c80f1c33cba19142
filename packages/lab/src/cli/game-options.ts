// Which game, with which options: `GAME --players 3 --set mines=twelve`. The game itself judges the options.
import { type Fault, fail, ok, type Result } from '@undercroft/engine';
import { screens } from '../screens/index.ts';
import type { Flag, Screen } from '../screens/screen.ts';
import { pathText, tellFault } from '../words/en.ts';
import { list } from '../words/grammar.ts';
import type { Given } from './arguments.ts';
import type { OptionSpec } from './command.ts';
import { didYouMean } from './nearest.ts';

export interface ChosenGame {
  readonly screen: Screen;
  readonly options: unknown;
}

/** Flags of all games, each name once: which game is meant is known only after reading. */
const allFlags: readonly Flag[] = screens.flatMap(({ flags }) => flags);
export const GAME_OPTIONS: readonly OptionSpec[] = [
  ...allFlags
    .filter(({ name }, i) => allFlags.findIndex((flag) => flag.name === name) === i)
    .map((flag) => ({ ...flag, help: helpOn(flag.name) })),
  { name: 'set', value: 'KEY=VALUE', repeat: true, help: 'any option of the game by its name in the record' },
];

/** What several games call alike is explained for each. */
function helpOn(name: string): string {
  const texts = screens.flatMap(({ game, flags }) =>
    flags.filter((flag) => flag.name === name).map(({ help }) => ({ help, title: game.facts.title })),
  );
  return texts.map(({ help, title }) => (texts.length === 1 ? help : `${title}: ${help}`)).join('; ');
}

export function readGame(given: Given): Result<ChosenGame, string> {
  const screen = readName(given.words);
  return screen.ok ? readOptions(screen.value, given) : screen;
}

/** Which game, whatever its options. */
export const findGameScreen = ({ words }: Given): Result<Screen, string> => readName(words);

function readName([name, ...more]: readonly string[]): Result<Screen, string> {
  const ids = screens.map(({ game }) => game.id);
  if (name === undefined) return fail(`Which game? Known: ${list(ids)}.`);
  if (more.length > 0) return fail(`One game at a time, please: ${more.join(' ')} is too much.`);
  const screen = screens.find(({ game }) => game.id === name);
  return screen ? ok(screen) : fail(`There is no game ${name}.${didYouMean(name, ids)} Known: ${list(ids)}.`);
}

function readOptions(screen: Screen, given: Given): Result<ChosenGame, string> {
  const own = screen.flags.map(({ name }) => name);
  const foreign = allFlags.find((flag) => given.has(flag.name) && !own.includes(flag.name));
  if (foreign) return fail(`--${foreign.name} is not an option of ${screen.game.facts.title}.`);
  const settings = readSettings(given.all('set'));
  if (!settings.ok) return settings;
  const flags = screen.flags.filter(({ name }) => given.has(name));
  const twice = flags.find(({ option }) => option in settings.value);
  if (twice) return fail(`--${twice.name} and --set ${twice.option} say the same thing twice.`);
  const fromFlags = Object.fromEntries(flags.map((flag) => [flag.option, flag.read(given.text(flag.name) ?? '')]));
  const wishes = { ...settings.value, ...fromFlags };
  return judged(screen, screen.optionsFrom?.(wishes) ?? wishes);
}

/** Values are JSON where they can be read so ('3', 'true'), else text. */
function readSettings(pairs: readonly string[]): Result<Record<string, unknown>, string> {
  const settings: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (key === undefined || value === undefined) return fail(`--set takes KEY=VALUE, not "${pair}".`);
    if (key in settings) return fail(`--set ${key} is given twice.`);
    settings[key] = readValue(value);
  }
  return ok(settings);
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function judged(screen: Screen, options: unknown): Result<ChosenGame, string> {
  const opened = screen.game.open(options);
  if (!opened.ok) return fail(optionFault(screen, opened.error));
  return ok({ screen, options: screen.game.options(opened.value) });
}

/** Named as the player wrote it: by its flag, if it has one. */
export function optionFault(screen: Screen, fault: Fault): string {
  const told = screen.tellFault(fault);
  if (told) return told;
  const key = String(fault.path?.[0] ?? 'options');
  const known = screen.flags.map(({ option }) => option);
  if (fault.expected === 'never') return `${screen.game.facts.title} has no option ${key}. Known: ${list(known)}.`;
  const flag = screen.flags.find(({ option }) => option === key);
  return tellFault(fault, flag ? `--${flag.name}` : pathText(fault.path));
}
