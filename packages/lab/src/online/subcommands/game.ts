// Undo, giving up, and playing again.
import { ok } from '@undercroft/engine';
import { readSeat } from '../options.ts';
import { answerUndo, readEntry, undoOnline } from '../undo.ts';
import { openedLines } from './opened.ts';
import { asUsageError, loadSession, mapLines, type Subcommand, withTable } from './subcommand.ts';

export const undo = withTable(async (connection, id, [which = '']) => {
  const entry = asUsageError(which === '' ? ok(0) : readEntry(which, connection.words));
  if (!entry.ok) return entry;
  const session = await loadSession(connection, id);
  return session.ok ? mapLines(await undoOnline(connection, session.value, which), (line) => [line]) : session;
});

const answer = (reply: { readonly agree: boolean }): Subcommand =>
  withTable(async (connection, id) => {
    const session = await loadSession(connection, id);
    if (!session.ok) return session;
    const { youAgreed, youDeclined } = connection.words.online;
    const answered = await answerUndo(connection, session.value, reply);
    return mapLines(answered, () => [reply.agree ? youAgreed : youDeclined]);
  });

export const agree = answer({ agree: true });
export const decline = answer({ agree: false });

export const resign = withTable(async (connection, id, [word]) => {
  const session = await loadSession(connection, id);
  if (!session.ok) return session;
  const { words, client } = connection;
  const seat = word === undefined ? ok(session.value.mySeats[0] ?? 0) : asUsageError(readSeat(word, words));
  if (!seat.ok) return seat;
  return mapLines(await connection.resolve(client.resign(id, seat.value)), () => [words.online.didResign]);
});

export const abandon = withTable(async (connection, id) =>
  mapLines(await connection.resolve(connection.client.abandon(id)), () => [connection.words.online.didAbandon]),
);

export const rematch = withTable(async (connection, id) =>
  openedLines(connection, await connection.resolve(connection.client.rematch(id))),
);
