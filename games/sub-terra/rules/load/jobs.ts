// Loads the job stack. What is asked decides what the stack can look like: the flow of a round is a small grammar.

import type { Path } from '@undercroft/engine';
import type { Ask } from '../asks.ts';
import type { Descent } from '../descent.ts';
import type { Roll } from '../events.ts';
import { HAZARD_CAVE_IN, HAZARD_TREMOR } from '../hazards.ts';
import { JOBS, type Job, push } from '../jobs.ts';
import { positionError } from '../position-errors.ts';
import { jobText } from '../save.ts';
import type { Snapshot } from '../snapshot.ts';

/** Where in the round a position is, as the job stack tells. */
export interface Moment {
  readonly phase: 'set-up' | 'turn' | 'horrors' | 'hazards' | 'over';
  /** The jobs, the next one last, with commas between. */
  readonly jobs: string;
}

export const hasJob = ({ jobs }: Moment, job: Job): boolean =>
  jobs.split(',').some((text) => text.split(' ')[0] === job);

/** The argument of a job on the stack; undefined if it is not there. */
export function jobArgument({ jobs }: Moment, job: Job): number | undefined {
  const found = jobs.split(',').find((text) => text.split(' ')[0] === job);
  return found === undefined ? undefined : Number(found.split(' ')[1] ?? 0);
}

/** In the hazard phase: no card has been turned over in this round. */
export const isBeforeCard = ({ asks, roll }: Snapshot): boolean => asks === 'hazard' || roll?.why === 'darkness';

/** The stack during a turn: the rest of the round, the next turn, and the action under way. */
const TURN = 'round-over,hazards,horrors(,turn [1-5])?';
const ACTING = `${TURN},act(,directed-over)?`;
const REVEALING = `${ACTING},step-in`;
/** ST-HAZ-HORROR, ST-HAZ-SEVERE: in the horrors' phase, or by a card. */
const HORRORS = 'round-over,(hazards|spawn 1|spawn 2(,horrors)?)';

const STACKS: Readonly<Record<Exclude<Ask, 'nothing' | 'die'>, string>> = {
  action: TURN,
  directed: `${TURN},act,directed-over`,
  chain: ACTING,
  take: REVEALING,
  choose: REVEALING,
  place: REVEALING,
  appear: TURN,
  horror: HORRORS,
  path: `${HORRORS},next-horror`,
  spawn: 'round-over,spawn( 1)?',
  tile: REVEALING,
  aside: `round-over,hazards,horrors,turn|${REVEALING}(,reveal)?`,
  hazard: 'round-over',
  over: '',
};

const ROLL_STACKS: Readonly<Record<Roll, string>> = {
  exertion: `${TURN},turn-over(,dive-away)?`,
  rope: `${TURN},act`,
  hide: `${TURN},act`,
  rough: `${ACTING}(,chain( [12])?)?,touch( [1-5])?`,
  tremor: 'round-over(,resolve)?,tremor [1-6]',
  darkness: 'round-over,darkness [1-6]',
  'cave-in': `${TURN},act|round-over(,resolve 3)?`,
};

/** The arguments a job can have; `caver` and `turns` go up to the size of the team. */
const ARGUMENTS: Readonly<Partial<Record<Job, readonly number[] | 'caver' | 'turns'>>> = {
  turn: 'caver',
  touch: 'caver',
  tremor: 'turns',
  darkness: 'turns',
  chain: [0, 1, 2],
  spawn: [0, 1, 2],
  resolve: [HAZARD_TREMOR, HAZARD_CAVE_IN],
};

export function loadJobs(d: Descent, { todo }: Snapshot): void {
  for (const [k, text] of todo.entries()) loadJob(d, text, ['todo', k]);
}

function loadJob(d: Descent, text: string, path: Path): void {
  const [name, digits = '0', ...more] = text.split(' ');
  const job = JOBS.indexOf(name as Job);
  const allowed = ARGUMENTS[name as Job] ?? [0];
  const argument = Number(digits);
  if (job < 0 || more.length > 0 || !/^(0|[1-9]\d?)$/.test(digits))
    throw positionError('no-such-job', 'ST-ROUND-1', path, text);
  if (typeof allowed === 'string' && argument > (allowed === 'caver' ? d.cavers - 1 : d.cavers))
    throw positionError('not-in-the-team', 'ST-SETUP-1', path, text);
  if (typeof allowed !== 'string' && !allowed.includes(argument))
    throw positionError('no-such-job', 'ST-ROUND-1', path, text);
  push(d, job, argument);
}

export function findMoment(d: Descent, { asks, roll }: Snapshot): Moment {
  const jobs = Array.from(d.jobs.subarray(0, d.jobCount), jobText).join(',');
  const stack = asks === 'die' ? ROLL_STACKS[roll?.why as Roll] : STACKS[asks as keyof typeof STACKS];
  if (!new RegExp(`^(${stack})$`).test(jobs)) throw positionError('wrong-jobs', 'ST-ROUND-1', ['todo'], jobs);
  return { phase: phaseOf(jobs), jobs };
}

function phaseOf(jobs: string): Moment['phase'] {
  if (jobs === '') return 'over';
  if (jobs === 'round-over,hazards,horrors,turn') return 'set-up';
  if (jobs.startsWith('round-over,hazards,horrors')) return 'turn';
  return jobs.startsWith('round-over,hazards') ? 'horrors' : 'hazards';
}
