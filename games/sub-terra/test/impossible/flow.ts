// Impossible turns: jobs, actors, points, and questions that nobody would ask.
import { type Case, CROSS, cave, DIVERS, EXIT, GEOLOGISTS, only, ROUND_2, spoilt, TURN_1, WATER } from './support.ts';

const onExit = { at: '1,0', health: 3 };
const down = { at: '0,0', health: 0 };
const ALL_OUT = { leader: onExit, medic: onExit, climber: onExit, scout: onExit };

const APPEARING = {
  ...cave(WATER, { at: '-1,0', tile: 'water X' }),
  ...ROUND_2,
  asks: 'appear',
  cavers: { diver: { at: null, state: ['submerged'] } },
};

export const JOBS: readonly Case[] = [
  ...['dance', 'turn 1 2', 'turn x', 'turn 01', 'turn 100', '', 'act 1', 'chain 3', 'resolve 1', 'spawn 3'].map(
    (text): Case => [
      `the job '${text}'`,
      spoilt({ todo: ['round-over', text] }),
      ['no-such-job', 'ST-ROUND-1', ['todo', 1], text],
    ],
  ),
  ...['turn 4', 'touch 4', 'tremor 5', 'darkness 5'].map(
    (text): Case => [
      `the job '${text}' for a caver the team does not have`,
      spoilt({ todo: ['round-over', text] }),
      ['not-in-the-team', 'ST-SETUP-1', ['todo', 1], text],
    ],
  ),
  ['no jobs', spoilt({ todo: [] }), ['wrong-jobs', 'ST-ROUND-1', ['todo'], '']],
  [
    'jobs in another order',
    spoilt({ todo: ['round-over', 'horrors', 'hazards', 'turn 1'] }),
    ['wrong-jobs', 'ST-ROUND-1', ['todo'], 'round-over,horrors,hazards,turn 1'],
  ],
  [
    'a job twice',
    spoilt({ todo: [...TURN_1, 'act', 'act'] }),
    ['wrong-jobs', 'ST-ROUND-1', ['todo'], 'round-over,hazards,horrors,turn 1,act,act'],
  ],
  ['jobs of another question', spoilt({ todo: ['round-over'] }), ['wrong-jobs', 'ST-ROUND-1', ['todo'], 'round-over']],
  [
    'jobs of another roll',
    spoilt({ todo: [...TURN_1, 'turn-over'] }, { asks: 'die', roll: { why: 'hide', caver: 'leader' } }),
    ['wrong-jobs', 'ST-ROUND-1', ['todo'], 'round-over,hazards,horrors,turn 1,turn-over'],
  ],
];

export const TURNS: readonly Case[] = [
  [
    'a starting caver of another team',
    spoilt({ start: 'diver' }),
    ['not-in-the-team', 'ST-SETUP-1', ['start'], 'diver'],
  ],
  [
    'an active caver of another team',
    spoilt({ active: 'diver' }),
    ['not-in-the-team', 'ST-SETUP-1', ['active'], 'diver'],
  ],
  ['an actor of another team', spoilt({ actor: 'diver' }), ['not-in-the-team', 'ST-SETUP-1', ['actor'], 'diver']],
  [
    'somebody else’s turn',
    spoilt({ active: 'medic', actor: 'medic' }),
    ['not-their-turn', 'ST-ROUND-2', ['active'], 'medic'],
  ],
  [
    'the last turn with another to come',
    spoilt({ todo: [...TURN_1.slice(0, 3)] }),
    ['not-their-turn', 'ST-ROUND-2', ['active'], 'leader'],
  ],
  [
    'a removed caver with the marker',
    spoilt({ start: 'medic', ...only('medic', { at: null, state: ['removed'] }) }),
    ['removed', 'ST-ROUND-3', ['start'], 'medic'],
  ],
  ['an actor whom nobody directed', spoilt({ actor: 'medic' }), ['wrong-actor', 'ST-LEA-1', ['actor'], 'medic']],
  [
    'a Leader who directs the Leader',
    spoilt({ actor: 'leader' }, { asks: 'directed', actor: 'medic', directed: true }),
    ['wrong-actor', 'ST-LEA-1', ['actor'], 'leader'],
  ],
  [
    'directed by nobody',
    spoilt({ directed: false }, { asks: 'directed', actor: 'medic', directed: true }),
    ['no-leader', 'ST-LEA-1', ['directed'], 'false'],
  ],
  [
    'directed by the Medic',
    spoilt({ directed: true }, { active: 'medic' }),
    ['no-leader', 'ST-LEA-1', ['directed'], 'medic'],
  ],
  [
    'directed to run',
    spoilt(
      { asks: 'chain', chain: 1, todo: [...TURN_1, 'act', 'directed-over'] },
      { ...cave(CROSS), asks: 'directed', actor: 'climber', directed: true },
    ),
    ['costs-too-much', 'ST-LEA-1', ['actor'], 'climber'],
  ],
  ['three points without exerting', spoilt({ points: 3 }), ['wrong-points', 'ST-TURN-1', ['points'], '3']],
  ['all points after directing', spoilt({ points: 2, directed: true }), ['wrong-points', 'ST-TURN-1', ['points'], '2']],
  [
    'points left after hiding',
    spoilt({ points: 1, ...only('leader', { state: ['hidden'] }) }),
    ['wrong-points', 'ST-TURN-1', ['points'], '1'],
  ],
  [
    'points left in a Run',
    spoilt({ points: 1 }, { ...cave(CROSS), asks: 'chain', chain: 2 }),
    ['wrong-points', 'ST-TURN-1', ['points'], '1'],
  ],
  ['points between turns', spoilt({ points: 1 }, { asks: 'hazard' }), ['wrong-points', 'ST-TURN-1', ['points'], '1']],
  [
    'a Diver who appears and has exerted',
    spoilt({ exerted: true }, APPEARING, DIVERS),
    ['wrong-points', 'ST-DIV-1', ['exerted'], 'true'],
  ],
  ...(['action', 'directed'] as const).map(
    (asks): Case => [
      `${asks} of an unconscious actor`,
      spoilt({ asks, ...only('leader', { health: 0 }) }),
      ['cannot-act', 'ST-KO-1', ['actor'], 'leader'],
    ],
  ),
  [
    'a Run of an unconscious actor',
    spoilt({ asks: 'chain', chain: 1, ...only('leader', { health: 0 }) }),
    ['cannot-act', 'ST-KO-1', ['actor'], 'leader'],
  ],
  ...(['take', 'choose', 'place', 'tile'] as const).map(
    (asks): Case => [
      `${asks} of an unconscious actor`,
      spoilt({
        asks,
        reveal: { side: 'north', exploring: false, hand: 'normal X', fromAside: false },
        ...only('leader', { health: 0 }),
      }),
      ['cannot-act', 'ST-KO-1', ['actor'], 'leader'],
    ],
  ),
  [
    'a directed caver of an unconscious Leader',
    spoilt(only('leader', { health: 0 }), { asks: 'directed', actor: 'medic', directed: true }),
    ['cannot-act', 'ST-KO-1', ['active'], 'leader'],
  ],
  [
    'a submerged actor',
    spoilt({ ...cave(WATER), ...only('diver', { at: null, state: ['submerged'] }, DIVERS) }, {}, DIVERS),
    ['cannot-act', 'ST-KO-1', ['actor'], 'diver'],
  ],
  ['appearing of somebody who is there', spoilt({ asks: 'appear' }), ['cannot-act', 'ST-DIV-1', ['actor'], 'leader']],
];

export const QUESTIONS: readonly Case[] = [
  ['nothing asked', spoilt({ asks: 'nothing' }), ['nothing-asked', 'ST-ROUND-1', ['asks']]],
  ['game over without an ending', spoilt({ asks: 'over' }), ['no-end', 'ST-END-1', ['end']]],
  ['an ending before game over', spoilt({ end: 'left' }), ['no-end', 'ST-END-1', ['end']]],
  [
    'everybody on the exit, and not over',
    spoilt({ cavers: ALL_OUT }, cave(EXIT)),
    ['already-over', 'ST-END-1', ['asks'], 'action'],
  ],
  [
    'nobody conscious, and not over',
    spoilt({ cavers: { leader: down, medic: down, climber: down, scout: down } }, { asks: 'hazard' }),
    ['already-over', 'ST-END-1', ['asks'], 'hazard'],
  ],
  [
    'over although nothing has ended',
    spoilt({ asks: 'over', end: 'everyone-on-exit', todo: [] }),
    ['wrong-end', 'ST-END-1', ['end'], 'everyone-on-exit'],
  ],
  [
    'over in another way',
    spoilt({ end: 'nobody-conscious' }, { ...cave(EXIT), cavers: ALL_OUT, asks: 'over', end: 'everyone-on-exit' }),
    ['wrong-end', 'ST-END-1', ['end'], 'nobody-conscious'],
  ],
  [
    'left although somebody is elsewhere',
    spoilt({ asks: 'over', end: 'left', todo: [] }, cave(EXIT)),
    ['wrong-end', 'ST-ACT-LEAVE', ['end'], 'left'],
  ],
  ['Moves left without a Run', spoilt({ chain: 1 }), ['no-chain', 'ST-ACT-RUN', ['chain'], '1']],
  ['a Run without Moves left', spoilt({ asks: 'chain' }), ['no-chain', 'ST-ACT-RUN', ['chain'], '0']],
  [
    'a Run with nowhere to go',
    spoilt({ cave: [{ at: '0,0', tile: 'start X' }] }, { ...cave(CROSS), asks: 'chain', chain: 1 }),
    ['one-answer', 'ST-ASK-1', ['asks'], 'chain'],
  ],
  [
    'a turn in which nothing can be done',
    spoilt({ points: 0, exerted: true }),
    ['one-answer', 'ST-ASK-1', ['asks'], 'action'],
  ],
  [
    'a single water tile to appear on',
    spoilt(cave(WATER), APPEARING, DIVERS),
    ['one-answer', 'ST-ASK-1', ['asks'], 'appear'],
  ],
  [
    'the opening of a game that has begun',
    spoilt(only('geologist', { health: 2 }, GEOLOGISTS), { asks: 'aside' }, GEOLOGISTS),
    ['not-the-opening', 'ST-SETUP-8', ['asks'], 'aside'],
  ],
  [
    'the opening in the second round',
    spoilt(ROUND_2, { asks: 'aside' }, GEOLOGISTS),
    ['not-the-opening', 'ST-SETUP-8', ['asks'], 'aside'],
  ],
];
