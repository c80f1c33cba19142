// A misspelt name makes "refused", "forbids" and "silent" hold for ever, so a scenario with one is malformed.
import { lanterns } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { checkScenario, type Game } from '../src/index.ts';

const find = (id: string): Game | undefined => (id === lanterns.id ? (lanterns as Game) : undefined);
const CLAUSES = new Set(['TY-WALK-1', 'TY-DIE-1', 'TY-END-1', 'TB-TURN-1']);

const scenario = (step: object, more: object = {}) => ({
  scenario: 1,
  game: 'lanterns',
  title: 'feeling the way',
  rules: ['TY-WALK-1'],
  steps: [step],
  ...more,
});
const check = (data: unknown) => checkScenario(find, data, CLAUSES);

const walk = { type: 'walk', by: 1 };
const MOVES = '("walk" | "feel" | "die")';
const EVENTS = '("walked" | "rolled" | "reached")';

describe('a type that does not exist', () => {
  test.each([
    ['act', { act: { type: 'wlak', by: 1 } }, ['act', 'type'], '("walk" | "feel")'],
    ['act: an outcome is no action', { act: { type: 'die', face: 1 } }, ['act', 'type'], '("walk" | "feel")'],
    ['chance', { chance: { type: 'dei', face: 1 } }, ['chance', 'type'], '("die")'],
    ['legal', { expect: { legal: [walk, { type: 'feal' }] } }, ['expect', 'legal', 1, 'type'], MOVES],
    ['allows', { expect: { allows: [{ type: 'wlak' }] } }, ['expect', 'allows', 0, 'type'], MOVES],
    ['forbids', { expect: { forbids: [{ type: 'wlak' }] } }, ['expect', 'forbids', 0, 'type'], MOVES],
    [
      'refused',
      { expect: { refused: [{ action: { type: 'wlak', by: 1 }, rule: 'TY-WALK-1' }] } },
      ['expect', 'refused', 0, 'action', 'type'],
      MOVES,
    ],
    ['events', { expect: { events: [{ type: 'wakled' }] } }, ['expect', 'events', 0, 'type'], EVENTS],
    [
      'events that are contained',
      { expect: { events: { contains: [{ type: 'wakled' }] } } },
      ['expect', 'events', 'contains', 0, 'type'],
      EVENTS,
    ],
    ['silent', { expect: { silent: [{ type: 'wakled' }] } }, ['expect', 'silent', 0, 'type'], EVENTS],
    [
      'odds',
      { expect: { odds: [{ outcome: { type: 'dei' }, weight: 1 }] } },
      ['expect', 'odds', 0, 'outcome', 'type'],
      '("die")',
    ],
  ])('%s', (_name, step, path, expected) => {
    expect(check(scenario(step))).toMatchObject({
      ok: false,
      error: { kind: 'malformed', path: ['steps', 0, ...path], expected },
    });
  });
});

describe('a field or a value that does not exist', () => {
  test.each([
    ['act', { act: { type: 'walk', bye: 1 } }, ['act', 'by']],
    ['act, one too many', { act: { ...walk, to: 1 } }, ['act', 'to']],
    ['chance', { chance: { type: 'die', face: 7 } }, ['chance', 'face']],
    ['legal', { expect: { legal: [{ type: 'walk' }] } }, ['expect', 'legal', 0, 'by']],
    ['forbids', { expect: { forbids: [{ type: 'walk', bye: 1 }] } }, ['expect', 'forbids', 0, 'bye']],
    ['forbids, of another type', { expect: { forbids: [{ type: 'feel', by: 1 }] } }, ['expect', 'forbids', 0, 'by']],
    ['forbids, a value', { expect: { forbids: [{ by: 3 }] } }, ['expect', 'forbids', 0, 'by']],
    ['allows', { expect: { allows: [{ fase: 1 }] } }, ['expect', 'allows', 0, 'fase']],
    ['refused', { expect: { refused: [{ action: { ...walk, by: 9 } }] } }, ['expect', 'refused', 0, 'action', 'by']],
    ['silent', { expect: { silent: [{ type: 'walked', setat: 0 }] } }, ['expect', 'silent', 0, 'setat']],
    ['state', { expect: { state: { setps: [0, 0] } } }, ['expect', 'state', 'setps']],
    ['state, a pattern', { expect: { state: { steps: { contians: [0] } } } }, ['expect', 'state', 'steps']],
  ])('%s', (_name, step, path) => {
    expect(check(scenario(step))).toMatchObject({
      ok: false,
      error: { kind: 'malformed', path: ['steps', 0, ...path] },
    });
  });

  test('an action that is meant to be malformed says so', () => {
    const refused = (kind?: string) =>
      scenario({ expect: { refused: [{ action: { type: 'dance' }, rule: 'TY-WALK-1', ...(kind ? { kind } : {}) }] } });
    expect(check(refused('malformed'))).toMatchObject({ ok: true, value: { failures: [] } });
    expect(check(refused())).toMatchObject({ ok: false });
  });
});

describe('other names', () => {
  test.each([
    ['a question', { expect: { asks: 'wlak' } }, ['expect', 'asks'], '("walk" | "die" | "nothing")'],
    ['an ending', { expect: { result: { how: 'botom' } } }, ['expect', 'result', 'how'], '("bottom")'],
  ])('%s', (_name, step, path, expected) => {
    expect(check(scenario(step))).toMatchObject({
      ok: false,
      error: { kind: 'malformed', path: ['steps', 0, ...path], expected },
    });
  });

  test('a kind of refusal, of the game or of the table', () => {
    const refused = (kind: string) => scenario({ expect: { refused: [{ action: walk, seat: 1, kind }] } });
    expect(check(refused('not-your-decision'))).toMatchObject({ ok: true, value: { failures: [] } });
    expect(check(refused('over'))).toMatchObject({ ok: true, value: { failures: [{ what: 'refused' }] } });
    const error = { kind: 'malformed', path: ['steps', 0, 'expect', 'refused', 0, 'kind'], received: '"not-yours"' };
    expect(check(refused('not-yours'))).toMatchObject({ ok: false, error });
  });

  test.each([
    ['of the scenario', scenario({}, { rules: ['TY-WALK-1', 'TY-WLAK-1'] }), ['rules', 1]],
    ['of a refused set-up', { ...scenario({}), steps: [], refused: { rule: 'TY-WLAK-1' } }, ['refused', 'rule']],
    [
      'of a refusal',
      scenario({ expect: { refused: [{ action: walk, rule: ['TY-WALK-1', 'TY-WLAK-1'] }] } }),
      ['steps', 0, 'expect', 'refused', 0, 'rule', 1],
    ],
    [
      'of an event',
      scenario({ expect: { silent: [{ rule: 'TY-WLAK-1' }] } }),
      ['steps', 0, 'expect', 'silent', 0, 'rule'],
    ],
    ['of an ending', scenario({ expect: { result: { rule: 'TY-WLAK-1' } } }), ['steps', 0, 'expect', 'result', 'rule']],
  ])('a clause %s', (_name, data, path) => {
    expect(check(data)).toMatchObject({ ok: false, error: { kind: 'unknown-clause', path, received: 'TY-WLAK-1' } });
  });

  test('clauses are not checked where the rules are not at hand', () => {
    expect(checkScenario(find, scenario({}, { rules: ['TY-WLAK-1'] }))).toMatchObject({ ok: true });
  });
});
