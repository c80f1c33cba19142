import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { freshFolder, inside, undercroft } from './binary.ts';

const scenarios = fileURLToPath(new URL('../../../games/pocket-sub/scenarios/', import.meta.url));

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
    ['a file nested too deep', '['.repeat(100_000), ':1:101: lists and objects are nested more than 100 deep here.'],
    ['an empty file', '', ':1:1: the file is empty.'],
    ['an unknown key', sound.replace('"asks"', '"askz"'), 'steps[1].expect.askz is not known here.'],
    ['a missing key', sound.replace('"title": "A sub goes north",', ''), 'title is missing.'],
    ['an unknown game', sound.replace('pocket-sub', 'pocket-whale'), ':3:3: game: unknown game, got pocket-whale.'],
    [
      'an impossible position',
      sound.replace('"steps"', '"position": { "subs": { "red": ["9,9:c"] } }, "steps"'),
      'position.subs.red[0]: no such region, got 9,9:c (PS-GEO-1).',
    ],
    [
      'two moves in a step',
      sound.replace('"act": {', '"sit": { "seat": 0, "player": "bot" }, "act": {'),
      ':9:5: steps[0]: two moves in a step, got act,sit.',
    ],
    [
      'a type that does not exist',
      sound.replace('"asks": "step"', '"forbids": [{ "type": "setp" }]'),
      'steps[1].expect.forbids[0].type: expected "place-cc", "place-sub", "whirlpool", "tokens", "sub", "step", "mine" or "tile", got "setp". Did you mean step?',
    ],
    [
      'an event that does not exist',
      sound.replace('"asks": "step"', '"silent": [{ "type": "mine-layed" }]'),
      'got "mine-layed". Did you mean mine-laid?',
    ],
    [
      'a field that does not exist',
      sound.replace('"asks": "step"', '"silent": [{ "type": "hero", "flet": "red" }]'),
      'steps[1].expect.silent[0].flet is not known here. Did you mean fleet?',
    ],
    [
      'a field that resembles none',
      sound.replace('"asks": "step"', '"silent": [{ "type": "hero", "xyz": "red" }]'),
      'steps[1].expect.silent[0].xyz is not known here. Known here: type, rule, fleet, at.',
    ],
    [
      'a field of the state that does not exist',
      sound.replace('"points"', '"pionts"'),
      'steps[1].expect.state.move.pionts is not known here. Did you mean points?',
    ],
    ['a question that does not exist', sound.replace('"asks": "step"', '"asks": "setp"'), 'Did you mean step?'],
    [
      'a clause that does not exist',
      sound.replace('PS-MOVE-1', 'PS-MOVE-11'),
      ':6:5: rules[0]: unknown clause, got PS-MOVE-11. Did you mean PS-MOVE-1?',
    ],
  ])('%s is named by line, column and reason', async (_name, content, reason) => {
    const { code, out } = await check(content);
    expect(code).toBe(1);
    expect(out).toContain(reason);
    expect(out).toMatch(/^it\.json:\d+:\d+: /);
    expect(out).toContain('1 scenario, 1 malformed\n');
  });

  test('a set-up that is to be refused', async () => {
    const { steps: _, ...head } = scenario;
    const refused = (kind: string) =>
      check(JSON.stringify({ ...head, options: { first: 2 }, refused: { kind, path: 'options.first' } }, null, 2));
    expect((await refused('no-such-seat')).code).toBe(0);
    const { code, out } = await refused('no-such-fleet');
    expect(code).toBe(1);
    expect(out).toContain('it.json:11:3: the set-up is to be refused\n');
    expect(out).toContain('"rule":"PS-SETUP-2"');
  });

  test('files that are not there are wrong usage', async () => {
    expect(await inside(['scenario', 'check', '/nowhere.json'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('/nowhere.json does not exist.'),
    });
    expect(await inside(['scenario', 'check'])).toMatchObject({ code: 2 });
  });
});
