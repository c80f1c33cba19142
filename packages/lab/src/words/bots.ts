// What players call bots.
import { STRENGTHS } from '@undercroft/bots';
import type { SeatOccupant } from '@undercroft/engine';
import type { CommandLineWords } from '@undercroft/words/terminal';

type BotWords = Pick<CommandLineWords, 'page'>;

/** 'Medium' for adept and adept:2000; any other bot by its own name. */
export function botName(spec: string | undefined, { page }: BotWords): string {
  const [id] = spec?.split(':') ?? [];
  const strength = STRENGTHS.find((known) => known === id);
  return strength ? page.bots.strengths[strength].name : (spec ?? page.common.bot);
}

/** Those at a table, with bots as players call them. */
export const namedOccupants = (occupants: readonly SeatOccupant[], words: BotWords): SeatOccupant[] =>
  occupants.map((occupant) =>
    occupant.player === 'bot' ? { ...occupant, name: botName(occupant.name, words) } : occupant,
  );
