import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { violations } from '../arrows.mjs';

const made = [];

/** A small workspace: package → source text, with what its package.json declares. */
function workspace(packages) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'arrows-'));
  made.push(root);
  for (const [name, { uses = [], source = '', references = uses }] of Object.entries(packages)) {
    const folder = path.join(root, 'packages', name);
    fs.mkdirSync(path.join(folder, 'src'), { recursive: true });
    const dependencies = Object.fromEntries(uses.map((used) => [`@undercroft/${used}`, '0.1.0']));
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
    fs.writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ references: references.map((used) => ({ path: `../${used}` })) }),
    );
    fs.writeFileSync(path.join(folder, 'src', 'index.ts'), source);
  }
  return root;
}

afterEach(() => {
  for (const root of made.splice(0)) fs.rmSync(root, { recursive: true });
});

describe('arrows', () => {
  test('the workspace keeps to them', () => {
    expect(violations(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
  });

  test('an import against them is named, with the place where the code belongs', () => {
    const root = workspace({ engine: { source: "\nimport { pocketSub } from '@undercroft/pocket-sub';\n" } });
    const [complaint] = violations(root);
    expect(complaint).toContain('packages/engine/src/index.ts:2 imports @undercroft/pocket-sub');
    expect(complaint).toContain('engine answers "the contract of a game');
    expect(complaint).toMatch(/Code that needs both belongs in .*pocket-sub \(the rules of Pocket Sub\), or catalog/);
  });

  test.each([
    ['a type import', "import type { A } from '@undercroft/lab';"],
    ['a re-export', "export * from '@undercroft/lab';"],
    ['an import on demand', "const lab = await import('@undercroft/lab');"],
    ['an import for its effect', "import '@undercroft/lab';"],
  ])('%s counts too', (_name, source) => {
    expect(violations(workspace({ catalog: { source } }))).toHaveLength(1);
  });

  test('reaching into a package, or out of one by a path, is refused', () => {
    expect(
      violations(workspace({ catalog: { uses: ['engine'], source: "import '@undercroft/engine/src/table.ts';" } }))[0],
    ).toContain('reach into no package');
    expect(violations(workspace({ catalog: { source: "import '../../engine/src/table.ts';" } }))[0]).toContain(
      'outside the package',
    );
  });

  test('what is declared must follow the arrows and agree', () => {
    expect(violations(workspace({ engine: { uses: ['lab'] } }))[0]).toContain(
      'package.json depends on @undercroft/lab',
    );
    expect(violations(workspace({ catalog: { uses: ['engine'], references: [] } }))[0]).toContain(
      'disagree about engine',
    );
  });

  test('a package nobody knows is refused', () => {
    expect(violations(workspace({ helpers: {} }))[0]).toContain('not in the table of modules');
  });
});
