// All the set-up there is: installs what the lock names when it has changed, and builds. Node built-ins only.
// npm runs this before `npm start` and `npm test`, also in a clone that has never been installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const PATIENCE = 600_000;

/** npm's own settings for the running script must not leak into the install. */
export function cleanEnvironment() {
  const leak =
    /^npm_(config_(workspaces?|include_workspace_root|omit|include|ignore_scripts|if_present|global|prefix|local_prefix)|lifecycle|package|command)/i;
  const { NODE_ENV: _, ...env } = process.env;
  return Object.fromEntries(Object.entries(env).filter(([key]) => !leak.test(key)));
}

function npm(args, cwd) {
  const options = { stdio: 'inherit', env: cleanEnvironment(), cwd };
  const cli = process.env.npm_execpath;
  const run = cli
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return run.status ?? 1;
}

/** What an installed folder must have been installed from: this lock, on this kind of machine. */
function fingerprint(folder) {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(folder, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}-${process.versions.modules}`).digest('hex');
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** One installer at a time; a lock left by a killed one is taken over after ten minutes. */
function withLock(lock, isDone, work) {
  const started = Date.now();
  while (!isDone()) {
    try {
      fs.mkdirSync(lock);
    } catch {
      const since = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > PATIENCE) fs.rmSync(lock, { recursive: true, force: true });
      if (Date.now() - started > PATIENCE) throw new Error(`gave up waiting for another set-up (${lock})`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      continue;
    }
    try {
      return isDone() ? 0 : work();
    } finally {
      fs.rmSync(lock, { recursive: true, force: true });
    }
  }
  return 0;
}

/** Installs a folder's dependencies exactly as locked, unless that has been done. Answers an exit code. */
export function install(folder) {
  const mark = path.join(folder, 'node_modules', '.undercroft-setup');
  const wanted = fingerprint(folder);
  const isDone = () => read(mark) === wanted;
  return withLock(path.join(folder, '.setup.lock'), isDone, () => {
    console.error('Setting up (once): installing what package-lock.json names …');
    const status = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], folder);
    if (status === 0) fs.writeFileSync(mark, wanted);
    else console.error('The set-up failed. Is the network there? Run the same command again when it is.');
    return status;
  });
}

export function build() {
  for (const args of [['scripts/arrows.mjs'], ['node_modules/typescript/bin/tsc', '-b']]) {
    const status = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root }).status ?? 1;
    if (status !== 0) return status;
  }
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let status = install(root);
  if (status === 0 && process.argv.includes('--build')) status = build();
  process.exitCode = status;
}
