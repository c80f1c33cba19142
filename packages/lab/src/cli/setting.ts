// One setting from the command line: a game with its options, and who sits where.
import { loadRoster, type Roster } from '@undercroft/bots';
import { fail, must, ok, type Result } from '@undercroft/engine';
import { wordsOf } from '../players/program.ts';
import type { Plan, Setting } from '../results/plan.ts';
import type { Screen } from '../screens/screen.ts';
import { type Given, readArguments } from './arguments.ts';
import { GAME_OPTIONS, readGame } from './game-options.ts';
import { BOTS, ROTATE, readBots, seatBots } from './lab-options.ts';

/** What makes a setting. */
export const SETTING_OPTIONS = [BOTS, ROTATE, ...GAME_OPTIONS];

export interface Prepared {
  readonly screen: Screen;
  readonly roster: Roster;
  readonly setting: Setting;
}

export async function readSetting(given: Given, name = ''): Promise<Result<Prepared, string>> {
  const chosen = readGame(given);
  if (!chosen.ok) return chosen;
  const { screen, options } = chosen.value;
  const roster = await loadRoster(screen.game.id);
  const named = readBots(given, roster);
  if (!named.ok) return named;
  const bots = seatBots(named.value, screen.game.seats(must(screen.game.open(options))));
  if (!bots.ok) return bots;
  return ok({ screen, roster, setting: { name, options, bots: bots.value, rotate: given.has('rotate') } });
}

/** The command line with some things said otherwise: 'difficulty=expert bots=adept', 'gentle'. */
export function otherwise(given: Given, texts: readonly string[]): Result<Given, string> {
  const words = texts.flatMap(wordsOf);
  const strange = words.find((word) => word.startsWith('-') || word.startsWith('='));
  if (strange !== undefined) return fail(`NAME=VALUE is wanted, as in difficulty=expert, not "${strange}".`);
  const read = readArguments(
    SETTING_OPTIONS,
    words.map((word) => `--${word}`),
  );
  return read.ok ? ok(given.with(read.value)) : read;
}

/** The game a plan is about, without what is to be played. */
export const about = ({ game }: Screen): Pick<Plan, 'game' | 'rules'> => ({ game: game.id, rules: game.rules });
