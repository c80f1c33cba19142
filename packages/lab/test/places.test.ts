import { describe, expect, test } from 'vitest';
import { DIRECTIONS, placeName, readPlace } from '../src/screens/pocket-sub/places.ts';

const cells = ['-1,0', '-1,1', '0,0', '1,-1', '1,0'];

describe('places', () => {
  test.each([
    ['3 SW', '0,0:e4'],
    ['3sw', '0,0:e4'],
    ['  3  sw ', '0,0:e4'],
    ['3-sw', '0,0:e4'],
    ['3 south-west', '0,0:e4'],
    ['3 southwest', '0,0:e4'],
    ['tile 3 South West', '0,0:e4'],
    ['1 N', '-1,0:e0'],
    ['4 c', '1,-1:c'],
    ['4 centre', '1,-1:c'],
    ['4 center', '1,-1:c'],
    ['4c', '1,-1:c'],
  ])('%j is %s', (text, region) => {
    expect(readPlace(cells, text)).toEqual({ type: 'place', region });
  });

  test.each(['3', 'SW', '', 'undo', '3 up', '3 swan', 'x3 sw', '3 s w x', '-3 sw'])('%j is no place', (text) => {
    expect(readPlace(cells, text)).toBeUndefined();
  });

  test.each(['0 N', '6 N', '99 c'])('%j names a tile that is not there', (text) => {
    expect(readPlace(cells, text)).toEqual({ type: 'no-such-tile', tile: Number.parseInt(text, 10) });
  });

  test('every name is read back as its region', () => {
    for (const cell of cells) {
      for (const spot of ['c', ...DIRECTIONS.map((_, edge) => `e${edge}`)]) {
        const region = `${cell}:${spot}`;
        expect(readPlace(cells, placeName(cells, region))).toEqual({ type: 'place', region });
      }
    }
    expect(placeName(cells, '0,0:e4')).toBe('3 SW');
    expect(placeName(cells, '1,0:c')).toBe('5 centre');
    expect(placeName(cells, '1,0')).toBe('tile 5');
  });
});
