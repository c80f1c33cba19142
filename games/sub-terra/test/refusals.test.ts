// A refusal has everything its wording needs: kind, rule and details. The scenarios show when a move is refused.
import { type Refusal, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { type Caver, subTerra } from '../rules/index.ts';
import { TYPES } from '../rules/tiles.ts';
import { possible } from './possible.ts';

const team = (...cavers: Caver[]) => ({ cavers: cavers.map((caver) => ({ caver, seat: 0 })) });
const LEADERS = team('leader', 'medic', 'climber', 'scout');
const DIVERS = team('diver', 'geologist', 'engineer', 'bodyguard');

/** The refusal of a move in the opening of a game with these options, changed in these places. */
function refusalOf(options: object, change: object, move: object): Refusal | undefined {
  const checked = subTerra.check(unwrap(subTerra.load(possible(change, options))), move);
  return checked.ok ? undefined : checked.error;
}

type Case = readonly [change: object, move: object, kind: string, rule: string, detail?: object];

const testRefusals = (options: object, cases: readonly Case[]) =>
  test.each(cases.map(([change, move, kind, rule, detail]) => [rule, move, kind, change, detail] as const))(
    '%s %j is refused: %s',
    (rule, move, kind, change, detail) =>
      expect(refusalOf(options, change, move)).toEqual({ kind, rule, ...(detail ? { detail } : {}) }),
  );

const START = { at: '0,0', tile: 'start X' };
const cave = (...tiles: object[]) => ({ cave: [START, ...tiles] });
const east = (tile: string, more: object = {}) => cave({ at: '1,0', tile, ...more });
const at = (where: string, more: object = {}) => ({ at: where, health: 3, ...more });
const acting = (caver: Caver) => ({ active: caver });
/** One caver lies unconscious elsewhere; the others are on the exit. */
const leftBehind = {
  cavers: { leader: at('1,0'), medic: at('1,0'), climber: at('1,0'), scout: at('0,0', { health: 0 }) },
};
const gone = { at: null, health: 3, state: ['removed'] };
/** To the east lies a tile that is reached around the corner only. */
const walledEast = (tile: string) =>
  cave({ at: '0,-1', tile: 'normal L', turn: 1 }, { at: '1,-1', tile: 'normal L', turn: 2 }, { at: '1,0', tile });
/** Every tile has been seen, so the stack is empty. */
const EMPTY_STACK = {
  ...east('exit D', { turn: 3 }),
  discarded: TYPES.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name)),
};

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

describe('companions', () => {
  const elsewhere = { ...east('normal X'), cavers: { medic: at('1,0', { health: 1 }) } };
  const asMedic = acting('medic');
  testRefusals(LEADERS, [
    [{}, { type: 'heal', caver: 'diver' }, 'not-in-the-team', 'ST-SETUP-1', { caver: 'diver' }],
    [{ cavers: { medic: gone } }, { type: 'heal', caver: 'medic' }, 'removed', 'ST-DARK-1', { caver: 'medic' }],
    [elsewhere, { type: 'heal', caver: 'medic' }, 'not-on-this-tile', 'ST-ACT-HEAL', { caver: 'medic' }],
    [{}, { type: 'heal', caver: 'medic' }, 'full-health', 'ST-ACT-HEAL', { caver: 'medic' }],
    [asMedic, { type: 'bandage', caver: 'medic' }, 'not-yourself', 'ST-MED-1'],
    [asMedic, { type: 'bandage', caver: 'diver' }, 'not-in-the-team', 'ST-SETUP-1', { caver: 'diver' }],
    [asMedic, { type: 'bandage', caver: 'leader' }, 'full-health', 'ST-MED-1', { caver: 'leader' }],
    [{}, { type: 'direct', caver: 'diver' }, 'not-in-the-team', 'ST-SETUP-1', { caver: 'diver' }],
    [{}, { type: 'direct', caver: 'leader' }, 'not-yourself', 'ST-LEA-1'],
    [{ directed: true, points: 1 }, { type: 'direct', caver: 'medic' }, 'directed-already', 'ST-LEA-1'],
    [{ cavers: { medic: gone } }, { type: 'direct', caver: 'medic' }, 'removed', 'ST-DARK-1', { caver: 'medic' }],
    [
      { cavers: { medic: at('0,0', { health: 0 }) } },
      { type: 'direct', caver: 'medic' },
      'unconscious',
      'ST-KO-1',
      { caver: 'medic' },
    ],
    [
      {},
      { type: 'leave' },
      'not-all-on-the-exit',
      'ST-ACT-LEAVE',
      { missing: ['leader', 'medic', 'climber', 'scout'] },
    ],
    [
      { ...east('exit D', { turn: 3 }), cavers: { medic: gone, climber: at('0,0', { health: 0 }), scout: at('1,0') } },
      { type: 'leave' },
      'not-all-on-the-exit',
      'ST-ACT-LEAVE',
      { missing: ['leader'] },
    ],
  ]);
  const submerged = {
    ...east('water X'),
    hazards: ['tremor'],
    round: 2,
    cavers: { diver: { at: null, health: 3, state: ['submerged'] } },
  };
  testRefusals(team('leader', 'diver', 'medic', 'scout'), [
    [submerged, { type: 'heal', caver: 'diver' }, 'submerged', 'ST-DIV-2', { caver: 'diver' }],
    [submerged, { type: 'direct', caver: 'diver' }, 'submerged', 'ST-DIV-2', { caver: 'diver' }],
  ]);
});

describe('a tile in hand', () => {
  const holding = (hand: string, more: object = {}) => ({
    asks: 'place',
    reveal: { side: 'east', exploring: false, hand, fromAside: false },
    ...more,
  });
  const asScout = { active: 'scout' };
  testRefusals(LEADERS, [
    [
      holding('normal I', asScout),
      { type: 'place', turn: 2 },
      'same-as-another-turn',
      'ST-ACT-REVEAL',
      { turn: 2, turns: 2 },
    ],
    [holding('ledge I', asScout), { type: 'place', turn: 1 }, 'arrow', 'ST-TILE-LEDGE-1', { turn: 1 }],
    [holding('normal I', asScout), { type: 'place', turn: 0 }, 'not-connected', 'ST-CAVE-2', { turn: 0 }],
    [
      {
        ...holding('normal L', asScout),
        cave: [
          START,
          { at: '0,-1', tile: 'normal L', turn: 1 },
          { at: '0,1', tile: 'horror D' },
          { at: '-1,0', tile: 'horror D', turn: 1 },
          { at: '1,-1', tile: 'normal D', turn: 3 },
        ],
      },
      { type: 'place', turn: 3 },
      'closes-the-cave',
      'ST-CAVE-4',
      { turn: 3 },
    ],
    [holding('normal L'), { type: 'discard' }, 'not-your-ability', 'ST-SCO-1', { action: 'discard', owner: 'scout' }],
    [
      holding('normal L', { ...asScout, pathfinder: 0, discarded: ['normal D', 'gas L', 'gas L'] }),
      { type: 'discard' },
      'used-up',
      'ST-SCO-1',
    ],
    [
      holding('normal L', {
        ...asScout,
        cave: [START, { at: '-1,0', tile: 'exit D', turn: 1 }],
        discarded: EMPTY_STACK.discarded.toSpliced(EMPTY_STACK.discarded.indexOf('normal L'), 1),
      }),
      { type: 'discard' },
      'stack-empty',
      'ST-SCO-1',
    ],
    [holding('normal L'), { type: 'end' }, 'not-asked', 'ST-ACT-REVEAL', { asks: 'place', got: 'end' }],
  ]);
  testRefusals(team('leader', 'medic', 'engineer', 'scout'), [
    [
      holding('exit D', {
        ...asScout,
        ...cave({ at: '0,-1', tile: 'normal I', blasted: ['east'] }),
        cavers: { scout: at('0,-1') },
      }),
      { type: 'discard' },
      'exit-stays',
      'ST-SCO-1',
    ],
  ]);
});

describe('other questions', () => {
  const LAIR = { at: '0,-1', tile: 'horror D', turn: 2 };
  /** Whoever moves first strikes the Medic, and the other one turns east. */
  const asked = {
    ...cave(LAIR, ...['1,0', '2,0', '3,0'].map((cell) => ({ at: cell, tile: 'normal I', turn: 1 }))),
    horrors: [{ at: '0,-1' }, { at: '1,0' }],
    cavers: { leader: at('3,0'), climber: at('3,0') },
    asks: 'horror',
  };
  const crossing = cave(
    LAIR,
    { at: '1,0', tile: 'normal X' },
    { at: '0,1', tile: 'normal X' },
    { at: '1,1', tile: 'normal X' },
  );
  testRefusals(LEADERS, [
    [asked, { type: 'horror', at: '5,5' }, 'nothing-there', 'ST-CAVE-1', { at: '5,5' }],
    [asked, { type: 'horror', at: '2,0' }, 'no-horror', 'ST-HOR-ORDER', { at: '2,0' }],
    [
      {
        ...crossing,
        horrors: [{ at: '1,1', moved: true }],
        asks: 'path',
        hunt: { horror: '1,1', victim: 'climber' },
      },
      { type: 'path', to: 'east' },
      'no-shortest-path',
      'ST-HOR-MOVE',
      { to: 'east' },
    ],
    [
      { ...cave({ at: '1,0', tile: 'horror L', turn: 2 }, { at: '0,1', tile: 'horror L' }), asks: 'spawn' },
      { type: 'spawn', at: '0,0' },
      'not-nearest',
      'ST-HOR-SPAWN',
      { at: '0,0' },
    ],
  ]);
  testRefusals(team('diver', 'medic', 'climber', 'scout'), [
    [
      {
        ...cave({ at: '1,0', tile: 'water X' }, { at: '0,1', tile: 'water X' }),
        asks: 'appear',
        hazards: ['tremor'],
        round: 2,
        cavers: { diver: at('', { at: null, state: ['submerged'] }) },
      },
      { type: 'appear', at: '0,0' },
      'no-water',
      'ST-DIV-1',
      { at: '0,0' },
    ],
  ]);
});

describe('chance', () => {
  const reveal = { side: 'east', exploring: false, hand: null, fromAside: false };
  const drawing = { asks: 'tile', reveal };
  testRefusals(LEADERS, [
    [drawing, { type: 'tile', tile: 'exit D' }, 'cannot-happen', 'ST-SETUP-3', { type: 'tile', tile: 'exit D' }],
    [drawing, { type: 'die', face: 1 }, 'not-asked', 'ST-ACT-REVEAL', { asks: 'tile', got: 'die' }],
    [
      { asks: 'hazard' },
      { type: 'hazard', hazard: 'gas', severe: true },
      'cannot-happen',
      'ST-SETUP-4',
      { type: 'hazard', hazard: 'gas', severe: true },
    ],
    [{ asks: 'hazard' }, { type: 'die', face: 1 }, 'not-asked', 'ST-HAZ-1', { asks: 'hazard', got: 'die' }],
    [
      { asks: 'die', roll: { why: 'hide', caver: 'leader' } },
      { type: 'tile', tile: 'normal X' },
      'not-asked',
      'ST-TURN-5',
      { asks: 'die', got: 'tile' },
    ],
  ]);
});

describe('chance for the Geologist', () => {
  testRefusals(DIVERS, [
    [{ asks: 'aside' }, { type: 'die', face: 1 }, 'not-asked', 'ST-GEO-2', { asks: 'tile', got: 'die' }],
  ]);
});

describe('malformed', () => {
  const refused = (move: object, path: readonly string[], received: string, change: object = {}) =>
    expect(refusalOf(LEADERS, change, move)).toMatchObject({
      kind: 'malformed',
      detail: { fault: { kind: 'malformed', path, received } },
    });
  test('actions and outcomes are refused with the place of the error', () => {
    refused({ type: 'fly' }, ['type'], '"fly"');
    refused({ type: 'move', to: 'up' }, ['to'], '"up"');
    refused({ type: 'dig', at: 'there' }, ['at'], '"there"');
    refused({ type: 'place', turn: 4 }, ['turn'], '4');
    refused({ type: 'place', turn: -1 }, ['turn'], '-1');
    refused({ type: 'appear', at: '100,0' }, ['at'], '"100,0"');
    refused({ type: 'appear', at: '0,0,0' }, ['at'], '"0,0,0"');
    refused({ type: 'take', from: 'hand' }, ['from'], '"hand"');
    refused({ type: 'rope', to: 'east' }, ['to'], '"to"');
    refused({ type: 'die', face: 7 }, ['face'], '7', { asks: 'die', roll: { why: 'hide', caver: 'leader' } });
  });
});
