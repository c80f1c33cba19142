// LISTEN and NOTIFY: processes tell each other which tables changed. A lost connection is opened again.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Notifications, TableChange } from './store.ts';

export const CHANNEL = 'undercroft';
const RECONNECT_MS = 500;
/** How often the connection is tested, and how long an answer may take. */
const PING_MS = 5_000;
const TIMEOUT_MS = 10_000;

export class PostgresNotifications implements Notifications {
  readonly #url: string;
  readonly #notify: (payload: string) => Promise<void>;
  /** Postgres also sends a process its own notifications, which are recognised by this name. */
  readonly processName = randomBytes(6).toString('hex');
  #client: pg.Client | undefined;
  #isClosed = false;
  #onChange: (change: TableChange) => void = () => undefined;
  #onGap: () => void = () => undefined;

  /** `notify` uses the connections of the store, which work even while this one is being opened again. */
  constructor(url: string, notify: (payload: string) => Promise<void>) {
    this.#url = url;
    this.#notify = notify;
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  subscribe(onChange: (change: TableChange) => void, onGap: () => void): void {
    this.#onChange = onChange;
    this.#onGap = onGap;
  }

  async publish({ table, seq, chat }: TableChange): Promise<void> {
    const what = chat === undefined ? (seq ?? '-') : `s${chat}`;
    await this.#notify(`${table} ${what} ${this.processName}`).catch(() => undefined);
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client.on('notification', ({ payload }) => {
      for (const change of parsePayload(payload ?? '', this.processName)) this.#onChange(change);
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#isClosed) throw new Error('closed meanwhile');
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    const ping = setInterval(() => void client.query('select 1').catch(() => client.end()), PING_MS);
    ping.unref();
    client.on('end', () => {
      clearInterval(ping);
      void this.#reconnect();
    });
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }

  /** Notifications sent meanwhile are lost, hence the gap. */
  async #reconnect(): Promise<void> {
    this.#client = undefined;
    while (!this.#isClosed) {
      try {
        await this.start();
        this.#onGap();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      }
    }
  }
}

function parsePayload(payload: string, ownName: string): TableChange[] {
  return payload.split(',').flatMap((one) => {
    const [table, what, by] = one.split(' ');
    if (!table || what === undefined || by === ownName) return [];
    if (what === '-') return [{ table }];
    return [what.startsWith('s') ? { table, chat: Number(what.slice(1)) } : { table, seq: Number(what) }];
  });
}
