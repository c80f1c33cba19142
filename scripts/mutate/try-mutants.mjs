// Tries the mutants of one package: skips those that do not compile and distributes the rest over several jobs.

/** Makes overlapping calls of an asynchronous function wait for each other. */
function oneAtATime(work) {
  let last = Promise.resolve();
  return () => {
    last = last.then(work);
    return last;
  };
}

/**
 * Returns a function that gives the next mutant to test, until `size` mutants are tested or known. Mutants that do not compile
 * do not count; those with a result from an earlier run go to `onKnown`.
 */
function mutantQueue({ mutants, size, results, compiles, onKnown }) {
  const waiting = [...mutants];
  let taken = 0;

  async function isValid(mutant, known) {
    if (known) return known.status !== 'invalid';
    const isCompiled = await compiles(mutant);
    if (!isCompiled) results.add(mutant, { status: 'invalid' });
    return isCompiled;
  }

  return oneAtATime(async () => {
    while (taken < size && waiting.length > 0) {
      const mutant = waiting.shift();
      const known = results.get(mutant.id);
      if (!(await isValid(mutant, known))) continue;
      taken++;
      if (!known) return mutant;
      onKnown(known);
    }
    return undefined;
  });
}

/**
 * Tries mutants in order until `size` of them have a result, and returns those results. Mutants that `results` already knows are
 * not tested again. `onResult` is called for every result, those of earlier runs included.
 */
export async function tryMutants({ mutants, size, results, jobs, compiles, test, onResult }) {
  const tried = [];
  const keep = (result, { isNew }) => {
    tried.push(result);
    onResult(result, { isNew });
  };
  const onKnown = (known) => keep(known, { isNew: false });
  const next = mutantQueue({ mutants, size, results, compiles, onKnown });

  let isBroken = false;
  async function work(job) {
    for (let mutant = await next(); mutant; mutant = await next()) {
      const outcome = await test(mutant, job);
      // After an error in another job the testers are stopped, which would look like a crash caused by this mutant.
      if (isBroken) return;
      keep(results.add(mutant, outcome), { isNew: true });
    }
  }
  const workOrBreak = (job) =>
    work(job).catch((error) => {
      isBroken = true;
      throw error;
    });
  await Promise.all(Array.from({ length: jobs }, (_, job) => workOrBreak(job)));
  return tried;
}
