// Keeps the bots of each game, for a thread that answers many questions. A bot may be asked about any number of tables, also
// about several at once (bot.ts), so that one roster of a game is enough.
import type { Roster } from './roster.ts';

/** Loads the bots of a game at the first call, and returns the same ones after that. A load that failed is tried again. */
export function createRosterCache(load: (id: string) => Promise<Roster>): (id: string) => Promise<Roster> {
  const rosters = new Map<string, Promise<Roster>>();
  return (id) => {
    const known = rosters.get(id);
    if (known) return known;
    const roster = load(id);
    rosters.set(id, roster);
    roster.catch(() => rosters.delete(id));
    return roster;
  };
}
