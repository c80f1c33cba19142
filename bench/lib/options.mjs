import { parseArgs } from 'node:util';

export const HELP = `npm run bench -- [options]

  --only NAME     only suites whose name contains NAME (files in bench/suites/)
  --rounds N      rounds; every contestant runs once in each (default 11)
  --seconds S     length of a timed section (default 0.5)
  --json FILE     write all figures to FILE
  --quick         3 rounds of 0.2 s, to see that everything works; the figures mean little
  --help          this text`;

const FULL = { rounds: 11, seconds: 0.5, steadyFor: 2.5, games: 200 };
const QUICK = { rounds: 3, seconds: 0.2, steadyFor: 0.3, games: 20 };

/** `steadyFor`: how many seconds a contestant must run without becoming faster; `games`: how many are compared beforehand. */
export function readOptions(args) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    const chosen = { ...(values.quick ? QUICK : FULL), ...values };
    const rounds = Number(chosen.rounds);
    const seconds = Number(chosen.seconds);
    if (!(Number.isInteger(rounds) && rounds > 0))
      return { error: `--rounds ${chosen.rounds}: not a number of rounds` };
    if (!(seconds > 0)) return { error: `--seconds ${chosen.seconds}: not a number of seconds` };
    return { options: { ...chosen, rounds, seconds } };
  } catch (error) {
    return { error: error.message };
  }
}

const OPTIONS = {
  only: { type: 'string', default: '' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  json: { type: 'string' },
  quick: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};
