// The games kept here, and the one that is open.
import { signal } from '@preact/signals';
import type { Ending, GameRecord } from '@undercroft/engine';
import type { LocalSession } from '../play/local-session.ts';
import { openSaves, type SavedGame, type Saves } from '../play/saves.ts';
import { newSeed } from '../play/seed.ts';

let opened: Promise<Saves> | undefined;
export const getSaves = (): Promise<Saves> => {
  opened ??= openSaves();
  return opened;
};

export const savedGames = signal<readonly SavedGame[] | undefined>(undefined);
export const isPersistent = signal(true);

export async function refreshSavedGames(): Promise<void> {
  const saves = await getSaves();
  savedGames.value = await saves.list();
  isPersistent.value = saves.isPersistent;
}

/** The game that is open; one at a time, so that a long evening does not fill the memory. */
export const openSession = signal<LocalSession | undefined>(undefined);

/** A record from outside joins the saves, to be watched or played on. */
export async function addRecord(
  record: GameRecord,
  { ending }: { readonly ending?: Ending | undefined } = {},
): Promise<string> {
  const saves = await getSaves();
  const { entries, ...head } = record;
  const id = newSeed();
  const saved = {
    id,
    game: record.game,
    seed: newSeed(),
    head,
    entries: entries.length,
    played: Date.now(),
    over: ending !== undefined,
    ...(ending ? { ending } : {}),
  };
  await saves.write(saved, entries);
  await refreshSavedGames();
  return id;
}

export async function removeGame(id: string): Promise<void> {
  if (openSession.value?.id === id) openSession.value = undefined;
  await (await getSaves()).remove(id);
  await refreshSavedGames();
}
