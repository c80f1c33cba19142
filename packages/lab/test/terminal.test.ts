// A conversation in a terminal: what is told while somebody types does not take their words away.
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Io } from '../src/cli/io.ts';
import { Terminal } from '../src/play/terminal.ts';

function fakeTerminal(columns: number) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, { isTTY: true, columns }),
  );
  const written: string[] = [];
  stdout?.on('data', (data) => written.push(String(data)));
  const io = { stdin, stdout, stderr: stdout, env: {}, display: { columns, colour: false } } as unknown as Io;
  return { terminal: new Terminal(io), type: (text: string) => stdin?.write(text), written };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test('news are printed above what is being typed', async () => {
  const { terminal, type, written } = fakeTerminal(40);
  const asked = terminal.prompt('> ');
  type('say hel');
  await soon();
  written.length = 0;
  terminal.print('Red moves.');
  await soon();
  const [above = '', below = ''] = written.join('').split('Red moves.\n');
  // The line was cleared before, and is written again after.
  expect(above).toContain('\u001b[0J');
  expect(below).toContain('> say hel');
  type('lo\r');
  expect(await asked).toBe('say hello');
  terminal.close();
});

test('also if the typed line takes several rows', async () => {
  const { terminal, type, written } = fakeTerminal(20);
  const asked = terminal.prompt('> ');
  type('say a sentence of three rows, at least so long');
  await soon();
  written.length = 0;
  terminal.print('Red moves.');
  await soon();
  const [above = '', below = ''] = written.join('').split('Red moves.\n');
  expect(above).toContain('\u001b[2A');
  // What was told is not written over.
  expect(below).not.toContain('A\u001b');
  expect(below.startsWith('\u001b[1G\u001b[0J> say a sentence')).toBe(true);
  type('\r');
  expect(await asked).toBe('say a sentence of three rows, at least so long');
  terminal.close();
});

test('what is typed before the prompt is kept', async () => {
  const { terminal, type } = fakeTerminal(40);
  type('say ');
  await soon();
  const asked = terminal.prompt('> ');
  type('hello\r');
  expect(await asked).toBe('say hello');
  terminal.close();
});

test('Ctrl-C is noticed even while nothing is asked', async () => {
  const { terminal, type } = fakeTerminal(40);
  await soon();
  type('\u0003');
  await terminal.interrupted;
});
