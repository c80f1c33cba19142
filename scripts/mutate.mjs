// Mutation testing: changes the code in small ways, one at a time, and shows which changes no test notices.
//   npm run mutate -- [PACKAGE …] [--sample 250] [--seed TEXT] [--jobs 2] [--games N] [--fresh]
// Works on copies in tmp/mutate and keeps its results there, so it can be killed at any time and resumes when run again.
// Survivors that no test can kill are explained in scripts/mutate/explained.json.
import fs from 'node:fs';
import path from 'node:path';
import { timedSteps } from './mutate/baseline.mjs';
import { Compiler } from './mutate/compiler.mjs';
import { takeLock } from './mutate/lock.mjs';
import { applyMutant } from './mutate/mutants.mjs';
import { HELP, readOptions, UsageError } from './mutate/options.mjs';
import { packagesIn, sourcesOf, stepsFor } from './mutate/packages.mjs';
import { Progress } from './mutate/progress.mjs';
import { Results } from './mutate/results.mjs';
import { drawMutants } from './mutate/sample.mjs';
import { outdated, summary } from './mutate/summary.mjs';
import { Tester } from './mutate/tester.mjs';
import { copyTree, statesOf } from './mutate/tree.mjs';
import { tryMutants } from './mutate/try-mutants.mjs';
import { root } from './setup.mjs';

const folder = path.join(root, 'tmp/mutate');
const tree = path.join(folder, 'tree');
const compilerTree = path.join(folder, 'compiler');
const explained = JSON.parse(fs.readFileSync(new URL('./mutate/explained.json', import.meta.url), 'utf8'));

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** Tests one mutant; the result includes the wall-clock time and the processor time, in seconds. */
async function testMutant(tester, steps, source, mutant) {
  const started = Date.now();
  const order = {
    steps: steps.map(({ file, only, limit }) => ({ file, only, limit })),
    mutant: { file: mutant.file, source: applyMutant(source, mutant) },
  };
  const first = await tester.run(order);
  // Something other than the mutant may have ended the process, but hardly twice.
  const { status, by, cpu = [] } = first.status === 'crashed' ? await tester.run(order) : first;
  return { status, by, seconds: (Date.now() - started) / 1000, cpu: sum(cpu) };
}

/** Runs `prepare` on the first call only. A run with nothing left to do then starts neither compiler nor tests. */
function once(prepare) {
  let prepared;
  return () => {
    prepared ??= prepare();
    return prepared;
  };
}

/** Checks mutants with the compiler, which is set up on first use. */
function compileCheck(name, sources) {
  const compiler = once(async () => {
    const prepared = new Compiler({ root, folder: compilerTree, name, sources });
    await prepared.prepare();
    return prepared;
  });
  return async (mutant) => (await compiler()).compiles(mutant);
}

/** Unless `games` says otherwise, the tests play as many random games as in `npm test`. */
const environment = (games) => ({ CONTRACT_GAMES: games && String(games), CONTRACT_SEED: undefined });

async function mutatePackage(name, { sample, seed, jobs, games, fresh }) {
  const sources = sourcesOf(tree, name);
  const sourceOf = new Map(sources.map(({ file, source }) => [file, source]));
  const mutants = drawMutants(sources, seed);
  const progress = new Progress(name, Math.min(sample, mutants.length));
  const testers = Array.from({ length: jobs }, () => new Tester(tree, environment(games)));
  const steps = stepsFor(tree, name);
  const states = statesOf(tree, name, steps, games);
  const timed = once(() => {
    const onMeasure = () => progress.note('running the tests on the unchanged code …');
    const file = path.join(folder, `${name}.baseline.json`);
    return timedSteps({ steps, tester: testers[0], file, state: states.tests, onMeasure });
  });
  try {
    const results = await tryMutants({
      mutants,
      size: sample,
      jobs,
      results: new Results(path.join(folder, `${name}.jsonl`), states, { fresh }),
      compiles: compileCheck(name, sources),
      test: async (mutant, job) => testMutant(testers[job], await timed(), sourceOf.get(mutant.file), mutant),
      onResult: (result, how) => progress.add(result, how),
    });
    return { mutants, results };
  } finally {
    progress.end();
    await Promise.all(testers.map((tester) => tester.close()));
  }
}

async function main() {
  const options = readOptions(process.argv.slice(2), packagesIn(root));
  if (options.help) return console.log(HELP.replace('PACKAGES', packagesIn(root).join(', ')));
  takeLock(path.join(folder, 'lock'));
  for (const copy of [tree, compilerTree]) copyTree(root, copy);

  const byPackage = [];
  for (const name of options.packages) {
    const { mutants, results } = await mutatePackage(name, options);
    byPackage.push([name, results]);
    for (const { file, from } of outdated(explained, mutants))
      console.error(`scripts/mutate/explained.json: ${file} no longer has this line: ${from}`);
  }
  const text = summary(byPackage, explained);
  fs.writeFileSync(path.join(folder, 'summary.txt'), `${text}\n`);
  console.log(`\n${text}\n\nAlso in tmp/mutate/summary.txt.`);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    console.error('\nStopped. Run the same command again to go on.');
    process.exit(130);
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
