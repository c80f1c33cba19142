import { describe, expect, test } from 'vitest';
import { loadCommandLineWords } from '../../words/src/terminal.ts';
import { commandWords, readPlayCommand } from '../src/play/commands.ts';
import { english } from '../src/words/english.ts';

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
])('%j', (line, command) => {
  expect(readPlayCommand(line, english.commands)).toEqual(command);
});

const { commands: hungarian } = await loadCommandLineWords('hu');

describe('in Hungarian', () => {
  test.each([
    ['vissza Kék', { type: 'undo', who: 'Kék' }],
    ['miért 3 DNy', { type: 'why', text: '3 DNy' }],
    ['miert 3 DNy', { type: 'why', text: '3 DNy' }],
    ['Napló mind', { type: 'log', all: true }],
    ['log all', { type: 'log', all: true }],
    ['napló', { type: 'log', all: false }],
    ['SÚGÓ', { type: 'help' }],
    ['undo', { type: 'undo', who: '' }],
    ['q', { type: 'quit' }],
    ['kilépés', { type: 'quit' }],
    ['üzenet hali', { type: 'place', text: 'üzenet hali' }],
  ])('%j', (line, command) => {
    expect(readPlayCommand(line, hungarian)).toEqual(command);
  });

  test('its words are not understood in English', () => {
    expect(readPlayCommand('vissza', english.commands)).toEqual({ type: 'place', text: 'vissza' });
  });

  test('no two commands share a word', () => {
    const words = commandWords(hungarian);
    expect(new Set(words).size).toBe(words.length);
    expect(new Set(Object.values(hungarian)).size).toBe(Object.keys(hungarian).length);
  });
});
