// Every setting and limit of the server. The comments on the limits become the table in docs/online.md (npm run schemas).

export interface Config {
  /** The URL of a Postgres, or the file of an SQLite database. */
  readonly database: { readonly url: string } | { readonly file: string };
  readonly host: string;
  readonly port: number;
  /** The origins of pages that may use the server; none: only the page at the server's own address. */
  readonly origins: readonly string[];
  /** How many of our own proxies are in front of the server, and so at the end of X-Forwarded-For. */
  readonly proxies: number;
  readonly push?: PushConfig;
  readonly limits: Limits;
}

export interface PushConfig {
  /** Who runs the server, for push services: 'mailto:…' or 'https://…'. */
  readonly contact?: string;
  /** For tests only: the origin of a push service that may be anywhere, also on this machine. */
  readonly testOrigin?: string;
}

export const LIMITS = {
  /** Bytes of the body of a request, of a record to import, and of one live message. */
  body: 64 * 1024,
  record: 6 * 1024 * 1024,
  message: 16 * 1024,
  /** Requests and live messages of each guest and each address: at once, and refilled per second. */
  burst: 120,
  perSecond: 40,
  /** Guests who can share an address (a school, a café) at full speed. */
  guestsPerAddress: 20,
  /** Bytes, sent or fetched, that count as one more request, and over a live connection as one more message. */
  bytesPerRequest: 64 * 1024,
  bytesPerMessage: 4 * 1024,
  /** How many requests a new guest, a new table and a new push subscription count as. */
  guestCost: 4,
  tableCost: 20,
  pushCost: 5,
  /** Refusals that are answered for each guest and each address, at once and per second; beyond that, connections are closed. */
  refusals: 200,
  refusalsPerSecond: 4,
  /** Connections of any kind; of each address that are not live ones (without a proxy); milliseconds in which a request must begin. */
  sockets: 25_000,
  socketsPerAddress: 300,
  firstRequest: 8_000,
  /** Live connections in all, for each address and for each guest; tables that one of them follows. */
  connections: 20_000,
  connectionsPerAddress: 1_000,
  connectionsPerGuest: 50,
  follows: 50,
  /** Bytes buffered for a slow client before nothing more is sent, and milliseconds until it is disconnected. */
  waiting: 256 * 1024,
  slowFor: 30_000,
  /** Bytes buffered for all slow clients of an address, and of all; beyond that, those that have been slow for longest are disconnected. */
  waitingPerAddress: 64 * 1024 * 1024,
  waitingInAll: 256 * 1024 * 1024,
  /** Bytes of responses that clients have not read yet, for each address and in all; beyond that, clients with unread responses must wait. */
  answersPerAddress: 16 * 1024 * 1024,
  answers: 128 * 1024 * 1024,
  /** Bytes of request bodies that are being read or handled, for each address and in all. */
  uploadsPerAddress: 64 * 1024 * 1024,
  uploads: 128 * 1024 * 1024,
  /** Records that one guest may import at once, and milliseconds until there may be one more. */
  imports: 20,
  importEvery: 60_000,
  /** Milliseconds and megabytes that reading and replaying a record may take, and imports that may wait. */
  importMilliseconds: 10_000,
  importMegabytes: 192,
  importsWaiting: 50,
  /** Milliseconds after which a silent live connection is closed. */
  silentFor: 60_000,
  /** Tables kept in memory, and the bytes that they may take together. */
  tablesInMemory: 5_000,
  tableBytes: 128 * 1024 * 1024,
  /** Connections to Postgres. */
  postgres: 8,
  /** Threads that compute bots' moves, milliseconds for one turn, and turns that may wait in all and for one guest's tables. */
  botThreads: 2,
  botMilliseconds: 1_000,
  botsWaiting: 1_000,
  botsWaitingPerGuest: 100,
  /** Milliseconds after which any process may take a bot's turn that was not taken. */
  botLate: 10_000,
  /** Entries of one table; no real game is longer. */
  entries: 20_000,
  /** Chat messages of one table, of one person there, and of all together who only watch. */
  said: 2_000,
  saidPerGuest: 500,
  saidByWatchers: 400,
  /** Days without a visit after which a guest who left no trace at any table is deleted, and a cookie expires. */
  guestDays: 90,
  cookieDays: 400,
  /** Milliseconds between two points, quick signs, ideas (or agreements to one) and touches of one seat. */
  pointEvery: 2_000,
  signEvery: 1_000,
  ideaEvery: 1_000,
  touchEvery: 5_000,
  /** Milliseconds for which somebody who lost the connection still counts as here, and between two messages about who is here. */
  presenceGrace: 5_000,
  presenceEvery: 1_000,
  /** Milliseconds after which a process repeats to the others who is here, and after which a silent process counts as gone. */
  presenceAnnounce: 20_000,
  presenceSilent: 60_000,
  /** Milliseconds after which it is stored again that those who sit at a table are here: a killed server knows it to that extent. */
  presenceStore: 60_000,
  /** Milliseconds after which a bot may play for somebody away, at a table that is played over days and at any other. */
  awayDays: 24 * 60 * 60 * 1000,
  awayLive: 180_000,
  /** Milliseconds after which an undo request that is not answered lapses, unless the table is played over days. */
  undoAsk: 120_000,
  /** Milliseconds a question waits before somebody away is sent a push message about it. */
  pushAfter: 10_000,
  /** Push messages to one guest: at once, and milliseconds until there may be one more. */
  pushBurst: 10,
  pushEvery: 60_000,
  /** Browsers of one guest that get push messages. */
  pushSubscriptions: 5,
  /** Push messages under way at once, waiting, and milliseconds that one may take. */
  pushesAtOnce: 4,
  pushesWaiting: 1_000,
  pushTimeout: 10_000,
  /** Milliseconds to finish what has begun when the server is stopped. */
  farewell: 5_000,
} as const satisfies Record<string, number>;

export type Limits = { readonly [K in keyof typeof LIMITS]: number };
