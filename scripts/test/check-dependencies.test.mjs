import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { violations } from '../check-dependencies.mjs';
import { PACKAGES } from '../modules.mjs';

const folders = [];

function write(root, file, text) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), typeof text === 'string' ? text : JSON.stringify(text));
}

const declared = (uses) => Object.fromEntries(uses.map((used) => [`@undercroft/${used}`, '0.1.0']));

/**
 * A workspace of all packages and one game, "wake", all of them empty but for those given: source text, what package.json declares
 * and what tsconfig.json refers to.
 */
function workspace(modules) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'check-dependencies-'));
  folders.push(root);
  const of = (name) => ({ source: '', uses: [], ...modules[name] });
  write(root, 'games.json', { games: ['wake'], examples: [] });
  for (const name of new Set([...Object.keys(PACKAGES), ...Object.keys(modules)].filter((one) => !one.includes('/')))) {
    const { source, uses, references = uses.map((used) => `../${used}`) } = of(name);
    write(root, `packages/${name}/package.json`, { name: `@undercroft/${name}`, dependencies: declared(uses) });
    write(root, `packages/${name}/tsconfig.json`, { references: references.map((to) => ({ path: to })) });
    write(root, `packages/${name}/src/index.ts`, source);
  }
  const layers = ['rules', 'words', 'terminal', 'page'].map((layer) => [layer, of(`wake/${layer}`)]);
  const uses = layers.flatMap(([, layer]) => layer.uses);
  write(root, 'games/wake/package.json', { name: '@undercroft/wake', dependencies: declared(uses) });
  for (const [layer, { source, references = [] }] of layers) {
    write(root, `games/wake/${layer}/tsconfig.json`, { references: references.map((to) => ({ path: to })) });
    write(root, `games/wake/${layer}/index.ts`, source);
  }
  return root;
}

afterEach(() => {
  for (const root of folders.splice(0)) fs.rmSync(root, { recursive: true });
});

describe('dependencies between modules', () => {
  test('this workspace has none that is not allowed', () => {
    expect(violations()).toEqual([]);
  });

  test('a workspace without imports has none', () => {
    expect(violations(workspace({}))).toEqual([]);
  });

  test('a forbidden import is named, with the modules where the code belongs', () => {
    const root = workspace({ engine: { source: "\nimport { rules } from '@undercroft/wake';\n" } });
    const [violation] = violations(root);
    expect(violation).toContain('packages/engine/src/index.ts:2 imports @undercroft/wake');
    expect(violation).toContain('engine is for "the contract of a game');
    expect(violation).toMatch(/Code that needs both belongs in .*catalog \(the games/);
  });

  test.each([
    ['a type import', "import type { A } from '@undercroft/lab';"],
    ['a re-export', "export * from '@undercroft/lab';"],
    ['a dynamic import', "const lab = await import('@undercroft/lab');"],
    ['an import for its side effects', "import '@undercroft/lab';"],
  ])('%s counts too', (_name, source) => {
    expect(violations(workspace({ protocol: { source } }))[0]).toContain('imports @undercroft/lab');
  });

  test('a layer of a game uses the layers below it, and not those above', () => {
    const words = { source: "import { rules } from '@undercroft/wake';", references: ['../rules'] };
    expect(violations(workspace({ 'wake/words': words }))).toEqual([]);
    const rules = { source: "import { words } from '@undercroft/wake/words';", references: ['../words'] };
    expect(violations(workspace({ 'wake/rules': rules }))[0]).toContain(
      'the rules of wake" and may use only engine, cave',
    );
  });

  test('a module is used as a whole, a box of parts file by file', () => {
    const engine = { uses: ['engine'], source: "import '@undercroft/engine/table';" };
    expect(violations(workspace({ protocol: engine }))[0]).toContain('do not import from inside a module');
    const words = { uses: ['words'], source: "import '@undercroft/words/grammar';" };
    expect(violations(workspace({ terminal: words }))).toEqual([]);
  });

  test('a path out of a module is refused', () => {
    const source = "import '../../engine/src/table.ts';";
    expect(violations(workspace({ protocol: { source } }))[0]).toContain('outside packages/protocol/src');
  });

  test('package.json names what is imported, and nothing else', () => {
    const source = "import '@undercroft/engine';";
    expect(violations(workspace({ protocol: { source, references: ['../engine'] } }))).toEqual([
      'packages/protocol/package.json does not declare @undercroft/engine, which its code imports.',
    ]);
    expect(violations(workspace({ protocol: { uses: ['engine'] } }))).toEqual([
      'packages/protocol/package.json declares @undercroft/engine, which no code of it imports.',
    ]);
  });

  test('tsconfig.json refers to what is imported', () => {
    const source = "import '@undercroft/engine';";
    expect(violations(workspace({ protocol: { source, uses: ['engine'], references: [] } }))).toEqual([
      'packages/protocol/tsconfig.json has no reference to engine, which its code imports.',
    ]);
  });

  test('a package that is not listed is refused', () => {
    expect(violations(workspace({ helpers: {} }))[0]).toContain('is not listed');
  });
});
