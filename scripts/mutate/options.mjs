// The command line of `npm run mutate`.
import { parseArgs } from 'node:util';

export const HELP = `npm run mutate -- [PACKAGE …] [options]
Makes small changes to a copy of the code, one at a time, and shows which of them no test notices.

  PACKAGE …      PACKAGES (default: all)
  --sample N     mutants per package (default: 250)
  --seed TEXT    choice of the sample (default: "undercroft")
  --jobs N       mutants tested at the same time (default: 2)
  --games N      random games in the slow tests (CONTRACT_GAMES); fewer is faster but misses a little more
  --fresh        forget earlier results

Results are kept in tmp/mutate. Run the same command again to resume.`;

const OPTIONS = {
  sample: { type: 'string', default: '250' },
  seed: { type: 'string', default: 'undercroft' },
  jobs: { type: 'string', default: '2' },
  games: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** An error of the person at the keyboard: shown as one sentence, without a stack. */
export class UsageError extends Error {}

function parse(words) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      `${error.message.split('. ')[0].replace(/\.$/, '')}. Options: --${Object.keys(OPTIONS).join(', --')}.`,
    );
  }
}

function wholeNumber(name, text) {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new UsageError(`--${name} must be a whole number from 1 to 999999, not "${text}".`);
  return Number(text);
}

export function readOptions(words, known) {
  const { values, positionals } = parse(words);
  const names = positionals.map((name) => name.replace(/^(?:packages|games)\//, '').replace(/\/$/, ''));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`Cannot mutate "${unknown}". Choose from ${known.join(', ')}.`);
  return {
    ...values,
    packages: names.length > 0 ? [...new Set(names)] : known,
    sample: wholeNumber('sample', values.sample),
    jobs: wholeNumber('jobs', values.jobs),
    games: wholeNumber('games', values.games),
  };
}
