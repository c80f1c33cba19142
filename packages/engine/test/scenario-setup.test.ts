// Set-ups of scenarios: refused options and positions, and positions that say what is left.
import { lanterns } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { checkScenario, type Failure, type Game, unwrap } from '../src/index.ts';

const find = (id: string): Game | undefined => (id === lanterns.id ? (lanterns as Game) : undefined);
const HEAD = { scenario: 1, game: 'lanterns', title: 'nobody walks', rules: ['TY-WALK-1'] };
const check = (more: object) => checkScenario(find, { ...HEAD, ...more });
const failures = (more: object): readonly Failure[] => unwrap(check(more)).failures;

const NO_SUCH_SEAT = { position: { seat: 5 } };
const REFUSED = { kind: 'no-such-seat', rule: 'TY-WALK-1', path: 'position.seat' };

describe('a refused set-up', () => {
  test.each([
    ['by kind, rule and place', NO_SUCH_SEAT, REFUSED],
    ['by kind', NO_SUCH_SEAT, { kind: 'no-such-seat' }],
    ['by one of several rules', NO_SUCH_SEAT, { rule: ['TY-END-1', 'TY-WALK-1'] }],
    ['options that do not fit the schema', { options: { seats: 9 } }, { kind: 'malformed', path: 'options.seats' }],
    ['a place in a list', { position: { steps: [0, -1] } }, { kind: 'malformed', path: 'position.steps[1]' }],
  ])('%s', (_name, setup, refused) => {
    expect(failures({ ...setup, refused })).toEqual([]);
  });

  test.each([
    ['another kind', { ...REFUSED, kind: 'no-such-stair' }],
    ['another rule', { ...REFUSED, rule: ['TY-END-1'] }],
    ['another place', { ...REFUSED, path: 'position.steps' }],
  ])('%s is a failure', (_name, refused) => {
    const received = { ...REFUSED, received: '5' };
    expect(failures({ ...NO_SUCH_SEAT, refused })).toEqual([{ what: 'refused', at: '', expected: refused, received }]);
  });

  test('a set-up that is accepted is a failure', () => {
    expect(failures({ refused: REFUSED })).toEqual([
      { what: 'refused', at: '', expected: REFUSED, received: 'accepted' },
    ]);
  });

  test('a misspelt option or field is an error of the file, unless it is what the scenario shows', () => {
    const refused = { rule: 'TY-WALK-1' };
    expect(check({ options: { seeats: 3 }, refused })).toMatchObject({
      ok: false,
      error: { path: ['options', 'seeats'] },
    });
    expect(check({ position: { saet: 3 }, refused })).toMatchObject({
      ok: false,
      error: { path: ['position', 'saet'] },
    });
    expect(failures({ position: { saet: 3 }, refused: { kind: 'malformed', path: 'position.saet' } })).toEqual([]);
  });

  test.each([
    ['steps after it', { refused: REFUSED, steps: [{}] }, { kind: 'steps-after-a-refusal', path: ['steps'] }],
    ['neither kind nor rule', { refused: { path: 'position' } }, { kind: 'malformed', path: ['refused'] }],
    ['an unknown key', { refused: { knid: 'x' } }, { kind: 'malformed', path: ['refused', 'knid'] }],
    ['no rule in the list', { refused: { rule: [] } }, { kind: 'malformed', path: ['refused', 'rule'] }],
    ['an unknown game', { refused: REFUSED, game: 'chess' }, { kind: 'unknown-game' }],
  ])('%s is malformed', (_name, more, error) => {
    expect(check({ ...NO_SUCH_SEAT, ...more })).toMatchObject({ ok: false, error });
  });
});

describe('what is left', () => {
  const steps = (state: object) => [{ expect: { state } }];

  test('becomes what is gone', () => {
    expect(failures({ position: { stepsLeft: [1, 7], seat: 1 }, steps: steps({ steps: [11, 5], seat: 1 }) })).toEqual(
      [],
    );
  });

  test('may be said together with what is gone, if they agree', () => {
    expect(failures({ position: { stepsLeft: [1, 7], steps: [11, 5] }, steps: [{}] })).toEqual([]);
    expect(check({ position: { stepsLeft: [1, 7], steps: [11, 6] }, steps: [{}] })).toMatchObject({
      ok: false,
      error: { kind: 'contradiction', rule: 'TY-WALK-1', path: ['position', 'steps'] },
    });
  });

  test('is checked like the rest of the position', () => {
    const bad = (position: object) => check({ position, steps: [{}] });
    expect(bad({ stepsLeft: ['one'] })).toMatchObject({
      error: { kind: 'malformed', path: ['position', 'stepsLeft', 0] },
    });
    expect(bad({ stepsLeft: [1, 2], saet: 1 })).toMatchObject({
      error: { kind: 'malformed', path: ['position', 'saet'] },
    });
    expect(bad({ stepsLeft: [13, 2] })).toMatchObject({ error: { kind: 'malformed', path: ['position', 'steps', 0] } });
  });
});
