// One's tables on home, in English: the source, which the other languages must match.
import { numberWord } from '../english.ts';
import { decides } from './decides.ts';
import { duration } from './duration.ts';

const en = {
  tables: 'Your tables',
  all: (n: number): string => `all ${numberWord(n)}`,
  code: 'Have a code?',
  codeField: 'Code of the table',
  join: 'Join',
  play: 'Play',
  yourTurn: 'It’s your turn',
  waitingFor: (name: string): string => `Waiting for ${name}`,
  decides,
  notStarted: 'Waiting for players',
  over: 'Finished',
  setAside: 'Cannot be played on',
  since: (seconds: number): string => `for ${duration(seconds)}`,
  ago: (seconds: number): string => (seconds < 60 ? 'just now' : `${duration(seconds)} ago`),
  badLetter: (letter: string): string => `Codes have no ${letter}. Check the code and try again.`,
  wrongLength: (length: number): string => `A code has ${numberWord(length)} letters and digits.`,
  unreached: 'The server cannot be reached at the moment. Your tables are safe there.',
  bot: 'the bot',
  look: 'Look back',
  overDays: 'over days',
  abandoned: 'Ended early',
  resigned: (name: string): string => `${name} resigned`,
  youResigned: 'You resigned',
  plainHttp:
    'This page was opened over plain http. Everything works but notifications and playing without a connection; those need https.',
};

export type TablesWords = typeof en;
export default en;
