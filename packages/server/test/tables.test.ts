// What can be done at a table online, against both databases.
import { findGame } from '@undercroft/catalog';
import { type Entry, must, readRecord, replay, type Table } from '@undercroft/engine';
import { type Client, type TableView, verify } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitment, hmacOf, type RunningServer } from '../src/index.ts';
import { DATABASES, denied, granted, guest, KINDS, start, type TestDatabase, until } from './support.ts';

const generous = { burst: 100_000, perSecond: 100_000 };

describe.each(KINDS)('a table in %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  /** Wherever the server is by now. */
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

  /** What may be played now, by replaying what the server tells. */
  async function mirror(id: string): Promise<Table> {
    const view = granted(await anna.table(id));
    const { entries } = granted(await anna.entries(id, 0));
    const { game, rules, options, began } = view;
    return must(replay(findGame, { format: 1, game, rules, options, seats: [...began], entries }));
  }

  /** The first thing that may be done, by whoever has to. */
  async function moveOn(id: string, players: readonly Client[]): Promise<readonly Entry[]> {
    const table = await mirror(id);
    const status = table.status();
    if (status.type !== 'seat') throw new Error('nobody has to decide');
    const action = table.legal()[0] as { type: string };
    const { entries } = granted(
      await (players[status.seat] as Client).act(id, { seat: status.seat, seq: table.length, action }),
    );
    return entries;
  }

  const duel = async (): Promise<string> => {
    const { id } = granted(await anna.open({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] }));
    granted(await bela.take(id, 1));
    return id;
  };
  const seatsOf = ({ seats }: TableView) => seats.map(({ held }) => held);

  test('a guest opens a table, another joins by its code, both play', async () => {
    const { id } = granted(await anna.open({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] }));
    const { code } = granted(await anna.table(id));
    expect(granted(await bela.find(code.toLowerCase())).id).toBe(id);
    granted(await bela.take(id, 1));
    expect(granted(await bela.table(id)).seats).toEqual([
      { held: 'person', name: 'Anna', isYou: false },
      { held: 'person', name: 'Béla', isYou: true },
    ]);
    for (let i = 0; i < 12; i++) await moveOn(id, [anna, bela]);
    expect(granted(await anna.table(id)).seq).toBeGreaterThanOrEqual(13);
  });

  test('a link opens its seat, and no other', async () => {
    const { id, links } = granted(await anna.open({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'link' }] }));
    const token = links[0]?.token as string;
    expect(denied(await bela.take(id, 1))).toBe('dead-link');
    expect(denied(await bela.take(id, 0, token))).toBe('seat-taken');
    expect(denied(await bela.take(id, 1, `${token.slice(1)}x`))).toBe('dead-link');
    granted(await bela.take(id, 1, token));
    const cili = await guest(server, 'Cili');
    expect(denied(await cili.take(id, 1, token))).toBe('seat-taken');
  });

  test('of two links each opens its own seat, also where the other seat waits for one', async () => {
    const seats = [{ for: 'link' }, { for: 'link' }] as const;
    const { id, links } = granted(await anna.open({ game: 'pocket-sub', seats: [...seats] }));
    const [first, second] = links.map(({ token }) => token);
    expect(denied(await bela.take(id, 0, second as string))).toBe('dead-link');
    expect(denied(await bela.take(id, 1, first as string))).toBe('dead-link');
    granted(await bela.take(id, 1, second as string));
    expect(seatsOf(granted(await anna.table(id)))).toEqual(['nobody', 'person']);
  });

  test('the one who opened a table revokes links; nobody else does', async () => {
    const { id, links } = granted(await anna.open({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'link' }] }));
    const token = links[0]?.token as string;
    expect(denied(await bela.revoke(id, 1))).toBe('not-your-table');
    expect(denied(await bela.link(id, 1))).toBe('not-your-table');
    granted(await anna.revoke(id, 1));
    expect(denied(await bela.take(id, 1, token))).toBe('dead-link');
    const { token: another } = granted(await anna.link(id, 1));
    granted(await bela.take(id, 1, another));
  });

  test('nobody acts for a seat they do not hold', async () => {
    const id = await duel();
    const table = await mirror(id);
    const action = table.legal()[0] as { type: string };
    const seq = table.length;
    expect(denied(await bela.act(id, { seat: 0, seq, action }))).toBe('not-your-seat');
    expect(denied(await bela.act(id, { seat: 5, seq, action }))).toBe('unknown-seat');
    const cili = await guest(server, 'Cili');
    expect(denied(await cili.act(id, { seat: 0, seq, action }))).toBe('not-your-seat');
    granted(await anna.act(id, { seat: 0, seq, action }));
  });

  test('who comes second is told what they missed', async () => {
    const id = await duel();
    const table = await mirror(id);
    const act = { seat: 0, seq: table.length, action: table.legal()[0] as { type: string } };
    const both = await Promise.all([anna.act(id, act), anna.act(id, act)]);
    const won = both.filter(({ ok }) => ok);
    const lost = both.find(({ ok }) => !ok);
    expect(won).toHaveLength(1);
    expect(lost).toMatchObject({
      error: { kind: 'stale', missed: { from: act.seq, entries: [{ type: 'act', seat: 0 }] } },
    });
  });

  test('what the rules forbid is refused with its rule', async () => {
    const id = await duel();
    const { seq } = granted(await anna.table(id));
    const refused = await anna.act(id, { seat: 0, seq, action: { type: 'step', to: 'the moon' } });
    expect(refused).toMatchObject({ error: { kind: 'refused', refusal: { rule: expect.stringMatching(/^PS-/) } } });
  });

  test('a seat is left, taken by a bot, and taken back in mid-game', async () => {
    const id = await duel();
    await moveOn(id, [anna, bela]);
    expect(denied(await bela.seatBot(id, 0, 'novice'))).toBe('not-your-seat');
    granted(await bela.seatBot(id, 1, 'wanderer'));
    expect(seatsOf(granted(await anna.table(id)))).toEqual(['person', 'bot']);
    granted(await bela.take(id, 1));
    expect(seatsOf(granted(await anna.table(id)))).toEqual(['person', 'person']);
    granted(await bela.leave(id, 1));
    expect(seatsOf(granted(await anna.table(id)))).toEqual(['person', 'nobody']);
    granted(await anna.seatBot(id, 1, 'wanderer'));
    const sits = granted(await anna.entries(id, 0)).entries.filter(({ type }) => type === 'sit');
    expect(sits).toHaveLength(5);
  });

  test('bots play by themselves to the end, and the dice verify', async () => {
    const { id } = granted(
      await anna.open({
        game: 'pocket-sub',
        options: { setup: 'standard' },
        seats: [
          { for: 'bot', strength: 'wanderer' },
          { for: 'bot', strength: 'wanderer' },
        ],
      }),
    );
    await until(async () => granted(await anna.table(id)).isOver);
    const record = must(readRecord(granted(await anna.record(id))));
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

  test('the secret is told when it is over, and not before', async () => {
    const id = await duel();
    const before = granted(await anna.table(id));
    expect(before.dice.secret).toBeUndefined();
    expect(granted(await anna.record(id))).not.toContain('secret');
    granted(await bela.resign(id, 1));
    const after = granted(await anna.table(id));
    expect(commitment(after.dice.secret as string)).toBe(before.dice.hash);
  });

  test('resigned is resigned: nothing follows', async () => {
    const id = await duel();
    const table = await mirror(id);
    expect(denied(await bela.resign(id, 0))).toBe('not-your-seat');
    expect(denied(await bela.abandon(id))).toBe('not-your-table');
    granted(await bela.resign(id, 1));
    const act = { seat: 0, seq: table.length, action: table.legal()[0] as { type: string } };
    expect(denied(await anna.act(id, act))).toBe('closed');
    expect(denied(await anna.undo(id, { seat: 0, seq: table.length }))).toBe('closed');
    expect(denied(await anna.seatBot(id, 0, 'adept'))).toBe('closed');
    expect(granted(await anna.table(id)).closed).toEqual({ how: 'resign', seat: 1 });
  });

  test('undo by the rules: free, refused, asked for and agreed to', async () => {
    const id = await duel();
    const at = async () => granted(await anna.table(id)).seq;
    await moveOn(id, [anna, bela]);
    granted(await anna.undo(id, { seat: 0, seq: await at() }));
    // A whole turn, until it is Béla's.
    while (granted(await anna.table(id)).decider === 0) await moveOn(id, [anna, bela]);
    await moveOn(id, [anna, bela]);
    const seq = await at();
    expect(await anna.undo(id, { seat: 0, seq })).toMatchObject({
      error: { kind: 'refused', refusal: { kind: 'undo-needs-agreement', rule: 'TB-UNDO-2' } },
    });
    const ask = granted(await anna.askUndo(id, { seat: 0, seq })) as { id: number };
    expect(granted(await bela.table(id)).ask).toMatchObject({ seat: 0, needs: [1], agreed: [] });
    expect(denied(await anna.answerUndo(id, ask.id, { seat: 1, agree: true }))).toBe('not-your-seat');
    granted(await bela.answerUndo(id, ask.id, { seat: 1, agree: false }));
    expect(granted(await anna.table(id)).ask).toBeUndefined();
    const again = granted(await anna.askUndo(id, { seat: 0, seq })) as { id: number };
    expect(granted(await bela.answerUndo(id, again.id, { seat: 1, agree: true }))).toEqual({ done: true });
    expect(granted(await anna.entries(id, seq)).entries).toMatchObject([{ type: 'undo', seat: 0, agreed: [1] }]);
    expect(granted(await anna.table(id)).decider).toBe(0);
  });

  test('TB-UNDO-2: where nobody sits nobody is asked', async () => {
    const id = await duel();
    while (granted(await anna.table(id)).decider === 0) await moveOn(id, [anna, bela]);
    await moveOn(id, [anna, bela]);
    granted(await bela.leave(id, 1));
    const { seq } = granted(await anna.table(id));
    expect(denied(await anna.undo(id, { seat: 0, seq }))).toBe('refused');
    expect(granted(await anna.askUndo(id, { seat: 0, seq }))).toEqual({ done: true });
    expect(granted(await anna.table(id)).decider).toBe(0);
  });

  test('an ask does not outlive the next move', async () => {
    const id = await duel();
    while (granted(await anna.table(id)).decider === 0) await moveOn(id, [anna, bela]);
    await moveOn(id, [anna, bela]);
    const { seq } = granted(await anna.table(id));
    const ask = granted(await anna.askUndo(id, { seat: 0, seq })) as { id: number };
    await moveOn(id, [anna, bela]);
    expect(denied(await bela.answerUndo(id, ask.id, { seat: 1, agree: true }))).toBe('unknown-ask');
  });

  test('who repeats the move that ended the game is told that it is there', async () => {
    const seats = [{ for: 'me' }, { for: 'me' }] as const;
    const { id } = granted(await anna.open({ game: 'pocket-sub', options: { setup: 'standard' }, seats: [...seats] }));
    for (;;) {
      const table = await mirror(id);
      const status = table.status();
      if (status.type !== 'seat') throw new Error('nobody has to decide');
      const act = { seat: status.seat, seq: table.length, action: table.legal()[0] as { type: string } };
      const { entries } = granted(await anna.act(id, act));
      if (!granted(await anna.table(id)).isOver) continue;
      expect(await anna.act(id, act)).toMatchObject({ error: { kind: 'stale', missed: { from: act.seq, entries } } });
      // As after a line that broke before the answer: it counts as done.
      expect(granted(await anna.live.act(id, act))).toEqual({ from: act.seq, entries });
      expect(denied(await anna.act(id, { ...act, seq: act.seq + entries.length }))).toBe('closed');
      return;
    }
  });

  test('asks are numbered on, whatever became of those before', async () => {
    const id = await duel();
    while (granted(await anna.table(id)).decider === 0) await moveOn(id, [anna, bela]);
    await moveOn(id, [anna, bela]);
    const ask = async () =>
      granted(await anna.askUndo(id, { seat: 0, seq: granted(await anna.table(id)).seq })) as { id: number };
    const first = await ask();
    await moveOn(id, [anna, bela]);
    const second = await ask();
    granted(await bela.answerUndo(id, second.id, { seat: 1, agree: false }));
    const third = await ask();
    expect([first.id, second.id, third.id]).toEqual([1, 2, 3]);
    expect(denied(await bela.answerUndo(id, second.id, { seat: 1, agree: true }))).toBe('unknown-ask');
  });

  test('a bot whose thought was overtaken thinks again at once', async () => {
    const { id } = granted(
      await anna.open({ game: 'pocket-sub', seats: [{ for: 'bot', strength: 'adept' }, { for: 'me' }] }),
    );
    // Something happens at the table while it thinks, again and again.
    for (let i = 0; i < 5; i++) {
      await anna.leave(id, 1);
      await anna.take(id, 1);
    }
    await until(async () => granted(await anna.table(id)).decider === 1, 8_000);
  });

  test('my tables: also those I opened and do not sit at', async () => {
    const cili = await guest(server, 'Cili');
    const { id } = granted(await cili.open({ game: 'pocket-sub', seats: [{ for: 'open' }, { for: 'open' }] }));
    granted(await bela.take(id, 0));
    expect(granted(await cili.tables())).toMatchObject([{ id, yourMove: false }]);
  });

  test('my tables: each with its code, and who sits there', async () => {
    const cili = await guest(server, 'Cili');
    const { id } = granted(
      await cili.open({
        game: 'pocket-sub',
        options: { players: 3 },
        seats: [{ for: 'link' }, { for: 'open' }, { for: 'me' }],
      }),
    );
    granted(await bela.take(id, 1));
    const { code } = granted(await cili.table(id));
    const [line] = granted(await cili.tables());
    expect(line).toMatchObject({ id, code });
    expect(line?.seats).toEqual([
      { held: 'nobody', by: 'link' },
      { held: 'person', name: 'Béla', isYou: false },
      { held: 'person', name: 'Cili', isYou: true },
    ]);
  });

  test('what is said is heard by who follows, and read by who comes later', async () => {
    const id = await duel();
    const heard: string[] = [];
    bela.live.follow(id, 0, { entries: () => undefined, said: ({ text }) => heard.push(text) });
    await until(() => bela.live.isOpen);
    granted(await anna.say(id, 'Good luck!'));
    granted(await bela.say(id, 'Köszönöm, neked is!'));
    await until(() => heard.length === 2);
    expect(granted(await anna.said(id)).map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Anna: Good luck!',
      'Béla: Köszönöm, neked is!',
    ]);
    bela.live.unfollow(id);
  });

  test('my tables: those that wait for me first', async () => {
    const cili = await guest(server, 'Cili');
    const open = async (seats: ('me' | 'open')[]) =>
      granted(await cili.open({ game: 'pocket-sub', seats: seats.map((one) => ({ for: one })) })).id;
    const mine = await open(['me', 'open']);
    const theirs = await open(['open', 'me']);
    const lines = granted(await cili.tables());
    expect(lines.map(({ id, yourMove }) => ({ id, yourMove }))).toEqual([
      { id: mine, yourMove: true },
      { id: theirs, yourMove: false },
    ]);
  });

  test('a rematch has the same people, and there is one', async () => {
    const id = await duel();
    expect(denied(await anna.rematch(id))).toBe('not-over');
    granted(await anna.resign(id, 0));
    const cili = await guest(server, 'Cili');
    expect(denied(await cili.rematch(id))).toBe('not-your-seat');
    const [one, two] = await Promise.all([anna.rematch(id), bela.rematch(id)]);
    expect(granted(one).id).toBe(granted(two).id);
    expect(seatsOf(granted(await anna.table(granted(one).id)))).toEqual(['person', 'person']);
    expect(granted(await anna.table(id)).rematch).toBe(granted(one).id);
  });

  test('what if: a record becomes a table at any of its entries', async () => {
    const id = await duel();
    for (let i = 0; i < 6; i++) await moveOn(id, [anna, bela]);
    const record = granted(await anna.record(id));
    const { id: other } = granted(
      await bela.import({ record, upTo: 4, seats: [{ for: 'me' }, { for: 'bot', strength: 'wanderer' }] }),
    );
    const view = granted(await bela.table(other));
    expect(view.from).toEqual({ entries: 4 });
    const { entries } = granted(await bela.entries(other, 0));
    expect(entries.slice(0, 4)).toEqual(granted(await anna.entries(id, 0)).entries.slice(0, 4));
    expect(denied(await bela.import({ record: record.replace('"n":3', '"n":4') }))).toBe('bad-record');
    expect(denied(await bela.import({ record: 'what?' }))).toBe('bad-record');
    expect(denied(await bela.import({ record, upTo: 10_000 }))).toBe('bad-record');
  });

  test('another device becomes the same person by the recovery link, until there is a new one', async () => {
    const { token } = granted(await anna.recovery());
    const phone = await guest(server, 'nobody yet');
    expect(granted(await phone.recover(token))).toEqual(granted(await anna.me()));
    const { token: next } = granted(await anna.recovery());
    expect(denied(await phone.recover(token))).toBe('unknown-recovery');
    granted(await phone.recover(next));
  });

  test('a client that was away is told exactly what it missed', async () => {
    const id = await duel();
    const heard: Entry[] = [];
    const cili = await guest(server, 'Cili');
    const { entries: first } = granted(await cili.entries(id, 0));
    for (let i = 0; i < 5; i++) await moveOn(id, [anna, bela]);
    cili.live.follow(id, first.length, {
      entries(from, entries) {
        expect(from).toBe(first.length + heard.length);
        heard.push(...entries);
      },
    });
    for (let i = 0; i < 5; i++) await moveOn(id, [anna, bela]);
    const { seq } = granted(await anna.table(id));
    await until(() => first.length + heard.length === seq);
    expect([...first, ...heard]).toEqual(granted(await anna.entries(id, 0)).entries);
    cili.close();
  });

  test('over the live line, acting and refusing work as over HTTP', async () => {
    const id = await duel();
    anna.live.follow(id, 0, { entries: () => undefined });
    await until(() => anna.live.isOpen);
    const table = await mirror(id);
    const act = { seat: 0, seq: table.length, action: table.legal()[0] as { type: string } };
    expect((await anna.live.act(id, act)).ok).toBe(true);
    expect(denied(await anna.live.act(id, act))).toBe('stale');
    expect(denied(await anna.live.act(id, { ...act, seat: 1 }))).toBe('not-your-seat');
    anna.live.unfollow(id);
  });

  test('after a restart everything is as it was', async () => {
    const id = await duel();
    for (let i = 0; i < 8; i++) await moveOn(id, [anna, bela]);
    const before = [granted(await anna.table(id)), granted(await anna.record(id))];
    await server.stop();
    server = await start(database.database, { ...generous, botLate: 400 });
    const again = [granted(await anna.table(id)), granted(await anna.record(id))];
    expect(again).toEqual(before);
    await moveOn(id, [anna, bela]);
  });
});
