// What tests of people at one table share: tables of both kinds, and followers that keep what they are sent.
import type { Client, Presence, SeatSignal, TableView } from '@undercroft/protocol';
import { expectOk } from './support.ts';

export const GENEROUS = { burst: 100_000, perSecond: 100_000 };

/** Cavers and who plays them, for a table of Sub Terra with so many players. */
export const subTerra = (players: number) => ({
  cavers: ['medic', 'leader', 'scout', 'geologist'].map((caver, i) => ({ caver, seat: i % players })),
});

export interface Watcher {
  readonly signals: SeatSignal[];
  readonly presences: Presence[];
  changes: number;
}

/** Follows a table and keeps everything but its entries. */
export async function watch(client: Client, id: string): Promise<Watcher> {
  const watcher: Watcher = { signals: [], presences: [], changes: 0 };
  client.live.follow(id, 0, {
    onEntries: () => undefined,
    onSignal: (signal) => void watcher.signals.push(signal),
    onPresence: (presence) => void watcher.presences.push(presence),
    onChanged: () => {
      watcher.changes++;
    },
  });
  return watcher;
}

export const hereIn = ({ seats }: Presence): boolean[] => seats.map(({ isHere }) => isHere);

export const viewOf = async (client: Client, id: string): Promise<TableView> => expectOk(await client.table(id));

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The cookie of a guest, for a connection by hand. */
export async function cookieOf(client: Client, { url }: { readonly url: string }): Promise<string> {
  const { token } = expectOk(await client.createRecoveryToken());
  const response = await fetch(`${url}/api/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] as string;
}
