// The budget by itself, with a clock of its own: who pays for what, when somebody counts as hostile, and whose turn it is.
import type { Guest } from '@undercroft/protocol';
import { describe, expect, test } from 'vitest';
import { Budget } from '../src/budget/budget.ts';
import { FairQueue, QueueFullError } from '../src/budget/fair-queue.ts';
import { HeldBytes } from '../src/budget/held-bytes.ts';
import { Tally } from '../src/budget/tally.ts';
import { LIMITS } from '../src/index.ts';

const guest = (id: string): Guest => ({ id, name: id });
const at = (address: string, id?: string) => ({ address, guest: id === undefined ? undefined : guest(id) });

describe('the budget', () => {
  const withClock = (limits = {}) => {
    const clock = { now: 0 };
    return { clock, budget: new Budget({ ...LIMITS, ...limits }, () => clock.now) };
  };
  const chargeUntilRefused = (budget: Budget, peer: ReturnType<typeof at>): number => {
    for (let n = 0; ; n++) if (budget.charge(peer)) return n;
  };

  test('a guest has a budget of their own, twenty of them fill that of their address, and strangers pay apart', () => {
    const { budget } = withClock();
    expect(chargeUntilRefused(budget, at('here'))).toBe(LIMITS.burst);
    for (let i = 0; i < LIMITS.guestsPerAddress - 1; i++) {
      expect(chargeUntilRefused(budget, at('here', `guest ${i}`))).toBe(LIMITS.burst);
      // What a guest is refused costs the others nothing.
      for (let more = 0; more < 10; more++) budget.charge(at('here', `guest ${i}`));
    }
    // Less one for rounding.
    expect(chargeUntilRefused(budget, at('here', 'the last'))).toBeGreaterThanOrEqual(LIMITS.burst - 1);
    expect(chargeUntilRefused(budget, at('here', 'one more'))).toBeLessThanOrEqual(1);
    expect(budget.charge(at('elsewhere', 'one more'))).toBeUndefined();
  });

  test('who is refused too often is exhausted, and recovers', () => {
    const { budget, clock } = withClock({ refusals: 10, refusalsPerSecond: 2 });
    chargeUntilRefused(budget, at('here'));
    for (let i = 0; i < 8; i++) budget.charge(at('here'));
    expect(budget.isExhausted(at('here'))).toBe(false);
    budget.charge(at('here'));
    expect([budget.isExhausted(at('here')), budget.isExhausted(at('elsewhere'))]).toEqual([true, false]);
    // However long it went on.
    for (let i = 0; i < 1000; i++) budget.charge(at('here'));
    clock.now = 1;
    expect(budget.isExhausted(at('here'))).toBe(false);
    expect(budget.counts.refused).toBe(1010);
  });

  test('a guest who is refused too often does not close the connections of others behind the same address', () => {
    const { budget } = withClock();
    chargeUntilRefused(budget, at('here', 'mallory'));
    for (let i = 0; i < LIMITS.refusals; i++) budget.charge(at('here', 'mallory'));
    expect(budget.isExhausted(at('here', 'mallory'))).toBe(true);
    expect([budget.isExhausted(at('here', 'anna')), budget.isExhausted(at('here'))]).toEqual([false, false]);
  });

  test('bytes are paid for after they were read, down to the last one', () => {
    const { budget } = withClock({ burst: 10, perSecond: 2, bytesPerRequest: 1000 });
    for (let i = 0; i < 99; i++) expect(budget.chargeBytes(at('here', 'anna'), 100)).toBe(0);
    expect(budget.chargeBytes(at('here', 'anna'), 100)).toBe(0);
    expect(budget.chargeBytes(at('here', 'anna'), 1000)).toBeCloseTo(0.5);
    expect(budget.charge(at('here', 'anna'))?.after).toBeCloseTo(1);
    expect(budget.charge(at('here', 'bela'))).toBeUndefined();
  });

  test('what is read over a live connection counts, and too much of it as many refusals', () => {
    const { budget } = withClock({ burst: 10, perSecond: 2, refusals: 10 });
    expect(budget.chargeRead(at('here'), 10)).toBeUndefined();
    expect(budget.chargeRead(at('here'), 4)).toEqual({ kind: 'too-many', after: 2 });
    expect(budget.isExhausted(at('here'))).toBe(false);
    budget.chargeRead(at('here'), 6);
    expect(budget.isExhausted(at('here'))).toBe(true);
  });

  test('imports have a quota for each guest', () => {
    const { budget, clock } = withClock({ imports: 2, importEvery: 10_000 });
    const answers = [1, 2, 3].map(() => budget.chargeImport(guest('anna')));
    expect(answers).toEqual([undefined, undefined, { kind: 'too-many', after: 10 }]);
    expect(budget.chargeImport(guest('bela'))).toBeUndefined();
    clock.now = 10;
    expect(budget.chargeImport(guest('anna'))).toBeUndefined();
  });

  test('live connections are counted for each address and each guest, and given back', () => {
    const { budget } = withClock({ connectionsPerAddress: 3, connectionsPerGuest: 2 });
    const connect = (peer: ReturnType<typeof at>): boolean => {
      const hasRoom = budget.hasRoomForConnection(peer);
      if (hasRoom) budget.enterConnection(peer);
      return hasRoom;
    };
    expect([1, 2, 3].map(() => connect(at('here', 'anna')))).toEqual([true, true, false]);
    expect([connect(at('here', 'bela')), connect(at('here')), connect(at('elsewhere'))]).toEqual([true, false, true]);
    budget.leaveConnection(at('here', 'anna'));
    expect([connect(at('here', 'anna')), budget.connections.total]).toEqual([true, 4]);
  });

  test('nothing is remembered of who has not been here for a while', () => {
    const { budget, clock } = withClock();
    for (let i = 0; i < 50; i++) chargeUntilRefused(budget, at(`address ${i}`, `guest ${i}`));
    clock.now = 1000;
    budget.purgeFull();
    expect(chargeUntilRefused(budget, at('address 1', 'guest 1'))).toBe(LIMITS.burst);
  });
});

test('a tally has room up to its limit, for each by itself', () => {
  const tally = new Tally(2);
  expect([tally.enter('a'), tally.enter('a'), tally.enter('a'), tally.enter('b')]).toEqual([true, true, false, true]);
  tally.leave('a');
  expect([tally.of('a'), tally.total, tally.hasRoom('a')]).toEqual([1, 2, true]);
});

test('memory is held for an address and in all; who holds nothing always gets a share', () => {
  const held = new HeldBytes({ perAddress: 100, inAll: 150 });
  held.add('a', 90);
  expect([held.hasRoom('a', 10), held.hasRoom('a', 11), held.hasRoom('b', 1000)]).toEqual([true, false, true]);
  held.add('b', 60);
  expect([held.hasRoom('a', 10), held.hasRoom('b', 1)]).toEqual([false, false]);
  held.add('a', -90);
  expect([held.size, held.hasRoom('b', 40)]).toEqual([1, true]);
});

describe('the fair queue', () => {
  const limits = { atOnce: 1, waiting: 100, waitingPerGuest: 50 };
  /** Work that ends when it is told to, in the order in which it began. */
  function stage(more: Partial<typeof limits> = {}) {
    const clock = { now: 0 };
    const queue = new FairQueue({ ...limits, ...more }, () => clock.now);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const add = (who: string, what: string): Promise<void> =>
      queue.run(who, () => {
        begun.push(what);
        return new Promise((resolve) => ends.push(resolve));
      });
    /** The oldest of what is under way ends after so many milliseconds. */
    const end = async (milliseconds: number): Promise<void> => {
      clock.now += milliseconds;
      ends.shift()?.();
      for (let i = 0; i < 5; i++) await Promise.resolve();
    };
    return { queue, begun, add, end };
  }

  test('a guest with forty tables keeps another one waiting for one turn, however late they come', async () => {
    const { begun, add, end } = stage();
    for (let i = 0; i < 40; i++) void add('mallory', `m${i}`);
    for (let i = 0; i < 5; i++) await end(1000);
    void add('anna', 'a0');
    await end(1000);
    expect(begun.at(-1)).toBe('a0');
    void add('anna', 'a1');
    await end(10);
    await end(1000);
    expect(begun.slice(-3)).toEqual(['a0', 'a1', 'm6']);
  });

  test('time counts and not turns: quick ones come more often', async () => {
    const { begun, add, end } = stage();
    for (let i = 0; i < 10; i++) void add('slow', `s${i}`);
    for (let i = 0; i < 30; i++) void add('quick', `q${i}`);
    for (let i = 0; i < 20; i++) await end(begun.at(-1)?.startsWith('s') ? 1000 : 250);
    const slow = begun.filter((one) => one.startsWith('s')).length;
    expect(slow).toBeGreaterThanOrEqual(4);
    expect(slow).toBeLessThanOrEqual(6);
  });

  test('the tables of a guest take turns', async () => {
    const { begun, add, end } = stage();
    const play = async (table: string, turns: number): Promise<void> => {
      for (let i = 0; i < turns; i++) await add('anna', table);
    };
    for (const table of ['x', 'y', 'z']) void play(table, 3);
    for (let i = 0; i < 8; i++) await end(10);
    expect(begun).toEqual(['x', 'y', 'z', 'x', 'y', 'z', 'x', 'y', 'z']);
  });

  test('what goes on at once counts, too', async () => {
    const { begun, add } = stage({ atOnce: 2 });
    void add('mallory', 'm0');
    void add('mallory', 'm1');
    expect(begun).toEqual(['m0', 'm1']);
    const later = stage({ atOnce: 2 });
    void later.add('mallory', 'm0');
    void later.add('mallory', 'm1');
    void later.add('mallory', 'm2');
    void later.add('anna', 'a0');
    await later.end(10);
    expect(later.begun).toEqual(['m0', 'm1', 'a0']);
  });

  test('when there is no more room, whoever has the most waiting loses the latest', async () => {
    const { queue, begun, add, end } = stage({ waiting: 3, waitingPerGuest: 3 });
    const refused: string[] = [];
    const tryAdd = (who: string, what: string): void =>
      void add(who, what).catch((error) => {
        expect(error).toBeInstanceOf(QueueFullError);
        refused.push(what);
      });
    for (let i = 0; i < 5; i++) tryAdd('mallory', `m${i}`);
    tryAdd('anna', 'a0');
    await end(10);
    expect([refused, queue.waiting]).toEqual([['m4', 'm3'], 2]);
    for (let i = 0; i < 4; i++) await end(10);
    expect(begun).toEqual(['m0', 'a0', 'm1', 'm2']);
  });

  test('what fails gives its place to the next', async () => {
    const { queue, begun, add, end } = stage();
    const failed = queue.run('anna', () => Promise.reject(new Error('no')));
    void add('bela', 'b0');
    await expect(failed).rejects.toThrow('no');
    await end(10);
    expect(begun).toEqual(['b0']);
  });
});
