// Runs tests against mutants: one long-lived Vitest, in which a plugin replaces the mutated file as it is loaded.
// Started by tester.mjs in a copy of the tree. It receives { steps, mutant } and answers { status, by, cpu }, where `cpu` lists the
// processor time of each step in seconds.
import path from 'node:path';
import { createVitest } from 'vitest/node';

const [folder] = process.argv.slice(2);
/** Limits are in processor time; a step may take this many times as long by the clock, because the machine may be busy. */
const CLOCK_FACTOR = 30;

let mutated; // { file, source } of the mutant being tried

const mutantPlugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => (id === mutated?.file ? mutated.source : undefined),
};

/** A busy machine must not make tests time out: that would look like a kill. */
const UNLIMITED = { testTimeout: 0, hookTimeout: 0 };

const vitest = await createVitest(
  'test',
  { ...UNLIMITED, root: folder, watch: false, pool: 'threads', maxWorkers: 1, bail: 1, reporters: [{}] },
  { plugins: [mutantPlugin] },
);
const [project] = vitest.projects;

function mutate(mutant) {
  if (mutated) vitest.invalidateFile(mutated.file);
  mutated = mutant && { file: absolute(mutant.file), source: mutant.source };
  if (mutated) vitest.invalidateFile(mutated.file);
}

const absolute = (file) => path.join(folder, file).replaceAll(path.sep, '/');

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function cpuSince(start) {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Ends this process when a step takes too long. Infinite loops use up processor time, endless waits only the clock. */
function limitTime(seconds, by) {
  const cpuStart = process.cpuUsage();
  const start = Date.now();
  const isOver = () => cpuSince(cpuStart) > seconds || Date.now() - start > 1000 * CLOCK_FACTOR * seconds;
  const stop = () => process.send({ status: 'timeout', by, cpu: [cpuSince(cpuStart)] }, () => process.exit());
  return setInterval(() => isOver() && stop(), 200);
}

function failureOf(module) {
  if (!module) return 'the file was not run';
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.errors()[0]?.message ?? 'failed';
}

async function runStep({ file, only, limit = Number.POSITIVE_INFINITY }) {
  const start = process.cpuUsage();
  const timer = limitTime(limit, file);
  const options = only && { testNamePattern: new RegExp(escaped(only)) };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    project.createSpecification(absolute(file), options),
  ]);
  clearInterval(timer);
  const module = testModules.find(({ moduleId }) => moduleId === absolute(file));
  const passed = module ? [...module.children.allTests('passed')].length : 0;
  const isPassed = module?.ok() === true && passed > 0 && unhandledErrors.length === 0;
  return { cpu: cpuSince(start), failure: isPassed ? undefined : `${file} > ${failureOf(module)}` };
}

async function run({ steps, mutant }) {
  mutate(mutant);
  const cpu = [];
  for (const step of steps) {
    const result = await runStep(step);
    cpu.push(result.cpu);
    if (result.failure) return { status: 'killed', by: result.failure, cpu };
  }
  return { status: 'survived', cpu };
}

process.on('message', async (order) => process.send(await run(order)));
process.on('disconnect', () => process.exit());
// Ctrl-C reaches this process too; it waits for the parent to end, so that its own end is not taken for a crash.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.send({ status: 'ready' });
