// Refusals of answers to questions, of outcomes, and of what concerns companions.
import { describe, expect, test } from 'vitest';
import {
  acting,
  at,
  cave,
  DIVERS,
  EMPTY_STACK,
  east,
  LEADERS,
  refusalOf,
  START,
  team,
  testRefusals,
} from './refusals-support.ts';

const gone = { at: null, health: 3, state: ['removed'] };

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
  /** The one that moves first strikes the Medic, and the other one turns east. */
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
