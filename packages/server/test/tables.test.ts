// What can be done at an online table, with both databases.
import { findGame } from '@undercroft/catalog';
import { type Entry, readRecord, unwrap } from '@undercroft/engine';
import { type Client, type TableView, verify } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitment, hmacOf, type RunningServer } from '../src/index.ts';
import { DATABASES, errorKind, expectOk, guest, KINDS, start, type TestDatabase, until } from './support.ts';
import { mirror, openDuel, playNext } from './table-helpers.ts';

const generous = { burst: 100_000, perSecond: 100_000 };

describe.each(KINDS)('a table in %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  /** The server after a restart has another URL. */
  const here = {
    get url() {
      return server.url;
    },
  };
  let anna: Client;
  let bela: Client;

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = await start(database.database, { ...generous, botLate: 400 });
    [anna, bela] = await Promise.all([guest(here, 'Anna'), guest(here, 'Béla')]);
  });

  afterAll(async () => {
    anna?.close();
    bela?.close();
    await server?.stop();
    await database?.stop();
  });

  const duel = (): Promise<string> => openDuel(anna, bela);
  const seatsOf = ({ seats }: TableView) => seats.map(({ held }) => held);

  test('a guest opens a table, another joins by its code, both play', async () => {
    const { id } = expectOk(await anna.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] }));
    const { code } = expectOk(await anna.table(id));
    expect(expectOk(await bela.findByCode(code.toLowerCase())).id).toBe(id);
    expectOk(await bela.takeSeat(id, 1));
    expect(expectOk(await bela.table(id)).seats).toEqual([
      { held: 'person', name: 'Anna', isYou: false },
      { held: 'person', name: 'Béla', isYou: true },
    ]);
    for (let i = 0; i < 12; i++) await playNext(id, [anna, bela]);
    expect(expectOk(await anna.table(id)).seq).toBeGreaterThanOrEqual(13);
  });

  test('a link opens its seat and no other', async () => {
    const { id, links } = expectOk(
      await anna.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'link' }] }),
    );
    const token = links[0]?.token as string;
    expect(errorKind(await bela.takeSeat(id, 1))).toBe('dead-link');
    expect(errorKind(await bela.takeSeat(id, 0, token))).toBe('seat-taken');
    expect(errorKind(await bela.takeSeat(id, 1, `${token.slice(1)}x`))).toBe('dead-link');
    expectOk(await bela.takeSeat(id, 1, token));
    const cili = await guest(server, 'Cili');
    expect(errorKind(await cili.takeSeat(id, 1, token))).toBe('seat-taken');
  });

  test('of two links each opens only its own seat', async () => {
    const seats = [{ for: 'link' }, { for: 'link' }] as const;
    const { id, links } = expectOk(await anna.openTable({ game: 'pocket-sub', seats: [...seats] }));
    const [first, second] = links.map(({ token }) => token);
    expect(errorKind(await bela.takeSeat(id, 0, second as string))).toBe('dead-link');
    expect(errorKind(await bela.takeSeat(id, 1, first as string))).toBe('dead-link');
    expectOk(await bela.takeSeat(id, 1, second as string));
    expect(seatsOf(expectOk(await anna.table(id)))).toEqual(['nobody', 'person']);
  });

  test('only who opened a table makes and revokes its links', async () => {
    const { id, links } = expectOk(
      await anna.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'link' }] }),
    );
    const token = links[0]?.token as string;
    expect(errorKind(await bela.revokeLink(id, 1))).toBe('not-your-table');
    expect(errorKind(await bela.createLink(id, 1))).toBe('not-your-table');
    expectOk(await anna.revokeLink(id, 1));
    expect(errorKind(await bela.takeSeat(id, 1, token))).toBe('dead-link');
    const { token: another } = expectOk(await anna.createLink(id, 1));
    expectOk(await bela.takeSeat(id, 1, another));
  });

  test('nobody acts for a seat they do not hold', async () => {
    const id = await duel();
    const table = await mirror(anna, id);
    const action = table.legal()[0] as { type: string };
    const seq = table.length;
    expect(errorKind(await bela.act(id, { seat: 0, seq, action }))).toBe('not-your-seat');
    expect(errorKind(await bela.act(id, { seat: 5, seq, action }))).toBe('unknown-seat');
    const cili = await guest(server, 'Cili');
    expect(errorKind(await cili.act(id, { seat: 0, seq, action }))).toBe('not-your-seat');
    expectOk(await anna.act(id, { seat: 0, seq, action }));
  });

  test('of two acts at the same moment one wins, and the other is told what it missed', async () => {
    const id = await duel();
    const table = await mirror(anna, id);
    const act = { seat: 0, seq: table.length, action: table.legal()[0] as { type: string } };
    const both = await Promise.all([anna.act(id, act), anna.act(id, act)]);
    const won = both.filter(({ ok }) => ok);
    const lost = both.find(({ ok }) => !ok);
    expect(won).toHaveLength(1);
    expect(lost).toMatchObject({
      error: { kind: 'stale', missed: { from: act.seq, entries: [{ type: 'act', seat: 0 }] } },
    });
  });

  test('an illegal action is refused with its rule', async () => {
    const id = await duel();
    const { seq } = expectOk(await anna.table(id));
    const refused = await anna.act(id, { seat: 0, seq, action: { type: 'step', to: 'the moon' } });
    expect(refused).toMatchObject({ error: { kind: 'refused', refusal: { rule: expect.stringMatching(/^PS-/) } } });
  });

  test('a seat is given to a bot, taken back and left in mid-game', async () => {
    const id = await duel();
    await playNext(id, [anna, bela]);
    // Only once she has been away for long enough.
    expect(errorKind(await bela.seatBot(id, 0, 'novice'))).toBe('not-away');
    expectOk(await bela.seatBot(id, 1, 'wanderer'));
    expect(seatsOf(expectOk(await anna.table(id)))).toEqual(['person', 'bot']);
    expectOk(await bela.takeSeat(id, 1));
    expect(seatsOf(expectOk(await anna.table(id)))).toEqual(['person', 'person']);
    expectOk(await bela.leaveSeat(id, 1));
    expect(seatsOf(expectOk(await anna.table(id)))).toEqual(['person', 'nobody']);
    expectOk(await anna.seatBot(id, 1, 'wanderer'));
    const sits = expectOk(await anna.entries(id, 0)).entries.filter(({ type }) => type === 'sit');
    expect(sits).toHaveLength(5);
  });

  test('whoever sits at a table lets a bot play an empty seat, and nobody else does', async () => {
    const id = await duel();
    expectOk(await anna.leaveSeat(id, 0));
    const cili = await guest(server, 'Cili');
    expect(errorKind(await cili.seatBot(id, 0, 'wanderer'))).toBe('not-your-table');
    // She has opened the table, but he is the one who waits.
    expectOk(await bela.seatBot(id, 0, 'wanderer'));
    expect(seatsOf(expectOk(await bela.table(id)))).toEqual(['bot', 'person']);
  });

  test('bots play to the end by themselves, and the dice can be verified', async () => {
    const { id } = expectOk(
      await anna.openTable({
        game: 'pocket-sub',
        options: { setup: 'standard' },
        seats: [
          { for: 'bot', strength: 'wanderer' },
          { for: 'bot', strength: 'wanderer' },
        ],
      }),
    );
    await until(async () => expectOk(await anna.table(id)).isOver);
    const record = unwrap(readRecord(expectOk(await anna.record(id))));
    const hashing = { sha256: commitment, hmac: hmacOf };
    expect(verify(findGame, record, hashing)).toEqual({
      kind: 'honest',
      drawn: record.entries.filter(({ type }) => type === 'chance').length,
    });
    expect(record.entries[2]?.type).toBe('chance');
    const forged = record.entries.map((entry, i) =>
      i === 2 && entry.type === 'chance'
        ? { ...entry, outcome: { ...entry.outcome, turn: 5 - (entry.outcome as unknown as { turn: number }).turn } }
        : entry,
    );
    expect(verify(findGame, { ...record, entries: forged }, hashing)).toEqual({ kind: 'other-draw', entry: 3 });
    const secret = `${record.dice?.secret?.slice(0, -1)}${record.dice?.secret?.endsWith('0') ? '1' : '0'}`;
    expect(verify(findGame, { ...record, dice: { ...record.dice, secret } as never }, hashing)).toEqual({
      kind: 'wrong-secret',
    });
  });

  test('the secret is published when the game is over, and not before', async () => {
    const id = await duel();
    const before = expectOk(await anna.table(id));
    expect(before.dice.secret).toBeUndefined();
    expect(expectOk(await anna.record(id))).not.toContain('secret');
    expectOk(await bela.resign(id, 1));
    const after = expectOk(await anna.table(id));
    expect(commitment(after.dice.secret as string)).toBe(before.dice.hash);
  });

  test('after a resignation nothing can follow', async () => {
    const id = await duel();
    const table = await mirror(anna, id);
    expect(errorKind(await bela.resign(id, 0))).toBe('not-your-seat');
    expect(errorKind(await bela.abandon(id))).toBe('not-your-table');
    expectOk(await bela.resign(id, 1));
    const act = { seat: 0, seq: table.length, action: table.legal()[0] as { type: string } };
    expect(errorKind(await anna.act(id, act))).toBe('closed');
    expect(errorKind(await anna.undo(id, { seat: 0, seq: table.length }))).toBe('closed');
    expect(errorKind(await anna.seatBot(id, 0, 'adept'))).toBe('closed');
    expect(expectOk(await anna.table(id)).closed).toEqual({ how: 'resign', seat: 1 });
  });

  test('a client that repeats the move that ended the game learns that it was accepted', async () => {
    const seats = [{ for: 'me' }, { for: 'me' }] as const;
    const { id } = expectOk(
      await anna.openTable({ game: 'pocket-sub', options: { setup: 'standard' }, seats: [...seats] }),
    );
    for (;;) {
      const table = await mirror(anna, id);
      const status = table.status();
      if (status.type !== 'seat') throw new Error('nobody has to decide');
      const act = { seat: status.seat, seq: table.length, action: table.legal()[0] as { type: string } };
      const { entries } = expectOk(await anna.act(id, act));
      if (!expectOk(await anna.table(id)).isOver) continue;
      expect(await anna.act(id, act)).toMatchObject({ error: { kind: 'stale', missed: { from: act.seq, entries } } });
      // As after a connection that was lost before the answer: the act counts as accepted.
      expect(expectOk(await anna.live.act(id, act))).toEqual({ from: act.seq, entries });
      expect(errorKind(await anna.act(id, { ...act, seq: act.seq + entries.length }))).toBe('closed');
      return;
    }
  });

  test('a bot that was overtaken while thinking thinks again at once', async () => {
    const { id } = expectOk(
      await anna.openTable({ game: 'pocket-sub', seats: [{ for: 'bot', strength: 'adept' }, { for: 'me' }] }),
    );
    // The table changes again and again while the bot thinks.
    for (let i = 0; i < 5; i++) {
      await anna.leaveSeat(id, 1);
      await anna.takeSeat(id, 1);
    }
    await until(async () => expectOk(await anna.table(id)).decider === 1);
  });

  test('my tables include those I opened without taking a seat', async () => {
    const cili = await guest(server, 'Cili');
    const { id } = expectOk(await cili.openTable({ game: 'pocket-sub', seats: [{ for: 'open' }, { for: 'open' }] }));
    expectOk(await bela.takeSeat(id, 0));
    expect(expectOk(await cili.listTables())).toMatchObject([{ id, yourMove: false }]);
  });

  test('my tables show their code and who sits there', async () => {
    const cili = await guest(server, 'Cili');
    const { id } = expectOk(
      await cili.openTable({
        game: 'pocket-sub',
        options: { players: 3 },
        seats: [{ for: 'link' }, { for: 'open' }, { for: 'me' }],
      }),
    );
    expectOk(await bela.takeSeat(id, 1));
    const { code } = expectOk(await cili.table(id));
    const [summary] = expectOk(await cili.listTables());
    expect(summary).toMatchObject({ id, code });
    expect(summary?.seats).toEqual([
      { held: 'nobody', by: 'link' },
      { held: 'person', name: 'Béla', isYou: false },
      { held: 'person', name: 'Cili', isYou: true },
    ]);
  });

  test('chat reaches followers at once, and others when they read it later', async () => {
    const id = await duel();
    const received: string[] = [];
    bela.live.follow(id, 0, { onEntries: () => undefined, onChat: ({ text }) => received.push(text) });
    await until(() => bela.live.isOpen);
    expectOk(await anna.sendChat(id, 'Good luck!'));
    expectOk(await bela.sendChat(id, 'Köszönöm, neked is!'));
    await until(() => received.length === 2);
    expect(expectOk(await anna.chatMessages(id)).map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Anna: Good luck!',
      'Béla: Köszönöm, neked is!',
    ]);
    bela.live.unfollow(id);
  });

  test('my tables begin with those that wait for me', async () => {
    const cili = await guest(server, 'Cili');
    const open = async (seats: ('me' | 'open')[]) =>
      expectOk(await cili.openTable({ game: 'pocket-sub', seats: seats.map((whom) => ({ for: whom })) })).id;
    const mine = await open(['me', 'open']);
    const theirs = await open(['open', 'me']);
    const summaries = expectOk(await cili.listTables());
    expect(summaries.map(({ id, yourMove }) => ({ id, yourMove }))).toEqual([
      { id: mine, yourMove: true },
      { id: theirs, yourMove: false },
    ]);
  });

  test('there is one rematch, with the same people', async () => {
    const id = await duel();
    expect(errorKind(await anna.rematch(id))).toBe('not-over');
    expectOk(await anna.resign(id, 0));
    const cili = await guest(server, 'Cili');
    expect(errorKind(await cili.rematch(id))).toBe('not-your-seat');
    const [one, two] = await Promise.all([anna.rematch(id), bela.rematch(id)]);
    expect(expectOk(one).id).toBe(expectOk(two).id);
    expect(seatsOf(expectOk(await anna.table(expectOk(one).id)))).toEqual(['person', 'person']);
    expect(expectOk(await anna.table(id)).rematch).toBe(expectOk(one).id);
  });

  test('a record becomes a new table at any of its entries', async () => {
    const id = await duel();
    for (let i = 0; i < 6; i++) await playNext(id, [anna, bela]);
    const record = expectOk(await anna.record(id));
    const { id: other } = expectOk(
      await bela.importRecord({ record, upTo: 4, seats: [{ for: 'me' }, { for: 'bot', strength: 'wanderer' }] }),
    );
    const view = expectOk(await bela.table(other));
    expect(view.from).toEqual({ entries: 4 });
    const { entries } = expectOk(await bela.entries(other, 0));
    expect(entries.slice(0, 4)).toEqual(expectOk(await anna.entries(id, 0)).entries.slice(0, 4));
    expect(errorKind(await bela.importRecord({ record: record.replace('"n":3', '"n":4') }))).toBe('bad-record');
    expect(errorKind(await bela.importRecord({ record: 'what?' }))).toBe('bad-record');
    expect(errorKind(await bela.importRecord({ record, upTo: 10_000 }))).toBe('bad-record');
  });

  test('a recovery token makes another device the same guest, until it is replaced', async () => {
    const { token } = expectOk(await anna.createRecoveryToken());
    const phone = await guest(server, 'nobody yet');
    expect(expectOk(await phone.recover(token))).toEqual(expectOk(await anna.me()));
    const { token: next } = expectOk(await anna.createRecoveryToken());
    expect(errorKind(await phone.recover(token))).toBe('unknown-recovery');
    expectOk(await phone.recover(next));
  });

  test('a client that was away gets exactly what it missed', async () => {
    const id = await duel();
    const received: Entry[] = [];
    const cili = await guest(server, 'Cili');
    const { entries: first } = expectOk(await cili.entries(id, 0));
    for (let i = 0; i < 5; i++) await playNext(id, [anna, bela]);
    cili.live.follow(id, first.length, {
      onEntries(from, entries) {
        expect(from).toBe(first.length + received.length);
        received.push(...entries);
      },
    });
    for (let i = 0; i < 5; i++) await playNext(id, [anna, bela]);
    const { seq } = expectOk(await anna.table(id));
    await until(() => first.length + received.length === seq);
    expect([...first, ...received]).toEqual(expectOk(await anna.entries(id, 0)).entries);
    cili.close();
  });

  test('acts are accepted and rejected over the live connection as over HTTP', async () => {
    const id = await duel();
    anna.live.follow(id, 0, { onEntries: () => undefined });
    await until(() => anna.live.isOpen);
    const table = await mirror(anna, id);
    const act = { seat: 0, seq: table.length, action: table.legal()[0] as { type: string } };
    expect((await anna.live.act(id, act)).ok).toBe(true);
    expect(errorKind(await anna.live.act(id, act))).toBe('stale');
    expect(errorKind(await anna.live.act(id, { ...act, seat: 1 }))).toBe('not-your-seat');
    anna.live.unfollow(id);
  });

  test('after a restart everything is as it was before', async () => {
    const id = await duel();
    for (let i = 0; i < 8; i++) await playNext(id, [anna, bela]);
    const before = [expectOk(await anna.table(id)), expectOk(await anna.record(id))];
    await server.stop();
    server = await start(database.database, { ...generous, botLate: 400 });
    const again = [expectOk(await anna.table(id)), expectOk(await anna.record(id))];
    expect(again).toEqual(before);
    await playNext(id, [anna, bela]);
  });
});
