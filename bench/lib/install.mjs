// Keeps bench/node_modules as bench/package-lock.json says. The main install never sees these packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const mark = `${folder}node_modules/.installed`;
const lock = `${folder}.setup.lock`;
const PATIENCE = 600_000;

export function install() {
  const wanted = fingerprint();
  if (installed() === wanted) return;
  oneAtATime(wanted, () => {
    console.log('bench: installing what the contestants need (npm ci) …');
    if (npm('ci', '--no-audit', '--no-fund') !== 0) throw new Error('npm ci failed in bench/');
    writeFileSync(mark, wanted);
  });
}

function fingerprint() {
  const text = readFileSync(`${folder}package-lock.json`);
  return createHash('sha256')
    .update(text)
    .update(`${process.platform} ${process.arch} ${process.version}`)
    .digest('hex');
}

function installed() {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return '';
  }
}

/** Two runs at once must not install into one folder: the second waits and then finds the work done. */
function oneAtATime(wanted, work) {
  const started = Date.now();
  while (!takeLock()) {
    if (Date.now() - started > PATIENCE) throw new Error(`gave up waiting for ${lock}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  try {
    if (installed() !== wanted) work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock() {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > PATIENCE) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

const FROM_OUTER_NPM =
  /^npm_(config_(workspaces?|include_workspace_root|omit|include|ignore_scripts|if_present|global|prefix|local_prefix)|lifecycle|package|command)/i;

/** The npm that started us hands its settings down; those that are about the main install must not reach ours. */
function npm(...args) {
  const outer = Object.entries(process.env).filter(([name]) => !FROM_OUTER_NPM.test(name) && name !== 'NODE_ENV');
  const settings = { cwd: folder, stdio: 'inherit', env: Object.fromEntries(outer) };
  const script = process.env.npm_execpath;
  if (script) return spawnSync(process.execPath, [script, ...args], settings).status ?? 1;
  return spawnSync('npm', args, { ...settings, shell: process.platform === 'win32' }).status ?? 1;
}
