// `scenario check`: plays scenario files and says which hold, with file, line and column for what does not.
import { type Command, FAILED, FINE } from '../cli/command.ts';
import { refuse, say } from '../cli/io.ts';
import { checkFile, type Verdict } from '../scenario/check-file.ts';
import { filesGiven } from '../scenario/files.ts';
import { plural } from '../words/grammar.ts';

export const scenario: Command = {
  name: 'scenario',
  summary: 'check: whether scenario files hold',
  usage: 'check FILE…',
  about: [
    'A scenario is a position, a list of steps and what must then hold: a rule test, a puzzle, a bug report.',
    'A folder stands for all .json files in it.',
    'The exit code is 1 if one does not hold or is malformed.',
  ],
  options: [{ name: 'quiet', help: 'only what does not hold, and the summary' }],
  examples: ['scenario check scenarios/*.json', 'scenario check scenarios --quiet'],
  run(given, io) {
    const [deed, ...names] = given.words;
    if (deed !== 'check') return refuse(io, `Scenarios are checked: scenario check FILE…${instead(deed)}.`, 'scenario');
    const files = filesGiven(names);
    if (!files.ok) return refuse(io, files.error, 'scenario');
    const checked = files.value.map(checkFile);
    const told = checked.filter(({ verdict }) => verdict !== 'holds' || !given.has('quiet'));
    say(io, [...told.flatMap(({ lines }) => lines), summary(checked.map(({ verdict }) => verdict))]);
    return checked.every(({ verdict }) => verdict === 'holds') ? FINE : FAILED;
  },
};

const instead = (deed?: string): string => (deed === undefined ? '' : `, not ${deed}`);

/** '12 scenarios, 11 hold, 1 fails'. */
function summary(verdicts: readonly Verdict[]): string {
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  const parts = [
    { n: count('holds'), one: 'holds', many: 'hold' },
    { n: count('fails'), one: 'fails', many: 'fail' },
    { n: count('malformed'), one: 'malformed', many: 'malformed' },
  ];
  const told = parts.filter(({ n }) => n > 0).map(({ n, one, many }) => plural(n, one, many));
  return [plural(verdicts.length, 'scenario'), ...told].join(', ');
}
