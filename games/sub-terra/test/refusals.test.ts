// A refusal has everything its wording needs: kind, rule and details. The scenarios show when a move is refused.
import { describe } from 'vitest';
import { acting, at, cave, DIVERS, EMPTY_STACK, east, LEADERS, START, testRefusals } from './refusals-support.ts';

/** One caver lies unconscious elsewhere; the others are on the exit. */
const leftBehind = {
  cavers: { leader: at('1,0'), medic: at('1,0'), climber: at('1,0'), scout: at('0,0', { health: 0 }) },
};

/** To the east lies a tile that is reached around the corner only. */
const walledEast = (tile: string) =>
  cave({ at: '0,-1', tile: 'normal L', turn: 1 }, { at: '1,-1', tile: 'normal L', turn: 2 }, { at: '1,0', tile });

describe('a turn', () => {
  const down = at('0,0', { health: 0 });
  const behindRubble = {
    ...cave({ at: '1,0', tile: 'cave-in T 1-3', marks: ['rubble'] }, { at: '2,0', tile: 'exit D', turn: 3 }),
    ...acting('medic'),
    points: 0,
    cavers: { leader: down, medic: at('2,0'), climber: down, scout: down },
  };
  testRefusals(LEADERS, [
    [{}, { type: 'stop' }, 'not-asked', 'ST-TURN-1', { asks: 'action', got: 'stop' }],
    [{}, { type: 'dive' }, 'not-your-ability', 'ST-DIV-1', { action: 'dive', owner: 'diver' }],
    [{}, { type: 'excavate', at: 'here' }, 'not-your-ability', 'ST-GEO-1', { action: 'excavate', owner: 'geologist' }],
    [{}, { type: 'demolish', to: 'east' }, 'not-your-ability', 'ST-ENG-1', { action: 'demolish', owner: 'engineer' }],
    [{}, { type: 'rig' }, 'not-your-ability', 'ST-CLI-1', { action: 'rig', owner: 'climber' }],
    [{}, { type: 'bandage', caver: 'medic' }, 'not-your-ability', 'ST-MED-1', { action: 'bandage', owner: 'medic' }],
    [{}, { type: 'sprint', to: 'east' }, 'not-your-ability', 'ST-MED-2', { action: 'sprint', owner: 'medic' }],
    [{}, { type: 'repel', to: 'east' }, 'not-your-ability', 'ST-BOD-1', { action: 'repel', owner: 'bodyguard' }],
    [
      acting('medic'),
      { type: 'direct', caver: 'scout' },
      'not-your-ability',
      'ST-LEA-1',
      { action: 'direct', owner: 'leader' },
    ],
    [{ points: 1 }, { type: 'hide' }, 'too-few-points', 'ST-TURN-1', { cost: 2, left: 1, exerting: true }],
    [
      { points: 1, exerted: true },
      { type: 'hide' },
      'too-few-points',
      'ST-TURN-1',
      { cost: 2, left: 1, exerting: false },
    ],
    [{ points: 0 }, { type: 'hide' }, 'too-few-points', 'ST-TURN-1', { cost: 2, left: 0, exerting: false }],
    [
      { points: 0 },
      { type: 'reveal', to: 'east' },
      'too-few-points',
      'ST-TURN-1',
      { cost: 1, left: 0, exerting: true },
    ],
    [{ exerted: true }, { type: 'exert' }, 'exerted-already', 'ST-TURN-2'],
    [behindRubble, { type: 'exert' }, 'nothing-to-exert-for', 'ST-ASK-3'],
    [
      { asks: 'directed', actor: 'climber', directed: true },
      { type: 'hide' },
      'costs-too-much',
      'ST-LEA-1',
      { cost: 2, most: 1 },
    ],
    [
      { asks: 'directed', actor: 'climber', directed: true },
      { type: 'end' },
      'not-asked',
      'ST-LEA-1',
      { asks: 'directed', got: 'end' },
    ],
    [
      { ...east('normal X'), asks: 'chain', chain: 1 },
      { type: 'reveal', to: 'east' },
      'not-asked',
      'ST-ACT-RUN',
      { asks: 'chain', got: 'reveal' },
    ],
    [
      { ...east('exit D', { turn: 3 }), ...leftBehind, asks: 'over', end: 'left' },
      { type: 'end' },
      'not-asked',
      'ST-END-1',
      { asks: 'over', got: 'end' },
    ],
  ]);
});

describe('sides', () => {
  testRefusals(LEADERS, [
    [east('normal X'), { type: 'reveal', to: 'east' }, 'tile-there', 'ST-CAVE-3', { to: 'east' }],
    [
      { ...east('normal I', { turn: 1 }), cavers: { leader: at('1,0') } },
      { type: 'explore', to: 'north' },
      'wall',
      'ST-CAVE-3',
      { to: 'north' },
    ],
    [
      { ...east('ledge I', { turn: 3 }), cavers: { leader: at('1,0', { side: 'west' }) } },
      { type: 'reveal', to: 'east' },
      'ledge',
      'ST-TILE-LEDGE-3',
      { to: 'east' },
    ],
    [
      {
        ...cave({ at: '1,0', tile: 'slide I', turn: 3 }, { at: '2,0', tile: 'normal X' }),
        cavers: { leader: at('1,0', { side: 'east' }) },
      },
      { type: 'move', to: 'west' },
      'slide',
      'ST-TILE-SLIDE',
      { to: 'west' },
    ],
    [EMPTY_STACK, { type: 'reveal', to: 'north' }, 'stack-empty', 'ST-CAVE-5'],
    [{}, { type: 'move', to: 'east' }, 'nothing-there', 'ST-CAVE-1', { to: 'east' }],
    [walledEast('normal I'), { type: 'run', to: 'east' }, 'wall', 'ST-CAVE-1', { to: 'east' }],
    [
      {
        cave: [START, { at: '1,0', tile: 'ledge I', turn: 3 }, { at: '2,0', tile: 'normal X' }],
        cavers: { leader: at('1,0', { side: 'west' }) },
      },
      { type: 'move', to: 'east' },
      'ledge',
      'ST-TILE-LEDGE-3',
      { to: 'east' },
    ],
    [east('water X', { marks: ['flood'] }), { type: 'move', to: 'east' }, 'flooded', 'ST-TILE-WATER', { to: 'east' }],
    [
      east('cave-in T 1-3', { turn: 2, marks: ['rubble'] }),
      { type: 'move', to: 'east' },
      'rubble',
      'ST-TILE-CAVEIN',
      { to: 'east' },
    ],
    [east('squeeze I', { turn: 1 }), { type: 'move', to: 'east' }, 'squeeze', 'ST-TILE-SQUEEZE', { to: 'east' }],
    [{}, { type: 'swim', to: 'east' }, 'nothing-there', 'ST-CAVE-1', { to: 'east' }],
    [east('water X'), { type: 'swim', to: 'east' }, 'not-flooded', 'ST-ACT-SWIM', { to: 'east' }],
    [{}, { type: 'squeeze', to: 'east' }, 'nothing-there', 'ST-CAVE-1', { to: 'east' }],
    [east('normal X'), { type: 'squeeze', to: 'east' }, 'no-squeeze', 'ST-ACT-SQUEEZE', { to: 'east' }],
    [{}, { type: 'dig', at: 'here' }, 'no-rubble', 'ST-ACT-DIG', { at: 'here' }],
    [{}, { type: 'dig', at: 'east' }, 'nothing-there', 'ST-CAVE-1', { to: 'east' }],
    [walledEast('normal I'), { type: 'dig', at: 'east' }, 'wall', 'ST-ACT-DIG', { to: 'east' }],
    [east('normal X'), { type: 'dig', at: 'east' }, 'no-rubble', 'ST-ACT-DIG', { at: 'east' }],
    [{}, { type: 'rope' }, 'not-steep', 'ST-ACT-ROPE'],
    [
      { ...east('ledge I', { turn: 3, marks: ['rope'] }), cavers: { leader: at('1,0', { side: 'west' }) } },
      { type: 'rope' },
      'rope-there',
      'ST-ACT-ROPE',
    ],
    [acting('climber'), { type: 'rig' }, 'not-steep', 'ST-CLI-1'],
    [
      { points: 0, cavers: { leader: at('0,0', { state: ['hidden'] }) } },
      { type: 'hide' },
      'hidden-already',
      'ST-ACT-HIDE',
    ],
  ]);
  testRefusals({ ...LEADERS, variant: 'reference-manual' }, [
    [acting('climber'), { type: 'rig' }, 'rig-is-rope', 'ST-RM-2'],
    [acting('medic'), { type: 'rig' }, 'rig-is-rope', 'ST-RM-2'],
  ]);
  testRefusals(DIVERS, [
    [acting('diver'), { type: 'dive' }, 'no-water', 'ST-DIV-1'],
    [acting('geologist'), { type: 'excavate', at: 'here' }, 'no-rubble', 'ST-GEO-1', { at: 'here' }],
    [
      {
        ...acting('engineer'),
        ...cave(
          { at: '0,-1', tile: 'normal I', blasted: ['east', 'west'] },
          { at: '0,1', tile: 'normal I', blasted: ['east'] },
        ),
      },
      { type: 'demolish', to: 'east' },
      'used-up',
      'ST-ENG-1',
    ],
    [acting('engineer'), { type: 'demolish', to: 'east' }, 'open-already', 'ST-ENG-1', { to: 'east' }],
    [
      { ...acting('engineer'), ...east('normal X') },
      { type: 'demolish', to: 'east' },
      'open-already',
      'ST-ENG-1',
      { to: 'east' },
    ],
    [
      { ...acting('engineer'), ...walledEast('ledge I') },
      { type: 'demolish', to: 'east' },
      'sealed',
      'ST-ENG-2',
      { to: 'east' },
    ],
    [acting('bodyguard'), { type: 'repel', to: 'east' }, 'nothing-there', 'ST-CAVE-1', { to: 'east' }],
    [
      { ...acting('bodyguard'), ...walledEast('normal I') },
      { type: 'repel', to: 'east' },
      'wall',
      'ST-BOD-1',
      { to: 'east' },
    ],
    [
      { ...acting('bodyguard'), ...east('normal X') },
      { type: 'repel', to: 'east' },
      'no-horror',
      'ST-BOD-1',
      { to: 'east' },
    ],
  ]);
});
