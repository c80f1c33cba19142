// Starts a new game.

import { ok, type Result, Table, unwrap } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import type { Arguments } from '../cli/arguments.ts';
import { readGame } from '../cli/game-options.ts';
import type { Io } from '../cli/io.ts';
import { freshSeed } from '../cli/seed.ts';
import { newSavePath } from './autosave.ts';
import { PERSON, readBots, seatsOf } from './seats.ts';

/** A game about to be played. A resumed game has a log. */
export interface StartedGame {
  readonly screen: Screen;
  readonly table: Table;
  /** Where it is saved. */
  readonly path: string;
  readonly seed: string;
  /** The players enter what chance brings, because they play with real tiles. */
  readonly byHand: boolean;
  readonly log: readonly string[];
}

export async function startGame(args: Arguments, io: Io): Promise<Result<StartedGame, string>> {
  const chosen = readGame(args, io.locale);
  if (!chosen.ok) return chosen;
  const { screen, options } = chosen.value;
  return openTable(
    screen,
    options,
    { bots: args.all('bot'), seed: args.text('seed'), byHand: args.has('by-hand') },
    io,
  );
}

interface StartOptions {
  /** Seats for bots: `blue=novice`. */
  readonly bots: readonly string[];
  readonly seed?: string | undefined;
  readonly byHand: boolean;
}

/** The options must have been validated. */
export async function openTable(
  screen: Screen,
  options: unknown,
  { bots, seed, byHand }: StartOptions,
  io: Io,
): Promise<Result<StartedGame, string>> {
  const opening = unwrap(screen.game.open(options));
  const seating = await readBots(screen, opening, bots, io.locale.words);
  if (!seating.ok) return seating;
  const occupants = seatsOf(screen, opening).map((seat) => seating.value.get(seat) ?? PERSON);
  const table = unwrap(Table.open(screen.game, options, occupants));
  const path = newSavePath(io.env, screen.game.id);
  return ok({ screen, table, path, seed: seed ?? freshSeed(), byHand, log: [] });
}
