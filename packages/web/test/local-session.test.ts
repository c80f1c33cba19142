// A game at one screen: saved entry by entry, with luck that loading again does not change.
import 'fake-indexeddb/auto';
import { unwrap } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { LocalSession } from '../src/play/local-session.ts';
import { MemorySaves, openSaves, type SavedGame, type Saves } from '../src/play/saves.ts';

let databases = 0;
const fresh = (): Promise<Saves> => openSaves(`test ${databases++}`);

/** Plays on with the first legal action. */
function playOn(session: LocalSession, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const status = session.table.status();
    if (status.type !== 'seat') return;
    const action = session.table.legal()[0];
    expect(session.act(status.seat, [action as object])).toBeUndefined();
  }
}

const open = (saves: Saves, seed = 'seed') =>
  unwrap(LocalSession.open(subTerra, {}, { saves, seed })) as unknown as LocalSession;

describe.each([
  ['in the database', fresh],
  ['without one', async () => new MemorySaves()],
])('saves %s', (_name, make) => {
  test('a game stands exactly where it was', async () => {
    const saves = await make();
    const session = open(saves);
    playOn(session, 40);
    await session.saved();
    const [saved] = await saves.list();
    const again = unwrap(await LocalSession.resume(subTerra, saved as NonNullable<typeof saved>, saves));
    expect(again.table.snapshot()).toEqual(session.table.snapshot());
    expect(again.record).toEqual(session.record);
  });

  test('what is put together is kept beside it, until something is played', async () => {
    const saves = await make();
    const session = open(saves);
    const draftIn = async () => (await saves.list())[0]?.draft;
    session.saveDraft([{ type: 'end' }]);
    await session.saved();
    expect(await draftIn()).toEqual([{ type: 'end' }]);
    const [saved] = await saves.list();
    const again = unwrap(await LocalSession.resume(subTerra, saved as NonNullable<typeof saved>, saves));
    expect(again.draft).toEqual([{ type: 'end' }]);
    playOn(again as unknown as LocalSession, 1);
    await again.saved();
    expect(await draftIn()).toEqual([]);
  });

  test('the latest is the first of the list, and what is removed is gone', async () => {
    const saves = await make();
    const one = open(saves);
    await one.saved();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const two = open(saves);
    await two.saved();
    expect((await saves.list()).map(({ id }) => id)).toEqual([two.id, one.id]);
    await saves.remove(two.id);
    expect((await saves.list()).map(({ id }) => id)).toEqual([one.id]);
    expect(await saves.entries(two.id)).toEqual([]);
  });
});

describe.each([
  ['in the database', fresh],
  ['without one', async () => new MemorySaves()],
])('one game in two tabs, saved %s', (_name, make) => {
  /** A game that is open twice, both times as it is kept. */
  async function openTwice() {
    const saves = await make();
    const one = open(saves);
    playOn(one, 10);
    await one.saved();
    const [saved] = (await saves.list()) as [SavedGame];
    const two = unwrap(await LocalSession.resume(subTerra, saved, saves)) as unknown as LocalSession;
    return { saves, one, two };
  }

  test('anyone who is behind overwrites nothing, and knows it', async () => {
    const { saves, one, two } = await openTwice();
    playOn(one, 3);
    await one.saved();
    const kept = await saves.list();
    const entries = await saves.entries(one.id);
    playOn(two, 1);
    await two.saved();
    playOn(two, 5);
    await two.saved();
    expect([one.isBehind.value, two.isBehind.value]).toEqual([false, true]);
    expect(two.isUnsaved.value).toBe(false);
    expect(await saves.list()).toEqual(kept);
    expect(await saves.entries(one.id)).toEqual(entries);
    playOn(one, 2);
    await one.saved();
    expect(await saves.entries(one.id)).toEqual(one.record.entries);
  });

  test('nor does what is only put together there', async () => {
    const { saves, one, two } = await openTwice();
    playOn(one, 3);
    await one.saved();
    const kept = await saves.list();
    two.saveDraft([{ type: 'end' }]);
    await two.saved();
    expect(two.isBehind.value).toBe(true);
    expect(await saves.list()).toEqual(kept);
  });

  test('both play on in turn as long as neither is behind', async () => {
    const { saves, one, two } = await openTwice();
    two.saveDraft([{ type: 'end' }]);
    await two.saved();
    playOn(one, 1);
    await one.saved();
    expect(one.isBehind.value).toBe(false);
    const [saved] = (await saves.list()) as [SavedGame];
    const anew = unwrap(await LocalSession.resume(subTerra, saved, saves)) as unknown as LocalSession;
    expect(anew.record).toEqual(one.record);
    playOn(anew, 2);
    await anew.saved();
    expect(anew.isBehind.value).toBe(false);
    expect(await saves.entries(one.id)).toEqual(anew.record.entries);
  });

  test('what one has removed does not come back in parts', async () => {
    const { saves, one, two } = await openTwice();
    await saves.remove(one.id);
    playOn(two, 1);
    await two.saved();
    expect(two.isBehind.value).toBe(true);
    expect(await saves.list()).toEqual([]);
    expect(await saves.entries(one.id)).toEqual([]);
  });
});

describe('luck', () => {
  test('the same seed and the same decisions are the same game', async () => {
    const saves = new MemorySaves();
    const [one, two, other] = [open(saves), open(saves), open(saves, 'another')];
    for (const session of [one, two, other]) playOn(session, 60);
    expect(two.record.entries).toEqual(one.record.entries);
    expect(other.record.entries).not.toEqual(one.record.entries);
  });

  test('a save loaded again has the luck it would have had', async () => {
    const saves = new MemorySaves();
    const session = open(saves);
    playOn(session, 20);
    await session.saved();
    const [saved] = await saves.list();
    const again = unwrap(
      await LocalSession.resume(subTerra, saved as NonNullable<typeof saved>, saves),
    ) as unknown as LocalSession;
    playOn(session, 30);
    playOn(again, 30);
    expect(again.record.entries).toEqual(session.record.entries);
  });

  test('a crash between a decision and its draw loses neither', async () => {
    const saves = new MemorySaves();
    const session = open(saves);
    while (session.record.entries.at(-1)?.type !== 'chance') playOn(session, 1);
    await session.saved();
    const [saved] = await saves.list();
    const entries = await saves.entries(session.id);
    const cut = new MemorySaves();
    const chances = entries.length - entries.findLastIndex(({ type }) => type !== 'chance') - 1;
    await cut.write(
      { ...(saved as NonNullable<typeof saved>), entries: entries.length - chances },
      entries.slice(0, -chances),
    );
    const [half] = await cut.list();
    const again = unwrap(await LocalSession.resume(subTerra, half as NonNullable<typeof half>, cut));
    expect(again.record.entries).toEqual(entries.slice(0, -chances));
    again.drawPending();
    expect(again.record.entries).toEqual(session.record.entries);
    await again.saved();
    expect(await cut.entries(session.id)).toEqual(entries);
  });
});

describe('what goes wrong', () => {
  test('a damaged save names the entry that makes no sense, and stays', async () => {
    const saves = new MemorySaves();
    const session = open(saves);
    playOn(session, 20);
    await session.saved();
    const [saved] = await saves.list();
    const entries = await saves.entries(session.id);
    const bad = new MemorySaves();
    const broken = entries.map((entry, i) =>
      i === 9 ? { type: 'act' as const, seat: 5, action: { type: 'nonsense' } } : entry,
    );
    await bad.write(saved as NonNullable<typeof saved>, broken);
    const result = await LocalSession.resume(subTerra, saved as NonNullable<typeof saved>, bad);
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused', entry: 10 } });
    expect(await bad.entries(session.id)).toHaveLength(entries.length);
  });

  test('what could not be saved is said, and saved with the next entry', async () => {
    const saves = new MemorySaves();
    let isFull = false;
    const moody: Saves = {
      isPersistent: true,
      list: () => saves.list(),
      entries: (id) => saves.entries(id),
      remove: (id) => saves.remove(id),
      write: (saved, added) => (isFull ? Promise.reject(new Error('full')) : saves.write(saved, added)),
    };
    const session = open(moody);
    await session.saved();
    isFull = true;
    playOn(session, 3);
    await session.saved();
    expect(session.isUnsaved.value).toBe(true);
    isFull = false;
    playOn(session, 1);
    await session.saved();
    expect(session.isUnsaved.value).toBe(false);
    expect(await saves.entries(session.id)).toEqual(session.record.entries);
  });

  test('a refused action changes nothing and is answered with its rule', async () => {
    const session = open(new MemorySaves());
    const before = session.record;
    expect(session.act(0, [{ type: 'move', to: 'up' }])).toMatchObject({ kind: 'malformed' });
    expect(session.record).toEqual(before);
  });
});
