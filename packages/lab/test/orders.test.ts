import { expect, test } from 'vitest';
import { readOrder } from '../src/play/orders.ts';

test.each([
  ['', { type: 'enter' }],
  ['   ', { type: 'enter' }],
  ['4', { type: 'choice', number: 4 }],
  [' 12 ', { type: 'choice', number: 12 }],
  ['3 SW', { type: 'place', text: '3 SW' }],
  ['-1', { type: 'place', text: '-1' }],
  ['u', { type: 'undo', who: '' }],
  ['Undo Blue', { type: 'undo', who: 'Blue' }],
  ['why 4 NE', { type: 'why', text: '4 NE' }],
  ['rule PS-MOVE-1', { type: 'rule', id: 'PS-MOVE-1' }],
  ['log', { type: 'log', all: false }],
  ['log all', { type: 'log', all: true }],
  ['save my game.jsonl', { type: 'save', path: 'my game.jsonl' }],
  ['board', { type: 'board' }],
  ['b', { type: 'board' }],
  ['odds', { type: 'odds' }],
  ['?', { type: 'help' }],
  ['HELP', { type: 'help' }],
  ['q', { type: 'quit' }],
  ['exit', { type: 'quit' }],
  ['constructor', { type: 'place', text: 'constructor' }],
])('%j', (line, order) => {
  expect(readOrder(line)).toEqual(order);
});
