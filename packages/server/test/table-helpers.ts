// What tests do at a table: open it, see what is legal, and play.
import { findGame } from '@undercroft/catalog';
import { type Entry, replay, type Table, unwrap } from '@undercroft/engine';
import type { Client, RequestBody } from '@undercroft/protocol';
import { expectOk } from './support.ts';

/** The table, replayed from what the server sends. */
export async function mirror(client: Client, id: string): Promise<Table> {
  const { game, rules, options, began } = expectOk(await client.table(id));
  const { entries } = expectOk(await client.entries(id, 0));
  return unwrap(replay(findGame, { format: 1, game, rules, options, seats: [...began], entries }));
}

/** The first legal action, as a client sends it. */
export async function nextAct(client: Client, id: string): Promise<RequestBody<'act'>> {
  const table = await mirror(client, id);
  const status = table.status();
  if (status.type !== 'seat') throw new Error('nobody has to decide');
  return { seat: status.seat, seq: table.length, action: table.legal()[0] as { type: string } };
}

/** Plays it for whichever seat has to decide. */
export async function playNext(id: string, players: readonly Client[]): Promise<readonly Entry[]> {
  const act = await nextAct(players[0] as Client, id);
  return expectOk(await (players[act.seat] as Client).act(id, act)).entries;
}

/** A table for two: the first opens it, the second takes the open seat. */
export async function openDuel(anna: Client, bela: Client): Promise<string> {
  const { id } = expectOk(await anna.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] }));
  expectOk(await bela.takeSeat(id, 1));
  return id;
}

/** A table with so many entries: somebody sits down again and again. */
export async function longTable(client: Client, entries: number): Promise<string> {
  const { id } = expectOk(await client.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] }));
  const { writeRecord } = await import('@undercroft/engine');
  const table = await mirror(client, id);
  while (table.length < entries) table.sit(1, { player: 'human', name: `somebody ${table.length}` });
  const record = writeRecord(table.record);
  return expectOk(await client.importRecord({ record, seats: [{ for: 'me' }, { for: 'open' }] })).id;
}
