// Runs the benchmark. It uses nothing but Node until the dependencies of the contestants are installed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from '../scripts/setup.mjs';
import { runSuite } from './lib/contest.mjs';
import { machine } from './lib/machine.mjs';
import { HELP, readOptions } from './lib/options.mjs';
import { formatMachine, formatSuite } from './lib/report.mjs';
import { loadSuites } from './lib/suites.mjs';

const { options, error } = readOptions(process.argv.slice(2));
if (error) process.exitCode = fail(`${error}\n\n${HELP}`);
else if (options.help) console.log(HELP);
else process.exitCode = await bench(options);

async function bench(options) {
  const suites = await loadSuites(options.only);
  if (suites.length === 0) return fail(`no suite has "${options.only}" in its name`);
  if (install(fileURLToPath(new URL('.', import.meta.url))) !== 0)
    return fail('the dependencies of the contestants could not be installed');
  const report = { machine: machine(), options, suites: [] };
  console.log(formatMachine(report));
  for (const suite of suites) {
    const result = await runSuite(suite, options);
    if (result.mismatch) return fail(result.mismatch);
    report.suites.push(result);
    console.log(formatSuite(result));
  }
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  return 0;
}

function fail(text) {
  console.error(`✗ ${text}`);
  return 1;
}
