// Thousands of spoilt messages, over HTTP and live: every one is answered, none with a fault of our own, and all goes on.
//   FUZZ=100000 FUZZ_SEED=… npx vitest run packages/server/test/fuzz
import { Agent, request } from 'node:http';
import { Stream } from '@undercroft/engine';
import { Client, ERRORS, type ErrorKind, type Sent } from '@undercroft/protocol';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import { spoilText, spoilt } from './fuzz.ts';
import { RawLine } from './live-raw.ts';
import { duel, mirror, moveOn, nextAct } from './playing.ts';
import { Program } from './program.ts';
import { DATABASES, granted, KINDS, until, wireTo } from './support.ts';

/** Messages for each database; half of them live. */
const MESSAGES = Number(process.env['FUZZ'] ?? 2_000);
const SEED = process.env['FUZZ_SEED'] ?? 'fuzz';
const ABREAST = 16;

interface Hall {
  readonly server: Program;
  readonly players: readonly [Client, Client];
  table: string;
  /** Real ones, so that what is tried gets as far as it can. */
  readonly cookies: readonly string[];
  readonly record: string;
}

/** A body that would be right, for where things are now. */
async function bodies({ players, table, record }: Hall, before?: unknown): Promise<Readonly<Record<string, unknown>>> {
  // Somebody may have ended it a moment ago.
  const act = await nextAct(players[0], table).catch(() => before as Sent<'act'>);
  const seats = [{ for: 'me' }, { for: 'bot', strength: 'wanderer' }];
  return {
    name: { name: 'Anna' },
    guest: { name: 'Anna' },
    recover: { token: 'a'.repeat(32) },
    open: { game: 'pocket-sub', options: { setup: 'standard', players: 2 }, seats },
    import: { record, upTo: 3, seats },
    act,
    undo: { seat: act.seat, seq: act.seq, takes: 2 },
    answer: { seat: 0, agree: true },
    take: { link: 'a'.repeat(32) },
    sit: { bot: 'wanderer' },
    chat: { text: 'Jó napot!' },
    close: { how: 'resign', seat: 0 },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: ABREAST });

function sendSpoilt(url: string, method: string, path: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number; kind: ErrorKind | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asking = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent }, (reply) => {
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
    asking.on('error', reject);
    asking.end(body);
  });
}

/** What can stand in a request line; a client that sends anything else is stopped by its own library. */
const sendable = (path: string): string => path.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);

async function oneRequest(stream: Stream, hall: Hall, right: Readonly<Record<string, unknown>>): Promise<string> {
  const route = ROUTES[stream.below(ROUTES.length)] as (typeof ROUTES)[number];
  const table = stream.below(10) === 0 ? 'AAAAAAAAAAAAAAAA' : hall.table;
  const seat = String(stream.below(3));
  let path = route.path
    .replace(':table', table)
    .replace(':seat', seat)
    .replace(':ask', '1')
    .replace(':code', 'BCDFGHJK');
  if (stream.below(12) === 0) path = `/${spoilText(stream, path.slice(1))}`;
  if (stream.below(12) === 0) path += `?after=${spoilText(stream, '12')}`;
  const headers: Record<string, string> = {};
  const cookie = hall.cookies[stream.below(hall.cookies.length + 1)];
  if (cookie !== undefined) headers['cookie'] = stream.below(30) === 0 ? cookie.slice(0, stream.below(20)) : cookie;
  if (stream.below(20) === 0) headers['origin'] = 'https://evil.example';
  const body = route.body === undefined ? undefined : spoilt(stream, right[route.body]);
  if (body !== undefined) headers['content-type'] = stream.below(30) === 0 ? 'text/plain' : 'application/json';
  const method = stream.below(20) === 0 ? 'PATCH' : route.method;
  // Guests and tables cannot be taken away again: not all of them are made.
  if (route.cost !== 'request' && stream.below(10) > 0) return 'left out';
  const { status, kind } = await sendSpoilt(hall.server.url, method, sendable(path), headers, body);
  if (status >= 500) throw new Error(`${status} to ${method} ${path} ${body}`);
  if (status >= 400) expect([kind, ERRORS[kind as ErrorKind]]).toEqual([kind, status]);
  return kind ?? String(status);
}

/** A pack of live messages, and one more whose answer says that all before it were heard. */
async function onePack(
  stream: Stream,
  hall: Hall,
  line: RawLine,
  right: Readonly<Record<string, unknown>>,
  count: number,
): Promise<void> {
  const valid = [
    { type: 'follow', table: hall.table, after: 0 },
    { type: 'follow', table: hall.table, after: stream.below(30) },
    { type: 'unfollow', table: hall.table },
    { type: 'act', ref: 1, table: hall.table, ...(right['act'] as object) },
  ];
  for (let i = 0; i < count; i++) {
    const text = spoilt(stream, valid[stream.below(valid.length)]);
    if (stream.below(25) === 0) line.socket.send(Buffer.from(text));
    else line.say(text.slice(0, 16_000));
  }
  const last = 900_000 + stream.below(90_000);
  line.say({ type: 'act', ref: last, table: 'AAAAAAAAAAAAAAAA', seat: 0, seq: 0, action: { type: 'x' } });
  await until(() => line.heard.some((telling) => telling.type === 'problem' && telling.ref === last), 60_000);
  for (const telling of line.heard.splice(0))
    if (telling.type === 'problem' && ERRORS[telling.problem.kind] >= 500) throw new Error(JSON.stringify(telling));
}

describe.each(KINDS)('spoilt messages, with %s', (kind) => {
  test(`${MESSAGES} of them (seed "${SEED}"): no crash, no fault of ours`, { timeout: 0 }, async () => {
    const { database, stop } = await DATABASES[kind]();
    const server = await Program.start(database, 0, { UNDERCROFT_BOT_MILLISECONDS: '5', UNDERCROFT_FOLLOWS: '5' });
    const stream = Stream.of(`${SEED}/${kind}`);
    const lines: RawLine[] = [];
    try {
      const cookies: string[] = [];
      const known = async (name: string) => {
        const wire = wireTo(() => server.url);
        const client = new Client(wire);
        granted(await client.enter(name));
        cookies.push(wire.jar?.cookie as string);
        return client;
      };
      const players = [await known('Anna'), await known('Béla')] as const;
      const table = await duel(...players);
      await moveOn(table, players);
      await known('Mallory');
      const record = granted(await players[0].record(table));
      const hall: Hall = { server, players, table, cookies, record };
      const answers = new Map<string, number>();
      let left = MESSAGES / 2;
      let right = await bodies(hall);
      const refresh = async () => {
        // It goes on meanwhile; where it was ended, with a new one.
        const table = await mirror(players[0], hall.table);
        const { closed } = granted(await players[0].table(hall.table));
        if (closed || table.status().type !== 'seat') hall.table = await duel(...players);
        right = await bodies(hall, right['act']);
      };
      const worker = async () => {
        while (left > 0) {
          const answer = await oneRequest(stream, hall, right);
          if (answer === 'left out') continue;
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
          if (--left % 50 === 0) await refresh();
        }
      };
      await Promise.all(Array.from({ length: ABREAST }, worker));
      for (let heard = 0; heard < MESSAGES / 2; heard += 100) {
        const place = (heard / 100) % 4;
        // Whoever sends what is no text at all is cut off, and comes back.
        if (!lines[place]?.isOpen) lines[place] = await new RawLine(server, { cookie: cookies[place] ?? '' }).settled();
        await onePack(stream, hall, lines[place], right, 100);
        await refresh();
      }
      console.log(
        `${kind}: ${MESSAGES} messages; over HTTP: ${JSON.stringify(Object.fromEntries([...answers].sort()))}`,
      );
      expect(answers.size).toBeGreaterThan(8);
      await mirror(players[0], hall.table);
      const fresh = await duel(...players);
      for (let i = 0; i < 5; i++) await moveOn(fresh, players);
    } finally {
      for (const line of lines) line.close();
      await server.kill();
      await stop();
    }
  });
});
