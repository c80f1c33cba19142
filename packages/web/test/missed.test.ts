// What is told to somebody who comes back: which lines, in which order, and whether any at all.
import type { Entry, Game, GameRecord, Playable } from '@undercroft/engine';
import { completeView } from '@undercroft/page-kit/complete-view';
import { CAVERS, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { CompleteView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { isWorthTelling, keptBy, type Missed, missedOf, transitionsAfter } from '../src/online/missed.ts';
import { movedFrom } from '../src/online/moved-from.ts';
import { seenByActing } from '../src/online/seen.ts';
import { type GroupedLine, type LogEntry, logOf } from '../src/stage/log-entries.ts';
import { subTerraEn } from './game-words.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const line = (text: string, more: Partial<GroupedLine> = {}): GroupedLine => ({
  icon: 'move',
  text,
  rule: 'ST-TURN-1',
  tone: 'plain',
  joins: false,
  ...more,
});
const entry = (n: number, ...lines: GroupedLine[]): LogEntry => ({ entry: n, lines, undone: false, isOpen: false });
const round = (n: number) => entry(n, line(`Round ${n}.`, { tone: 'heading' }));
const ran = (n: number, who = 'bodyguard') => entry(n, line(`${who} ran ${n}.`, { who }));
const gas = (n: number, ...hurt: string[]) =>
  entry(
    n,
    line(`Gas ${n}.`, { tone: 'bad', icon: 'gas' }),
    ...hurt.map((who) => line(`${who} loses 1 health.`, { tone: 'bad', who, joins: true })),
  );

const missed = (log: readonly LogEntry[], more: Partial<Parameters<typeof missedOf>[0]> = {}): Missed =>
  missedOf({ log, seen: 0, own: new Set(['medic']), said: [], names: ['Anna', 'Medic'], ...more });

const texts = ({ lines }: Missed): string[] =>
  lines.map((one) =>
    one.kind === 'said'
      ? `${one.isToYou ? 'to you' : 'said'}: ${one.text}`
      : one.sentences.map(({ text }) => text).join(' '),
  );

describe('the lines', () => {
  test('are at most four, harm to yours first, then in order of time, words last', () => {
    const log = [ran(1), ran(2), gas(3, 'bodyguard'), gas(4, 'scout', 'medic'), ran(5), gas(6)];
    const said = [
      { name: 'Dóra', text: 'Nice. ANNA, can you reach me?' },
      { name: 'Bence', text: 'Hello' },
    ];
    expect(texts(missed(log, { said }))).toEqual([
      'Gas 4. medic loses 1 health.',
      'Gas 3. bodyguard loses 1 health.',
      'Gas 6.',
      'to you: Nice. ANNA, can you reach me?',
    ]);
  });

  test('among equals tell of the latest', () => {
    expect(texts(missed([1, 2, 3, 4, 5, 6].map((n) => ran(n))))).toEqual(
      [3, 4, 5, 6].map((n) => `bodyguard ran ${n}.`),
    );
  });

  test('leave out what was seen, what was taken back, and what one did oneself', () => {
    const log = [ran(1), ran(2), { ...ran(3), undone: true }, ran(4, 'medic'), ran(5)];
    expect(texts(missed(log, { seen: 1 }))).toEqual(['bodyguard ran 2.', 'bodyguard ran 5.']);
  });

  test('take a name for a word of its own only', () => {
    const said = [
      { name: 'Bence', text: 'Annabel is here' },
      { name: 'Bence', text: 'the medic, please' },
    ];
    expect(texts(missed([], { said }))).toEqual(['said: Annabel is here', 'to you: the medic, please']);
  });
});

describe('it is worth telling', () => {
  test('when somebody was hurt or spoke to you, or when more than a round has passed', () => {
    expect(isWorthTelling(missed([ran(1)]))).toBe(false);
    expect(isWorthTelling(missed([gas(1)]))).toBe(false);
    expect(isWorthTelling(missed([gas(1, 'scout')]))).toBe(true);
    expect(isWorthTelling(missed([], { said: [{ name: 'Bence', text: 'Anna!' }] }))).toBe(true);
    expect(isWorthTelling(missed([round(1), ran(2), round(3)]))).toBe(true);
  });

  test('not when a few moves were missed, though a round began between them', () => {
    expect(isWorthTelling(missed([ran(1), round(2)]))).toBe(false);
    expect(isWorthTelling(missed([ran(1), round(2), ran(3)]))).toBe(false);
    expect(isWorthTelling(missed([round(1), round(2)]))).toBe(false);
  });
});

const game = subTerra as unknown as Game;
const view = (await completeView(subTerraView({ game: subTerraEn, page }))) as unknown as CompleteView;
const [record] = goldenRecords(game) as [GameRecord];
/** In which nothing was taken back, so that an entry more moves nothing. */
const straight = goldenRecords(game).find(({ entries }) => entries.every(({ type }) => type !== 'undo')) as GameRecord;

describe('of a whole game', () => {
  test('the reasons are the sentences of the log', () => {
    const log = logOf(view, record);
    const known = new Set(log.flatMap(({ lines }) => lines.map(({ text }) => text)));
    const found = missedOf({ log, seen: 0, own: new Set(['medic']), said: [], names: [] });
    expect(found.lines).toHaveLength(4);
    for (const one of found.lines)
      if (one.kind === 'log')
        for (const { text } of one.sentences) expect(known.has(text) || text.includes(', then')).toBe(true);
  });

  test('what is watched leads from what was seen to what is there', () => {
    const seen = Math.floor(record.entries.length / 2);
    const all = transitionsAfter(game as unknown as Playable, record, seen);
    expect(all.length).toBeGreaterThan(5);
    expect(all.map((one) => one.entry).every((n) => n > seen)).toBe(true);
    for (const [i, { before }] of all.entries()) if (i > 0) expect(before).toEqual(all[i - 1]?.after);
    let end: unknown;
    replayed(game, record, ({ after }) => {
      end = after;
    });
    expect(view.at(all.at(-1)?.after).snapshot).toEqual(view.at(end).snapshot);
  });

  test('what was taken back is not watched', () => {
    const first = record.entries.findIndex(({ type }) => type === 'act') + 1;
    const cut: Entry[] = [...record.entries.slice(0, first), { type: 'undo', seat: 0, takes: first }];
    expect(
      transitionsAfter(game as unknown as Playable, { ...record, entries: cut }, 0).every((one) => one.entry < first),
    ).toBe(true);
  });

  test('a bot tells what it decided since it took the seat, and nothing of before', () => {
    const acts = straight.entries.flatMap((one, i) => (one.type === 'act' && one.seat === 0 ? [i] : []));
    const from = acts[1] as number;
    const sit: Entry = { type: 'sit', seat: 0, sitter: { player: 'bot', name: 'novice' } };
    const taken = { ...straight, entries: [...straight.entries.slice(0, from), sit, ...straight.entries.slice(from)] };
    const own = new Set(CAVERS);
    const kept = keptBy(view, taken, { seat: 0, own });
    expect(kept.decisions).toBe(acts.filter((i) => i >= from).length);
    expect(kept.lines).toHaveLength(4);
    expect(kept.more).toBeGreaterThan(0);
    for (const { sentences } of kept.lines) expect(sentences.length).toBeGreaterThan(0);
    expect(keptBy(view, taken, { seat: 0, own: new Set() }).lines).toEqual([]);
    const late = { ...straight, entries: [...straight.entries, sit] };
    expect(keptBy(view, late, { seat: 0, own })).toEqual({ decisions: 0, lines: [], more: 0 });
  });
});

describe('what somebody did themselves', () => {
  const act = (seat: number): Entry => ({ type: 'act', seat, action: { type: 'end' } });
  const sit = (seat: number, player: 'human' | 'bot'): Entry => ({ type: 'sit', seat, sitter: { player } });

  test('was seen with everything before it', () => {
    expect(seenByActing([act(0), act(1), act(0), act(1)], [0])).toBe(3);
    expect(seenByActing([act(1), act(2)], [0])).toBe(0);
  });

  test('is not what somebody did who had the seat before them', () => {
    expect(seenByActing([act(0), act(1), act(2), sit(0, 'human')], [0])).toBe(4);
    expect(seenByActing([act(0), act(1), sit(0, 'human'), act(2), sit(1, 'human')], [0])).toBe(3);
  });

  test('is not what a bot did for them', () => {
    expect(seenByActing([act(0), sit(0, 'bot'), act(0), act(1)], [0])).toBe(1);
    expect(seenByActing([act(0), sit(0, 'bot'), act(0), sit(0, 'human'), act(0)], [0])).toBe(5);
  });
});

describe('a game that was moved', () => {
  const chance = record.entries.filter(({ type }) => type === 'chance').length;
  const sit = (name: string): Entry => ({ type: 'sit', seat: 0, sitter: { player: 'human', name } });

  test('tells whose device the first rolls came from', () => {
    const entries = [...record.entries, sit('Anna'), sit('Bence')];
    const about = { value: { from: { entries: record.entries.length } } };
    expect(movedFrom({ record: { ...record, entries }, about })).toEqual({ rolls: chance, name: 'Anna' });
  });

  test('one that was begun at the table tells nothing', () => {
    expect(movedFrom({ record, about: { value: {} } })).toBeUndefined();
    expect(movedFrom({ record, about: { value: { from: { table: 'T', entries: 0 } } } })).toBeUndefined();
  });
});
