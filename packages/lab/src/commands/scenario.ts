// `scenario check`: plays scenario files and says which hold, with file, line and column of each failure.

import { plural } from '@undercroft/terminal/grammar';
import { type Command, FAILED, SUCCESS } from '../cli/command.ts';
import { print, rejectUsage } from '../cli/io.ts';
import { checkFile, type Verdict } from '../scenario/check-file.ts';
import { filesGiven } from '../scenario/files.ts';

export const scenario: Command = {
  name: 'scenario',
  usage: 'check FILE…',
  about: [
    'A scenario is a position, a list of steps and what must then hold: a rule test, a puzzle, a bug report.',
    'A folder stands for all .json files in it.',
    'The exit code is 1 if one does not hold or is malformed.',
  ],
  options: [{ name: 'quiet', help: 'only what does not hold, and the summary' }],
  examples: ['scenario check scenarios/*.json', 'scenario check scenarios --quiet'],
  run(args, io) {
    const [action, ...names] = args.words;
    if (action !== 'check')
      return rejectUsage(io, `Scenarios are checked: scenario check FILE…${instead(action)}.`, 'scenario');
    const files = filesGiven(names);
    if (!files.ok) return rejectUsage(io, files.error, 'scenario');
    const checked = files.value.map(checkFile);
    const shown = checked.filter(({ verdict }) => verdict !== 'holds' || !args.has('quiet'));
    print(io, [...shown.flatMap(({ lines }) => lines), summary(checked.map(({ verdict }) => verdict))]);
    return checked.every(({ verdict }) => verdict === 'holds') ? SUCCESS : FAILED;
  },
};

const instead = (action?: string): string => (action === undefined ? '' : `, not ${action}`);

/** '12 scenarios, 11 hold, 1 fails'. */
function summary(verdicts: readonly Verdict[]): string {
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  const parts = [
    { n: count('holds'), one: 'holds', many: 'hold' },
    { n: count('fails'), one: 'fails', many: 'fail' },
    { n: count('malformed'), one: 'malformed', many: 'malformed' },
  ];
  const shown = parts.filter(({ n }) => n > 0).map(({ n, one, many }) => plural(n, one, many));
  return [plural(verdicts.length, 'scenario'), ...shown].join(', ');
}
