// Order in the talk of a table: everybody has a share, and who opened it removes, mutes, and closes it to spectators.
import { type ChatMessage, Client } from '@undercroft/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import {
  DATABASES,
  errorKind,
  expectOk,
  guest,
  KINDS,
  start,
  type TestDatabase,
  transportTo,
  until,
} from './support.ts';
import { openDuel } from './table-helpers.ts';
import { GENEROUS } from './together-helpers.ts';

describe.each(KINDS)('talk, with %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  let clients: Client[] = [];
  beforeAll(async () => {
    database = await DATABASES[kind]();
    const limits = { ...GENEROUS, said: 20, saidPerGuest: 6, saidByWatchers: 4 };
    server = await start(database.database, limits);
  });
  afterEach(() => {
    for (const client of clients) client.close();
    clients = [];
  });
  afterAll(async () => {
    await server.stop();
    await database.stop();
  });

  const come = async (...names: string[]): Promise<Client[]> => {
    const all = [];
    for (const name of names) all.push(await guest(server, name));
    clients.push(...all);
    return all;
  };
  const atTable = async () => {
    const [anna, bela, mallory] = (await come('Anna', 'Béla', 'Mallory')) as [Client, Client, Client];
    return { anna, bela, mallory, id: await openDuel(anna, bela) };
  };
  const textsFor = async (client: Client, id: string): Promise<string[]> =>
    expectOk(await client.chatMessages(id)).map(({ text }) => text);

  test('nobody can use up the sentences of a table: a share for each person, and one for all who watch', async () => {
    const { anna, bela, mallory, id } = await atTable();
    for (let i = 0; i < 4; i++) expectOk(await mallory.sendChat(id, `spam ${i}`));
    expect(errorKind(await mallory.sendChat(id, 'more'))).toBe('too-many');
    const [other] = (await come('Somebody else')) as [Client];
    expect(errorKind(await other.sendChat(id, 'me too'))).toBe('too-many');
    for (const player of [anna, bela]) {
      for (let i = 0; i < 6; i++) expectOk(await player.sendChat(id, `hello ${i}`));
      expect(errorKind(await player.sendChat(id, 'and on'))).toBe('too-many');
    }
    expect(await textsFor(anna, id)).toHaveLength(16);
  });

  test('who opened the table removes a message: it is gone for everybody, at once and later, and its number stays', async () => {
    const { anna, bela, mallory, id } = await atTable();
    const said: ChatMessage[] = [];
    const removed: number[] = [];
    bela.live.follow(id, 0, {
      onEntries: () => undefined,
      onChat: (message) => said.push(message),
      onChatRemoved: (n) => removed.push(n),
    });
    await until(() => bela.live.isOpen);
    // So that it certainly follows by now.
    expectOk(await bela.live.signal(id, 1, { kind: 'sign', sign: 'good' }));
    const { n } = expectOk(await mallory.sendChat(id, 'something nasty'));
    expectOk(await bela.sendChat(id, 'ignore that'));
    await until(() => said.length === 2);
    expect(said).toMatchObject([
      { n, name: 'Mallory' },
      { text: 'ignore that', seat: 1 },
    ]);
    expect(said[0]).not.toHaveProperty('seat');
    for (const somebody of [bela, mallory]) expect(errorKind(await somebody.removeChat(id, n))).toBe('not-your-table');
    expectOk(await anna.removeChat(id, n));
    await until(() => removed.length === 1);
    expect([removed, await textsFor(mallory, id)]).toEqual([[n], ['ignore that']]);
    expect(expectOk(await anna.sendChat(id, 'thanks')).n).toBe(n + 2);
    expect(errorKind(await anna.removeChat(id, 99))).toBe('unknown-message');
    expect(said.filter((message) => message.n === n)).toHaveLength(1);
  });

  test('who is muted cannot speak at that table, and is told so; only who opened it sees who is', async () => {
    const { anna, bela, mallory, id } = await atTable();
    const { n } = expectOk(await mallory.sendChat(id, 'blah'));
    const own = expectOk(await anna.sendChat(id, 'please stop'));
    expect(errorKind(await bela.muteChat(id, n, { isMuted: true }))).toBe('not-your-table');
    expect(errorKind(await anna.muteChat(id, own.n, { isMuted: true }))).toBe('malformed');
    expect(errorKind(await anna.muteChat(id, 77, { isMuted: true }))).toBe('unknown-message');
    for (let twice = 0; twice < 2; twice++) expectOk(await anna.muteChat(id, n, { isMuted: true }));
    expect(errorKind(await mallory.sendChat(id, 'blah blah'))).toBe('muted');
    const muted = async (client: Client) =>
      expectOk(await client.chatMessages(id)).flatMap(({ name, isMuted }) => (isMuted ? [name] : []));
    expect([await muted(anna), await muted(bela), await muted(mallory)]).toEqual([['Mallory'], [], []]);
    // At another table they can.
    expectOk(await mallory.sendChat(await openDuel(bela, anna), 'here'));
    expectOk(await anna.muteChat(id, n, { isMuted: false }));
    expectOk(await mallory.sendChat(id, 'sorry'));
    expect(await muted(anna)).toEqual([]);
  });

  test('the talk can be closed to who only watches', async () => {
    const { anna, bela, mallory, id } = await atTable();
    expect(errorKind(await bela.openChat(id, { watchers: false }))).toBe('not-your-table');
    let changes = 0;
    bela.live.follow(id, 0, { onEntries: () => undefined, onChanged: () => changes++ });
    await until(() => bela.live.isOpen);
    expectOk(await bela.live.signal(id, 1, { kind: 'sign', sign: 'good' }));
    expectOk(await anna.openChat(id, { watchers: false }));
    await until(() => changes > 0);
    expect(expectOk(await bela.table(id)).isChatClosed).toBe(true);
    expect(errorKind(await mallory.sendChat(id, 'may I?'))).toBe('chat-closed');
    for (const player of [anna, bela]) expectOk(await player.sendChat(id, 'we may'));
    expectOk(await anna.openChat(id, { watchers: true }));
    expect(expectOk(await bela.table(id))).not.toHaveProperty('isChatClosed');
    expectOk(await mallory.sendChat(id, 'I may'));
  });

  test.each([
    ['DELETE', 'said/x'],
    ['DELETE', 'said/0'],
    ['PUT', 'said/x/mute', { isMuted: true }],
    ['PUT', 'said/1/mute', {}],
    ['PUT', 'said/1/mute', { isMuted: 'yes' }],
    ['PUT', 'chat', {}],
    ['PUT', 'chat', { watchers: true, extra: 1 }],
  ])('%s %s %j is refused', async (method, path, body?: object) => {
    const transport = transportTo(() => server.url);
    const anna = new Client(transport);
    expectOk(await anna.signIn('Anna'));
    const { id } = expectOk(await anna.openTable({ game: 'pocket-sub' }));
    expectOk(await anna.sendChat(id, 'hello'));
    const headers: Record<string, string> = { cookie: transport.jar?.cookie ?? '' };
    if (body) headers['content-type'] = 'application/json';
    const answer = await fetch(`${server.url}/api/tables/${id}/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect([400, 404]).toContain(answer.status);
  });
});

test('another process hears of a message that was removed, and of a closed talk', async () => {
  const { database, stop } = await DATABASES.postgres();
  const servers = [await start(database, GENEROUS), await start(database, GENEROUS)] as const;
  const [anna, bela] = [await guest(servers[0], 'Anna'), await guest(servers[1], 'Béla')];
  try {
    const id = await openDuel(anna, bela);
    const removed: number[] = [];
    bela.live.follow(id, 0, { onEntries: () => undefined, onChatRemoved: (n) => removed.push(n) });
    await until(() => bela.live.isOpen);
    expectOk(await bela.live.signal(id, 1, { kind: 'sign', sign: 'good' }));
    const { n } = expectOk(await anna.sendChat(id, 'oops'));
    expectOk(await anna.removeChat(id, n));
    await until(() => removed.includes(n));
    const mallory = await guest(servers[1], 'Mallory');
    expectOk(await anna.openChat(id, { watchers: false }));
    await until(async () => (await mallory.sendChat(id, 'hm')).ok === false);
    expect(errorKind(await mallory.sendChat(id, 'hm'))).toBe('chat-closed');
  } finally {
    for (const client of [anna, bela]) client.close();
    for (const server of servers) await server.stop();
    await stop();
  }
});
