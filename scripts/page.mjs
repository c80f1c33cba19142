// Builds the page where it is out of date.   node scripts/page.mjs
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listModules, root } from './modules.mjs';

/** The page with the games of examples/, for development, is built beside the real one. */
export const folderFor = (hasExamples) => path.join(root, 'packages', 'web', hasExamples ? 'dist-examples' : 'dist');
export const folder = folderFor(process.env.UNDERCROFT_EXAMPLES === '1');
/** Emptied with the folder by every build: what it names was built to its end. */
const stampIn = (built) => path.join(built, '.built-from');

/** What the page is made of: the sources of all modules, its own folder, the rules it shows, and the tools. */
function* sources() {
  const web = path.join(root, 'packages', 'web');
  for (const { sources: folder } of listModules()) yield* walk(path.join(root, folder));
  for (const part of ['public', 'build']) yield* walk(path.join(web, part));
  yield* walk(path.join(root, 'rules'));
  yield* ['index.html', 'vite.config.ts', 'package.json'].map((name) => path.join(web, name));
  yield* ['package-lock.json', 'games.json', 'scripts/modules.mjs'].map((name) => path.join(root, name));
}

function* walk(at) {
  if (!fs.existsSync(at)) return;
  const entries = fs.readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const full = path.join(at, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else yield full;
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources()) hash.update(`${path.relative(root, file)}\n`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

const builtFrom = (stamp) => (fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : undefined);

/** Returns an exit code. */
export function buildPage(hasExamples = process.env.UNDERCROFT_EXAMPLES === '1') {
  const wanted = fingerprint();
  const stamp = stampIn(folderFor(hasExamples));
  if (builtFrom(stamp) === wanted) return 0;
  console.error('Building the page …');
  const env = { ...process.env, UNDERCROFT_EXAMPLES: hasExamples ? '1' : '' };
  const args = ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'];
  const status = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2], cwd: root, env }).status ?? 1;
  if (status === 0) fs.writeFileSync(stamp, wanted);
  return status;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = buildPage();
