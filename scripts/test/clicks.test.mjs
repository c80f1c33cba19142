// What counts clicks: which decisions are a turn, what is in the middle, and the shortest way to a target.
import { expect, test } from 'vitest';
import { findGame } from '../../packages/catalog/dist/index.js';
import { botGames, fingerprint } from '../measure/clicks/bot-games.mjs';
import { findTarget, waysTo } from '../measure/clicks/todays-page.mjs';
import { decisionsOf, mean, median, splitIntoTurns } from '../measure/clicks/turns.mjs';
import { gameIds } from '../modules.mjs';

test('the median is the middle one, or between the two middle ones', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([10, 9, 1, 2])).toBe(5.5);
  expect(median([])).toBeNaN();
  expect(mean([1, 2, 6])).toBe(3);
});

test('decisions with the same number are one turn, and a turn without decisions is none', () => {
  const decisions = [0, 0, 1, 3, 3, 3].map((turn, i) => ({ turn, action: i }));
  expect(splitIntoTurns(decisions).map((turn) => turn.map(({ action }) => action))).toEqual([[0, 1], [2], [3, 4, 5]]);
  expect(splitIntoTurns([])).toEqual([]);
});

test.each(gameIds())('%s: bots play the same whole games every time', async (id) => {
  const [games, again] = [await botGames(id, 2), await botGames(id, 2)];
  expect(fingerprint(again)).toBe(fingerprint(games));
  expect(games[0].record.entries).not.toEqual(games[1].record.entries);
  for (const { record } of games) {
    const decisions = decisionsOf(record, findGame(id));
    expect(decisions.length).toBe(record.entries.filter(({ type }) => type === 'act').length);
    expect(decisions.at(-1).entriesAfter).toBe(record.entries.length);
  }
});

test('a turn at sea is that of one seat, from its sub to its mine', async () => {
  const [{ record }] = await botGames('pocket-sub', 1);
  const turns = splitIntoTurns(decisionsOf(record, findGame('pocket-sub')));
  for (const [i, turn] of turns.entries()) {
    expect(turn.map(({ seat }) => seat)).toEqual(turn.map(() => i % 2));
    expect(turn.map(({ action }) => action.type === 'sub')).toEqual(turn.map((_, j) => j === 0));
  }
});

test.each(['sub-terra', 'infernos-edge'])(
  '%s: a turn is that of one person in one round, with everything asked until the next',
  async (id) => {
    const [{ record }] = await botGames(id, 1);
    const game = findGame(id);
    const turns = splitIntoTurns(decisionsOf(record, game)).map((turn) => turn.map(({ before }) => game.save(before)));
    for (const [first] of turns) expect(['action', 'crawl']).toContain(first.asks);
    const inTurn = turns.map((asked) => asked.filter(({ asks }) => asks === 'action'));
    const whose = inTurn.map((asked) => [...new Set(asked.map(({ round, actor }) => `${actor} in round ${round}`))]);
    expect(Math.max(...whose.map((one) => one.length))).toBe(1);
    expect(new Set(whose.flat()).size).toBe(whose.flat().length);
  },
);

// ---------------------------------------------------------------- ways

const target = (action, more = {}) => ({ action, name: action, ...more });
const shortest = (options, action, view) => {
  const ways = waysTo(options, findTarget(options, action), view);
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
};

const MOVE = {
  id: 'move',
  targets: [target('move north', { place: 'n' }), target('move south', { place: 's' })],
};
const EXPLORE = { id: 'explore', targets: [target('explore north', { place: 'n' })] };
const END = { id: 'end', role: 'end', targets: [target('end')] };

test('an option that can only be aimed in one way needs its button', () => {
  expect(shortest([EXPLORE, MOVE, END], 'end')).toEqual([{ button: 'end' }]);
  expect(shortest([EXPLORE, MOVE, END], 'explore north')).toEqual([{ button: 'explore' }]);
});

test('a place is enough for the first option that can be aimed there, and for no other', () => {
  expect(shortest([EXPLORE, MOVE], 'move south')).toEqual([{ place: 's' }]);
  expect(shortest([EXPLORE, MOVE], 'move north')).toEqual([{ button: 'move' }, { place: 'n' }]);
});

test('a tile in hand is turned the shorter way round', () => {
  const place = {
    id: 'place',
    isPreselected: true,
    targets: [0, 1, 2, 3].map((n) => target(`turn ${n}`, { place: 'n' })),
  };
  expect(shortest([place], 'turn 0')).toEqual([]);
  expect(shortest([place], 'turn 1')).toEqual([{ turn: 1 }]);
  expect(shortest([place], 'turn 2')).toEqual([{ turn: 1 }, { turn: 1 }]);
  expect(shortest([place], 'turn 3')).toEqual([{ turn: -1 }]);
});

test('two people at one place are told apart by letters', () => {
  const heal = {
    id: 'heal',
    targets: [target('heal a', { place: 'n', letter: 'a' }), target('heal b', { place: 'n', letter: 'b' })],
  };
  expect(shortest([heal, END], 'heal a')).toEqual([{ place: 'n' }]);
  expect(shortest([heal, END], 'heal b')).toEqual([{ button: 'heal' }, { letter: 2 }]);
  expect(shortest([MOVE, heal], 'heal b')).toEqual([{ button: 'heal' }, { letter: 2 }]);
});

test('where a turn is put together, the letters of the only option need no button', () => {
  const mine = { id: 'mine', targets: [target('mine a', { letter: 'a' }), target('mine b', { letter: 'b' })] };
  expect(shortest([mine], 'mine b', { draftsTurns: true })).toEqual([{ letter: 2 }]);
  expect(shortest([mine], 'mine b')).toEqual([{ button: 'mine' }, { letter: 2 }]);
});
