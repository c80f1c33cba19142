import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Lints one planted file under the project's own configuration, in a folder of its own. */
function lint(file, source) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  for (const name of ['biome.json', 'lint'])
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), source);
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  fs.rmSync(folder, { recursive: true });
  return run.stdout + run.stderr;
}

const showConfig = (project) =>
  JSON.parse(
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project, '--showConfig'], {
      cwd: root,
      encoding: 'utf8',
    }).stdout,
  );

describe('rules packages', () => {
  test.each([
    ['export const roll = Math.random();', 'Rules draw nothing'],
    ['const { random } = Math;\nexport const roll = random();', 'Rules draw nothing'],
    ['export const now = Date.now();', 'Rules have no clock'],
    ['export const now = new Date();', 'Rules have no clock'],
  ])('%s is a lint error', (source, reason) => {
    for (const name of ['engine', 'pocket-sub'])
      expect(lint(`packages/${name}/src/planted.ts`, source)).toContain(reason);
  });

  test('the command line may look at the clock', () => {
    expect(lint('packages/lab/src/planted.ts', 'export const now = Date.now();\n')).not.toContain('no clock');
  });

  test.each([
    ...['engine', 'cave', 'catalog', 'pocket-sub', 'sub-terra', 'infernos-edge'],
    ...['slow-sub', 'slow-terra', 'slow-inferno'],
  ])('%s compiles without DOM and Node types', (name) => {
    const { compilerOptions } = showConfig(`packages/${name}`);
    expect([compilerOptions.lib, compilerOptions.types ?? []]).toEqual([['es2023'], []]);
  });
});
