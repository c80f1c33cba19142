// The name of a seat: its only explorer, or the player who leads several.
import * as teamSetup from '@undercroft/terminal/cave/team-setup';
import type { Expedition } from './view.ts';
import type { Words } from './words.ts';

/** The names of the explorers whom a player leads. */
export const ledBy = ({ options }: Expedition, seat: number, { game }: Words): string[] =>
  options.explorers.flatMap((one) => (one.seat === seat ? [game.explorers[one.explorer].name] : []));

export const seatName = (expedition: Expedition, seat: number, words: Words): string =>
  teamSetup.seatName(ledBy(expedition, seat, words), seat, words.terminal.cave);
