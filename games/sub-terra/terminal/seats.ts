// The name of a seat: its only caver, or the player who leads several.
import type { Caver } from '@undercroft/sub-terra';
import * as teamSetup from '@undercroft/terminal/cave/team-setup';
import type { Descent } from './view.ts';
import type { Words } from './words.ts';

/** The cavers whom a player leads. */
export const ledBy = ({ options }: Descent, seat: number): Caver[] =>
  options.cavers.flatMap((member) => (member.seat === seat ? [member.caver] : []));

export const seatName = (descent: Descent, seat: number, { game, terminal }: Words): string =>
  teamSetup.seatName(
    ledBy(descent, seat).map((caver) => game.cavers[caver].name),
    seat,
    terminal.cave,
  );
