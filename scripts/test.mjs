// `npm test`: build, lint, Postgres, all tests, whether every clause of the rules has a test, the page in a browser.
// Stops at the first failure.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { preparePostgres } from './postgres.mjs';
import { findGaps, reportGaps } from './rules.mjs';
import { build, root } from './setup.mjs';

const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'undercroft-test-')), 'report.json');

const node = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root }).status ?? 1;

const STEPS = [
  ['dependencies, types and bundle', () => build()],
  ['lint', () => node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
  ['Postgres', () => succeeds(preparePostgres)],
  [
    'tests',
    () =>
      node(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ),
  ],
  ['rules', () => (reportGaps(findGaps(passedTests())) ? 1 : 0)],
  ['the page', () => node('scripts/e2e.mjs', '--quick')],
];

/** Done before the tests, since several of them would otherwise install it at the same time. */
function succeeds(work) {
  try {
    work();
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

function passedTests() {
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  return tests.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' > '));
}

function runAll() {
  for (const [name, step] of STEPS) {
    console.log(`\n— ${name} —`);
    const status = step();
    if (status === 0) continue;
    console.error(`\nnpm test stopped at: ${name}`);
    return status;
  }
  console.log(`\nAll passed: ${STEPS.map(([name]) => name).join(', ')}.`);
  return 0;
}

process.exitCode = runAll();
fs.rmSync(path.dirname(report), { recursive: true, force: true });
