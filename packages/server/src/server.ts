// The whole server: storage, tables, bots, HTTP and live connections, and how it stops without losing anything.
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Guests } from './auth/guests.ts';
import { schedulePurge } from './auth/purge.ts';
import { BotRunner } from './bots/bot-runner.ts';
import { Budget } from './budget/budget.ts';
import type { Config } from './config.ts';
import { healthCheck } from './health.ts';
import { createApp } from './http/app.ts';
import { Authenticator } from './http/auth.ts';
import { Gate } from './http/gate.ts';
import { PendingResponses } from './http/pending-responses.ts';
import { StaticPages } from './http/static-pages.ts';
import { Uploads } from './http/uploads.ts';
import { Importer } from './imports/importer.ts';
import { Hub } from './live/hub.ts';
import { handleUpgrade } from './live/upgrade.ts';
import { Metrics } from './metrics.ts';
import { PushGuard, type Resolve } from './push/push-guard.ts';
import { PushSender } from './push/push-sender.ts';
import { PushService } from './push/push-service.ts';
import { PushSubscriptions } from './push/subscriptions.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import type { KnownRules } from './tables/known-rules.ts';
import { watchLapsingRequests } from './tables/lapsing-requests.ts';
import { TableRegistry } from './tables/registry.ts';
import { TableCheck } from './upgrade/table-check.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Answers what has begun, asks the clients to reconnect, and closes. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** The folder of the built page. */
  readonly pages?: string;
  readonly logger?: boolean | object;
  /** Other rules than those of the catalog, for tests. */
  readonly rules?: KnownRules;
  /** Another name service, for tests. */
  readonly resolve?: Resolve;
}

export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const store = await openStore(config);
  const parts = assemble(config, store, options);
  const { app, bots, check, stopTimers } = parts;
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    stopTimers();
    await bots.close();
    await store.close();
    throw error;
  }
  check.start();
  const { port, address } = app.server.address() as AddressInfo;
  return {
    port,
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    stop: () => stop(parts, config.limits.farewell),
  };
}

interface Parts {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly bots: BotRunner;
  readonly imports: Importer;
  readonly push: PushService;
  readonly check: TableCheck;
  readonly registry: TableRegistry;
  readonly store: Store;
  readonly stopTimers: () => void;
}

function assemble(config: Config, store: Store, options: ServerOptions): Parts {
  const { pages, logger = false, rules } = options;
  const { limits } = config;
  const registry = new TableRegistry(store, limits, rules);
  const guests = new Guests(store);
  const budget = new Budget(limits);
  const gate = new Gate(config, budget, guests);
  const auth = new Authenticator({ config, guests, budget });
  const imports = new Importer(limits, rules);
  const guard = new PushGuard({ ...options, testOrigin: config.push?.testOrigin });
  const subscriptions = new PushSubscriptions(store, limits, guard);
  let metrics: Metrics | undefined;
  let check: TableCheck;
  const app = createApp({
    config,
    registry,
    guests,
    push: subscriptions,
    budget,
    gate,
    auth,
    imports,
    pending: new PendingResponses(limits),
    uploads: new Uploads(budget, limits),
    ...(pages === undefined ? {} : { pages: new StaticPages(pages) }),
    logger,
    metrics: async () => (await metrics?.text()) ?? '',
    onResponse: (status) => metrics?.countResponse(status),
    health: healthCheck(registry, () => check.progress),
  });
  const hub = new Hub(registry, budget, app.log);
  const bots = new BotRunner(registry, app.log);
  const sender = new PushSender({ subscriptions, guard, contact: contactOf(config), limits, log: app.log });
  const push = new PushService(registry, { subscriptions, sender, log: app.log });
  check = new TableCheck(registry, app.log);
  metrics = new Metrics(registry, { hub, bots, check, budget });
  app.server.on('upgrade', (request, stream, head) => {
    void handleUpgrade({ request, stream, head }, { auth, gate, hub, limits, log: app.log });
  });
  const timers = [schedulePurge(store, limits, app.log), watchLapsingRequests(registry, app.log)];
  const stopTimers = (): void => {
    for (const stopTimer of timers) stopTimer();
  };
  return { app, hub, bots, imports, push, check, registry, store, stopTimers };
}

/** Push services want to know whom to tell when something is wrong with the messages. */
const contactOf = ({ push, origins }: Config): string =>
  push?.contact ?? origins.find((origin) => origin.startsWith('https:')) ?? 'mailto:nobody@undercroft.invalid';

/** No new requests; first those that have begun are answered, then the live connections are closed, and the store last. */
async function stop(
  { app, hub, bots, imports, push, check, registry, store, stopTimers }: Parts,
  milliseconds: number,
): Promise<void> {
  app.log.info('stopping');
  stopTimers();
  push.close();
  const closing = app.close();
  await hub.close(milliseconds);
  await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, milliseconds).unref())]);
  app.server.closeAllConnections();
  await bots.close();
  await imports.close();
  await check.stop();
  await registry.drain(milliseconds);
  await store.close();
}
