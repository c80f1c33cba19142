// A game played on from somewhere in its replay, as a game of its own.
import type { GameRecord } from '@undercroft/engine';
import { resumeGame } from './open-game.ts';
import { addRecord } from './saved-games.ts';

/** Anyone who asks sits where the next decision is, even if a bot sat there; what was played before stays the bot's. */
export async function playOn(record: GameRecord): Promise<string> {
  const id = await addRecord(record);
  const opened = await resumeGame(id);
  if (opened.ok) {
    const { decider, acting } = opened.value;
    if (decider !== undefined && acting === undefined) opened.value.setOccupant(decider, { player: 'human' });
    await opened.value.saved();
  }
  return id;
}
