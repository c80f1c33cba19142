import { lanterns } from '@undercroft/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Game,
  type GameRecord,
  must,
  readRecord,
  replay,
  Stream,
  Table,
  upTo,
  writeRecord,
} from '../src/index.ts';

const find = (id: string): Game | undefined => (id === lanterns.id ? (lanterns as Game) : undefined);

/** A game with everything a record can hold: actions, dice, undo with and without agreement, a change of seats. */
function story(seed: string | number): GameRecord {
  const table = must(Table.open(lanterns, { seats: 3 }));
  const stream = Stream.of(seed);
  must(table.sit(2, { player: 'bot', name: 'Rozi' }));
  while (table.status().type !== 'over') {
    table.roll(stream);
    const status = table.status();
    if (status.type !== 'seat') break;
    const legal = table.legal();
    must(table.propose(status.seat, legal[stream.below(legal.length)]));
    if (stream.below(6) === 0) table.undo(status.seat, { agreed: [0, 1, 2] });
  }
  return table.record;
}

const lines = (text: string): string[] => text.trimEnd().split('\n');
const file = (...parts: string[]): string => `${parts.join('\n')}\n`;
const take = (text: string) => {
  const record = readRecord(text);
  return record.ok ? replay(find, record.value) : record;
};

const record = story('record');
const text = writeRecord(record);

describe('a record', () => {
  test('TB-REC-1 replays to the same position and tells the same story', () => {
    const table = must(take(text));
    expect(table.record).toEqual(record);
    expect(must(take(writeRecord(table.record))).snapshot()).toEqual(table.snapshot());
    expect(record.entries.some(({ type }) => type === 'undo')).toBe(true);
  });

  test('TB-REC-1 every beginning of a record is a record', () => {
    for (let n = 0; n <= record.entries.length; n++) expect(must(replay(find, upTo(record, n))).length).toBe(n);
  });

  test('TB-REC-2 an entry that may not be played is named, with the refusal', () => {
    const entries = record.entries.map((entry, i) =>
      i === 4 ? { type: 'act' as const, seat: 9, action: { type: 'walk', by: 1 } } : entry,
    );
    expect(take(writeRecord({ ...record, entries }))).toMatchObject({
      ok: false,
      error: { kind: 'refused', entry: 5, refusal: { kind: 'no-such-seat', rule: 'TB-SEAT-1' } },
    });
  });

  test('TB-REC-2 an undo that claims more or less agreement than was needed is named', () => {
    const table = must(Table.open(lanterns, {}));
    must(table.propose(0, { type: 'feel' }));
    must(table.settle({ type: 'die', face: 1 }));
    must(table.undo(0, { agreed: [1] }));
    const forged = {
      ...table.record,
      entries: table.record.entries.map((entry) => (entry.type === 'undo' ? { ...entry, agreed: [] } : entry)),
    };
    expect(replay(find, forged)).toMatchObject({ ok: false, error: { kind: 'undo-disagrees', entry: 3 } });
  });

  test('TB-REC-2 an entry of a shape nobody knows is named', () => {
    const odd = JSON.stringify({ n: 1, type: 'wish', seat: 0, sum: '00000000' });
    expect(readRecord(file(lines(text)[0] as string, odd))).toMatchObject({
      ok: false,
      error: { kind: 'bad-entry', entry: 1 },
    });
  });

  test('TB-REC-3 a newer format, other rules, an unknown game and foreign files are refused as a whole', () => {
    const head = JSON.parse(lines(text)[0] as string);
    const withHead = (change: object) => take(file(JSON.stringify({ ...head, ...change }), ...lines(text).slice(1)));
    expect(withHead({ format: 2 })).toMatchObject({ error: { kind: 'newer-format', expected: 1, received: 2 } });
    expect(replay(find, { ...record, rules: 2 })).toMatchObject({
      error: { kind: 'newer-rules', expected: 1, received: 2 },
    });
    expect(replay((id) => ({ ...(find(id) as Game), rules: 2 }), record)).toMatchObject({
      error: { kind: 'older-rules' },
    });
    expect(replay(find, { ...record, game: 'chess' })).toMatchObject({
      error: { kind: 'unknown-game', received: 'chess' },
    });
    expect(replay(find, { ...record, options: { seats: 77 } })).toMatchObject({ error: { kind: 'bad-options' } });
    expect(take('{"pgn": "1. e4"}\n')).toMatchObject({ error: { kind: 'not-a-record' } });
    expect(take('1. e4 e5\n')).toMatchObject({ error: { kind: 'not-json' } });
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(take(`{"undercroft":"record","format":1,"options":${deep}}\n`)).toMatchObject({
      error: { kind: 'not-json' },
    });
    expect(take('')).toMatchObject({ error: { kind: 'empty' } });
  });

  test('TB-REC-4 cut off: after any line, and in the middle of any line', () => {
    const all = lines(text);
    for (let n = 1; n < all.length; n++) {
      expect(take(file(...all.slice(0, n)))).toMatchObject({ ok: false, error: { kind: 'truncated', entry: n } });
      const torn = file(...all.slice(0, n), (all[n] as string).slice(0, -3));
      expect(take(torn)).toMatchObject({ ok: false, error: { kind: 'not-json', entry: n } });
    }
  });

  test('TB-REC-4 what comes before the fault is sound, and can be watched', () => {
    const all = lines(text);
    const torn = readRecord(file(...all.slice(0, 9), '{"n":9,"ty'));
    expect(torn).toMatchObject({ ok: false, error: { kind: 'not-json', entry: 9 } });
    const sound = torn.ok ? undefined : torn.error.sound;
    expect(sound).toEqual(upTo(record, 8));
    expect(must(replay(find, sound as GameRecord)).length).toBe(8);
  });

  test('TB-REC-4 cut off in the middle, with the end line kept', () => {
    const all = lines(text);
    const short = file(...all.slice(0, 6), all.at(-1) as string);
    expect(take(short)).toMatchObject({
      error: { kind: 'truncated', entry: 6, expected: record.entries.length, received: 5 },
    });
  });

  test('TB-REC-4 two lines changed places, a line twice, a line gone', () => {
    const all = lines(text);
    const swapped = all.with(5, all[6] as string).with(6, all[5] as string);
    expect(take(file(...swapped))).toMatchObject({ error: { kind: 'out-of-order', entry: 5 } });
    expect(take(file(...all.toSpliced(5, 0, all[5] as string)))).toMatchObject({
      error: { kind: 'out-of-order', entry: 6 },
    });
    expect(take(file(...all.toSpliced(5, 1)))).toMatchObject({ error: { kind: 'out-of-order', entry: 5 } });
  });

  test('TB-REC-4 reordered and renumbered is still noticed', () => {
    const all = lines(text);
    const renumber = (line: string, n: number) => JSON.stringify({ ...JSON.parse(line), n });
    const swapped = all.with(5, renumber(all[6] as string, 5)).with(6, renumber(all[5] as string, 6));
    expect(take(file(...swapped))).toMatchObject({ error: { kind: 'damaged', entry: 5 } });
  });

  test('TB-REC-4 lines of another game mixed in', () => {
    const other = lines(writeRecord(story('another')));
    expect(take(file(...lines(text).slice(0, 12), ...other.slice(12)))).toMatchObject({
      ok: false,
      error: { entry: 12, kind: 'damaged' },
    });
  });

  test('TB-REC-4 something after the end', () => {
    expect(take(`${text}${lines(text)[1]}\n`)).toMatchObject({ error: { kind: 'left-over' } });
  });

  test('TB-REC-4 keys in another order are the same record', () => {
    const reversed = lines(text).map((line) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line)).reverse())),
    );
    expect(must(take(file(...reversed))).record).toEqual(record);
  });

  test('TB-REC-2, TB-REC-4 whatever is done to a file, it is read as it was or refused: nothing throws', () => {
    const damage = fc.record({ at: fc.nat(text.length - 1), cut: fc.nat(3), put: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const hurt = damages.reduce((now, { at, cut, put }) => now.slice(0, at) + put + now.slice(at + cut), text);
        const result = take(hurt);
        if (result.ok) expect(result.value.record).toEqual(record);
        else expect(result.error.kind).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 3000, seed: 7 },
    );
  });
});
