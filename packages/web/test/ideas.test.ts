// Ideas are offers: how long they live, and which way they lead.
import type { Place, Target } from '@undercroft/page-kit/game-view';
import { describe, expect, test } from 'vitest';
import { shortName } from '../src/online/board-places.ts';
import { ideaOfAnswer, ideaTo, reachableFrom, shortestWay } from '../src/online/idea-way.ts';
import { type Idea, type IdeaPosition, Ideas, ideaNow, type ShownIdea } from '../src/online/ideas.ts';

const card = (seat: number, place: string, turn: 'acting' | 'next' | 'done' | 'waiting') => ({
  id: `card ${seat}`,
  seat,
  place,
  turn,
});

/** Seat 0 acts at 'a'; 'b' and 'c' lie behind each other. */
const position = (changes: Partial<IdeaPosition> = {}): IdeaPosition => ({
  decider: 0,
  cards: [card(0, 'a', 'acting'), card(1, 'x', 'next')],
  isPossible: ({ to }: { to?: string }) => to === 'b',
  isReachable: (place) => place === 'b',
  nameOf: (place) => place,
  ...changes,
});

const STEP = { type: 'move', to: 'b' };
const idea = (changes: Partial<Idea> = {}): Idea => ({
  n: 7,
  seat: 1,
  for: 0,
  way: ['a', 'b', 'c'],
  action: STEP,
  ...changes,
});

const shown = (changes: Partial<ShownIdea> = {}): ShownIdea => ({
  ...idea(),
  card: 'card 0',
  hasBegun: true,
  agreed: [],
  isOpen: false,
  ...changes,
});

describe('an idea', () => {
  test('stays while its turn lasts, and its way gets shorter', () => {
    expect(ideaNow(shown(), position())).toEqual(shown());
    const moved = position({
      cards: [card(0, 'b', 'acting')],
      isPossible: () => false,
      isReachable: (place) => place === 'c',
    });
    expect(ideaNow(shown(), moved)).toMatchObject({ way: ['b', 'c'] });
  });

  test.each([
    ['its piece is there', { cards: [card(0, 'c', 'acting')] }],
    ['its piece has gone another way', { cards: [card(0, 'z', 'acting')] }],
    ['its turn is over', { decider: 1, cards: [card(0, 'a', 'done'), card(1, 'x', 'acting')] }],
    ['it is not possible any more', { isPossible: () => false, isReachable: () => false }],
  ] satisfies [string, Partial<IdeaPosition>][])('is over when %s', (_why, changes) => {
    expect(ideaNow(shown(), position(changes))).toBeUndefined();
  });

  test('for a turn that is still to come waits for it', () => {
    const before = position({ decider: 1, cards: [card(0, 'a', 'next'), card(1, 'x', 'acting')] });
    expect(ideaNow(shown({ hasBegun: false }), before)).toMatchObject({ hasBegun: false });
    expect(ideaNow(shown({ hasBegun: false }), position())).toMatchObject({ hasBegun: true });
  });

  test('is left alone while chance decides', () => {
    expect(ideaNow(shown(), position({ decider: undefined, cards: [] }))).toEqual(shown());
  });

  test('for a question lasts as long as the question', () => {
    const answer = shown({ card: undefined, way: ['h', 'b'] });
    expect(ideaNow(answer, position())).toEqual(answer);
    expect(ideaNow(answer, position({ decider: 1 }))).toBeUndefined();
    expect(ideaNow(answer, position({ isPossible: () => false }))).toBeUndefined();
  });
});

describe('ideas at a table', () => {
  const { cards } = position();

  test('one for each person: the next replaces the last', () => {
    const ideas = new Ideas();
    ideas.add(idea(), cards, { isOpen: false });
    ideas.add(idea({ n: 8, seat: 2 }), cards, { isOpen: true });
    ideas.add(idea({ n: 9 }), cards, { isOpen: false });
    expect(ideas.all.value.map(({ n }) => n)).toEqual([8, 9]);
    expect(ideas.all.value[0]).toMatchObject({ card: 'card 0', isOpen: true });
    ideas.withdraw(8);
    expect(ideas.all.value.map(({ n }) => n)).toEqual([9]);
  });

  test('agreement is a name, once', () => {
    const ideas = new Ideas();
    ideas.add(idea(), cards, { isOpen: true });
    for (const seat of [2, 3, 2]) ideas.agree(7, seat);
    expect(ideas.all.value[0]?.agreed).toEqual([2, 3]);
  });

  test('whoever thinks alone wants none until they ask the table', () => {
    const ideas = new Ideas();
    expect(ideas.isWelcome(0)).toBe(true);
    ideas.setWish(0, { wants: 'asked', isAsking: false });
    expect([ideas.isWelcome(0), ideas.isWelcome(1)]).toEqual([false, true]);
    ideas.setWish(0, { wants: 'asked', isAsking: true });
    expect(ideas.isWelcome(0)).toBe(true);
  });
});

const place = (id: string, ...ways: string[]): Place => ({ id, x: 0, y: 0, width: 1, height: 1, label: id, ways });
const PLACES = [place('a', 'b'), place('b', 'a', 'c'), place('c', 'b', 'd'), place('d', 'c'), place('far')];
const target = (to: string, more: Partial<Target> = {}): Target => ({
  action: { type: 'move', to },
  place: to,
  name: to,
  text: '',
  rules: [],
  ...more,
});

test('a place is called by what lies there, without who else is there and what it costs', () => {
  const label = 'Ledge, with a rope, one step south. Climber, unconscious. Move, 1 point, risk: 1 in 3: lose 1.';
  expect(shortName({ label })).toBe('Ledge, with a rope, one step south');
  expect(shortName({ label: 'Gap, here.' })).toBe('Gap, here');
  expect(shortName({ label: '3 SW' })).toBe('3 SW');
  expect(shortName({ label: '' })).toBe('');
});

describe('the way of an idea', () => {
  test('is the shortest over the ways that places have', () => {
    expect(shortestWay(PLACES, 'a', 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(shortestWay(PLACES, 'a', 'a')).toEqual(['a']);
    expect(shortestWay(PLACES, 'a', 'far')).toBeUndefined();
  });

  test('can lead to every place that ways lead to, and to no other', () => {
    expect(reachableFrom(PLACES, 'b').sort()).toEqual(['a', 'c', 'd']);
    expect(reachableFrom(PLACES, 'far')).toEqual([]);
    expect(reachableFrom(PLACES, 'nowhere')).toEqual([]);
  });

  test('goes by what can be done there, or begins with the first step', () => {
    const targets = [target('b'), target('c', { way: ['b'], action: { type: 'run', to: 'c' } })];
    expect(ideaTo('c', { place: 'a' }, { targets, places: PLACES })).toEqual({
      way: ['a', 'b', 'c'],
      action: { type: 'run', to: 'c' },
    });
    expect(ideaTo('d', { place: 'a' }, { targets, places: PLACES })).toEqual({
      way: ['a', 'b', 'c', 'd'],
      action: { type: 'move', to: 'b' },
    });
    expect(ideaTo('far', { place: 'a' }, { targets: [], places: PLACES })).toEqual({ way: ['a', 'far'] });
  });

  test('is none from nowhere, or to a place that cannot be named to others', () => {
    expect(ideaTo('b', {}, { targets: [], places: PLACES })).toBeUndefined();
    expect(ideaTo('a place', { place: 'a' }, { targets: [], places: PLACES })).toBeUndefined();
  });

  test('of an answer begins with what would move', () => {
    const answer = { ...target('b'), from: 'h', place: 'b' };
    expect(ideaOfAnswer(answer)).toEqual({ way: ['h', 'b'], action: STEP });
  });

  test('leaves out an action that is too large to be passed on', () => {
    const targets = [target('b', { action: { type: 'x', more: 'y'.repeat(2000) } })];
    expect(ideaTo('b', { place: 'a' }, { targets, places: PLACES })).toEqual({ way: ['a', 'b'] });
  });
});
