// The summary: a score for each package, and every mutant that survived.

export const describe = ({ file, line, kind, from, to }) => `${file}:${line} (${kind})\n  - ${from}\n  + ${to}`;

const explanationOf = (survivor, explained) =>
  explained.find(({ file, from, to }) => file === survivor.file && from === survivor.from && to === survivor.to)?.why;

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

export function scoreOf(results, explained) {
  const survivors = results.filter(({ status }) => status === 'survived');
  const unexplained = survivors.filter((one) => explanationOf(one, explained) === undefined);
  const killed = results.length - survivors.length;
  return { tried: results.length, killed, survivors, unexplained, score: percent(killed, results.length) };
}

function scoreLine(name, { tried, killed, survivors, unexplained, score }) {
  const explained = survivors.length - unexplained.length;
  return `${name}: ${score} (${killed} of ${tried} mutants killed, ${survivors.length} survived, ${explained} of them explained)`;
}

const inOrder = (survivors) =>
  [...survivors].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));

/** `byPackage`: [name, results] pairs. */
export function summary(byPackage, explained) {
  const scores = byPackage.map(([name, results]) => [name, scoreOf(results, explained)]);
  const survivors = inOrder(scores.flatMap(([, { survivors }]) => survivors)).map((one) => {
    const why = explanationOf(one, explained);
    return describe(one) + (why ? `\n  explained: ${why}` : '');
  });
  return [...scores.map(([name, score]) => scoreLine(name, score)), '', ...survivors].join('\n').trimEnd();
}

/** Explanations for lines that are no longer in the code. */
export const outdated = (explained, mutants) =>
  explained.filter(
    ({ file, from }) =>
      mutants.some((one) => one.file.split('/')[1] === file.split('/')[1]) &&
      !mutants.some((one) => one.file === file && one.from === from),
  );
