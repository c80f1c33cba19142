import { expect, test } from 'vitest';
import { bits, indices } from '../src/index.ts';

test('indices counts the names of a tuple from 0', () => {
  expect(indices(['north', 'east', 'south'])).toEqual({ north: 0, east: 1, south: 2 });
});

test('bits gives every name of a tuple a bit of its own', () => {
  expect(bits(['flood', 'rubble', 'rope'])).toEqual({ flood: 1, rubble: 2, rope: 4 });
});
