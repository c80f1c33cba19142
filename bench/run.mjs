// The benchmark. Node built-ins only up to the first contestant: this also installs what the contestants need.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from '../scripts/setup.mjs';
import { runSuite } from './lib/contest.mjs';
import { machine } from './lib/machine.mjs';
import { HELP, readOptions } from './lib/options.mjs';
import { describeMachine, describeSuite } from './lib/report.mjs';
import { loadSuites } from './lib/suites.mjs';

const { options, fault } = readOptions(process.argv.slice(2));
if (fault) process.exitCode = complain(`${fault}\n\n${HELP}`);
else if (options.help) console.log(HELP);
else process.exitCode = await bench(options);

async function bench(options) {
  const suites = await loadSuites(options.only);
  if (suites.length === 0) return complain(`no suite is called like "${options.only}"`);
  if (install(fileURLToPath(new URL('.', import.meta.url))) !== 0)
    return complain('what the contestants need could not be installed');
  const report = { machine: machine(), options, suites: [] };
  console.log(describeMachine(report));
  for (const suite of suites) {
    const result = await runSuite(suite, options);
    if (result.mismatch) return complain(result.mismatch);
    report.suites.push(result);
    console.log(describeSuite(result));
  }
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  return 0;
}

function complain(text) {
  console.error(`✗ ${text}`);
  return 1;
}
