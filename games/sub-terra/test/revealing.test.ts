// What no game can come to: a tile is redrawn only while the exit is in the stack. The clause holds all the same.
import { unwrap } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Event, subTerra } from '../rules/index.ts';
import { drawTile } from '../rules/revealing.ts';
import { TYPES } from '../rules/tiles.ts';
import { possible } from './possible.ts';

test('ST-CAVE-5 if the stack ends while a tile is redrawn, an Explore does not step', () => {
  const exit = { at: '1,0', tile: 'exit D', turn: 3 };
  const discarded = TYPES.flatMap(({ name, copies }) => Array<string>(copies).fill(name));
  const descent = unwrap(subTerra.load(possible({ cave: [{ at: '0,0', tile: 'start X' }, exit], discarded })));
  const events: Event[] = [];
  descent.exploring = 1;
  drawTile(descent, (event) => events.push(event));
  expect(events).toEqual([{ type: 'stack-empty', rule: 'ST-CAVE-5' }]);
  expect(descent.exploring).toBe(0);
});
