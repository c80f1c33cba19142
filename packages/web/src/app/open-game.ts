// Begins new games and opens saved ones.
import {
  type GameRecord,
  type InputError,
  type RecordError,
  type Result,
  type SeatOccupant,
  truncateRecord,
} from '@undercroft/engine';
import { LocalSession } from '../play/local-session.ts';
import type { SavedGame } from '../play/saves.ts';
import { loadFullRules, loadTableRules } from './catalog.ts';
import { isGameId } from './games.ts';
import { getSaves, openSession } from './saved-games.ts';

export async function startGame(
  game: string,
  options: unknown,
  occupants: readonly SeatOccupant[],
  seed?: string,
): Promise<Result<LocalSession, InputError>> {
  if (!isGameId(game)) return { ok: false, error: { kind: 'unknown-game', path: [] } };
  const saves = await getSaves();
  const session = LocalSession.open(await loadTableRules(game), options, {
    occupants,
    saves,
    ...(seed ? { seed } : {}),
  });
  if (session.ok) openSession.value = session.value;
  return session;
}

export type OpenedGame =
  | { readonly ok: true; readonly value: LocalSession }
  | { readonly ok: false; readonly error: 'unknown' }
  | { readonly ok: false; readonly error: RecordError; readonly record: GameRecord };

/** A game to be played on. */
export async function resumeGame(id: string): Promise<OpenedGame> {
  const found = await openGame(id);
  if (found.ok) found.value.drawPending();
  return found;
}

/** A game by its id, exactly as it is kept: the one that is open, or from the saves. */
export async function openGame(id: string): Promise<OpenedGame> {
  const open = openSession.value;
  if (open?.id === id) return { ok: true, value: open };
  const saves = await getSaves();
  const saved = (await saves.list()).find((one) => one.id === id);
  if (!saved) return { ok: false, error: 'unknown' };
  if (!isGameId(saved.game)) return unknownGame(saved);
  const session = await LocalSession.resume(await loadFullRules(saved.game), saved, saves);
  if (!session.ok) {
    const record: GameRecord = { ...saved.head, entries: await saves.entries(id) };
    return { ok: false, error: session.error, record: truncateRecord(record, (session.error.entry ?? 1) - 1) };
  }
  openSession.value = session.value;
  return session;
}

const unknownGame = ({ game, head }: SavedGame): OpenedGame => ({
  ok: false,
  error: { kind: 'unknown-game', received: game },
  record: { ...head, entries: [] },
});
