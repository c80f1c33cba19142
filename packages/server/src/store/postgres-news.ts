// LISTEN and NOTIFY: processes tell each other which tables changed. A connection that breaks is opened again.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Change, News } from './store.ts';

export const CHANNEL = 'undercroft';
const PATIENCE = 500;
/** How often the connection is asked whether it is still there, and how long it may take to answer. */
const PULSE = 5_000;
const ANSWER = 10_000;

export class PostgresNews implements News {
  readonly #url: string;
  readonly #notify: (payload: string) => Promise<void>;
  /** Postgres tells a process also what it said itself. */
  readonly name = randomBytes(6).toString('hex');
  #client: pg.Client | undefined;
  #isClosed = false;
  #hear: (news: Change) => void = () => undefined;
  #lost: () => void = () => undefined;

  /** `notify` sends over the connections of the store: they work also while this one is being opened again. */
  constructor(url: string, notify: (payload: string) => Promise<void>) {
    this.#url = url;
    this.#notify = notify;
  }

  get isUp(): boolean {
    return this.#client !== undefined;
  }

  listen(hear: (news: Change) => void, lost: () => void): void {
    this.#hear = hear;
    this.#lost = lost;
  }

  async tell({ table, seq, said }: Change): Promise<void> {
    const what = said === undefined ? (seq ?? '-') : `s${said}`;
    await this.#notify(`${table} ${what} ${this.name}`).catch(() => undefined);
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER,
      query_timeout: ANSWER,
    });
    client.on('notification', ({ payload }) => {
      for (const change of read(payload ?? '', this.name)) this.#hear(change);
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
    const pulse = setInterval(() => void client.query('select 1').catch(() => client.end()), PULSE);
    pulse.unref();
    client.on('end', () => {
      clearInterval(pulse);
      void this.#again();
    });
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }

  /** What was said meanwhile is lost; those who followed look for themselves. */
  async #again(): Promise<void> {
    this.#client = undefined;
    while (!this.#isClosed) {
      try {
        await this.start();
        this.#lost();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }
}

function read(payload: string, own: string): Change[] {
  return payload.split(',').flatMap((one) => {
    const [table, what, by] = one.split(' ');
    if (!table || what === undefined || by === own) return [];
    if (what === '-') return [{ table }];
    return [what.startsWith('s') ? { table, said: Number(what.slice(1)) } : { table, seq: Number(what) }];
  });
}
