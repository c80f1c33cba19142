// The whole server: storage, tables, bots, HTTP and live connections, and how it stops without losing anything.
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Bots } from './bots/bots.ts';
import type { Config } from './config.ts';
import { createApp, isFromHere, whoIs } from './http/app.ts';
import { Pages } from './http/pages.ts';
import { Buckets } from './live/bucket.ts';
import { Hub } from './live/hub.ts';
import { Metrics } from './metrics.ts';
import { People } from './people/people.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { House } from './tables/house.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Finishes what has begun, tells everybody, and closes. */
  stop(): Promise<void>;
}

export interface Extras {
  /** The built page. */
  readonly pages?: string;
  readonly logger?: boolean | object;
}

export async function startServer(config: Config, { pages, logger = false }: Extras = {}): Promise<RunningServer> {
  const { limits } = config;
  const store = await openStore(config);
  const house = new House(store, limits);
  const people = new People(store);
  const buckets = new Buckets(limits.burst, limits.perSecond);
  let metrics: Metrics | undefined;
  const app = createApp({
    config,
    house,
    people,
    buckets,
    ...(pages === undefined ? {} : { pages: new Pages(pages) }),
    logger,
    metrics: async () => (await metrics?.text()) ?? '',
    isWell: () =>
      store.db
        .selectFrom('migrations')
        .select('n')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        ),
  });
  const hub = new Hub(house, buckets, app.log);
  const bots = new Bots(house, app.log);
  metrics = new Metrics(house, hub, bots);
  app.server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const address = request.socket.remoteAddress ?? '';
    try {
      if (request.url !== '/api/live') return reject(socket, 404, 'Not Found');
      if (!isFromHere(request.headers.origin, request.headers.host, config)) return reject(socket, 403, 'Forbidden');
      if (buckets.take(address) > 0 || !hub.hasRoom(address)) return reject(socket, 429, 'Too Many Requests');
      const me = await whoIs(request, people);
      if (socket.destroyed) return;
      hub.accept(request, socket, head, me, address);
    } catch {
      reject(socket, 503, 'Service Unavailable');
    }
  }

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await bots.close();
    await store.close();
    throw error;
  }
  const { port, address } = app.server.address() as AddressInfo;
  return {
    port,
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    async stop() {
      // No new requests; those under way are answered, then the live connections are told, then the store is closed.
      const closing = app.close();
      await hub.close();
      await bots.close();
      await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, limits.farewell).unref())]);
      await store.close();
    },
  };
}

const openStore = ({ database, limits }: Config): Promise<Store> =>
  'url' in database ? openPostgres(database.url, { connections: limits.postgres }) : openSqlite(database.file);

function reject(socket: Duplex, status: number, reason: string): void {
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
