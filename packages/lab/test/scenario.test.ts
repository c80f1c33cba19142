import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { freshFolder, inside, undercroft } from './binary.ts';

const scenarios = fileURLToPath(new URL('../../pocket-sub/scenarios/', import.meta.url));

const scenario = {
  scenario: 1,
  game: 'pocket-sub',
  title: 'A sub goes north',
  rules: ['PS-MOVE-1'],
  steps: [
    { act: { type: 'sub', at: '-1,1:c' } },
    { act: { type: 'step', to: '-1,1:e0' }, expect: { asks: 'step', state: { move: { points: 2 } } } },
  ],
};
const sound = JSON.stringify(scenario, null, 2);

/** Checks one file with this content, and takes its path out of the answer. */
async function check(content: string) {
  const path = join(freshFolder(), 'it.json');
  writeFileSync(path, content);
  const { code, out } = await inside(['scenario', 'check', path]);
  return { code, out: out.replaceAll(path, 'it.json') };
}

describe('scenario check', () => {
  test('all scenarios of Pocket Sub hold, by folder and by file', () => {
    const files = readdirSync(scenarios).map((name) => join(scenarios, name));
    const summary = `${files.length} scenarios, ${files.length} hold\n`;
    expect(undercroft(['scenario', 'check', '--quiet', scenarios])).toEqual({ code: 0, out: summary, err: '' });
    expect(undercroft(['scenario', 'check', '--quiet', ...files]).out).toBe(summary);
  });

  test('one that holds says so', async () => {
    expect(await check(sound)).toEqual({ code: 0, out: 'it.json: holds. A sub goes north\n1 scenario, 1 holds\n' });
  });

  test('one that fails names step, place and both sides', async () => {
    const { code, out } = await check(sound.replace('"points": 2', '"points": 1'));
    expect(code).toBe(1);
    const line = sound.split('\n').findIndex((text) => text.includes('"points"')) + 1;
    expect(out).toContain('it.json: fails. A sub goes north\n');
    expect(out).toContain(`it.json:${line}:13: step 2, state.move.points\n    expected  1\n    received  2\n`);
    expect(out).toContain('1 scenario, 1 fails\n');
  });

  test('a step that is refused says why', async () => {
    const { code, out } = await check(sound.replace('"-1,1:e0"', '"1,0:c"'));
    expect(code).toBe(1);
    expect(out).toContain('step 2, the step itself is refused');
    expect(out).toContain('not-deep');
  });

  test.each([
    ['a comment', sound.replace('"scenario": 1,', '"scenario": 1, // one'), ':2:18: not JSON: JSON has no comments.'],
    [
      'a comma too many',
      sound.replace('"PS-MOVE-1"', '"PS-MOVE-1",'),
      'a value is expected here, perhaps after a comma too many.',
    ],
    ['an empty file', '', ':1:1: the file is empty.'],
    ['an unknown key', sound.replace('"asks"', '"askz"'), 'steps[1].expect.askz is not known here.'],
    ['a missing key', sound.replace('"title": "A sub goes north",', ''), 'title is missing.'],
    ['an unknown game', sound.replace('pocket-sub', 'pocket-whale'), ':3:3: game: unknown game, got pocket-whale.'],
    [
      'an impossible position',
      sound.replace('"steps"', '"position": { "subs": { "red": ["9,9:c"] } }, "steps"'),
      'position.subs.red[0]: no such region, got 9,9:c (PS-GEO-1).',
    ],
  ])('%s is named by line, column and reason', async (_name, content, reason) => {
    const { code, out } = await check(content);
    expect(code).toBe(1);
    expect(out).toContain(reason);
    expect(out).toMatch(/^it\.json:\d+:\d+: /);
    expect(out).toContain('1 scenario, 1 malformed\n');
  });

  test('files that are not there are wrong usage', async () => {
    expect(await inside(['scenario', 'check', '/nowhere.json'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('/nowhere.json is not there.'),
    });
    expect(await inside(['scenario', 'check'])).toMatchObject({ code: 2 });
  });
});
