import { lanterns, lanternsV2 } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import {
  carryOptions,
  fail,
  type Game,
  type GameRecord,
  openingTable,
  readRecord,
  replay,
  Table,
  type Tagged,
  truncateRecord,
  unwrap,
  writeRecord,
} from '../src/index.ts';
import { file, find, lines, load, record, text } from './record-support.ts';

describe('a record', () => {
  test('TB-REC-1 replays to the same record and position', () => {
    const table = unwrap(load(text));
    expect(table.record).toEqual(record);
    expect(unwrap(load(writeRecord(table.record))).snapshot()).toEqual(table.snapshot());
    expect(record.entries.some(({ type }) => type === 'undo')).toBe(true);
  });

  test('TB-REC-1 every prefix of a record is a record', () => {
    for (let n = 0; n <= record.entries.length; n++)
      expect(unwrap(replay(find, truncateRecord(record, n))).length).toBe(n);
  });

  test('TB-REC-2 an illegal entry is reported with its number and the refusal', () => {
    const entries = record.entries.map((entry, i) =>
      i === 4 ? { type: 'act' as const, seat: 9, action: { type: 'walk', by: 1 } } : entry,
    );
    expect(load(writeRecord({ ...record, entries }))).toMatchObject({
      ok: false,
      error: { kind: 'refused', entry: 5, refusal: { kind: 'no-such-seat', rule: 'TB-SEAT-1' } },
    });
  });

  test('TB-REC-2 an undo that claims too much or too little agreement is reported', () => {
    const table = unwrap(Table.open(lanterns, {}));
    unwrap(table.propose(0, { type: 'feel' }));
    unwrap(table.applyOutcome({ type: 'die', face: 1 }));
    unwrap(table.undo(0, { agreed: [1] }));
    const forged = {
      ...table.record,
      entries: table.record.entries.map((entry) => (entry.type === 'undo' ? { ...entry, agreed: [] } : entry)),
    };
    expect(replay(find, forged)).toEqual({
      ok: false,
      error: { kind: 'undo-disagrees', entry: 3, expected: '[1]', received: '[]' },
    });
    const silent = {
      ...table.record,
      entries: [...table.record.entries.slice(0, 2), { type: 'undo', seat: 0, takes: 1 }],
    };
    expect(replay(find, silent as GameRecord)).toMatchObject({ error: { expected: '[1]', received: 'none' } });
  });

  test('TB-REC-2 an undo that needed no agreement may not name any', () => {
    const table = unwrap(Table.open(lanterns, {}));
    unwrap(table.propose(0, { type: 'walk', by: 1 }));
    const undo = { type: 'undo' as const, seat: 0, takes: 1, agreed: [1] };
    const forged = { ...table.record, entries: [...table.record.entries, undo] };
    expect(replay(find, forged)).toEqual({
      ok: false,
      error: { kind: 'undo-disagrees', entry: 2, expected: 'none', received: '[1]' },
    });
    expect(replay(find, { ...forged, entries: [undo] })).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        entry: 1,
        refusal: { kind: 'not-your-entry', rule: 'TB-UNDO-1', detail: { entry: 1 } },
      },
    });
  });

  test('a listener gets each entry with its number and events, and the table after it', () => {
    const heard: unknown[] = [];
    const table = unwrap(replay(find, record, (applied, { length }) => heard.push([applied, length])));
    expect(heard).toHaveLength(record.entries.length);
    for (const [i, one] of heard.entries()) expect(one).toEqual([{ entry: i + 1, events: expect.anything() }, i + 1]);
    expect(table.length).toBe(heard.length);
    expect(JSON.stringify(heard)).toContain('"type":"reached"');
  });

  test('TB-REC-2 an entry of an unknown type is reported', () => {
    const odd = JSON.stringify({ n: 1, type: 'wish', seat: 0, sum: '00000000' });
    expect(readRecord(file(lines(text)[0] as string, odd))).toMatchObject({
      ok: false,
      error: { kind: 'bad-entry', entry: 1 },
    });
  });

  const act = { type: 'act', seat: 0, action: { type: 'feel' } };
  const sit = { type: 'sit', seat: 0, sitter: { player: 'bot' } };
  test.each<[object | number | null | string, object | undefined]>([
    [
      { n: 1, ...act, seat: -1 },
      { path: ['seat'], expected: '>=0', received: '-1' },
    ],
    [
      { n: 1, ...act, seat: 64 },
      { path: ['seat'], expected: '<=63', received: '64' },
    ],
    [
      { n: 1, ...act, seat: 0.5 },
      { path: ['seat'], received: '0.5' },
    ],
    [{ n: 1, ...act, more: 1 }, { path: ['more'] }],
    [{ n: 1, ...act, action: {} }, { path: ['action', 'type'] }],
    [
      { n: 1, type: 'chance', outcome: 3 },
      { path: ['outcome'], received: '3' },
    ],
    [{ n: 1, type: 'chance', outcome: { type: 'die' }, seat: 1 }, { path: ['seat'] }],
    [
      { n: 1, type: 'undo', seat: 0, takes: 0 },
      { path: ['takes'], expected: '>=1', received: '0' },
    ],
    [{ n: 1, type: 'undo', seat: 0, takes: 1, agreed: [64] }, { path: ['agreed', 0] }],
    [
      { n: 1, ...sit, sitter: { player: 'cat' } },
      { path: ['sitter', 'player'], received: '"cat"' },
    ],
    [
      { n: 1, ...sit, sitter: { player: 'bot', name: 7 } },
      { path: ['sitter', 'name'], received: '7' },
    ],
    [{ end: 0.5 }, undefined],
    [{ end: '0' }, undefined],
    [7, undefined],
    [null, undefined],
    ['text', undefined],
  ])('TB-REC-2 %j is no entry', (line, fault) => {
    const read = readRecord(file(lines(text)[0] as string, JSON.stringify(line)));
    const expected = { kind: 'bad-entry', entry: 1, sound: { ...record, entries: [] } };
    expect(read).toMatchObject({ ok: false, error: fault ? { ...expected, fault } : expected });
    if (!fault) expect(read).toEqual({ ok: false, error: expected });
  });

  const head = JSON.parse(lines(text)[0] as string);
  const dice = { table: 't', from: 0, hash: 'h' };
  test.each<[object, object]>([
    [{ format: 0 }, { path: ['format'], expected: '1', received: '0' }],
    [{ format: '2' }, { path: ['format'], expected: '1', received: '"2"' }],
    [{ game: 7 }, { path: ['game'] }],
    [{ rules: 0 }, { path: ['rules'], expected: '>=1', received: '0' }],
    [{ rules: 1.5 }, { path: ['rules'], received: '1.5' }],
    [{ seats: [{ player: 'cat' }] }, { path: ['seats', 0, 'player'] }],
    [{ more: 1 }, { path: ['more'] }],
    [{ dice: { ...dice, from: -1 } }, { path: ['dice', 'from'], expected: '>=0', received: '-1' }],
    [{ dice: { ...dice, from: 0.5 } }, { path: ['dice', 'from'] }],
    [{ dice: { ...dice, secret: 1 } }, { path: ['dice', 'secret'] }],
    [{ dice: { ...dice, more: 1 } }, { path: ['dice', 'more'] }],
  ])('TB-REC-3 a head with %j is refused', (change, fault) => {
    expect(readRecord(file(JSON.stringify({ ...head, ...change })))).toMatchObject({
      ok: false,
      error: { kind: 'not-a-record', fault: { kind: 'malformed', ...fault } },
    });
  });

  test('TB-REC-1 the dice of an online table and blank lines are kept and skipped', () => {
    const online = { ...record, dice: { ...dice, secret: 's' } };
    const written = writeRecord(online);
    expect(readRecord(written.replaceAll('\n', '\n \n\n'))).toEqual({ ok: true, value: online });
    expect(readRecord(written.replace('"from":0', '"from":1'))).toMatchObject({ error: { kind: 'damaged', entry: 1 } });
  });

  test('TB-REC-4 the sums of a file never change: old files carry them', () => {
    const entries = [{ type: 'act' as const, seat: 0, action: { type: 'walk', by: 1 } }];
    const seats = [{ player: 'human' as const }, { player: 'bot' as const, name: 'Rozi' }];
    const written = writeRecord({ format: 1, game: 'lanterns', rules: 1, options: { seats: 2 }, seats, entries });
    expect(lines(written)).toEqual([
      '{"undercroft":"record","format":1,"game":"lanterns","rules":1,"options":{"seats":2},"seats":[{"player":"human"},{"player":"bot","name":"Rozi"}]}',
      '{"n":1,"type":"act","seat":0,"action":{"type":"walk","by":1},"sum":"e107dea9"}',
      '{"end":1,"sum":"e107dea9"}',
    ]);
    expect(written.endsWith('}\n')).toBe(true);
  });

  test('TB-REC-1 a file that an editor gave a byte order mark or other line ends is the same record', () => {
    expect(readRecord(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual({ ok: true, value: record });
  });

  describe('of earlier rules', () => {
    const current = lanternsV2 as Game;
    const findCurrent = () => current;
    const walk = (by: number) => ({ type: 'walk', by }) as Tagged;
    const old: GameRecord = {
      format: 1,
      game: 'lanterns',
      rules: 1,
      options: { seats: 2 },
      seats: [{ player: 'human' }, { player: 'human' }],
      entries: Array.from({ length: 10 }, (_, i) => ({ type: 'act', seat: i % 2, action: walk(2) })),
    };

    test('TB-REC-3 is read and played on under those rules, and stays a record of them', () => {
      const table = unwrap(replay(findCurrent, old));
      expect(table.game.rules).toBe(1);
      unwrap(table.propose(0, walk(2)));
      // 12 steps, the end under version 1; under version 2 there are 15.
      expect(table.status()).toMatchObject({ type: 'over', ending: { scores: [1, 0] } });
      expect(table.record).toMatchObject({ rules: 1, options: { seats: 2 }, entries: { length: 11 } });
      expect(unwrap(readRecord(writeRecord(table.record)))).toEqual(table.record);
    });

    test('TB-REC-3 the same moves under the present rules are another game', () => {
      const table = unwrap(replay(findCurrent, { ...old, rules: 2 }));
      unwrap(table.propose(0, walk(2)));
      expect(table.status()).toMatchObject({ type: 'seat', seat: 1 });
      expect(table.record).toMatchObject({ rules: 2, options: { seats: 2, bottom: 15 } });
    });

    test('TB-REC-3 rules that are not known are refused, newer and older ones', () => {
      expect(replay(findCurrent, { ...old, rules: 3 })).toMatchObject({
        error: { kind: 'newer-rules', expected: 2, received: 3 },
      });
      const forgetful = () => ({ ...current, earlier: [] });
      expect(replay(forgetful, old)).toMatchObject({ error: { kind: 'older-rules', expected: 2, received: 1 } });
    });

    test('TB-REC-3 its opening is that of its rules', () => {
      expect(unwrap(openingTable(findCurrent, old)).snapshot()).toEqual({ steps: [0, 0], seat: 0, feeling: false });
      expect(openingTable(findCurrent, { ...old, options: { seats: 2, bottom: 12 } })).toMatchObject({
        error: { kind: 'bad-options', fault: { path: ['bottom'] } },
      });
    });

    test('TB-REC-3 a new game takes its options over, as far as the present rules know them', () => {
      expect(carryOptions(current, { seats: 3 })).toEqual({ ok: true, value: { seats: 3, bottom: 15 } });
      expect(carryOptions(current, { seats: 3, bottom: 12 })).toEqual({ ok: true, value: { seats: 3, bottom: 12 } });
      expect(carryOptions(current, { seats: 3, bottom: 99, lamp: 'oil' })).toEqual({
        ok: true,
        value: { seats: 3, bottom: 15 },
      });
      const strict = { ...current, open: () => fail({ kind: 'closed', path: ['door'] }) } as Game;
      expect(carryOptions(strict, { seats: 3 })).toEqual({ ok: false, error: { kind: 'closed', path: ['door'] } });
      expect(carryOptions(strict, 'junk').ok).toBe(false);
    });
  });

  test('TB-REC-3 a newer format, unknown rules, an unknown game and other files are refused entirely', () => {
    const head = JSON.parse(lines(text)[0] as string);
    const withHead = (change: object) => load(file(JSON.stringify({ ...head, ...change }), ...lines(text).slice(1)));
    expect(withHead({ format: 2 })).toMatchObject({ error: { kind: 'newer-format', expected: 1, received: 2 } });
    expect(replay(find, { ...record, rules: 2 })).toMatchObject({
      error: { kind: 'newer-rules', expected: 1, received: 2 },
    });
    expect(replay((id) => ({ ...(find(id) as Game), rules: 2 }), record)).toEqual({
      ok: false,
      error: { kind: 'older-rules', expected: 2, received: 1 },
    });
    expect(replay(find, { ...record, game: 'chess' })).toMatchObject({
      error: { kind: 'unknown-game', received: 'chess' },
    });
    expect(replay(find, { ...record, options: { seats: 77 } })).toMatchObject({
      error: { kind: 'bad-options', fault: { kind: 'malformed', path: ['seats'] } },
    });
    for (const other of ['{"pgn": "1. e4"}', '7', 'null', '{"undercroft":"results"}'])
      expect(load(`${other}\n`)).toEqual({ ok: false, error: { kind: 'not-a-record' } });
    expect(load('1. e4 e5\n')).toMatchObject({ error: { kind: 'not-json' } });
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(load(`{"undercroft":"record","format":1,"options":${deep}}\n`)).toMatchObject({
      error: { kind: 'not-json' },
    });
    expect(load('')).toEqual({ ok: false, error: { kind: 'empty' } });
    expect(load(' \n\n')).toEqual({ ok: false, error: { kind: 'empty' } });
  });
});
