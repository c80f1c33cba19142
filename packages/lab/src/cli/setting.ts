// One setting from the command line: a game with its options, and who sits where.
import type { Roster } from '@undercroft/bots';
import { loadRoster } from '@undercroft/catalog/bots';
import { fail, ok, type Result, unwrap } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import { wordsOf } from '../players/program.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { english } from '../words/english.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { readGame } from './game-options.ts';
import { BOT_OPTIONS, readBots, seatBots } from './lab-options.ts';
import { GAME_OPTIONS, laboratory } from './laboratory.ts';

/** The options that make a setting. */
export const SETTING_OPTIONS = [...BOT_OPTIONS, ...GAME_OPTIONS];

export interface PreparedSetting {
  readonly screen: Screen;
  readonly roster: Roster;
  readonly setting: Setting;
}

export async function readSetting(args: Arguments, name = ''): Promise<Result<PreparedSetting, string>> {
  const chosen = readGame(args, laboratory);
  if (!chosen.ok) return chosen;
  const { screen, options } = chosen.value;
  const roster = await loadRoster(screen.game.id);
  const named = readBots(args, roster);
  if (!named.ok) return named;
  const bots = seatBots(named.value, screen.game.seats(unwrap(screen.game.open(options))));
  if (!bots.ok) return bots;
  return ok({ screen, roster, setting: { name, options, bots: bots.value, rotate: args.has('rotate') } });
}

/** The arguments with some options overridden: 'difficulty=expert bots=adept', 'gentle'. */
export function withOverrides(args: Arguments, texts: readonly string[]): Result<Arguments, string> {
  const words = texts.flatMap(wordsOf);
  const strange = words.find((word) => word.startsWith('-') || word.startsWith('='));
  if (strange !== undefined) return fail(`NAME=VALUE is wanted, as in difficulty=expert, not "${strange}".`);
  const read = readArguments(
    SETTING_OPTIONS,
    words.map((word) => `--${word}`),
    english.usage,
  );
  return read.ok ? ok(args.with(read.value)) : read;
}

/** The game and rules version of a plan. */
export const gameVersion = ({ game }: Screen): Pick<Plan, 'game' | 'rules'> => ({ game: game.id, rules: game.rules });
