import { lanterns } from '@undercroft/testkit';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkScenario, type Failure, type Game, readScenario, scenarioSchema, unwrap } from '../src/index.ts';
import { expectSchema, refusedSetupSchema, stepSchema } from '../src/scenario-schema.ts';

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
  unwrap(checkScenario(find, scenario(steps, more))).failures;

const walk = { type: 'walk', by: 1 };
const die = { type: 'die', face: 3 };

describe('scenarios that hold', () => {
  test('all kinds of expectations and steps', () => {
    const steps = [
      { expect: { decides: 0, asks: 'walk', legalCount: 3, allows: [{ by: 2 }], forbids: [{ face: 3 }] } },
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

  test('a refusal by one of several rules, or by any', () => {
    const refused = [
      { action: walk, seat: 1, rule: ['TY-WALK-1', 'TB-TURN-1'] },
      { action: walk, seat: 1 },
      { action: walk, seat: 1, kind: 'not-your-decision' },
    ];
    expect(failures([{ expect: { refused } }])).toEqual([]);
  });

  test('events in any order, and all of them', () => {
    const events = [{ type: 'reached' }, { type: 'walked' }];
    const last = { position: { steps: [11, 0] } };
    expect(failures([{ act: walk, expect: { events: { anyOrder: events } } }], last)).toEqual([]);
    expect(failures([{ act: walk, expect: { events: { contains: [{ type: 'reached' }] } } }], last)).toEqual([]);
  });

  test('lists of the state and of the ending in any order', () => {
    const expectation = {
      state: { steps: { anyOrder: [0, 12] } },
      result: { scores: { contains: [1] } },
    };
    expect(failures([{ act: walk, expect: expectation }], { position: { steps: [11, 0] } })).toEqual([]);
  });

  test('a partial position is merged into the opening', () => {
    const end = {
      act: walk,
      expect: {
        decides: 'over',
        asks: 'nothing',
        result: { how: 'bottom', scores: [0, 0, 1] },
        legal: [],
        legalCount: 0,
      },
    };
    expect(failures([end], { options: { seats: 3 }, position: { steps: [4, 4, 11], seat: 2 } })).toEqual([]);
  });
});

describe('a failing scenario reports what, where, expected and received', () => {
  test.each([
    ['decides', { decides: 1 }, { what: 'decides', at: '', expected: 1, received: 0 }],
    ['asks', { asks: 'die' }, { what: 'asks', at: '', expected: 'die', received: 'walk' }],
    [
      'legal, too few',
      { legal: [walk, { type: 'feel' }] },
      { what: 'legal', at: '', expected: 'not legal', received: { type: 'walk', by: 2 } },
    ],
    [
      'legal, too many',
      { legal: [walk, { type: 'walk', by: 2 }, { type: 'feel' }, die] },
      { what: 'legal', at: '', expected: die, received: 'not legal' },
    ],
    ['legalCount', { legalCount: 2 }, { what: 'legalCount', at: '', expected: 2, received: 3 }],
    ['allows', { allows: [{ face: 1 }] }, { what: 'allows', at: '', expected: { face: 1 }, received: 'not legal' }],
    ['forbids', { forbids: [{ by: 2 }] }, { what: 'forbids', at: '', expected: { by: 2 }, received: 'legal' }],
    [
      'refused, but accepted',
      { refused: [{ action: walk, rule: 'TY-WALK-1' }] },
      { what: 'refused', at: '[0]', expected: { action: walk, rule: 'TY-WALK-1' }, received: 'accepted' },
    ],
    [
      'refused under another rule',
      {
        refused: [
          { action: walk, seat: 1, kind: 'not-your-decision', rule: 'TB-TURN-1' },
          { action: walk, seat: 1, kind: 'not-your-decision', rule: 'TB-TURN-2' },
        ],
      },
      {
        what: 'refused',
        at: '[1]',
        expected: { action: walk, kind: 'not-your-decision', rule: 'TB-TURN-2' },
        received: { kind: 'not-your-decision', rule: 'TB-TURN-1', detail: { seat: 1, decides: 0 } },
      },
    ],
    [
      'events',
      { events: [{ type: 'walked' }] },
      { what: 'events', at: '[0]', expected: { type: 'walked' }, received: [] },
    ],
    [
      'odds',
      { odds: [{ outcome: { face: 1 }, weight: 2 }] },
      { what: 'odds', at: '[0]', expected: { outcome: { face: 1 }, weight: 2 }, received: [] },
    ],
    ['state', { state: { steps: [0, 5] } }, { what: 'state', at: 'steps[1]', expected: 5, received: 0 }],
    [
      'result',
      { result: { how: 'bottom' } },
      { what: 'result', at: '', expected: { how: 'bottom' }, received: 'not over' },
    ],
  ])('%s', (_name, expectation, failure) => {
    expect(failures([{ expect: expectation }])).toEqual([{ step: 0, ...failure }]);
  });

  test.each([
    [
      'refused under none of several rules',
      { refused: [{ action: walk, seat: 1, rule: ['TY-WALK-1', 'TY-END-1'] }] },
      { what: 'refused', at: '[0]', expected: { action: walk, rule: ['TY-WALK-1', 'TY-END-1'] } },
    ],
    [
      'accepted, though any refusal would do',
      { refused: [{ action: walk }] },
      { what: 'refused', at: '[0]', expected: { action: walk }, received: 'accepted' },
    ],
    [
      'refused with another kind',
      { refused: [{ action: walk, seat: 1, kind: 'over' }] },
      { what: 'refused', at: '[0]', expected: { action: walk, kind: 'over' } },
    ],
    [
      'state, not contained',
      { state: { steps: { contains: [5] } } },
      { what: 'state', at: 'steps.contains[0]', expected: 5, received: [0, 0] },
    ],
    [
      'events, not contained',
      { events: { contains: [{ type: 'walked' }] } },
      { what: 'events', at: 'contains[0]', expected: { type: 'walked' }, received: [] },
    ],
  ])('%s', (_name, expectation, failure) => {
    expect(failures([{ expect: expectation }])).toMatchObject([{ step: 0, ...failure }]);
  });

  test('events in any order, but one too many', () => {
    const step = { act: walk, expect: { events: { anyOrder: [{ type: 'walked' }] } } };
    expect(failures([step], { position: { steps: [11, 0] } })).toMatchObject([
      { what: 'events', at: 'anyOrder', expected: 'nothing else', received: [{ type: 'reached' }] },
    ]);
  });

  test('odds: each part must match exactly one outcome', () => {
    const odds = [
      { outcome: { face: 2 }, weight: 1 },
      { outcome: { type: 'die' }, weight: 1 },
    ];
    expect(failures([{ act: { type: 'feel' }, expect: { odds } }])).toEqual([
      { step: 0, what: 'odds', at: '[1]', expected: odds[1], received: [2, 1, 1] },
    ]);
  });

  test('refused at a chance node, where no seat decides', () => {
    const feel = { act: { type: 'feel' } };
    const refused = [{ action: { type: 'die', face: 4 }, kind: 'malformed', rule: 'TY-DIE-1' }];
    expect(failures([{ ...feel, expect: { refused } }])).toEqual([]);
    expect(failures([{ ...feel, expect: { refused: [{ ...refused[0], action: die }] } }])).toMatchObject([
      { what: 'refused', received: 'accepted' },
    ]);
  });

  test('silent', () => {
    expect(failures([{ act: walk, expect: { silent: [{ type: 'walked' }] } }])).toEqual([
      {
        what: 'silent',
        step: 0,
        at: '',
        expected: 'no such event',
        received: { type: 'walked', rule: 'TY-WALK-1', seat: 0, by: 1 },
      },
    ]);
  });

  test('events out of order', () => {
    const steps = [{ act: walk, expect: { events: [{ type: 'reached' }, { type: 'walked' }] } }];
    expect(failures(steps, { position: { steps: [11, 0] } })).toEqual([
      { what: 'events', step: 0, at: '[1]', expected: { type: 'walked' }, received: [] },
    ]);
  });

  test('an event is not matched twice', () => {
    const events = [{ type: 'walked' }, { type: 'walked' }, { type: 'reached' }];
    expect(failures([{ act: walk, expect: { events } }], { position: { steps: [11, 0] } })).toMatchObject([
      { what: 'events', at: '[1]', received: [{ type: 'reached' }] },
    ]);
  });

  test('a refused action ends the scenario', () => {
    expect(failures([{ act: walk }, { act: walk, seat: 0 }, { expect: { decides: 0 } }])).toMatchObject([
      { step: 1, what: 'refused', at: '', expected: 'accepted', received: { rule: 'TB-TURN-1' } },
    ]);
  });

  test('nobody acts at a chance node unless a seat is named', () => {
    expect(failures([{ act: { type: 'feel' } }, { act: walk }])).toMatchObject([
      { step: 1, received: { kind: 'no-such-seat', detail: { seat: -1 } } },
    ]);
  });
});

describe('malformed scenarios', () => {
  test.each([
    ['not an object', 7, { kind: 'malformed', path: [] }],
    ['an unknown key', scenario([{ ackt: walk }]), { kind: 'malformed', path: ['steps', 0, 'ackt'] }],
    ['no steps', scenario([]), { kind: 'malformed', path: ['steps'] }],
    ['no rules', scenario([{}], { rules: [] }), { kind: 'malformed', path: ['rules'] }],
    ['a seat below 0', scenario([{ seat: -1 }]), { path: ['steps', 0, 'seat'], expected: '>=0' }],
    ['half a seat', scenario([{ seat: 0.5 }]), { path: ['steps', 0, 'seat'] }],
    ['a count below 0', scenario([{ expect: { legalCount: -1 } }]), { path: ['steps', 0, 'expect', 'legalCount'] }],
    [
      'a weight of 0',
      scenario([{ expect: { odds: [{ outcome: {}, weight: 0 }] } }]),
      { path: ['steps', 0, 'expect', 'odds', 0, 'weight'], expected: '>=1' },
    ],
    ['an action without a type', scenario([{ act: {} }]), { path: ['steps', 0, 'act', 'type'] }],
    ['no steps at all', { ...(scenario([]) as object), steps: undefined }, { kind: 'malformed', path: ['steps'] }],
    ['an unknown decider', scenario([{ expect: { decides: 'luck' } }]), { path: ['steps', 0, 'expect', 'decides'] }],
    [
      'two actions in a step',
      scenario([{ act: walk, chance: die }]),
      { kind: 'two-moves-in-a-step', path: ['steps', 0], received: 'act,chance' },
    ],
    ['an unknown game', scenario([{}], { game: 'chess' }), { kind: 'unknown-game', path: ['game'], received: 'chess' }],
    ['bad options', scenario([{}], { options: { seats: 1 } }), { path: ['options', 'seats'] }],
    ['an impossible position', scenario([{}], { position: { steps: [-1, 0] } }), { path: ['position', 'steps', 0] }],
    ['a newer format', scenario([{}], { scenario: 2 }), { path: ['scenario'] }],
  ])('%s', (_name, data, error) => {
    expect(checkScenario(find, data)).toMatchObject({ ok: false, error });
  });

  test('every field that may be left out is explained to editors', () => {
    const schemas = [scenarioSchema, stepSchema, expectSchema, refusedSetupSchema];
    const optional = schemas.flatMap(({ entries }) =>
      Object.entries(entries).filter(([, { type }]) => type === 'optional'),
    );
    expect(optional).toHaveLength(28);
    for (const [key, schema] of optional)
      expect(v.getDescription((schema as unknown as { wrapped: v.GenericSchema }).wrapped), key).toMatch(/^[A-Z].+\.$/);
  });

  test('the seat of a refused action is explained to editors', () => {
    const { seat } = expectSchema.entries.refused.wrapped.item.entries;
    expect(v.getDescription(seat.wrapped)).toBe('The seat that tries; by default, the one that has to decide.');
  });

  test('reading a scenario does not need its game', () => {
    expect(readScenario(scenario([{}], { game: 'chess' })).ok).toBe(true);
  });
});
