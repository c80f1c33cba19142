import { type Lanterns, lanterns } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { fail, must, ok, type Player, Stream, Table } from '../src/index.ts';

const walk = { type: 'walk', by: 1 };
const feel = { type: 'feel' };
const die = (face: number) => ({ type: 'die', face });

function open(...players: Player[]): Table<Lanterns> {
  const sitters = players.map((player) => ({ player }));
  return must(Table.open(lanterns, { seats: players.length || 2 }, players.length > 0 ? sitters : undefined));
}

const steps = (table: Table<Lanterns>): readonly number[] => table.snapshot().steps;

describe('acting', () => {
  test('TB-TURN-1 only the seat to decide may act', () => {
    const table = open();
    const refusal = { kind: 'not-your-decision', rule: 'TB-TURN-1', detail: { seat: 1, decides: 0 } };
    expect(table.propose(1, walk)).toEqual(fail(refusal));
    expect(table.propose(0, walk).ok).toBe(true);
    expect(table.status()).toMatchObject({ type: 'seat', seat: 1 });
  });

  test('TB-TURN-2 after the end nobody acts', () => {
    const table = open();
    const stream = Stream.of('to the end');
    while (table.status().type !== 'over') {
      table.roll(stream);
      const status = table.status();
      if (status.type === 'seat') must(table.propose(status.seat, { type: 'walk', by: 2 }));
    }
    expect(table.propose(0, walk)).toEqual(fail({ kind: 'game-over', rule: 'TB-TURN-2' }));
    expect(table.settle(die(1))).toEqual(fail({ kind: 'no-chance-now', rule: 'TB-CHANCE-1' }));
  });

  test('TB-CHANCE-1 while something is to be drawn nobody acts, and only then an outcome is taken', () => {
    const table = open();
    expect(table.settle(die(1))).toEqual(fail({ kind: 'no-chance-now', rule: 'TB-CHANCE-1' }));
    must(table.propose(0, feel));
    expect(table.propose(0, walk)).toEqual(fail({ kind: 'chance-first', rule: 'TB-CHANCE-1' }));
    expect(table.settle(die(4)).ok).toBe(false);
    expect(must(table.settle(die(3))).events).toEqual([{ type: 'rolled', rule: 'TY-WALK-1', seat: 0, by: 3 }]);
  });

  test('TB-SEAT-1 a seat that is not there is refused; seats change hands and the record says so', () => {
    const table = open();
    expect(table.propose(7, walk)).toEqual(fail({ kind: 'no-such-seat', rule: 'TB-SEAT-1', detail: { seat: 7 } }));
    expect(table.sit(2, { player: 'bot' }).ok).toBe(false);
    must(table.sit(1, { player: 'bot' }));
    expect(table.sitters).toEqual([{ player: 'human' }, { player: 'bot' }]);
    expect(table.record.seats).toEqual([{ player: 'human' }, { player: 'human' }]);
    expect(table.record.entries).toEqual([{ type: 'sit', seat: 1, sitter: { player: 'bot' } }]);
  });

  test('bad options and a wrong number of sitters are values, not crashes', () => {
    expect(Table.open(lanterns, { seats: 9 })).toMatchObject({
      ok: false,
      error: { kind: 'malformed', path: ['seats'] },
    });
    expect(Table.open(lanterns, {}, [{ player: 'human' }])).toMatchObject({
      ok: false,
      error: { kind: 'wrong-seats' },
    });
  });

  test('a table hands out what a screen needs: who, what, odds', () => {
    const table = open();
    expect(table.legal()).toEqual([walk, { type: 'walk', by: 2 }, feel]);
    must(table.propose(0, feel));
    expect(table.odds()).toEqual({
      total: 4,
      outcomes: [
        { outcome: die(1), weight: 2 },
        { outcome: die(2), weight: 1 },
        { outcome: die(3), weight: 1 },
      ],
    });
  });
});

describe('taking back', () => {
  test('TB-UNDO-1 the own last action, then the one before', () => {
    const table = open('human', 'bot');
    must(table.propose(0, walk));
    must(table.propose(1, walk));
    must(table.propose(0, { type: 'walk', by: 2 }));
    must(table.propose(1, walk));
    must(table.undo(0));
    expect([steps(table), table.status()]).toMatchObject([[1, 1], { seat: 0 }]);
    must(table.undo(0));
    expect([steps(table), table.status()]).toMatchObject([[0, 0], { seat: 0 }]);
    expect(table.undo(0)).toEqual(fail({ kind: 'nothing-to-undo', rule: 'TB-UNDO-1' }));
  });

  test("TB-UNDO-1 another seat's entry cannot be taken back", () => {
    const table = open();
    must(table.propose(0, walk));
    expect(table.undo(1, { takes: 1 })).toEqual(
      fail({ kind: 'not-your-entry', rule: 'TB-UNDO-1', detail: { entry: 1 } }),
    );
  });

  test('TB-UNDO-2 behind a draw every other person must agree, bots are not asked', () => {
    const table = open('human', 'human', 'bot');
    must(table.propose(0, feel));
    must(table.settle(die(3)));
    const refusal = { kind: 'undo-needs-agreement', rule: 'TB-UNDO-2', detail: { of: [1], why: 'chance' } };
    expect(table.undo(0)).toEqual(fail(refusal));
    expect(table.undo(0, { agreed: [2] })).toEqual(fail(refusal));
    expect(steps(table)).toEqual([3, 0, 0]);
    must(table.undo(0, { agreed: [1] }));
    expect(steps(table)).toEqual([0, 0, 0]);
  });

  test('TB-UNDO-2 what another person has done since is theirs too', () => {
    const table = open();
    must(table.propose(0, walk));
    must(table.propose(1, walk));
    expect(table.undoable(0)).toMatchObject(ok({ takes: 1, free: false, why: 'another-acted', needs: [1] }));
    expect(table.undoable(1)).toMatchObject(ok({ takes: 2, free: true, needs: [] }));
  });

  test('TB-UNDO-2 alone nobody has to agree, but the record tells', () => {
    const table = open('human', 'bot');
    must(table.propose(0, feel));
    must(table.settle(die(1)));
    must(table.undo(0));
    expect(table.record.entries.at(-1)).toEqual({ type: 'undo', seat: 0, takes: 1, agreed: [] });
  });

  test('TB-UNDO-3 taken-back entries stay in the record', () => {
    const table = open();
    must(table.propose(0, walk));
    must(table.undo(0));
    must(table.propose(0, { type: 'walk', by: 2 }));
    expect(table.record.entries).toEqual([
      { type: 'act', seat: 0, action: walk },
      { type: 'undo', seat: 0, takes: 1 },
      { type: 'act', seat: 0, action: { type: 'walk', by: 2 } },
    ]);
    expect(table.undoable(0)).toMatchObject(ok({ takes: 3 }));
  });

  test('TB-UNDO-4 after a deeper undo the die is thrown anew', () => {
    const faces = new Set<number>();
    const table = open('human', 'bot');
    const stream = Stream.of('anew');
    for (let i = 0; i < 20; i++) {
      must(table.propose(0, feel));
      table.roll(stream);
      faces.add(steps(table)[0] as number);
      must(table.undo(0));
    }
    expect([...faces].sort()).toEqual([1, 2, 3]);
  });

  test('a long game can be taken back to any point, and is then the same as it was', () => {
    const table = must(Table.open(lanterns, { seats: 4 }, [{ player: 'human' }, ...Array(3).fill({ player: 'bot' })]));
    const seen = new Map<number, string>();
    const stream = Stream.of('long');
    while (table.status().type !== 'over') {
      const status = table.status();
      if (status.type === 'chance') table.roll(stream);
      else if (status.type === 'seat') {
        if (status.seat === 0) seen.set(table.length + 1, JSON.stringify(table.snapshot()));
        must(table.propose(status.seat, stream.below(2) ? feel : walk));
      }
    }
    expect(table.length).toBeGreaterThan(33);
    for (const [takes, snapshot] of [...seen].reverse()) {
      must(table.undo(0, { takes }));
      expect(JSON.stringify(table.snapshot())).toBe(snapshot);
    }
  });
});
