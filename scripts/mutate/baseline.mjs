// Runs the tests on the unchanged code: they must pass, and their times decide the order and the limits for mutants.
import fs from 'node:fs';

/** A mutant times out when a test file needs this many times its usual processor time, plus some seconds for starting up. */
const FACTOR = 3;
const EXTRA_SECONDS = 4;

function readBaseline(file, state) {
  if (!fs.existsSync(file)) return undefined;
  const kept = JSON.parse(fs.readFileSync(file, 'utf8'));
  return kept.state === state ? kept.cpu : undefined;
}

async function measure(steps, tester) {
  const outcome = await tester.run({ steps });
  if (outcome.status !== 'survived') throw new Error(`The tests fail on the unchanged code: ${outcome.by}`);
  return outcome.cpu;
}

/** The steps, quickest first, each with its time limit. The times are measured once and kept until the tests change. */
export async function timedSteps({ steps, tester, file, state, onMeasure }) {
  let cpu = readBaseline(file, state);
  if (cpu === undefined) {
    onMeasure();
    cpu = await measure(steps, tester);
    fs.writeFileSync(file, JSON.stringify({ state, cpu }));
  }
  const timed = steps.map((step, i) => ({ ...step, cpu: cpu[i], limit: FACTOR * cpu[i] + EXTRA_SECONDS }));
  return timed.sort((a, b) => a.cpu - b.cpu);
}
