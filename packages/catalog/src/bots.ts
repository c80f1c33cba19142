// The bots of every game. Those of one game are loaded without the others.
import type { Roster } from '@undercroft/bots';
import { GAMES } from './generated/bots.ts';

/** New bots for a game: its own, or those of plain search. No two rosters share any state. */
export async function loadRoster(id: string): Promise<Roster> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!load) throw new Error(`no bots for ${id}`);
  return (await load()) as Roster;
}
