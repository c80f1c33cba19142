// Thousands of corrupted messages over HTTP and live: every one is answered, none with a server error, and play goes on.
//   FUZZ=100000 FUZZ_SEED=… npx vitest run packages/server/test/fuzz
import { Agent, request } from 'node:http';
import { Stream } from '@undercroft/engine';
import { Client, ERROR_STATUS, type ErrorKind, type RequestBody } from '@undercroft/protocol';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import { corruptedJson, corruptText } from './fuzz.ts';
import { RawConnection } from './raw-connection.ts';
import { ServerProcess } from './server-process.ts';
import { DATABASES, expectOk, KINDS, transportTo, until } from './support.ts';
import { mirror, nextAct, openDuel, playNext } from './table-helpers.ts';

/** Messages for each database, half of them live. */
const MESSAGES = Number(process.env['FUZZ'] ?? 2_000);
const SEED = process.env['FUZZ_SEED'] ?? 'fuzz';
const CONCURRENCY = 16;

interface Setup {
  readonly server: ServerProcess;
  readonly players: readonly [Client, Client];
  table: string;
  /** Valid ones, so that messages get as far as they can. */
  readonly cookies: readonly string[];
  readonly record: string;
}

/** A valid body for each route in the current position. */
async function bodies({ players, table, record }: Setup, before?: unknown): Promise<Readonly<Record<string, unknown>>> {
  // The game may have ended a moment ago.
  const act = await nextAct(players[0], table).catch(() => before as RequestBody<'act'>);
  const seats = [{ for: 'me' }, { for: 'bot', strength: 'wanderer' }];
  return {
    name: { name: 'Anna' },
    guest: { name: 'Anna' },
    recover: { token: 'a'.repeat(32) },
    open: { game: 'pocket-sub', options: { setup: 'standard', players: 2 }, seats, pace: 'days', hints: true },
    import: { record, upTo: 3, seats },
    act,
    undo: { seat: act.seat, seq: act.seq, takes: 2 },
    answer: { seat: 0, agree: true },
    take: { link: 'a'.repeat(32) },
    sit: { bot: 'wanderer' },
    chat: { text: 'Jó napot!' },
    close: { how: 'resign', seat: 0 },
    push: { endpoint: 'https://[::1]/x', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
    unpush: { endpoint: 'https://push.example.com/x' },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

function sendCorrupted(url: string, method: string, path: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number; kind: ErrorKind | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => {
        const status = reply.statusCode ?? 0;
        const problem = status >= 400 ? (JSON.parse(text) as { problem?: { kind: ErrorKind } }).problem : undefined;
        resolve({ status, kind: problem?.kind });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Node's client refuses to send anything else in a request connection. */
const sendable = (path: string): string => path.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);

async function oneRequest(stream: Stream, setup: Setup, valid: Readonly<Record<string, unknown>>): Promise<string> {
  const route = ROUTES[stream.below(ROUTES.length)] as (typeof ROUTES)[number];
  const table = stream.below(10) === 0 ? 'AAAAAAAAAAAAAAAA' : setup.table;
  const seat = String(stream.below(3));
  let path = route.path
    .replace(':table', table)
    .replace(':seat', seat)
    .replace(':ask', '1')
    .replace(':code', 'BCDFGHJK');
  if (stream.below(12) === 0) path = `/${corruptText(stream, path.slice(1))}`;
  if (stream.below(12) === 0) path += `?after=${corruptText(stream, '12')}`;
  const headers: Record<string, string> = {};
  const cookie = setup.cookies[stream.below(setup.cookies.length + 1)];
  if (cookie !== undefined) headers['cookie'] = stream.below(30) === 0 ? cookie.slice(0, stream.below(20)) : cookie;
  if (stream.below(20) === 0) headers['origin'] = 'https://evil.example';
  const body = route.body === undefined ? undefined : corruptedJson(stream, valid[route.body]);
  if (body !== undefined) headers['content-type'] = stream.below(30) === 0 ? 'text/plain' : 'application/json';
  const method = stream.below(20) === 0 ? 'PATCH' : route.method;
  // Guests and tables stay in the database, so only some of them are made.
  if (route.cost !== 'request' && stream.below(10) > 0) return 'skipped';
  const { status, kind } = await sendCorrupted(setup.server.url, method, sendable(path), headers, body);
  if (status >= 500) throw new Error(`${status} to ${method} ${path} ${body}`);
  if (status >= 400) expect([kind, ERROR_STATUS[kind as ErrorKind]]).toEqual([kind, status]);
  return kind ?? String(status);
}

const SIGNALS = [
  { kind: 'sign', sign: 'good' },
  { kind: 'point', place: '0,0:c' },
  { kind: 'idea', seq: 1, for: 0, way: ['0,0:c', '0,0:e1'], action: { type: 'step', to: '0,0:e1' } },
  { kind: 'agree', idea: 1_790_000_000_000_000 },
  { kind: 'touched' },
];

/** A batch of live messages, and one more whose answer shows that all before it were handled. */
async function oneBatch(
  stream: Stream,
  setup: Setup,
  connection: RawConnection,
  valid: Readonly<Record<string, unknown>>,
  count: number,
): Promise<void> {
  const messages = [
    { type: 'follow', table: setup.table, after: 0 },
    { type: 'follow', table: setup.table, after: stream.below(30) },
    { type: 'unfollow', table: setup.table },
    { type: 'act', ref: 1, table: setup.table, ...(valid['act'] as object) },
    ...SIGNALS.map((signal, ref) => ({ type: 'signal', ref, table: setup.table, seat: stream.below(2), signal })),
  ];
  for (let i = 0; i < count; i++) {
    const text = corruptedJson(stream, messages[stream.below(messages.length)]);
    if (stream.below(25) === 0) connection.socket.send(Buffer.from(text));
    else connection.send(text.slice(0, 16_000));
  }
  const last = 900_000 + stream.below(90_000);
  connection.send({ type: 'act', ref: last, table: 'AAAAAAAAAAAAAAAA', seat: 0, seq: 0, action: { type: 'x' } });
  await until(() => connection.received.some((message) => message.type === 'problem' && message.ref === last));
  for (const message of connection.received.splice(0))
    if (message.type === 'problem' && ERROR_STATUS[message.problem.kind] >= 500)
      throw new Error(JSON.stringify(message));
}

describe.each(KINDS)('corrupted messages, with %s', (kind) => {
  test(`${MESSAGES} of them (seed "${SEED}"): no crash and no server error`, { timeout: 0 }, async () => {
    const { database, stop } = await DATABASES[kind]();
    const server = await ServerProcess.start(database, 0, {
      UNDERCROFT_BOT_MILLISECONDS: '5',
      UNDERCROFT_FOLLOWS: '5',
    });
    const stream = Stream.of(`${SEED}/${kind}`);
    const connections: RawConnection[] = [];
    try {
      const cookies: string[] = [];
      const known = async (name: string) => {
        const transport = transportTo(() => server.url);
        const client = new Client(transport);
        expectOk(await client.signIn(name));
        cookies.push(transport.jar?.cookie as string);
        return client;
      };
      const players = [await known('Anna'), await known('Béla')] as const;
      const table = await openDuel(...players);
      await playNext(table, players);
      await known('Mallory');
      const record = expectOk(await players[0].record(table));
      const setup: Setup = { server, players, table, cookies, record };
      const answers = new Map<string, number>();
      let left = MESSAGES / 2;
      let valid = await bodies(setup);
      const refresh = async () => {
        // The game goes on meanwhile, or a new one begins.
        const table = await mirror(players[0], setup.table);
        const { closed } = expectOk(await players[0].table(setup.table));
        if (closed || table.status().type !== 'seat') setup.table = await openDuel(...players);
        valid = await bodies(setup, valid['act']);
      };
      const worker = async () => {
        while (left > 0) {
          const answer = await oneRequest(stream, setup, valid);
          if (answer === 'skipped') continue;
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
          if (--left % 50 === 0) await refresh();
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
      for (let sent = 0; sent < MESSAGES / 2; sent += 100) {
        const place = (sent / 100) % 4;
        // A client that sends invalid text is disconnected, and connects again.
        if (!connections[place]?.isOpen)
          connections[place] = await new RawConnection(server, { cookie: cookies[place] ?? '' }).settled();
        await oneBatch(stream, setup, connections[place], valid, 100);
        await refresh();
      }
      console.log(
        `${kind}: ${MESSAGES} messages; over HTTP: ${JSON.stringify(Object.fromEntries([...answers].sort()))}`,
      );
      expect(answers.size).toBeGreaterThan(8);
      await mirror(players[0], setup.table);
      const fresh = await openDuel(...players);
      for (let i = 0; i < 5; i++) await playNext(fresh, players);
    } finally {
      for (const connection of connections) connection.close();
      await server.kill();
      await stop();
    }
  });
});
