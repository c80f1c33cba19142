// The games kept here, and those that are open.
import { signal } from '@preact/signals';
import { type Fault, type GameRecord, type RecordFault, type Result, type Sitter, upTo } from '@undercroft/engine';
import { newSeed } from '../play/dice.ts';
import { openSaves, type Saved, type Saves } from '../play/saves.ts';
import { Session } from '../play/session.ts';
import { isGameId, loadGame, loadJudge } from './catalog.ts';

let opened: Promise<Saves> | undefined;
const saves = (): Promise<Saves> => {
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
let running: Session | undefined;

export async function beginGame(
  game: string,
  options: unknown,
  sitters: readonly Sitter[],
  seed?: string,
): Promise<Result<Session, Fault>> {
  if (!isGameId(game)) return { ok: false, error: { kind: 'unknown-game', path: [] } };
  const shelf = await saves();
  const session = Session.open(await loadGame(game), options, { sitters, saves: shelf, ...(seed ? { seed } : {}) });
  if (session.ok) running = session.value;
  return session;
}

export type Resumed =
  | { readonly ok: true; readonly value: Session }
  | { readonly ok: false; readonly error: 'unknown' }
  | { readonly ok: false; readonly error: RecordFault; readonly record: GameRecord };

/** A game to be played on. */
export async function resumeGame(id: string): Promise<Resumed> {
  const found = await lookAtGame(id);
  if (found.ok) found.value.goOn();
  return found;
}

/** A game by its id, exactly as it is kept: the one that is open, or from the shelf. */
export async function lookAtGame(id: string): Promise<Resumed> {
  if (running?.id === id) return { ok: true, value: running };
  const shelf = await saves();
  const saved = (await shelf.list()).find((one) => one.id === id);
  if (!saved) return { ok: false, error: 'unknown' };
  if (!isGameId(saved.game)) return foreign(saved);
  const session = await Session.resume(await loadJudge(saved.game), saved, shelf);
  if (!session.ok) {
    const record: GameRecord = { ...saved.head, entries: await shelf.entries(id) };
    return { ok: false, error: session.error, record: upTo(record, (session.error.entry ?? 1) - 1) };
  }
  running = session.value;
  return session;
}

const foreign = ({ game, head }: Saved): Resumed => ({
  ok: false,
  error: { kind: 'unknown-game', received: game },
  record: { ...head, entries: [] },
});

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
  if (running?.id === id) running = undefined;
  await (await saves()).remove(id);
  await lookAtShelf();
}
