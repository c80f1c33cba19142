import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FirstMet, readTranscript, type TranscriptSection } from '@undercroft/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'undercroft-transcript-')), 'transcript.txt'));
const sections: TranscriptSection[] = [
  { heading: 'Events', entries: [{ key: 'moved', texts: ['It moves.', 'Mozog.'] }] },
  { heading: 'Endings', entries: [{ key: 'won', texts: ['You win.', 'Nyertél.'] }] },
];
const TEXT = '# A game\n\n## Events\n\nmoved | It moves. | Mozog.\n\n## Endings\n\nwon | You win. | Nyertél.\n';

describe('a transcript', () => {
  test('is a line for each entry, under its heading', () => {
    vi.stubEnv('UPDATE_TRANSCRIPT', '');
    expect(readTranscript(file, 'A game', sections)).toEqual({ stored: '', current: TEXT });
  });

  test('is written only when that is asked for', () => {
    writeFileSync(file, 'old');
    vi.stubEnv('UPDATE_TRANSCRIPT', '');
    expect(readTranscript(file, 'A game', sections).stored).toBe('old');
    vi.stubEnv('UPDATE_TRANSCRIPT', '1');
    expect(readTranscript(file, 'A game', sections).stored).toBe(TEXT);
    expect(readFileSync(file, 'utf8')).toBe(TEXT);
  });

  test.each([
    ['an empty text', { key: 'moved', texts: ['It moves.', ''] }],
    ['a separator in a text', { key: 'moved', texts: ['It | moves.'] }],
    ['two lines in a text', { key: 'moved', texts: ['It\nmoves.'] }],
  ])('does not take %s', (_name, entry) => {
    expect(() => readTranscript(file, 'A game', [{ heading: 'Events', entries: [entry] }])).toThrow('moved');
  });

  test('does not take a key twice', () => {
    const entry = { key: 'moved', texts: ['It moves.'] };
    expect(() => readTranscript(file, 'A game', [{ heading: 'Events', entries: [entry, entry] }])).toThrow('twice');
  });
});

test('of each key the first is kept, and keys are sorted', () => {
  const met = new FirstMet();
  met.add('b', () => ['first']);
  met.add('b', () => expect.fail('rendered twice'));
  met.add('a', () => ['other']);
  expect(met.has('b')).toBe(true);
  expect(met.has('c')).toBe(false);
  expect(met.entries).toEqual([
    { key: 'a', texts: ['other'] },
    { key: 'b', texts: ['first'] },
  ]);
});
