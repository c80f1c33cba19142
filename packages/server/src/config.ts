// Every limit and every setting of the server, in one place. docs/online.md explains them.

export interface Config {
  /** A Postgres address, or a file for the embedded database. */
  readonly database: { readonly url: string } | { readonly file: string };
  readonly host: string;
  readonly port: number;
  /** Where the page is served from, as browsers name it; requests that change something must come from there. */
  readonly origins: readonly string[];
  /** How many proxies stand before the server: so many addresses from the end of X-Forwarded-For are theirs. */
  readonly proxies: number;
  readonly limits: Limits;
}

export const LIMITS = {
  /** Bytes of a request's body; of a record to import; of one live message. */
  body: 64 * 1024,
  record: 6 * 1024 * 1024,
  message: 16 * 1024,
  /** Requests and live messages: at once, and refilled per second, for each guest and each address. */
  burst: 120,
  perSecond: 40,
  /** So many guests may share an address (a school, a café) at full speed. */
  guestsPerAddress: 20,
  /** So many bytes, sent or fetched, count for one more request. */
  bytesPerRequest: 64 * 1024,
  /** New guests and new tables are dearer: so many requests' worth. */
  guestCost: 10,
  tableCost: 20,
  /** Connections of any kind in all; live ones in all, per address, and tables followed by one. */
  sockets: 25_000,
  connections: 20_000,
  connectionsPerAddress: 6_000,
  follows: 50,
  /** Bytes that may wait for a slow client before nothing more is sent, and how long that may last. */
  waiting: 256 * 1024,
  slowFor: 30_000,
  /** Bytes that may wait for all slow clients together: beyond that, who has been slow for longest is let go. */
  waitingInAll: 256 * 1024 * 1024,
  /** Bytes of answers that were not read yet: for one address, and for all together. Beyond that, who has some is told to come later. */
  answersPerAddress: 16 * 1024 * 1024,
  answers: 128 * 1024 * 1024,
  /** A live connection that does not answer for so long is closed. */
  silentFor: 60_000,
  /** Tables kept in memory. */
  tablesInMemory: 5_000,
  /** Connections to Postgres. */
  postgres: 8,
  /** Threads that think for bots, how long one may, and how many may wait. */
  botThreads: 2,
  botMilliseconds: 1_000,
  botsWaiting: 1_000,
  /** A bot's turn that nobody has taken for so long is taken by whoever sees it. */
  botLate: 10_000,
  /** Entries of one table: no game is longer. */
  entries: 20_000,
  /** Sentences kept per table. */
  said: 2_000,
  /** Days after which a guest who left no trace at any table is forgotten, and a cookie that nobody showed. */
  guestDays: 90,
  cookieDays: 400,
  /** Time to finish what has begun when the server is told to stop. */
  farewell: 5_000,
} as const satisfies Record<string, number>;

export type Limits = { readonly [K in keyof typeof LIMITS]: number };
