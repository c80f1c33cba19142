// What tests do at a table: open one, see what may be done there, and do it.
import { findGame } from '@undercroft/catalog';
import { type Entry, must, replay, type Table } from '@undercroft/engine';
import type { Client, Sent } from '@undercroft/protocol';
import { granted } from './support.ts';

/** The table as the server tells it. */
export async function mirror(client: Client, id: string): Promise<Table> {
  const { game, rules, options, began } = granted(await client.table(id));
  const { entries } = granted(await client.entries(id, 0));
  return must(replay(findGame, { format: 1, game, rules, options, seats: [...began], entries }));
}

/** The first thing that may be done now, as it would be sent. */
export async function nextAct(client: Client, id: string): Promise<Sent<'act'>> {
  const table = await mirror(client, id);
  const status = table.status();
  if (status.type !== 'seat') throw new Error('nobody has to decide');
  return { seat: status.seat, seq: table.length, action: table.legal()[0] as { type: string } };
}

/** Does it, for whoever has to. */
export async function moveOn(id: string, players: readonly Client[]): Promise<readonly Entry[]> {
  const act = await nextAct(players[0] as Client, id);
  return granted(await (players[act.seat] as Client).act(id, act)).entries;
}

/** A table for two: the first opens it, the second takes the open seat. */
export async function duel(anna: Client, bela: Client): Promise<string> {
  const { id } = granted(await anna.open({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] }));
  granted(await bela.take(id, 1));
  return id;
}

/** A record of as many entries as wanted: somebody sits down again and again. */
export async function longTable(client: Client, entries: number): Promise<string> {
  const { id } = granted(await client.open({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] }));
  const { writeRecord } = await import('@undercroft/engine');
  const table = await mirror(client, id);
  while (table.length < entries) table.sit(1, { player: 'human', name: `somebody ${table.length}` });
  const record = writeRecord(table.record);
  return granted(await client.import({ record, seats: [{ for: 'me' }, { for: 'open' }] })).id;
}
