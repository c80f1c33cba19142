// Games are begun and taken from the shelf: what a table needs of it.
import { type Fault, type GameRecord, type RecordFault, type Result, type Sitter, upTo } from '@undercroft/engine';
import type { Saved } from '../play/saves.ts';
import { Session } from '../play/session.ts';
import { loadGame, loadJudge } from './catalog.ts';
import { isGameId } from './game-ids.ts';
import { running, saves } from './shelf.ts';

export async function beginGame(
  game: string,
  options: unknown,
  sitters: readonly Sitter[],
  seed?: string,
): Promise<Result<Session, Fault>> {
  if (!isGameId(game)) return { ok: false, error: { kind: 'unknown-game', path: [] } };
  const shelf = await saves();
  const session = Session.open(await loadGame(game), options, { sitters, saves: shelf, ...(seed ? { seed } : {}) });
  if (session.ok) running.value = session.value;
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
  const open = running.value;
  if (open?.id === id) return { ok: true, value: open };
  const shelf = await saves();
  const saved = (await shelf.list()).find((one) => one.id === id);
  if (!saved) return { ok: false, error: 'unknown' };
  if (!isGameId(saved.game)) return foreign(saved);
  const session = await Session.resume(await loadJudge(saved.game), saved, shelf);
  if (!session.ok) {
    const record: GameRecord = { ...saved.head, entries: await shelf.entries(id) };
    return { ok: false, error: session.error, record: upTo(record, (session.error.entry ?? 1) - 1) };
  }
  running.value = session.value;
  return session;
}

const foreign = ({ game, head }: Saved): Resumed => ({
  ok: false,
  error: { kind: 'unknown-game', received: game },
  record: { ...head, entries: [] },
});
