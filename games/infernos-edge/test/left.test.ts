// What a position may say is left in the bag.
import { unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { infernosEdge, type Snapshot } from '../rules/index.ts';
import { TYPES } from '../rules/tiles.ts';

const BOX = TYPES.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name));
const without = (...names: string[]): string[] => {
  const rest = [...BOX];
  for (const name of names) rest.splice(rest.indexOf(name), 1);
  return rest;
};

const { left: whatIsLeft } = infernosEdge;
if (!whatIsLeft) throw new Error("Inferno's Edge knows what is left");
const rewrite = (bag: readonly string[], change: Partial<Snapshot> = {}) =>
  whatIsLeft.rewrite(
    { ...infernosEdge.save(unwrap(infernosEdge.open({}))), ...change },
    { bag },
    new Set(Object.keys(change)),
  );
const laid = (tile: string) => ({ at: '0,1', tile, turn: 0, marks: [], blasted: [], keys: 0 });

describe('IE-COMP-1 the bag', () => {
  test('holds every tile that is neither placed nor in hand, in any order', () => {
    expect(BOX).toHaveLength(30);
    expect(rewrite([...BOX].reverse())).toMatchObject({ ok: true, value: { discarded: false } });
    const reveal = { from: '0,0', side: 'south' as const, exploring: false, hand: 'key D', other: 'lava X' };
    const change = { temple: [laid('dart L'), laid('journal T')], reveal };
    expect(rewrite(without('dart L', 'key D', 'lava X'), change)).toMatchObject({ ok: true });
  });

  test.each([
    ['a tile that is in the temple', BOX, { temple: [laid('bridge I')] }, 'not-in-the-bag', ['bag', 4], 'bridge I'],
    ['one too many', [...BOX, 'key D'], {}, 'not-in-the-bag', ['bag', 30], 'key D'],
    ['one too few', without('ruin X 1'), {}, 'missing-from-the-bag', ['bag'], 'ruin X 1'],
  ])('%s is refused', (_name, bag, change, kind, path, received) => {
    expect(rewrite(bag, change)).toEqual({ ok: false, error: { kind, rule: 'IE-COMP-1', path, received } });
  });

  test('a position that does not say it stays as it is', () => {
    const snapshot = infernosEdge.save(unwrap(infernosEdge.open({})));
    expect(whatIsLeft.rewrite(snapshot, {}, new Set())).toEqual({ ok: true, value: snapshot });
  });
});

describe('IE-MAP-4 an empty bag', () => {
  test('with a single tile missing was discarded, too', () => {
    const temple = without('key D').map(laid);
    expect(rewrite([], { temple })).toMatchObject({ ok: true, value: { discarded: true } });
    expect(rewrite([], { temple, discarded: false })).toMatchObject({ ok: false, error: { kind: 'contradiction' } });
  });

  test('with tiles missing was discarded', () => {
    expect(rewrite([])).toMatchObject({ ok: true, value: { discarded: true } });
    expect(rewrite([], { discarded: true })).toMatchObject({ ok: true, value: { discarded: true } });
  });

  test('with all tiles placed was not, unless the position says so', () => {
    const temple = BOX.map(laid);
    expect(rewrite([], { temple })).toMatchObject({ ok: true, value: { discarded: false } });
    expect(rewrite([], { temple, discarded: true })).toMatchObject({ ok: true, value: { discarded: true } });
  });

  test.each([
    ['discarded, but full', BOX, true],
    ['not discarded, but empty', [], false],
  ])('%s is a contradiction', (_name, bag, discarded) => {
    expect(rewrite(bag, { discarded })).toEqual({
      ok: false,
      error: { kind: 'contradiction', rule: 'IE-MAP-4', path: ['discarded'], received: `${discarded}` },
    });
  });
});
