// A snapshot from outside is checked before it becomes a position: each of these could not come about.
import { must } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { type Caver, subTerra } from '../src/index.ts';

const members = (...cavers: Caver[]) => ({ cavers: cavers.map((caver) => ({ caver, seat: 0 })) });
type Json = Record<string, unknown>;
const snapshot = (options: object = {}): Json =>
  JSON.parse(JSON.stringify(subTerra.save(must(subTerra.open(options)))));
const START = { at: '0,0', tile: 'start X' };
const leader = (change: object) => ({ ...(snapshot()['cavers'] as Json), leader: { at: '0,0', health: 3, ...change } });

describe('a position that cannot be is refused with kind, rule and place', () => {
  test.each([
    ['another version', { snapshot: 2 }, { kind: 'malformed', path: ['snapshot'] }],
    [
      'bad options',
      { options: { ...members('scout', 'scout', 'medic', 'diver') } },
      { kind: 'caver-twice', path: ['options', 'cavers', 1, 'caver'] },
    ],
    [
      'a start tile elsewhere',
      { cave: [{ at: '1,0', tile: 'start X' }] },
      { kind: 'no-start-tile', rule: 'ST-SETUP-2' },
    ],
    [
      'two tiles on a cell',
      { cave: [START, { at: '0,0', tile: 'normal X' }] },
      { kind: 'two-on-a-cell', path: ['cave', 1, 'at'] },
    ],
    ['a cell that is none', { cave: [START, { at: '1;0', tile: 'normal X' }] }, { kind: 'no-such-cell' }],
    [
      'a turn that looks like another',
      { cave: [START, { at: '1,0', tile: 'normal X', turn: 1 }] },
      { kind: 'same-as-another-turn' },
    ],
    [
      'four crosses',
      { cave: [START, ...[1, 2, 3, 4].map((x) => ({ at: `${x},0`, tile: 'normal X' }))] },
      { kind: 'too-many-tiles', rule: 'ST-COMP-1' },
    ],
    [
      'two exits',
      { cave: [START, { at: '1,0', tile: 'exit D' }, { at: '2,0', tile: 'exit D' }] },
      { kind: 'two-exits' },
    ],
    [
      'a flooded gas tile',
      { cave: [START, { at: '1,0', tile: 'gas L', marks: ['flood'] }] },
      { kind: 'mark-does-not-fit' },
    ],
    [
      'a blasted ledge wall',
      { cave: [START, { at: '1,0', tile: 'ledge I', blasted: ['east'] }] },
      { kind: 'sealed', rule: 'ST-ENG-2' },
    ],
    [
      'a caver of another team',
      { cavers: { ...(snapshot()['cavers'] as Json), diver: { at: '0,0', health: 3 } } },
      { kind: 'not-in-the-team' },
    ],
    ['a missing caver', { cavers: {} }, { kind: 'missing-caver' }],
    ['too much health', { cavers: leader({ health: 4 }) }, { kind: 'too-much-health', rule: 'ST-COMP-4' }],
    ['nowhere', { cavers: leader({ at: null }) }, { kind: 'where' }],
    ['on no tile', { cavers: leader({ at: '9,9' }) }, { kind: 'nothing-there' }],
    ['a submerged Leader', { cavers: leader({ at: null, state: ['submerged'] }) }, { kind: 'cannot-be-submerged' }],
    ['half of no ledge', { cavers: leader({ side: 'north' }) }, { kind: 'no-ledge-here' }],
    [
      'no half of a ledge',
      { cave: [START, { at: '1,0', tile: 'ledge I', turn: 1 }], cavers: leader({ at: '1,0' }) },
      { kind: 'side-missing' },
    ],
    [
      'the wrong half of a ledge',
      { cave: [START, { at: '1,0', tile: 'ledge I', turn: 1 }], cavers: leader({ at: '1,0', side: 'north' }) },
      { kind: 'no-such-half' },
    ],
    ['four horrors', { horrors: Array(4).fill({ at: '0,0' }) }, { kind: 'malformed', path: ['horrors'] }],
    ['the exit set aside', { aside: 'exit D' }, { kind: 'exit-set-aside' }],
    ['the exit discarded', { discarded: ['exit D'] }, { kind: 'exit-stays' }],
    ['six plain floods', { hazards: Array(6).fill('flood') }, { kind: 'too-many-cards', rule: 'ST-SETUP-4' }],
    ['severe cards on Normal', { hazards: ['severe gas'] }, { kind: 'too-many-cards' }],
    [
      'more cards than were dealt',
      { hazards: ['tremor', 'flood', 'gas', 'cave-in', 'horror'].flatMap((card) => Array(5).fill(card)) },
      { kind: 'too-many-cards', rule: 'ST-SETUP-5' },
    ],
    ['a job nobody knows', { todo: ['dance'] }, { kind: 'no-such-job', path: ['todo', 0] }],
    ['nothing asked', { asks: 'nothing' }, { kind: 'nothing-asked' }],
    ['an end without an end', { asks: 'over' }, { kind: 'no-end' }],
    ['a die without a reason', { asks: 'die' }, { kind: 'no-roll' }],
    ['a path without a hunt', { asks: 'path' }, { kind: 'no-hunt' }],
    ['a tile without a reveal', { asks: 'tile' }, { kind: 'no-reveal' }],
    [
      'an empty hand to place',
      { asks: 'place', reveal: { side: 'north', exploring: false, hand: null, fromAside: false } },
      { kind: 'empty-hand' },
    ],
    ['an unconscious actor', { cavers: leader({ health: 0 }) }, { kind: 'cannot-act', rule: 'ST-KO-1' }],
    ['a question without an answer', { asks: 'appear' }, { kind: 'no-answer' }],
    [
      'a removed caver with the marker',
      {
        start: 'medic',
        cavers: { ...(snapshot()['cavers'] as Json), medic: { at: null, health: 3, state: ['removed'] } },
      },
      { kind: 'removed', path: ['start'] },
    ],
  ])('%s', (_name, change, fault) => {
    expect(subTerra.load({ ...snapshot(), ...change })).toMatchObject({ ok: false, error: fault });
  });
});
