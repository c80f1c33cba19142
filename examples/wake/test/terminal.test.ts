// Wake in the built command line, as a player would meet it.
import { describe, expect, test } from 'vitest';
import { freshFolder, lines, undercroft } from '../../../packages/lab/test/binary.ts';

const env = { UNDERCROFT_EXAMPLES: '1' };

describe('in a terminal', () => {
  test('two bots play it to its end', () => {
    const { code, out } = undercroft(['play', 'wake', '--bot', '1,2=easy', '--seed', 'wake'], { env });
    expect(out).toMatch(/(Red|Blue) wins/);
    expect(code).toBe(0);
  });

  test('WK-MOVE-1 a refused move is explained with its clause', () => {
    const { out, err } = undercroft(['play', 'wake', '--seed', 'wake'], { env, input: 'd4\nq\n' });
    expect(out + err).toMatch(/d4.*\(WK-MOVE-1\)/);
  });

  test('it is an example: without the setting there is no such game', () => {
    const { code, err } = undercroft(['play', 'wake']);
    expect([code, err]).toEqual([2, expect.stringContaining('wake')]);
  });

  test('it is an example: without the setting its saves are passed over in silence', () => {
    const home = freshFolder();
    undercroft(['play', 'wake', '--seed', 'wake'], { env, home, input: lines('q') });
    const { code, err } = undercroft([], { home, input: lines('q') });
    expect([code, err]).toEqual([0, '']);
  });
});
