import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listModules } from '../modules.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Lints one file with the project's configuration, in a temporary folder. */
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
    for (const folder of ['packages/engine/src', 'games/pocket-sub/rules', 'games/sub-terra/slow'])
      expect(lint(`${folder}/planted.ts`, source)).toContain(reason);
  });

  test('the command line may use the clock', () => {
    expect(lint('packages/lab/src/planted.ts', 'export const now = Date.now();\n')).not.toContain('no clock');
  });

  test.each([
    ...['packages/engine', 'packages/cave', 'packages/catalog'],
    ...listModules().flatMap(({ layer, project }) => (layer === 'rules' || layer === 'slow' ? [project] : [])),
  ])('%s compiles without DOM and Node types', (folder) => {
    const { compilerOptions } = showConfig(folder);
    expect([compilerOptions.lib, compilerOptions.types ?? []]).toEqual([['es2023'], []]);
  });
});
