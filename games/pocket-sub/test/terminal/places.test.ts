import { describe, expect, test } from 'vitest';
import { readPlace } from '../../terminal/places.ts';
import { SPOTS, seaPlaces } from '../../words/places.ts';
import { ENGLISH, HUNGARIAN } from './both-languages.ts';

const cells = ['-1,0', '-1,1', '0,0', '1,-1', '1,0'];
const read = (text: string, { terminal } = ENGLISH) => readPlace(cells, text, terminal.place);

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
    expect(read(text)).toEqual({ type: 'place', region });
    expect(read(text, HUNGARIAN)).toEqual({ type: 'place', region });
  });

  test.each([
    ['3 DNy', '0,0:e4'],
    ['3dny', '0,0:e4'],
    ['3 délnyugat', '0,0:e4'],
    ['3. lapka, délnyugat', '0,0:e4'],
    ['3 delnyugat', '0,0:e4'],
    ['1 É', '-1,0:e0'],
    ['1 e', '-1,0:e0'],
    ['1 ény', '-1,0:e5'],
    ['4 k', '1,-1:c'],
    ['4 közép', '1,-1:c'],
  ])('%j is %s in Hungarian', (text, region) => {
    expect(read(text, HUNGARIAN)).toEqual({ type: 'place', region });
    expect(read(text)).toBeUndefined();
  });

  test.each(['3', 'SW', '', 'undo', '3 up', '3 swan', 'x3 sw', '3 s w x', '-3 sw'])('%j is not a place', (text) => {
    expect(read(text)).toBeUndefined();
  });

  test.each(['0 N', '6 N', '99 c'])('%j names a tile that is not there', (text) => {
    expect(read(text)).toEqual({ type: 'no-such-tile', tile: Number.parseInt(text, 10) });
  });

  test.each([ENGLISH, HUNGARIAN])('every name parses to its region in $language', (words) => {
    for (const cell of cells) {
      for (const spot of ['c', ...SPOTS.map((_, edge) => `e${edge}`)]) {
        const region = `${cell}:${spot}`;
        expect(read(words.game.at(region, seaPlaces(cells)), words)).toEqual({ type: 'place', region });
      }
    }
    expect(read(words.terminal.place.example, words)).toEqual({ type: 'place', region: '0,0:e4' });
  });
});
