// A conversation in a terminal: what is told while somebody types does not take their words away.
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Io } from '../src/cli/io.ts';
import { Talk } from '../src/play/talk.ts';

function terminal(columns: number) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, { isTTY: true, columns }),
  );
  const written: string[] = [];
  stdout?.on('data', (data) => written.push(String(data)));
  const io = { stdin, stdout, stderr: stdout, env: {}, paper: { columns, colour: false } } as unknown as Io;
  return { talk: new Talk(io), type: (text: string) => stdin?.write(text), written };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test('news stand above what is being typed', async () => {
  const { talk, type, written } = terminal(40);
  const asked = talk.ask('> ');
  type('say hel');
  await soon();
  written.length = 0;
  talk.say('Red moves.');
  await soon();
  const [above = '', below = ''] = written.join('').split('Red moves.\n');
  // The line was cleared before, and is written again after.
  expect(above).toContain('\u001b[0J');
  expect(below).toContain('> say hel');
  type('lo\r');
  expect(await asked).toBe('say hello');
  talk.close();
});

test('also where it takes several rows', async () => {
  const { talk, type, written } = terminal(20);
  const asked = talk.ask('> ');
  type('say a sentence of three rows, at least so long');
  await soon();
  written.length = 0;
  talk.say('Red moves.');
  await soon();
  const [above = '', below = ''] = written.join('').split('Red moves.\n');
  expect(above).toContain('\u001b[2A');
  // What was told is not written over.
  expect(below).not.toContain('A\u001b');
  expect(below.startsWith('\u001b[1G\u001b[0J> say a sentence')).toBe(true);
  type('\r');
  expect(await asked).toBe('say a sentence of three rows, at least so long');
  talk.close();
});

test('who types before they are asked is heard as they typed', async () => {
  const { talk, type } = terminal(40);
  type('say ');
  await soon();
  const asked = talk.ask('> ');
  type('hello\r');
  expect(await asked).toBe('say hello');
  talk.close();
});

test('Ctrl-C is told, also while nothing is asked', async () => {
  const { talk, type } = terminal(40);
  await soon();
  type('\u0003');
  await talk.left;
});
