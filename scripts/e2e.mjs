// Runs the tests that play the built page in a real browser: packages/web/e2e/*.e2e.mjs, two at a time.
//   node scripts/e2e.mjs [--quick] [WORDS]     only tests whose file or name contains the words
// Each file exports its tests by name: as `default` the quick set, one for each thing the page can do, which is also part of
// `npm test` (--quick); as `matrix` the same things again at other sizes, in other games and languages, which are run
// without --quick only. A test is given a Stage (packages/web/e2e/support/stage.mjs) and fails by throwing.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Stage } from '../packages/web/e2e/support/stage.mjs';
import { launch } from './browser.mjs';
import { buildPage } from './page.mjs';
import { serve } from './serve.mjs';
import { root } from './setup.mjs';

const folder = path.join(root, 'packages', 'web', 'e2e');
const CONCURRENCY = 2;
/** Only there to end a hang. */
const TEST_TIMEOUT = 600_000;
/** The longest tests start first, the last of these before the others. */
const LONGEST = ['keyboard.e2e.mjs', 'touch.e2e.mjs', 'screens.e2e.mjs'];

async function findTests(words, { isQuick }) {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.e2e.mjs'));
  files.sort((a, b) => LONGEST.indexOf(b) - LONGEST.indexOf(a));
  const loaded = await Promise.all(files.map((file) => import(pathToFileURL(path.join(folder, file)).href)));
  const all = files.flatMap((file, i) =>
    Object.entries({ ...loaded[i].default, ...(isQuick ? {} : loaded[i].matrix) }).map(([name, play]) => ({
      name: `${file.replace('.e2e.mjs', '')}: ${name}`,
      play,
    })),
  );
  return all.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
}

async function runOne({ name, play }, around) {
  const stage = new Stage(around);
  const started = performance.now();
  const time = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    await withTimeout(TEST_TIMEOUT, play(stage));
    stage.complain();
    console.log(`  ✓ ${name} (${time()})`);
    return true;
  } catch (error) {
    const seen = await stage.picture(name, around.pictures).catch(() => []);
    console.log(`  ✗ ${name} (${time()})\n${indent([error.stack ?? error.message, ...stage.complaints, ...seen])}`);
    return false;
  } finally {
    await stage.close();
  }
}

const indent = (lines) =>
  lines
    .join('\n')
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n');

function withTimeout(ms, work) {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

async function runAll(tests, around) {
  const waiting = [...tests];
  const failed = [];
  const worker = async () => {
    for (let test = waiting.shift(); test; test = waiting.shift())
      if (!(await runOne(test, around))) failed.push(test.name);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return failed;
}

/** Returns an exit code. */
export async function e2e(words = '', { isQuick = false } = {}) {
  if (buildPage() !== 0) return 1;
  const tests = await findTests(words, { isQuick });
  if (tests.length === 0) return fail(`no test has "${words}" in its name`);
  const server = await serve();
  const browser = await launch().catch((error) => fail(error.message));
  if (browser === 1) {
    await server.close();
    return 1;
  }
  const pictures = fs.mkdtempSync(path.join(os.tmpdir(), 'undercroft-e2e-'));
  const started = performance.now();
  const failed = await runAll(tests, { browser, pictures, address: `http://127.0.0.1:${server.port}/` });
  await browser.close();
  await server.close();
  if (fs.readdirSync(pictures).length === 0) fs.rmdirSync(pictures);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${tests.length - failed.length} of ${tests.length} tests of the page passed (${seconds} s).`);
  for (const name of failed) console.log(`  ✗ ${name}`);
  return failed.length > 0 ? 1 : 0;
}

function fail(text) {
  console.error(`✗ ${text}`);
  return 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2).filter((word) => word !== '--quick');
  process.exitCode = await e2e(words.join(' '), { isQuick: words.length < process.argv.length - 2 });
}
