// Opens a table of the server: what is known of it, its entries, and whatever happens from now on.
import { type Playable, type RecordError, withRules } from '@undercroft/engine';
import type { ClientError } from '@undercroft/protocol';
import { loadFullRules, loadTableRules } from '../app/catalog.ts';
import { isGameId } from '../app/games.ts';
import { client, recognise, watchNetwork } from './client.ts';
import { OnlineSession } from './online-session.ts';
import { OnlineTable } from './online-table.ts';

export type OpenedOnline =
  | { readonly ok: true; readonly value: OnlineTable; readonly close: () => void }
  | { readonly ok: false; readonly error: ClientError | RecordError };

/** By its id or its code. The live connection is held until `close` is called. */
export async function openOnline(idOrCode: string): Promise<OpenedOnline> {
  await recognise();
  const found = await findTable(idOrCode);
  if (!found.ok) return found;
  const [about, had] = await Promise.all([client.table(found.value), client.entries(found.value, 0)]);
  if (!about.ok) return about;
  if (!had.ok) return had;
  const game = await rulesOf(about.value.game, about.value.rules);
  if (!game) return { ok: false, error: { kind: 'unknown-game', received: about.value.game } };
  const { id } = about.value;
  const session = OnlineSession.open({
    game,
    about: about.value,
    entries: had.value.entries,
    server: {
      act: (act) => answered(client.live.act(id, act)),
      undo: (undo) => client.undo(id, undo),
      requestUndo: (undo) => client.requestUndo(id, undo),
    },
  });
  if (!session.ok) return session;
  const table = new OnlineTable(session.value);
  return { ok: true, value: table, close: follow(table) };
}

/** After so long the connection has died without a word: a phone that slept, a network that changed. */
const ANSWER_MS = 8000;

/** What is not answered is sent again over another connection. */
function answered<T>(answer: Promise<T>): Promise<T> {
  const timer = setTimeout(() => client.live.reconnect(), ANSWER_MS);
  return answer.finally(() => clearTimeout(timer));
}

/** A table's id has sixteen characters, its code eight. */
const ID_LENGTH = 16;

async function findTable(idOrCode: string) {
  if (idOrCode.length === ID_LENGTH) return { ok: true, value: idOrCode } as const;
  const found = await client.findByCode(idOrCode);
  return found.ok ? ({ ok: true, value: found.value.id } as const) : found;
}

/** Those it was opened under; earlier ones are only in the full rules. */
async function rulesOf(game: string, rules: number): Promise<Playable | undefined> {
  if (!isGameId(game)) return undefined;
  const today = await loadTableRules(game);
  return today.rules === rules ? today : withRules(await loadFullRules(game), rules);
}

function follow(table: OnlineTable): () => void {
  const { session } = table;
  client.live.onConnectionChange = (isOpen) => table.onConnection({ isOpen });
  client.live.follow(session.id, session.written, {
    onEntries: (from, entries) => {
      session.receive(from, entries);
      // Whatever comes ends an undo request.
      if (session.about.value.ask) void table.refresh();
    },
    onChanged: () => void table.refresh(),
    onChat: (message) => table.onChat(message),
    onChatRemoved: (n) => table.onChatRemoved(n),
    onSignal: (sent) => table.onSignal(sent),
    onPresence: (presence) => table.onPresence(presence),
  });
  void table.loadTalk();
  const stopWatching = watchNetwork();
  return () => {
    stopWatching();
    client.live.unfollow(session.id);
    client.live.onConnectionChange = undefined;
    table.close();
  };
}
