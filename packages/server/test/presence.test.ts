// Who is here: on following, on leaving, over a reload, in several windows and in several processes.
import { Client } from '@undercroft/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { announcedPart, packParts, parseAnnouncement } from '../src/presence/announcements.ts';
import { PresenceBook } from '../src/presence/presence-book.ts';
import { MAX_PASSED_BYTES } from '../src/store/store.ts';
import { RawConnection } from './raw-connection.ts';
import { ServerProcess } from './server-process.ts';
import { DATABASES, expectOk, guest, KINDS, start, type TestDatabase, transportTo, until } from './support.ts';
import { openDuel } from './table-helpers.ts';
import { GENEROUS, hereIn, pause, viewOf, type Watcher, watch } from './together-helpers.ts';

const LIMITS = { ...GENEROUS, presenceGrace: 300, presenceEvery: 50 };

const last = ({ presences }: Watcher) => presences.at(-1);

describe.each(KINDS)('presence with %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  const clients: Client[] = [];

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = await start(database.database, LIMITS);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    await server?.stop();
    await database?.stop();
  });

  const join = async (name: string): Promise<Client> => {
    const client = await guest(server, name);
    clients.push(client);
    return client;
  };

  /** The same guest in another window. */
  const again = async (client: Client): Promise<Client> => {
    const other = new Client(transportTo(() => server.url));
    clients.push(other);
    expectOk(await other.recover(expectOk(await client.createRecoveryToken()).token));
    return other;
  };

  test('followers hear that somebody goes by another name, as long as the game goes on', async () => {
    const [anna, bela] = [await join('Anna'), await join('Béla')];
    const id = await openDuel(anna, bela);
    const seen = await watch(anna, id);
    await until(() => seen.presences.length > 0);
    const before = seen.changes;
    expectOk(await bela.rename('Albert'));
    await until(() => seen.changes > before);
    expect((await viewOf(anna, id)).seats[1]).toMatchObject({ held: 'person', name: 'Albert' });
    expectOk(await anna.abandon(id));
    await until(() => seen.changes > before + 1);
    expectOk(await bela.rename('Béla'));
    await pause(200);
    expect(seen.changes).toBe(before + 2);
  });

  test('followers hear who is here, who came and who watches, and so does whoever fetches the table', async () => {
    const [anna, bela, spectator] = [await join('Anna'), await join('Béla'), await join('Cili')];
    const opened = Date.now();
    const id = await openDuel(anna, bela);
    expect((await viewOf(anna, id)).presence).toMatchObject({ seats: [{ isHere: false }, { isHere: false }] });
    const seen = await watch(anna, id);
    await until(() => seen.presences.length > 0);
    expect(last(seen)).toMatchObject({
      seats: [
        { seat: 0, isHere: true },
        { seat: 1, isHere: false },
      ],
      watching: 0,
    });
    // Béla has never followed, but took the seat.
    expect(last(seen)?.seats[1]?.since).toBeGreaterThanOrEqual(opened);
    const also = await watch(bela, id);
    await watch(spectator, id);
    // Another window of the same spectator counts once, a connection without a guest once as well.
    await watch(await again(spectator), id);
    const anonymous = await new RawConnection(server).settled();
    anonymous.send({ type: 'follow', table: id, after: 0 });
    await until(() => last(seen)?.watching === 2 && last(also)?.watching === 2);
    expect(hereIn(last(seen) as never)).toEqual([true, true]);
    expect((await viewOf(spectator, id)).presence).toEqual(last(seen));
    await until(() => anonymous.presences.at(-1)?.watching === 2);
    anonymous.close();
    await until(() => last(seen)?.watching === 1);
  });

  test('a reload does not flicker; whoever stays away is away since they left, and that is stored', async () => {
    const [anna, bela] = [await join('Anna'), await join('Béla')];
    const id = await openDuel(anna, bela);
    const seen = await watch(anna, id);
    await watch(bela, id);
    await until(() => last(seen) !== undefined && hereIn(last(seen) as never)[1] === true);
    const since = last(seen)?.seats[1]?.since;
    const before = seen.presences.length;
    const reloaded = await again(bela);
    bela.close();
    await pause(100);
    await watch(reloaded, id);
    await pause(600);
    expect(seen.presences.slice(before).map(hereIn)).toEqual([]);
    expect((await viewOf(anna, id)).presence.seats[1]).toEqual({ seat: 1, isHere: true, since });
    const left = Date.now();
    reloaded.close();
    await until(() => hereIn(last(seen) as never)[1] === false);
    expect(Date.now() - left).toBeGreaterThanOrEqual(LIMITS.presenceGrace);
    const away = last(seen)?.seats[1]?.since as number;
    expect(Math.abs(away - left)).toBeLessThan(250);
    // Nobody in memory knows it any more.
    await server.stop();
    server = await start(database.database, LIMITS);
    const later = await guest(server, 'Cili');
    clients.push(later);
    expect((await viewOf(later, id)).presence.seats[1]).toEqual({ seat: 1, isHere: false, since: away });
  });

  test('when the server stops, whoever is there was last there then', async () => {
    const [anna, bela] = [await join('Anna'), await join('Béla')];
    const id = await openDuel(anna, bela);
    const seen = await watch(bela, id);
    await until(() => last(seen) !== undefined);
    await pause(300);
    const stopped = Date.now();
    await server.stop();
    bela.close();
    server = await start(database.database, LIMITS);
    const later = await guest(server, 'Cili');
    clients.push(later);
    const { seats } = (await viewOf(later, id)).presence;
    expect(seats[1]?.since).toBeGreaterThanOrEqual(stopped);
    expect(seats[0]?.since).toBeLessThan(stopped);
  });

  test('many changes are few messages', async () => {
    const [anna, bela] = [await join('Anna'), await join('Béla')];
    const id = await openDuel(anna, bela);
    const seen = await watch(anna, id);
    await until(() => last(seen) !== undefined);
    const before = seen.presences.length;
    const others = await Promise.all(Array.from({ length: 20 }, () => new RawConnection(server).settled()));
    for (const other of others) other.send({ type: 'follow', table: id, after: 0 });
    await until(() => last(seen)?.watching === 20);
    expect(seen.presences.length - before).toBeLessThan(8);
    for (const other of others) other.close();
  });

  test('who sits down is no spectator any more', async () => {
    const [anna, bela] = [await join('Anna'), await join('Béla')];
    const seats = [{ for: 'me' }, { for: 'open' }] as const;
    const { id } = expectOk(await anna.openTable({ game: 'pocket-sub', seats: [...seats] }));
    const seen = await watch(anna, id);
    await watch(bela, id);
    await until(() => last(seen)?.watching === 1);
    expectOk(await bela.takeSeat(id, 1));
    await until(() => last(seen)?.watching === 0);
    expect(hereIn(last(seen) as never)).toEqual([true, true]);
  });
});

describe.each(KINDS)('a killed server with %s', (kind) => {
  test('knows afterwards when people were last there, not only when they sat down', async () => {
    const database = await DATABASES[kind]();
    const env = { UNDERCROFT_PRESENCE_STORE: '500' };
    let child = await ServerProcess.start(database.database, 0, env);
    const anna = await guest(child, 'Anna');
    const bela = await guest(child, 'Béla');
    try {
      const id = await openDuel(anna, bela);
      const sat = Date.now();
      const seen = await watch(bela, id);
      await until(() => last(seen) !== undefined);
      await pause(4_000);
      const killed = Date.now();
      await child.kill();
      bela.close();
      child = await ServerProcess.start(database.database, 0, env);
      const { seats } = (await viewOf(await guest(child, 'Cili'), id)).presence;
      expect(seats[1]?.isHere).toBe(false);
      // It is looked every second which tables are due.
      expect(killed - (seats[1]?.since ?? 0)).toBeLessThan(2_500);
      // Anna only sat down and never looked at the table.
      expect(seats[0]?.since).toBeLessThan(sat);
    } finally {
      for (const client of [anna, bela]) client.close();
      await child.kill();
      await database.stop();
    }
  });
});

describe('a book of who is here', () => {
  const guests = (...names: string[]) => new Map(names.map((name) => [name, 1]));

  test('parts of other processes count until they expire; what arrives late changes nothing', () => {
    const book = new PresenceBook(100);
    book.hear('one', 't', { n: 2, guests: guests('anna', 'cili'), anonymous: 1 }, 1_000);
    book.hear('two', 't', { n: 1, guests: guests('anna'), anonymous: 2 }, 5_000);
    book.hear('one', 't', { n: 1, guests: guests(), anonymous: 0 }, 6_000);
    expect(book.watching('t', new Set(['anna']))).toBe(4);
    expect(book.expire(500)).toEqual([]);
    expect(book.expire(2_000)).toEqual([
      { table: 't', guest: 'anna', at: 1_000 },
      { table: 't', guest: 'cili', at: 1_000 },
    ]);
    expect([book.isHere('t', 'anna'), book.isHere('t', 'cili')]).toEqual([true, false]);
    // After an interruption everybody gets the whole time again.
    book.renew(9_000);
    expect(book.expire(8_999)).toEqual([]);
    book.hear('two', 't', { n: 2, guests: guests(), anonymous: 0 }, 9_500);
    expect(book.isHere('t', 'anna')).toBe(false);
  });

  test('a guest is here until the grace after the last window has passed', () => {
    const book = new PresenceBook(100);
    book.join('t', 'anna', 1_000);
    book.join('t', 'anna', 1_010);
    book.leave('t', 'anna', 1_020);
    expect(book.endGraces(9_000)).toEqual([]);
    book.leave('t', 'anna', 2_000);
    expect(book.endGraces(2_099)).toEqual([]);
    expect(book.hereSince('t', 'anna')).toBe(1_000);
    book.join('t', 'anna', 2_099);
    expect(book.endGraces(2_200)).toEqual([]);
    expect(book.hereSince('t', 'anna')).toBe(1_000);
    book.leave('t', 'anna', 3_000);
    expect(book.endGraces(3_100)).toEqual([{ table: 't', guest: 'anna', at: 3_000 }]);
    expect([...book.localTables]).toEqual([]);
  });

  test('those who are connected are seen, those in their grace are not', () => {
    const book = new PresenceBook(100);
    book.join('t', 'anna', 1_000);
    book.join('t', 'bela', 1_000);
    book.join('t', undefined, 1_000);
    book.leave('t', 'bela', 1_050);
    expect(book.connected('t', 1_060)).toEqual([{ table: 't', guest: 'anna', at: 1_060 }]);
    expect(book.connected('elsewhere', 1_060)).toEqual([]);
  });

  test('announcements fit into a notification, however many follow, and name who sits there', () => {
    const crowd = new Map(
      Array.from({ length: 5_000 }, (_, i) => [`guest-${i}`.padEnd(16, 'x'), 1_800_000_000_000 + i]),
    );
    const seated = 'guest-4999xxxxxx';
    const part = announcedPart('t'.repeat(16), { guests: crowd, anonymous: 7 }, new Set([seated]));
    expect(part[1].map(([name]) => name)).toContain(seated);
    expect(part[1].length + part[2]).toBe(5_007);
    const packs = packParts(Array.from({ length: 300 }, () => part));
    expect(packs.flat()).toHaveLength(300);
    for (const parts of packs) {
      const message = { presence: { by: 'x'.repeat(16), n: Number.MAX_SAFE_INTEGER, parts } };
      expect(Buffer.byteLength(JSON.stringify(message)) + 20).toBeLessThan(MAX_PASSED_BYTES);
      expect(parseAnnouncement(JSON.parse(JSON.stringify(message.presence)))).toBeDefined();
    }
    for (const wrong of [
      null,
      {},
      { by: 1, n: 1, parts: [] },
      { by: 'x', n: -1, parts: [] },
      { by: 'x', n: 1, parts: [['t', 'x', 1]] },
    ])
      expect(parseAnnouncement(wrong)).toBeUndefined();
  });
});
