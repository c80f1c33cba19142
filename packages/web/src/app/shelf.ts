// The games kept here, and the one that is open.
import { signal } from '@preact/signals';
import type { GameRecord } from '@undercroft/engine';
import { openSaves, type Saved, type Saves } from '../play/saves.ts';
import { newSeed } from '../play/seed.ts';
import type { Session } from '../play/session.ts';

let opened: Promise<Saves> | undefined;
export const saves = (): Promise<Saves> => {
  opened ??= openSaves();
  return opened;
};

export const kept = signal<readonly Saved[] | undefined>(undefined);
export const isLasting = signal(true);

export async function lookAtShelf(): Promise<void> {
  const shelf = await saves();
  kept.value = await shelf.list();
  isLasting.value = shelf.lasting;
}

/** The game that is open; one at a time, so that a long evening does not fill the memory. */
export const running = signal<Session | undefined>(undefined);

/** A record from outside joins the shelf, to be watched or played on. */
export async function shelve(record: GameRecord): Promise<string> {
  const shelf = await saves();
  const { entries, ...head } = record;
  const id = newSeed();
  const saved = {
    id,
    game: record.game,
    seed: newSeed(),
    head,
    entries: entries.length,
    played: Date.now(),
    over: false,
  };
  await shelf.write(saved, entries);
  await lookAtShelf();
  return id;
}

export async function removeGame(id: string): Promise<void> {
  if (running.value?.id === id) running.value = undefined;
  await (await saves()).remove(id);
  await lookAtShelf();
}
