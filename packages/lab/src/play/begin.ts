// How a game comes to the table: a new one.

import { must, ok, type Result, Table } from '@undercroft/engine';
import type { Given } from '../cli/arguments.ts';
import { readGame } from '../cli/game-options.ts';
import type { Io } from '../cli/io.ts';
import { freshSeed } from '../cli/seed.ts';
import type { Screen } from '../screens/screen.ts';
import { freshKeepPath } from './keeper.ts';
import { PERSON, readBots, seatsOf } from './seats.ts';

/** A game about to be played. `past` is the story so far, for one that was begun before. */
export interface Started {
  readonly screen: Screen;
  readonly table: Table;
  /** Where it is kept. */
  readonly path: string;
  readonly seed: string;
  /** Chance is not drawn here but told by the players, who have the real tiles before them. */
  readonly byHand: boolean;
  readonly past: readonly string[];
}

export async function begin(given: Given, io: Io): Promise<Result<Started, string>> {
  const chosen = readGame(given);
  if (!chosen.ok) return chosen;
  const { screen, options } = chosen.value;
  return openGame(
    screen,
    options,
    { bots: given.all('bot'), seed: given.text('seed'), byHand: given.has('by-hand') },
    io,
  );
}

interface Wishes {
  /** Seats for bots, as people say it: `blue=novice`. */
  readonly bots: readonly string[];
  readonly seed?: string | undefined;
  readonly byHand: boolean;
}

/** The options have been checked. */
export async function openGame(
  screen: Screen,
  options: unknown,
  { bots, seed, byHand }: Wishes,
  io: Io,
): Promise<Result<Started, string>> {
  const opening = must(screen.game.open(options));
  const seating = await readBots(screen, opening, bots);
  if (!seating.ok) return seating;
  const sitters = seatsOf(screen, opening).map((seat) => seating.value.get(seat) ?? PERSON);
  const table = must(Table.open(screen.game, options, sitters));
  const path = freshKeepPath(io.env, screen.game.id);
  return ok({ screen, table, path, seed: seed ?? freshSeed(), byHand, past: [] });
}
