import { lanterns } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { checkScenario, type Failure, type Game, must, readScenario } from '../src/index.ts';

const find = (id: string): Game | undefined => (id === lanterns.id ? (lanterns as Game) : undefined);

const scenario = (steps: unknown[], more: object = {}): unknown => ({
  scenario: 1,
  game: 'lanterns',
  title: 'feeling the way',
  rules: ['TY-WALK-1'],
  steps,
  ...more,
});

const failures = (steps: unknown[], more: object = {}): readonly Failure[] =>
  must(checkScenario(find, scenario(steps, more))).failures;

const walk = { type: 'walk', by: 1 };
const die = { type: 'die', face: 3 };

describe('scenarios that hold', () => {
  test('everything at once', () => {
    const steps = [
      { expect: { decides: 0, asks: 'walk', legalCount: 3, allows: [{ by: 2 }], forbids: [{ by: 3 }] } },
      {
        act: { type: 'feel' },
        expect: { decides: 'chance', asks: 'die', odds: [{ outcome: { face: 1 }, weight: 2 }], events: [] },
      },
      {
        chance: die,
        expect: { events: [{ type: 'rolled', by: 3 }], silent: [{ type: 'reached' }], state: { steps: [3, 0] } },
      },
      { undo: { seat: 0, agreed: [1] }, expect: { state: { steps: [0, 0] }, decides: 0 } },
      { sit: { seat: 1, player: 'bot' } },
      {
        act: walk,
        seat: 0,
        expect: { refused: [{ action: walk, seat: 0, rule: 'TB-TURN-1', kind: 'not-your-decision' }] },
      },
    ];
    expect(failures(steps)).toEqual([]);
  });

  test('a position is laid over the opening, as much of it as is given', () => {
    const end = {
      act: walk,
      expect: { decides: 'over', asks: 'nothing', result: { how: 'bottom', scores: [0, 0, 1] }, legal: [] },
    };
    expect(failures([end], { options: { seats: 3 }, position: { steps: [4, 4, 11], seat: 2 } })).toEqual([]);
  });
});

/** Each expectation, not met. */
describe('scenarios that fail say what, where, expected and received', () => {
  test.each([
    ['decides', { decides: 1 }, { what: 'decides', expected: 1, received: 0 }],
    ['asks', { asks: 'die' }, { what: 'asks', expected: 'die', received: 'walk' }],
    [
      'legal, too little',
      { legal: [walk, { type: 'feel' }] },
      { what: 'legal', expected: 'not legal', received: { type: 'walk', by: 2 } },
    ],
    [
      'legal, too much',
      { legal: [walk, { type: 'walk', by: 2 }, { type: 'feel' }, die] },
      { what: 'legal', expected: die, received: 'not legal' },
    ],
    ['legalCount', { legalCount: 2 }, { what: 'legalCount', expected: 2, received: 3 }],
    ['allows', { allows: [{ by: 5 }] }, { what: 'allows', expected: { by: 5 } }],
    ['forbids', { forbids: [{ by: 2 }] }, { what: 'forbids', expected: { by: 2 } }],
    [
      'refused, but accepted',
      { refused: [{ action: walk, rule: 'TY-WALK-1' }] },
      { what: 'refused', received: 'accepted' },
    ],
    [
      'refused under another rule',
      { refused: [{ action: {}, rule: 'TY-END-1' }] },
      { what: 'refused', received: { rule: 'TY-WALK-1' } },
    ],
    ['events', { events: [{ type: 'walked' }] }, { what: 'events', at: '[0]', received: [] }],
    ['odds', { odds: [{ outcome: { face: 1 }, weight: 2 }] }, { what: 'odds', received: [] }],
    ['state', { state: { steps: [0, 5] } }, { what: 'state', at: 'steps[1]', expected: 5, received: 0 }],
    ['result', { result: { how: 'bottom' } }, { what: 'result', received: 'not over' }],
  ])('%s', (_name, expectation, failure) => {
    expect(failures([{ expect: expectation }])).toMatchObject([{ step: 0, ...failure }]);
  });

  test('silent', () => {
    expect(failures([{ act: walk, expect: { silent: [{ type: 'walked' }] } }])).toMatchObject([
      { what: 'silent', step: 0 },
    ]);
  });

  test('events out of order', () => {
    const steps = [{ act: walk, expect: { events: [{ type: 'reached' }, { type: 'walked' }] } }];
    expect(failures(steps, { position: { steps: [11, 0] } })).toMatchObject([{ what: 'events', at: '[1]' }]);
  });

  test('a deed that is refused, and nothing after it', () => {
    expect(failures([{ act: walk }, { act: die }, { expect: { decides: 0 } }])).toMatchObject([
      { step: 1, what: 'refused', expected: 'accepted', received: { rule: 'TY-WALK-1' } },
    ]);
  });
});

describe('malformed scenarios', () => {
  test.each([
    ['no object', 7, { kind: 'malformed', path: [] }],
    ['an unknown key', scenario([{ ackt: walk }]), { kind: 'malformed', path: ['steps', 0, 'ackt'] }],
    ['no steps', scenario([]), { kind: 'malformed', path: ['steps'] }],
    [
      'two deeds in a step',
      scenario([{ act: walk, chance: die }]),
      { kind: 'two-deeds-in-a-step', path: ['steps', 0] },
    ],
    ['an unknown game', scenario([{}], { game: 'chess' }), { kind: 'unknown-game', path: ['game'] }],
    ['bad options', scenario([{}], { options: { seats: 1 } }), { path: ['options', 'seats'] }],
    ['an impossible position', scenario([{}], { position: { steps: [-1, 0] } }), { path: ['position', 'steps', 0] }],
    ['a newer format', scenario([{}], { scenario: 2 }), { path: ['scenario'] }],
  ])('%s', (_name, data, fault) => {
    expect(checkScenario(find, data)).toMatchObject({ ok: false, error: fault });
  });

  test('reading alone needs no game', () => {
    expect(readScenario(scenario([{}], { game: 'chess' })).ok).toBe(true);
  });
});
