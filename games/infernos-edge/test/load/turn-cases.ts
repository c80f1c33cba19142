import { type Case, drawing, escaped, explorer, guide, onSpikes, placing, reveal, rolling } from './support.ts';

const ROUND = ['round-over', 'marker', 'activation', 'activation'];
const OPENING = [...ROUND, 'turn 1', 'turn-over', 'hazard-roll'];
const commanded = { asks: 'commanded', actor: 'guide' };
const COMMANDERS = ['aristocrat', 'guide', 'veteran'] as const;
const chain = { asks: 'chain', chain: 1 };
const crawl = { asks: 'crawl', ...guide({ health: 0 }) };
const victim = { asks: 'victim', guardians: [{ at: '0,0', activated: true, acting: true }] };

/** Whose turn it is, who acts, with how many points, and what is left to do. */
export const TURN_CASES: readonly Case[] = [
  {
    name: 'a turn of somebody outside the team',
    fault: { active: 'priest' },
    error: ['not-in-the-team', 'IE-SETUP-1', ['active'], 'priest'],
  },
  {
    name: 'an actor outside the team',
    fault: { actor: 'priest' },
    error: ['not-in-the-team', 'IE-SETUP-1', ['actor'], 'priest'],
  },
  ...[{}, chain, rolling, { asks: 'wake' }].map(
    (base): Case => ({
      name: `an actor who is out of turn, at the question ${'asks' in base ? base.asks : 'action'}`,
      base,
      fault: { actor: 'sapper' },
      error: ['not-their-turn', 'IE-TURN-1', ['actor'], 'sapper'],
    }),
  ),
  ...[{}, chain, { asks: 'illuminate' }, drawing, placing].map(
    (base): Case => ({
      name: `the question ${'asks' in base ? base.asks : 'action'} to a downed explorer`,
      base,
      fault: guide({ health: 0 }),
      error: ['cannot-act', 'IE-TURN-4', ['actor'], 'guide'],
    }),
  ),
  {
    name: 'a command to a downed explorer',
    team: COMMANDERS,
    base: commanded,
    fault: guide({ health: 0 }),
    error: ['cannot-act', 'IE-TURN-4', ['actor'], 'guide'],
  },
  {
    name: 'a command of a downed Aristocrat',
    team: COMMANDERS,
    base: commanded,
    fault: explorer('aristocrat', { health: 0 }),
    error: ['cannot-act', 'IE-TURN-4', ['active'], 'aristocrat'],
  },
  {
    name: 'a command to yourself',
    team: COMMANDERS,
    base: commanded,
    fault: { actor: 'aristocrat' },
    error: ['not-yourself', 'IE-ARI-1', ['actor'], 'aristocrat'],
  },
  {
    name: 'a command of somebody else than the Aristocrat',
    fault: { asks: 'commanded', actor: 'sapper', todo: [...OPENING, 'act', 'commanded-over'] },
    error: ['not-their-ability', 'IE-ARI-1', ['active'], 'guide'],
  },
  {
    name: 'a game that somebody else than the Aristocrat ended with a command',
    base: { asks: 'over', end: 'eruption', erupted: true, marker: 0 },
    fault: { actor: 'sapper' },
    error: ['not-their-ability', 'IE-ARI-1', ['active'], 'guide'],
  },
  {
    name: 'an active explorer who crawls',
    base: crawl,
    fault: guide({}),
    error: ['not-downed', 'IE-TURN-4', ['actor'], 'guide'],
  },
  {
    name: 'an escaped explorer who crawls',
    base: crawl,
    fault: guide(escaped),
    error: ['not-downed', 'IE-TURN-4', ['actor'], 'guide'],
  },
  {
    name: 'an unknown job',
    fault: { todo: ['round-over', 'dance'] },
    error: ['no-such-job', 'IE-ROUND-1', ['todo', 1], 'dance'],
  },
  {
    name: 'a job with too much to it',
    fault: { todo: ['round-over', 'turn 1 2'] },
    error: ['no-such-job', 'IE-ROUND-1', ['todo', 1], 'turn 1 2'],
  },
  { name: 'nothing to do', fault: { todo: [] }, error: ['job-missing', 'IE-ROUND-1', ['todo'], 'action'] },
  {
    name: 'no hazard roll to come',
    fault: { todo: OPENING.slice(0, -1) },
    error: ['job-missing', 'IE-ROUND-1', ['todo'], 'action'],
  },
  {
    name: 'the turn of an explorer who is not in the team',
    fault: { todo: [...ROUND, 'turn 4', 'turn-over', 'hazard-roll'] },
    error: ['job-out-of-place', 'IE-ROUND-1', ['todo', 4], 'turn 4'],
  },
  {
    name: 'the turn of an explorer who has had it',
    base: { active: 'sapper', actor: 'sapper' },
    fault: { todo: OPENING },
    error: ['job-out-of-place', 'IE-ROUND-1', ['todo', 4], 'turn 1'],
  },
  {
    name: 'a turn after the last one',
    base: { active: 'veteran', actor: 'veteran' },
    fault: { todo: OPENING },
    error: ['job-out-of-place', 'IE-ROUND-1', ['todo', 4], 'turn 1'],
  },
  {
    name: 'a round without its guardians',
    fault: { todo: ['round-over', 'marker', 'turn 1', 'turn-over', 'hazard-roll'] },
    error: ['job-out-of-place', 'IE-ROUND-1', ['todo', 2], 'turn 1'],
  },
  {
    name: 'an action under way while one is asked for',
    fault: { todo: [...OPENING, 'act'] },
    error: ['job-out-of-place', 'IE-ROUND-1', ['todo', 7], 'act'],
  },
  {
    name: 'a hazard roll to come while the dice are rolled',
    base: rolling,
    fault: { todo: OPENING },
    error: ['job-out-of-place', 'IE-ROUND-1', ['todo', 6], 'hazard-roll'],
  },
  {
    name: 'a guardian that acts after nobody',
    base: victim,
    fault: { todo: [...ROUND, 'turn 1', 'turn-over'] },
    error: ['job-missing', 'IE-ROUND-1', ['todo'], 'victim'],
  },
  {
    name: 'guardians that act before the last turn of the round',
    base: victim,
    fault: { todo: ['round-over', 'marker', 'next-guardian'] },
    error: ['job-out-of-place', 'IE-ROUND-1', ['todo', 2], 'next-guardian'],
  },
  {
    name: 'jobs after the end',
    base: { asks: 'over', end: 'eruption', erupted: true, marker: 0 },
    fault: { todo: ['round-over'] },
    error: ['job-out-of-place', 'IE-ROUND-1', ['todo', 0], 'round-over'],
  },
  {
    name: 'a second Reveal of somebody else than the Guide',
    base: { active: 'sapper', actor: 'sapper', ...drawing },
    fault: { todo: [...ROUND, 'turn 2', 'turn-over', 'hazard-roll', 'act', 'second-reveal'] },
    error: ['not-their-ability', 'IE-GUI-2', ['active'], 'sapper'],
  },
  {
    name: 'a second face without the curse',
    base: { asks: 'wake' },
    fault: { todo: [...ROUND, 'turn 1', 'turn-over', 'face 3'] },
    error: ['dice-do-not-fit', 'IE-CURSE-1', ['todo']],
  },
  {
    name: 'three points without exerting',
    fault: { points: 3 },
    error: ['too-many-points', 'IE-TURN-1', ['points'], '3'],
  },
  {
    name: 'three points while an action is under way',
    base: { ...drawing, points: 2, exerted: true },
    fault: { points: 3 },
    error: ['too-many-points', 'IE-TURN-2', ['points'], '3'],
  },
  {
    name: 'two points after an action',
    base: drawing,
    fault: { points: 2 },
    error: ['too-many-points', 'IE-TURN-1', ['points'], '2'],
  },
  {
    name: 'a point left of a Run',
    base: chain,
    fault: { points: 1 },
    error: ['too-many-points', 'IE-TURN-1', ['points'], '1'],
  },
  {
    name: 'a point left of a Run that ends on spikes',
    base: { ...onSpikes, todo: [...OPENING, 'act', 'chain 2'] },
    fault: { points: 1 },
    error: ['too-many-points', 'IE-TURN-1', ['points'], '1'],
  },
  {
    name: 'two Moves left of a Sprint',
    team: ['scoundrel', 'guide', 'veteran'],
    base: { ...chain, points: 1 },
    fault: { chain: 2 },
    error: ['too-many-points', 'IE-TURN-1', ['points'], '1'],
  },
  {
    name: 'a point left of Research',
    team: COMMANDERS,
    base: { asks: 'place', reveal: { ...reveal, hand: 'journal T' } },
    fault: { points: 1 },
    error: ['too-many-points', 'IE-TURN-1', ['points'], '1'],
  },
  {
    name: 'two points after bracing',
    team: ['veteran', 'guide', 'sapper'],
    base: { brace: 'braced', points: 1 },
    fault: { points: 2 },
    error: ['too-many-points', 'IE-TURN-1', ['points'], '2'],
  },
  {
    name: 'points of a downed explorer',
    base: crawl,
    fault: { points: 1 },
    error: ['too-many-points', 'IE-TURN-3', ['points'], '1'],
  },
  {
    name: 'points at the hazard roll',
    base: rolling,
    fault: { points: 1 },
    error: ['too-many-points', 'IE-HAZ-1', ['points'], '1'],
  },
  {
    name: 'exerted without a loss',
    base: { points: 3, exerted: true, ...guide({ health: 2 }) },
    fault: guide({}),
    error: ['cannot-have-exerted', 'IE-TURN-2', ['exerted']],
  },
  {
    name: 'exerted before crawling',
    base: crawl,
    fault: { exerted: true },
    error: ['cannot-have-exerted', 'IE-TURN-2', ['exerted']],
  },
  {
    name: 'a Run with no Move left',
    base: chain,
    fault: { chain: 0 },
    error: ['chain-does-not-fit', 'IE-ACT-RUN', ['chain'], '0'],
  },
  {
    name: 'Moves left of no Run',
    fault: { chain: 1 },
    error: ['chain-does-not-fit', 'IE-ACT-RUN', ['chain'], '1'],
  },
  {
    name: 'braced without the Veteran',
    team: ['guide', 'sapper', 'foreman'],
    fault: { brace: 'braced' },
    error: ['not-in-the-team', 'IE-VET-2', ['brace'], 'veteran'],
  },
  {
    name: 'braced before the first turn',
    fault: { brace: 'braced' },
    error: ['brace-does-not-fit', 'IE-VET-2', ['brace'], 'braced'],
  },
  {
    name: 'resting after the first turn',
    base: { round: 2 },
    fault: { brace: 'resting' },
    error: ['brace-does-not-fit', 'IE-VET-2', ['brace'], 'resting'],
  },
  {
    name: 'braced and downed',
    base: { brace: 'braced' },
    fault: explorer('veteran', { health: 0 }),
    error: ['brace-does-not-fit', 'IE-VET-2', ['brace'], 'braced'],
  },
];
