// The whole server: storage, tables, bots, HTTP and live connections, and how it stops without losing anything.
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Bots } from './bots/bots.ts';
import type { Config } from './config.ts';
import { createApp, problemText } from './http/app.ts';
import { Door } from './http/door.ts';
import { Pages } from './http/pages.ts';
import { Hub } from './live/hub.ts';
import { Toll } from './live/toll.ts';
import { Metrics } from './metrics.ts';
import { forgetNowAndThen } from './people/forgetting.ts';
import { People } from './people/people.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { House } from './tables/house.ts';
import { deny, problemOf } from './tables/problem.ts';

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
  const toll = new Toll(limits);
  const door = new Door({ config, people, toll });
  let metrics: Metrics | undefined;
  const app = createApp({
    config,
    house,
    people,
    toll,
    door,
    ...(pages === undefined ? {} : { pages: new Pages(pages) }),
    logger,
    metrics: async () => (await metrics?.text()) ?? '',
    answered: (status) => metrics?.answered(status),
    isWell: healthOf(store),
  });
  const hub = new Hub(house, toll, app.log);
  const bots = new Bots(house, app.log);
  metrics = new Metrics(house, hub, bots);
  const remember = forgetNowAndThen(store, limits, app.log);
  app.server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      if (request.url !== '/api/live') deny('unknown-address');
      const { me, address } = await door.admitLive(request);
      // Asked only now: while one waits for the database, many others may have come in.
      if (!hub.hasRoom(address)) deny('too-many', { after: limits.silentFor / 1000 });
      if (!socket.destroyed) hub.accept(request, socket, head, me, address);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.kind === 'broken') app.log.error({ error: String(error) }, 'a live connection failed');
      socket.end(problemText(problem));
    }
  }

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    remember();
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
      app.log.info('stopping');
      remember();
      const closing = app.close();
      await hub.close(limits.farewell);
      await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, limits.farewell).unref())]);
      app.server.closeAllConnections();
      await bots.close();
      await house.rest(limits.farewell);
      await store.close();
    },
  };
}

const openStore = ({ database, limits }: Config): Promise<Store> =>
  'url' in database ? openPostgres(database.url, { connections: limits.postgres }) : openSqlite(database.file);

/** Whether the store answers, and soon. Many may ask: it is asked once at a time. */
function healthOf({ db }: Store): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), WELL_WITHIN).unref());
    const answer = db.selectFrom('migrations').select('n').limit(1).execute();
    const isWell = await Promise.race([
      late,
      answer.then(
        () => true,
        () => false,
      ),
    ]);
    asking = undefined;
    return isWell;
  };
  return () => {
    asking ??= ask();
    return asking;
  };
}

const WELL_WITHIN = 3_000;
