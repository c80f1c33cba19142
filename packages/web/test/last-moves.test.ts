// What others did last is marked until your own turn is over.
import { type Entry, truncateRecord } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { expect, test } from 'vitest';
import type { Session, Transition } from '../src/play/session.ts';
import { LastMoves } from '../src/stage/last-moves.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const [ANNA, BOT, OTHER_BOT] = [0, 1, 2];

/** Entries of these seats, in order; what happened in them is told to `note`. */
function seen(...seats: readonly number[]) {
  const entries = seats.map((seat) => ({ type: 'act', seat }));
  const moves = new LastMoves({ record: { entries } } as unknown as Session);
  const note = (entry: number, ...steps: readonly (readonly [from: string, to: string])[]) =>
    moves.note({
      entry,
      events: steps.map(([from, to]) => ({ type: 'moved', rule: '', from, to })),
    } as unknown as Transition);
  return { moves, note };
}

test('all steps of a turn are one way', () => {
  const { moves, note } = seen(BOT, BOT);
  note(1, ['0,0', '1,0']);
  note(2, ['1,0', '1,1']);
  expect(moves.of(ANNA)).toEqual([{ seat: BOT, way: ['0,0', '1,0', '1,1'] }]);
});

test('somebody else of the same seat begins a way of their own', () => {
  const { moves, note } = seen(BOT);
  note(1, ['0,0', '1,0'], ['5,5', '5,6']);
  expect(moves.of(ANNA)).toEqual([{ seat: BOT, way: ['5,5', '5,6'] }]);
});

test('they stay while one acts, in the order they were made, and nobody sees their own', () => {
  const { moves, note } = seen(BOT, OTHER_BOT, ANNA, BOT);
  note(1, ['0,0', '1,0']);
  note(2, ['2,0', '3,0']);
  note(3, ['7,0', '8,0']);
  expect(moves.of(ANNA).map(({ seat }) => seat)).toEqual([BOT, OTHER_BOT]);
  note(4, ['1,0', '1,1']);
  expect(moves.of(ANNA)).toEqual([
    { seat: OTHER_BOT, way: ['2,0', '3,0'] },
    { seat: BOT, way: ['1,0', '1,1'] },
  ]);
});

test('who stays where they are leaves no mark', () => {
  const { moves, note } = seen(BOT);
  note(1);
  expect(moves.of(ANNA)).toEqual([]);
});

test('a game that is opened again shows what was shown before; what was taken back is not shown', () => {
  const [record] = goldenRecords(pocketSub);
  if (!record) throw new Error('there is no golden game');
  const begun = truncateRecord(record, 60);
  const session = { game: pocketSub, record: begun } as unknown as Session;
  const [watched, opened] = [new LastMoves(session), new LastMoves(session)];
  let entry = 0;
  replayed(pocketSub, begun, ({ events }) => watched.note({ entry: ++entry, events }));
  opened.restore();
  expect(opened.of(undefined)).toEqual(watched.of(undefined));
  expect(opened.of(undefined).map(({ seat }) => seat)).toEqual(expect.arrayContaining([0, 1]));

  const last = begun.entries.findLastIndex(({ type }) => type === 'act');
  const undo: Entry = { type: 'undo', seat: 0, takes: last + 1 };
  const taken = new LastMoves({ game: pocketSub, record: { ...begun, entries: [...begun.entries, undo] } } as never);
  const before = new LastMoves({ game: pocketSub, record: truncateRecord(begun, last) } as never);
  taken.restore();
  before.restore();
  expect(taken.of(undefined)).toEqual(before.of(undefined));
});
