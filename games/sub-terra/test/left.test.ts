// What a position may say is left becomes what is gone.
import { unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { type Options, type Snapshot, subTerra } from '../rules/index.ts';

const snapshot = (change: Partial<Snapshot> = {}, options: Partial<Options> = {}): Snapshot => ({
  ...subTerra.save(unwrap(subTerra.open(options))),
  ...change,
});
const { left: whatIsLeft } = subTerra;
if (!whatIsLeft) throw new Error('Sub Terra knows what is left');
const rewrite = (left: object, change: Partial<Snapshot> = {}, options: Partial<Options> = {}) =>
  whatIsLeft.rewrite(snapshot(change, options), left, new Set(Object.keys(change)));

const START = { at: '0,0', tile: 'start X', turn: 0, marks: [], blasted: [] };
const tile = (name: string) => ({ ...START, at: '1,0', tile: name });
const ALL_BUT = (...left: string[]) => unwrap(rewrite({ stack: left })).discarded;

describe('the stack', () => {
  test('ST-COMP-1 every tile that is not left, placed, set aside or in hand was discarded', () => {
    expect(ALL_BUT('exit D')).toHaveLength(64);
    const reveal = { side: 'north' as const, exploring: false, hand: 'rough X', fromAside: false };
    const change = { cave: [START, tile('gas T')], aside: 'water X', reveal };
    const { discarded } = unwrap(rewrite({ stack: ['exit D', 'slide I'] }, change));
    expect(discarded).toHaveLength(60);
    const count = (name: string) => discarded.filter((one) => one === name).length;
    expect(['gas T', 'water X', 'rough X', 'slide I', 'exit D', 'start X'].map(count)).toEqual([1, 1, 2, 2, 0, 0]);
  });

  test('the position loads, and says so again', () => {
    const left = unwrap(rewrite({ stack: ['exit D', 'gas L'] }));
    const loaded = subTerra.save(unwrap(subTerra.load(JSON.parse(JSON.stringify(left)))));
    expect(loaded).toEqual(left);
  });

  test('what was discarded may be said too, in any order, if it fits', () => {
    const discarded = [...ALL_BUT('exit D', 'gas L')].reverse();
    expect(rewrite({ stack: ['gas L', 'exit D'] }, { discarded })).toMatchObject({ ok: true });
    expect(rewrite({ stack: ['exit D'] }, { discarded })).toEqual({
      ok: false,
      error: { kind: 'contradiction', rule: 'ST-COMP-1', path: ['discarded'] },
    });
  });

  test.each([
    [
      'four normal X',
      ['exit D', ...Array(4).fill('normal X')],
      {},
      'too-many-tiles',
      'ST-COMP-1',
      ['stack'],
      'normal X',
    ],
    ['two exits', ['exit D', 'exit D'], {}, 'too-many-tiles', 'ST-COMP-1', ['stack'], 'exit D'],
    [
      'a placed exit',
      ['exit D'],
      { cave: [START, tile('exit D')] },
      'too-many-tiles',
      'ST-COMP-1',
      ['stack'],
      'exit D',
    ],
    ['no exit', ['gas L'], {}, 'exit-missing', 'ST-SETUP-3', ['stack'], undefined],
    ['a top tile that is not in it', ['exit D'], { top: 'gas L' }, 'not-in-the-stack', 'ST-GEO-3', ['top'], 'gas L'],
  ])('%s is refused', (_name, stack, change, kind, rule, path, received) => {
    const error = { kind, rule, path, ...(received === undefined ? {} : { received }) };
    expect(rewrite({ stack }, change)).toEqual({ ok: false, error });
  });

  test('a top tile that was seen is one of the stack', () => {
    expect(rewrite({ stack: ['exit D', 'gas L'] }, { top: 'gas L' })).toMatchObject({ ok: true });
  });
});

describe('the unseen hazard cards', () => {
  test('ST-SETUP-5 all others were played', () => {
    const left = unwrap(rewrite({ unseenHazards: ['gas', 'gas', 'horror'] }));
    expect(left.hazards).toHaveLength(22);
    expect(left.hazards.filter((card) => card === 'gas')).toHaveLength(3);
    expect(left.discarded).toEqual([]);
  });

  test('ST-SETUP-4 the pool depends on the difficulty', () => {
    const expert = { difficulty: 'expert' } as const;
    const left = unwrap(rewrite({ unseenHazards: ['gas', 'severe gas'] }, {}, expert));
    expect(left.hazards).toHaveLength(18);
    expect(left.hazards.filter((card) => card.includes('severe'))).toHaveLength(4);
  });

  test('what was played may be said too, if it fits', () => {
    const unseen = [
      ...Array(5).fill('gas'),
      ...Array(5).fill('horror'),
      ...Array(5).fill('flood'),
      ...Array(5).fill('tremor'),
    ];
    const hazards = Array<string>(5).fill('cave-in');
    expect(rewrite({ unseenHazards: unseen }, { hazards })).toMatchObject({ ok: true });
    expect(rewrite({ unseenHazards: unseen }, { hazards: hazards.slice(1) })).toEqual({
      ok: false,
      error: { kind: 'contradiction', rule: 'ST-SETUP-4', path: ['hazards'] },
    });
  });

  test.each([
    ['too many of a kind', Array(6).fill('gas'), 'too-many-cards', 'ST-SETUP-4', 'gas'],
    ['a severe one in a normal game', Array(4).fill('severe gas'), 'too-many-cards', 'ST-SETUP-4', 'severe gas'],
    ['fewer than are put away', ['gas', 'gas'], 'too-few-cards', 'ST-SETUP-5', '2'],
  ])('%s is refused', (_name, unseenHazards, kind, rule, received) => {
    expect(rewrite({ unseenHazards })).toEqual({ ok: false, error: { kind, rule, path: ['unseenHazards'], received } });
  });
});

test('both can be said at once, and an error in either counts', () => {
  const both = rewrite({ stack: ['exit D'], unseenHazards: ['gas', 'gas', 'gas'] });
  expect(both).toMatchObject({ ok: true, value: { discarded: { length: 64 }, hazards: { length: 22 } } });
  expect(rewrite({ stack: ['exit D'], unseenHazards: [] })).toMatchObject({ ok: false });
  expect(rewrite({ stack: [], unseenHazards: ['gas', 'gas', 'gas'] })).toMatchObject({ ok: false });
});
