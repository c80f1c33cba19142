// Sets everything up: installs dependencies when package-lock.json has changed, and with --build builds what has changed.
// npm runs this before `npm start` and `npm test`, also in a fresh clone, so it uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBundleFresh } from './bundle.mjs';
import { updateGames } from './games.mjs';
import { root } from './modules.mjs';

export { root };

const LOCK_TIMEOUT = 600_000;

/** What npm sets for the script it runs must not leak into the install. */
export function cleanEnvironment() {
  const leaking =
    /^npm_(config_(workspaces?|include_workspace_root|omit|include|ignore_scripts|if_present|global|prefix|local_prefix)|lifecycle|package|command)/i;
  const { NODE_ENV: _, ...env } = process.env;
  return Object.fromEntries(Object.entries(env).filter(([key]) => !leaking.test(key)));
}

function npm(args, cwd) {
  const options = { stdio: 'inherit', env: cleanEnvironment(), cwd };
  const cli = process.env.npm_execpath;
  const run = cli
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return run.status ?? 1;
}

/** Changes with the lock file, the platform and Node's ABI: then a folder must be installed again. */
function installFingerprint(folder) {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(folder, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}-${process.versions.modules}`).digest('hex');
}

function readIfExists(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Lets one process work at a time. A lock that a killed process has left is removed after ten minutes. */
function withLock(folder, isDone, work) {
  const lock = path.join(folder, '.setup.lock');
  const started = Date.now();
  while (!isDone()) {
    try {
      fs.mkdirSync(lock);
    } catch {
      const since = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > LOCK_TIMEOUT) fs.rmSync(lock, { recursive: true, force: true });
      if (Date.now() - started > LOCK_TIMEOUT)
        throw new Error(`another set-up has not finished for ten minutes; remove ${lock} if it is not running`);
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

/** Installs a folder's dependencies exactly as locked, unless that has been done. Returns an exit code. */
export function install(folder) {
  const stamp = path.join(folder, 'node_modules', '.undercroft-setup');
  const wanted = installFingerprint(folder);
  const isDone = () => readIfExists(stamp) === wanted;
  return withLock(folder, isDone, () => {
    console.error('Setting up (once): installing dependencies …');
    const status = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], folder);
    if (status === 0) fs.writeFileSync(stamp, wanted);
    else console.error('Set-up failed. Check the network connection and run the same command again.');
    return status;
  });
}

/** Writes what follows from games.json, checks the dependencies between modules and the types, and bundles what has changed. Returns an exit code. */
export function build() {
  const node = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root }).status ?? 1;
  const bundle = () => withLock(root, isBundleFresh, () => node('scripts/bundle.mjs'));
  return (
    updateGames() || node('scripts/check-dependencies.mjs') || node('node_modules/typescript/bin/tsc', '-b') || bundle()
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let status = install(root);
  if (status === 0 && process.argv.includes('--build')) status = build();
  process.exitCode = status;
}
