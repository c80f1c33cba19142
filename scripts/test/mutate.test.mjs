import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { applyMutant, mutantsOf } from '../mutate/mutants.mjs';
import { readOptions } from '../mutate/options.mjs';
import { packagesIn, projectOf, sourcesOf, stepsFor } from '../mutate/packages.mjs';
import { Results } from '../mutate/results.mjs';
import { drawMutants } from '../mutate/sample.mjs';
import { outdated, summary } from '../mutate/summary.mjs';
import { Tester } from '../mutate/tester.mjs';
import { copyTree, statesOf } from '../mutate/tree.mjs';
import { tryMutants } from '../mutate/try-mutants.mjs';
import { root } from '../setup.mjs';

const kindsAndTexts = (source) => mutantsOf(source).map((one) => [one.kind, applyMutant(source, one)]);

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'mutate-test-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

describe('what can be changed', () => {
  test.each([
    [
      'x = a < b',
      [
        ['comparison', 'x = a <= b'],
        ['comparison', 'x = a >= b'],
        ['statement', ';'],
      ],
    ],
    [
      'x = (a) === b',
      [
        ['comparison', 'x = (a) !== b'],
        ['statement', ';'],
      ],
    ],
    ['const x = a + b', [['arithmetic', 'const x = a - b']]],
    ['const x = a && b', [['logical', 'const x = a || b']]],
    ['const x = true', [['boolean', 'const x = false']]],
    ['const x = !a', [['condition', 'const x = a']]],
    [
      'const x = 3',
      [
        ['number', 'const x = 4'],
        ['number', 'const x = 2'],
      ],
    ],
    ['const x = 0', [['number', 'const x = 1']]],
    ["const x = 'a'", [['string', "const x = ''"]]],
    ['const x = `a`', [['string', 'const x = ``']]],
    ['const x = [a]', [['array', 'const x = []']]],
    ['const x = a.filter(f)', [['method', 'const x = a']]],
    ['const x = Math.min(a, b)', [['method', 'const x = Math.max(a, b)']]],
    [
      'if (f(a)) { } else { }',
      [
        ['condition', 'if (!(f(a))) { } else { }'],
        ['else', 'if (f(a)) { }'],
      ],
    ],
    ['while (a) { }', [['loop', 'while (false) { }']]],
    ['function f(): void { g(); }', [['statement', 'function f(): void { ; }']]],
    [
      'const f = (): boolean => a',
      [
        ['return', 'const f = (): boolean => true'],
        ['return', 'const f = (): boolean => false'],
      ],
    ],
    ['function f(): A | undefined { return a; }', [['return', 'function f(): A | undefined { return undefined; }']]],
    ['function f(): readonly A[] { return a; }', [['return', 'function f(): readonly A[] { return []; }']]],
  ])('%s', (source, expected) => expect(kindsAndTexts(source)).toEqual(expect.arrayContaining(expected)));

  test.each([
    ['types', "type A = 'a' | 1; interface B { c: 'd' } const x = a as 'e'; let y: 1 | 2"],
    ['imports', "import a from 'a'; import type { B } from 'b'; export * from 'c'; export { d } from 'd'"],
    ['names of properties', "const x = { 'a': b, c }; const y = x['a']"],
    ['descriptions of schemas', "const x = v.description('for readers')"],
    ['exceptions, which are for bugs', 'function f() { throw new Error(f(a + 1)); }'],
    ['exhaustive checks', 'function f(a: never): number { return a satisfies never; }'],
    ['lengths of buffers', 'const x = new Uint8Array(64)'],
    ['results of functions that only hand on an object', 'function f(): A { return a; }'],
  ])('left alone: %s', (_what, source) => expect(kindsAndTexts(source)).toEqual([]));

  test('the step of a loop is left alone, since it would run for ever', () => {
    const kinds = mutantsOf('for (let i = n; i; i++) f(i)').map(({ kind }) => kind);
    expect(kinds).toEqual(['loop', 'statement']);
  });

  test('places are counted in characters, whatever stands before them', () => {
    expect(kindsAndTexts('const a = /* é😀 */ b - c')).toEqual([['arithmetic', 'const a = /* é😀 */ b + c']]);
  });
});

const SOURCE = `
export const a = (x: number): boolean => x < 3 && x > 1;
export const b = (x: number): number => x * 2 + 1;
export const c = (x: number): number => x * 2 + 1;
`;
const draw = (seed, source = SOURCE, folder = 'packages/p/src') =>
  drawMutants([{ file: `${folder}/f.ts`, name: 'f.ts', source }], seed);
const ids = (mutants) => mutants.map(({ id }) => id);

describe('the sample', () => {
  test('is the same for a seed and another for another', () => {
    expect(ids(draw('one'))).toEqual(ids(draw('one')));
    expect(ids(draw('one'))).not.toEqual(ids(draw('two')));
  });

  test('takes one mutant of each place, each with an id of its own', () => {
    const mutants = draw('one');
    expect(new Set(mutants.map(({ kind, start, end }) => `${kind} ${start} ${end}`)).size).toBe(mutants.length);
    expect(new Set(ids(mutants)).size).toBe(mutants.length);
  });

  test('stays as it is when other lines are added', () => {
    const longer = draw('one', `const before = 7;\n${SOURCE}const after = 8;\n`);
    const [first] = draw('one');
    expect(ids(longer).filter((id) => ids(draw('one')).includes(id))).toEqual(ids(draw('one')));
    expect(longer.find(({ id }) => id === first.id).line).toBe(first.line + 1);
  });

  test('stays as it is when the package moves', () => {
    expect(ids(draw('one', SOURCE, 'elsewhere/p'))).toEqual(ids(draw('one')));
  });

  test('shows a change as a line before and a line after', () => {
    const found = draw('one').find(({ kind }) => kind === 'logical');
    expect(found).toMatchObject({ line: 2, from: 'export const a = (x: number): boolean => x < 3 && x > 1;' });
    expect(found.to).toBe('export const a = (x: number): boolean => x < 3 || x > 1;');
  });
});

describe('a run', () => {
  const mutants = draw('one');
  const states = { code: 'code', tests: 'tests' };
  const fileOf = (name) => path.join(scratch, `${name}.jsonl`);

  /** Tries mutants with made-up outcomes; answers the results and what was really tested. */
  async function run(file, { size = 6, jobs = 2, now = states, outcome = () => 'killed', compiles = () => true } = {}) {
    const tested = [];
    const test = async ({ id }) => {
      tested.push(id);
      return { status: outcome(tested.length) };
    };
    const results = new Results(file, now);
    const asked = { mutants, size, results, jobs, compiles: async (one) => compiles(one), test, onResult: () => {} };
    return { results: await tryMutants(asked).catch((error) => error), tested };
  }

  function dieAtFourth(count) {
    if (count === 4) throw new Error('killed');
    return 'killed';
  }

  test('that was killed goes on where it was', async () => {
    const file = fileOf('resumed');
    await run(file, { outcome: dieAtFourth, jobs: 1 });
    fs.appendFileSync(file, '{"id":"half a li');
    const { results, tested } = await run(file);
    expect(tested).toEqual(ids(mutants.slice(3, 6)));
    expect(ids(results).sort()).toEqual(ids(mutants.slice(0, 6)).sort());
    expect((await run(file)).tested).toEqual([]);
  });

  test('with a larger sample tries only what is new', async () => {
    const file = fileOf('larger');
    await run(file, { size: 4 });
    expect((await run(file, { size: 7 })).tested.sort()).toEqual(ids(mutants.slice(4, 7)).sort());
  });

  test('tries survivors again when tests have changed, and everything when the code has', async () => {
    const file = fileOf('changed');
    await run(file, { outcome: (count) => (count === 1 ? 'survived' : 'killed') });
    expect((await run(file, { now: { code: 'code', tests: 'more tests' } })).tested).toEqual([mutants[0].id]);
    expect((await run(file, { now: { code: 'other code', tests: 'tests' } })).tested).toHaveLength(6);
  });

  test('forgets earlier results when asked to', async () => {
    const file = fileOf('fresh');
    await run(file);
    expect(new Results(file, states, { fresh: true }).get(mutants[0].id)).toBeUndefined();
    expect((await run(file)).tested).toHaveLength(6);
  });

  test('takes another mutant for one that does not compile', async () => {
    const { results } = await run(fileOf('invalid'), { size: 3, compiles: ({ id }) => id !== mutants[1].id });
    expect(ids(results).sort()).toEqual(ids([mutants[0], mutants[2], mutants[3]]).sort());
  });
});

describe('the copy of the tree', () => {
  test('has every configuration of the compiler that a package extends', () => {
    const folder = path.join(scratch, 'copy');
    copyTree(root, folder);
    for (const name of packagesIn(root)) {
      const config = path.join(folder, projectOf(name), 'tsconfig.json');
      const { extends: base } = JSON.parse(fs.readFileSync(config, 'utf8'));
      expect(fs.existsSync(path.join(path.dirname(config), base))).toBe(true);
    }
  });
});

describe('what a result depends on', () => {
  const tree = path.join(scratch, 'tree');
  const steps = [{ file: 'packages/a/test/x.test.ts' }];
  const state = (more = steps, games = undefined) => statesOf(tree, 'a', more, games);

  function write(file, text) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }

  test('the code, and the tests that are run', () => {
    for (const file of ['packages/a/src/x.ts', 'packages/a/test/x.test.ts', 'packages/testkit/src/y.ts'])
      write(file, '');
    const before = state();
    expect(state()).toEqual(before);
    for (const other of [state([...steps, { file: 'packages/a/test/z.test.ts' }]), state(steps, 5)]) {
      expect(other.code).toBe(before.code);
      expect(other.tests).not.toBe(before.tests);
    }
    write('packages/testkit/src/y.ts', 'changed');
    expect(state()).toEqual({ code: before.code, tests: expect.not.stringMatching(before.tests) });
    write('packages/a/src/x.ts', 'changed');
    expect(state().code).not.toBe(before.code);
  });
});

describe('the summary', () => {
  const one = {
    file: 'packages/p/src/f.ts',
    line: 3,
    kind: 'number',
    from: 'a = 1;',
    to: 'a = 2;',
    status: 'survived',
  };
  const killed = { ...one, line: 1, status: 'killed' };

  test('has a score for each package and every survivor as a difference', () => {
    expect(summary([['p', [one, killed, { ...killed, status: 'timeout' }]]], [])).toBe(
      'p: 66.7 % (2 of 3 mutants killed, 1 survived, 0 of them explained)\n\n' +
        'packages/p/src/f.ts:3 (number)\n  - a = 1;\n  + a = 2;',
    );
  });

  test('gives the explanation of a survivor, and an outdated explanation is found', () => {
    const why = { file: one.file, from: one.from, to: one.to, why: 'nobody reads a' };
    expect(summary([['p', [one]]], [why])).toMatch(/1 of them explained\)[\s\S]*\n {2}explained: nobody reads a$/);
    expect(outdated([why], [one])).toEqual([]);
    expect(outdated([why], [{ ...one, from: 'a = 3;' }])).toEqual([why]);
    expect(outdated([why], [{ ...one, file: 'packages/q/src/f.ts' }])).toEqual([]);
  });
});

describe('the command', () => {
  const read = (...words) => readOptions(words, ['engine', 'pocket-sub']);

  test('has a sample of 250 for each package unless told otherwise', () => {
    expect(read()).toMatchObject({ packages: ['engine', 'pocket-sub'], sample: 250, jobs: 2, fresh: false });
    expect(read('packages/engine/', '--sample', '9')).toMatchObject({ packages: ['engine'], sample: 9 });
  });

  test.each([
    [['chess'], 'Cannot mutate "chess". Choose from engine, pocket-sub.'],
    [['--sample', '0'], '--sample must be a whole number from 1 to 999999, not "0".'],
    [['--jobs', '2.5'], '--jobs must be a whole number from 1 to 999999, not "2.5".'],
    [['--speed', '9'], /^Unknown option '--speed'\. Options: --sample, .*\.$/],
  ])('%j is refused in a sentence', (words, sentence) => expect(() => read(...words)).toThrow(sentence));

  test('names sources by their path inside the package', () => {
    const sources = sourcesOf(root, 'pocket-sub');
    expect(sources.map(({ name }) => name)).toEqual(expect.arrayContaining(['board.ts', 'load/board.ts']));
  });

  test('knows the engine and the games, and tests that are there', () => {
    expect(packagesIn(root)).toEqual(expect.arrayContaining(['engine', 'infernos-edge', 'pocket-sub', 'sub-terra']));
    for (const name of packagesIn(root)) {
      const files = stepsFor(root, name).map(({ file }) => file);
      expect(files.length).toBeGreaterThan(5);
      expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
    }
  });
});

describe('mutants and tests', () => {
  const source = 'export const double = (n: number): number => { let i = 0; while (i < n) i++; return i + n; };\n';
  const steps = [{ file: 'test/double.test.ts', limit: 60 }];
  const mutant = (from, to) => ({ file: 'src/double.ts', source: source.replace(from, to) });

  function makeTree() {
    fs.mkdirSync(path.join(root, 'tmp'), { recursive: true }); // below the root, where the test runner is found
    const tree = fs.mkdtempSync(path.join(root, 'tmp/mutate-'));
    const files = {
      'src/double.ts': source,
      'test/double.test.ts':
        "import { expect, test } from 'vitest';\nimport { double } from '../src/double.ts';\n" +
        "test('doubles', () => expect(double(3)).toBe(6));\n",
      'vitest.config.ts': "export default { test: { include: ['test/*.test.ts'] } };\n",
    };
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      fs.writeFileSync(path.join(tree, file), text);
    }
    return tree;
  }

  test('meet in one process, which is replaced after a mutant that runs for ever', async () => {
    const tree = makeTree();
    const tester = new Tester(tree);
    try {
      const by = 'test/double.test.ts > doubles';
      expect(await tester.run({ steps })).toMatchObject({ status: 'survived' });
      expect(await tester.run({ steps, mutant: mutant('i + n', 'i - n') })).toMatchObject({ status: 'killed', by });
      expect(await tester.run({ steps, mutant: mutant('i < n', 'i !== n') })).toMatchObject({ status: 'survived' });
      const impatient = [{ ...steps[0], limit: 1 }];
      const endless = { steps: impatient, mutant: mutant('i++', 'i--') };
      expect(await tester.run(endless)).toMatchObject({ status: 'timeout', by: steps[0].file });
      expect(await tester.run({ steps, mutant: mutant('i + n', '0') })).toMatchObject({ status: 'killed', by });
      expect(fs.readFileSync(path.join(tree, 'src/double.ts'), 'utf8')).toBe(source);
    } finally {
      await tester.close();
      fs.rmSync(tree, { recursive: true, force: true });
    }
  });
});
