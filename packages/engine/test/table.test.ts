import { type Lanterns, lanterns } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { CHANCE, fail, ok, type PlayerKind, Stream, Table, unwrap } from '../src/index.ts';

const walk = { type: 'walk', by: 1 };
const feel = { type: 'feel' };
const die = (face: number) => ({ type: 'die', face });

function open(...players: PlayerKind[]): Table<Lanterns> {
  const occupants = players.map((player) => ({ player }));
  return unwrap(Table.open(lanterns, { seats: players.length || 2 }, players.length > 0 ? occupants : undefined));
}

const steps = (table: Table<Lanterns>): readonly number[] => table.snapshot().steps;

describe('acting', () => {
  test('TB-TURN-1 only the deciding seat may act', () => {
    const table = open();
    const refusal = { kind: 'not-your-decision', rule: 'TB-TURN-1', detail: { seat: 1, decides: 0 } };
    expect(table.propose(1, walk)).toEqual(fail(refusal));
    expect(table.propose(0, walk).ok).toBe(true);
    expect(table.status()).toMatchObject({ type: 'seat', seat: 1 });
  });

  test('TB-TURN-2 nobody may act after the end', () => {
    const table = open();
    const stream = Stream.of('to the end');
    while (table.status().type !== 'over') {
      table.roll(stream);
      const status = table.status();
      if (status.type === 'seat') unwrap(table.propose(status.seat, { type: 'walk', by: 2 }));
    }
    expect(table.propose(0, walk)).toEqual(fail({ kind: 'game-over', rule: 'TB-TURN-2' }));
    expect(table.applyOutcome(die(1))).toEqual(fail({ kind: 'no-chance-now', rule: 'TB-CHANCE-1' }));
  });

  test('TB-CHANCE-1 nobody may act while chance has to decide, and only then is an outcome accepted', () => {
    const table = open();
    expect(table.applyOutcome(die(1))).toEqual(fail({ kind: 'no-chance-now', rule: 'TB-CHANCE-1' }));
    unwrap(table.propose(0, feel));
    expect(table.propose(0, walk)).toEqual(fail({ kind: 'chance-first', rule: 'TB-CHANCE-1' }));
    expect(table.applyOutcome(die(4)).ok).toBe(false);
    expect(unwrap(table.applyOutcome(die(3))).events).toEqual([{ type: 'rolled', rule: 'TY-WALK-1', seat: 0, by: 3 }]);
  });

  test('TB-SEAT-1 an unknown seat is refused; a change of occupant is recorded', () => {
    const table = open();
    expect(table.propose(7, walk)).toEqual(fail({ kind: 'no-such-seat', rule: 'TB-SEAT-1', detail: { seat: 7 } }));
    const refusal = { kind: 'no-such-seat', rule: 'TB-SEAT-1', detail: { seat: 2 } };
    expect(table.sit(2, { player: 'bot' })).toEqual(fail(refusal));
    unwrap(table.sit(1, { player: 'bot' }));
    expect(table.occupants).toEqual([{ player: 'human' }, { player: 'bot' }]);
    expect(table.record.seats).toEqual([{ player: 'human' }, { player: 'human' }]);
    expect(table.record.entries).toEqual([{ type: 'sit', seat: 1, sitter: { player: 'bot' } }]);
  });

  test('bad options and a wrong number of occupants are returned as errors', () => {
    expect(Table.open(lanterns, { seats: 9 })).toMatchObject({
      ok: false,
      error: { kind: 'malformed', path: ['seats'] },
    });
    expect(Table.open(lanterns, {}, [{ player: 'human' }])).toEqual({
      ok: false,
      error: { kind: 'wrong-seats', path: ['seats'], expected: '2', received: '1' },
    });
  });

  test('TB-SEAT-1, TB-UNDO-1 chance is no seat: nobody acts or takes back in its name', () => {
    const table = open();
    unwrap(table.propose(0, feel));
    const refusal = { kind: 'no-such-seat', rule: 'TB-SEAT-1', detail: { seat: CHANCE } };
    expect(table.propose(CHANCE, die(3))).toEqual(fail(refusal));
    expect(table.check(CHANCE, die(3))).toEqual(fail(refusal));
    expect(table.length).toBe(1);
    unwrap(table.applyOutcome(die(3)));
    expect(table.undo(CHANCE)).toEqual(fail({ kind: 'nothing-to-undo', rule: 'TB-UNDO-1' }));
    expect(table.undo(CHANCE, { takes: 2 })).toEqual(
      fail({ kind: 'not-your-entry', rule: 'TB-UNDO-1', detail: { entry: 2 } }),
    );
  });

  test('every accepted entry has its number and its events', () => {
    const table = open();
    expect(table.propose(0, walk)).toEqual(
      ok({ entry: 1, events: [{ type: 'walked', rule: 'TY-WALK-1', seat: 0, by: 1 }] }),
    );
    expect(table.sit(1, { player: 'bot' })).toEqual(ok({ entry: 2, events: [] }));
    expect(table.propose(1, feel)).toEqual(ok({ entry: 3, events: [] }));
    expect(table.roll({ below: () => 2 })).toEqual([
      { entry: 4, events: [{ type: 'rolled', rule: 'TY-WALK-1', seat: 1, by: 2 }] },
    ]);
    expect(table.roll({ below: () => 2 })).toEqual([]);
    expect(table.entriesAfter(2)).toEqual([
      { type: 'act', seat: 1, action: feel },
      { type: 'chance', outcome: die(2) },
    ]);
    expect(table.entriesAfter(4)).toEqual([]);
    expect(table.length).toBe(4);
  });

  test('a table from a position has a person in every seat, and its record begins there', () => {
    const position = unwrap(lanterns.load({ steps: [3, 4, 5], seat: 1, feeling: false }));
    const table = Table.fromPosition<Lanterns>(lanterns, position);
    expect(table.occupants).toEqual(Array(3).fill({ player: 'human' }));
    expect(table.record).toEqual({
      format: 1,
      game: 'lanterns',
      rules: 1,
      options: { seats: 3 },
      seats: Array(3).fill({ player: 'human' }),
      entries: [],
    });
    unwrap(table.propose(1, walk));
    unwrap(table.undo(1));
    expect(steps(table)).toEqual([3, 4, 5]);
  });

  test('a table lists legal actions and odds', () => {
    const table = open();
    expect(table.legal()).toEqual([walk, { type: 'walk', by: 2 }, feel]);
    unwrap(table.propose(0, feel));
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

describe('undo', () => {
  test("TB-UNDO-1 takes back a seat's last action, then the one before", () => {
    const table = open('human', 'bot');
    unwrap(table.propose(0, walk));
    unwrap(table.propose(1, walk));
    unwrap(table.propose(0, { type: 'walk', by: 2 }));
    unwrap(table.propose(1, walk));
    unwrap(table.undo(0));
    expect([steps(table), table.status()]).toMatchObject([[1, 1], { seat: 0 }]);
    unwrap(table.undo(0));
    expect([steps(table), table.status()]).toMatchObject([[0, 0], { seat: 0 }]);
    expect(table.undo(0)).toEqual(fail({ kind: 'nothing-to-undo', rule: 'TB-UNDO-1' }));
  });

  test('TB-UNDO-1 what a bot did since goes with it, and no other person has to agree', () => {
    const table = open('human', 'human', 'bot');
    unwrap(table.propose(0, walk));
    unwrap(table.propose(1, walk));
    unwrap(table.propose(2, walk));
    expect(table.planUndo(1)).toEqual(ok({ takes: 2, keep: 1, free: true, needs: [] }));
    unwrap(table.undo(1));
    expect([steps(table), table.status()]).toMatchObject([[1, 0, 0], { seat: 1 }]);
    expect(table.record.entries.at(-1)).toEqual({ type: 'undo', seat: 1, takes: 2 });
  });

  test("TB-UNDO-1 another seat's entry cannot be taken back", () => {
    const table = open();
    unwrap(table.propose(0, walk));
    expect(table.undo(1, { takes: 1 })).toEqual(
      fail({ kind: 'not-your-entry', rule: 'TB-UNDO-1', detail: { entry: 1 } }),
    );
  });

  test('TB-UNDO-2 after a draw every other person must agree, but no bot', () => {
    const table = open('human', 'human', 'bot');
    unwrap(table.propose(0, feel));
    unwrap(table.applyOutcome(die(3)));
    const refusal = { kind: 'undo-needs-agreement', rule: 'TB-UNDO-2', detail: { of: [1], why: 'chance' } };
    expect(table.undo(0)).toEqual(fail(refusal));
    expect(table.undo(0, { agreed: [2] })).toEqual(fail(refusal));
    expect(steps(table)).toEqual([3, 0, 0]);
    unwrap(table.undo(0, { agreed: [1] }));
    expect(steps(table)).toEqual([0, 0, 0]);
  });

  test('TB-UNDO-2 another person who has acted since must agree', () => {
    const table = open();
    unwrap(table.propose(0, walk));
    unwrap(table.propose(1, walk));
    expect(table.planUndo(0)).toMatchObject(ok({ takes: 1, free: false, why: 'another-acted', needs: [1] }));
    expect(table.planUndo(1)).toMatchObject(ok({ takes: 2, free: true, needs: [] }));
  });

  test('TB-UNDO-2 two people and a bot: what the bot did needs no agreement, what the other person did does', () => {
    const table = open('human', 'bot', 'human');
    unwrap(table.propose(0, walk));
    unwrap(table.propose(1, walk));
    expect(table.planUndo(0)).toEqual(ok({ takes: 1, keep: 0, free: true, needs: [] }));
    unwrap(table.propose(2, walk));
    expect(table.planUndo(0)).toEqual(ok({ takes: 1, keep: 0, free: false, why: 'another-acted', needs: [2] }));
    expect(table.undo(0)).toEqual(
      fail({ kind: 'undo-needs-agreement', rule: 'TB-UNDO-2', detail: { of: [2], why: 'another-acted' } }),
    );
    expect(table.undo(0, { agreed: [2] })).toEqual(ok({ entry: 4, events: [] }));
    expect(table.record.entries.at(-1)).toEqual({ type: 'undo', seat: 0, takes: 1, agreed: [2] });
  });

  test('TB-UNDO-2 a person playing alone needs no agreement, but the record shows the undo', () => {
    const table = open('human', 'bot');
    unwrap(table.propose(0, feel));
    unwrap(table.applyOutcome(die(1)));
    unwrap(table.undo(0));
    expect(table.record.entries.at(-1)).toEqual({ type: 'undo', seat: 0, takes: 1, agreed: [] });
  });

  test('TB-UNDO-3 undone entries stay in the record', () => {
    const table = open();
    unwrap(table.propose(0, walk));
    unwrap(table.undo(0));
    unwrap(table.propose(0, { type: 'walk', by: 2 }));
    expect(table.record.entries).toEqual([
      { type: 'act', seat: 0, action: walk },
      { type: 'undo', seat: 0, takes: 1 },
      { type: 'act', seat: 0, action: { type: 'walk', by: 2 } },
    ]);
    expect(table.planUndo(0)).toMatchObject(ok({ takes: 3 }));
  });

  test('TB-UNDO-4 after an undo of a draw the die is rolled again', () => {
    const faces = new Set<number>();
    const table = open('human', 'bot');
    const stream = Stream.of('anew');
    for (let i = 0; i < 20; i++) {
      unwrap(table.propose(0, feel));
      table.roll(stream);
      faces.add(steps(table)[0] as number);
      unwrap(table.undo(0));
    }
    expect([...faces].sort()).toEqual([1, 2, 3]);
  });

  test('a long game can be rewound to any earlier position', () => {
    const table = unwrap(
      Table.open(lanterns, { seats: 4 }, [{ player: 'human' }, ...Array(3).fill({ player: 'bot' })]),
    );
    const seen = new Map<number, string>();
    const stream = Stream.of('long');
    while (table.status().type !== 'over') {
      const status = table.status();
      if (status.type === 'chance') table.roll(stream);
      else if (status.type === 'seat') {
        if (status.seat === 0) seen.set(table.length + 1, JSON.stringify(table.snapshot()));
        unwrap(table.propose(status.seat, stream.below(2) ? feel : walk));
      }
    }
    expect(table.length).toBeGreaterThan(33);
    for (const [takes, snapshot] of [...seen].reverse()) {
      unwrap(table.undo(0, { takes }));
      expect(JSON.stringify(table.snapshot())).toBe(snapshot);
    }
  });
});
