// LISTEN and NOTIFY: processes tell each other which tables changed, and pass on what is never stored. A lost connection is
// opened again.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { MAX_PASSED_BYTES, type Notifications, type TableChange } from './store.ts';

export const CHANNEL = 'undercroft';
/** For what is never stored: the name of the process and JSON. */
const PASSING_CHANNEL = 'undercroft_passing';
const RECONNECT_MS = 500;
/** How often the connection is tested, and how long an answer may take. */
const PING_MS = 5_000;
const TIMEOUT_MS = 10_000;

export class PostgresNotifications implements Notifications {
  readonly #url: string;
  readonly #notify: (channel: string, payload: string) => Promise<void>;
  /** Postgres also sends a process its own notifications, which are recognised by this name. */
  readonly processName = randomBytes(6).toString('hex');
  #client: pg.Client | undefined;
  #isClosed = false;
  #onChange: (change: TableChange) => void = () => undefined;
  #onGap: () => void = () => undefined;
  #onPassed: (message: unknown) => void = () => undefined;
  #onPassingGap: () => void = () => undefined;

  /** `notify` uses the connections of the store, which work even while this one is being opened again. */
  constructor(url: string, notify: (channel: string, payload: string) => Promise<void>) {
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

  subscribeToPassed(onPassed: (message: unknown) => void, onGap: () => void): void {
    this.#onPassed = onPassed;
    this.#onPassingGap = onGap;
  }

  async pass(message: object): Promise<void> {
    const payload = `${this.processName} ${JSON.stringify(message)}`;
    if (Buffer.byteLength(payload) > MAX_PASSED_BYTES) throw new RangeError('a passed message is too large');
    await this.#notify(PASSING_CHANNEL, payload).catch(() => undefined);
  }

  async publish({ table, seq, chat }: TableChange): Promise<void> {
    const what = chat === undefined ? (seq ?? '-') : `s${chat}`;
    await this.#notify(CHANNEL, `${table} ${what} ${this.processName}`).catch(() => undefined);
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === PASSING_CHANNEL) return this.#handlePassed(payload);
      for (const change of parsePayload(payload, this.processName)) this.#onChange(change);
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}; listen ${PASSING_CHANNEL}`);
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

  #handlePassed(payload: string): void {
    const end = payload.indexOf(' ');
    if (payload.slice(0, end) === this.processName) return;
    const message = parseJson(payload.slice(end + 1));
    if (message !== undefined) this.#onPassed(message);
  }

  /** Notifications sent meanwhile are lost, hence the gap. */
  async #reconnect(): Promise<void> {
    this.#client = undefined;
    while (!this.#isClosed) {
      try {
        await this.start();
        this.#onGap();
        this.#onPassingGap();
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

/** Anybody who can use the database can send anything. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
