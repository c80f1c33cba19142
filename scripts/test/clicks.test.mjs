// What counts clicks: which decisions are a turn, what is in the middle, and the shortest way to a target.
import { expect, test } from 'vitest';
import { findGame } from '../../packages/catalog/dist/index.js';
import { botGames, fingerprint } from '../measure/clicks/bot-games.mjs';
import { loadPageView } from '../measure/clicks/page-view.mjs';
import { decisionsOf, mean, median, splitIntoTurns } from '../measure/clicks/turns.mjs';
import { lengthOf, plannerOf, waysTo } from '../measure/clicks/ways.mjs';
import { gameIds } from '../modules.mjs';

test('the median is the middle one, or between the two middle ones', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([10, 9, 1, 2])).toBe(5.5);
  expect(median([])).toBeNaN();
  expect(mean([1, 2, 6])).toBe(3);
});

test('decisions with the same number are one turn, and a turn without decisions does not count', () => {
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
const RISK = { danger: { short: 'lose 1' } };

/** The shortest way, as what is clicked: 'place n', 'slot move'. */
function shortest(actions, action, { own } = {}) {
  const option = actions.find(({ targets }) => targets.some((one) => one.action === action));
  const scene = { actions, cards: [{ tone: 'acting', place: own }] };
  const ways = waysTo(
    scene,
    option,
    option.targets.find((one) => one.action === action),
  );
  return ways.reduce((best, { steps }) => (steps.length < best.length ? steps : best), ways[0].steps).map(clicked);
}

const clicked = ({ place, isMenu, slot, card, verb, turn, purpose }) => {
  if (place !== undefined) return `${isMenu ? 'menu of' : 'place'} ${place}`;
  const [kind, what] = Object.entries({ slot, card, verb, turn }).find(([, one]) => one !== undefined) ?? [
    'button',
    purpose,
  ];
  return `${kind} ${what}`;
};

const MOVE = {
  id: 'move',
  key: '1',
  targets: [target('move north', { place: 'n' }), target('move south', { place: 's' })],
};
const EXPLORE = {
  id: 'explore',
  key: '2',
  targets: [target('explore north', { place: 'n' }), target('explore east', { place: 'e', ...RISK })],
};
const END = { id: 'end', role: 'end', targets: [target('end')] };

test('a place is enough for its obvious verb, and is confirmed where something can be lost', () => {
  expect(shortest([MOVE, EXPLORE, END], 'move north')).toEqual(['place n']);
  expect(shortest([MOVE, EXPLORE, END], 'explore east')).toEqual(['place e', 'button confirm']);
  expect(shortest([MOVE, EXPLORE, END], 'explore north')).toEqual(['slot explore', 'place n']);
});

test('an action without a button is found in the menu of its place', () => {
  const swim = { id: 'swim', targets: [target('swim north', { place: 'n' })] };
  expect(shortest([MOVE, swim, END], 'swim north')).toEqual(['menu of n', 'verb swim']);
});

test('a button is enough where there is only one thing it can mean', () => {
  const reveal = { id: 'reveal', key: '3', targets: [target('reveal north', { place: 'n' })] };
  const exert = { id: 'exert', key: 'x', targets: [target('exert', RISK)] };
  expect(shortest([MOVE, reveal, END], 'reveal north')).toEqual(['slot reveal']);
  expect(shortest([MOVE, exert, END], 'exert')).toEqual(['slot exert', 'button confirm']);
});

test('a button that actions share shows the first that is possible, and a place says which is meant', () => {
  const swim = { id: 'swim', key: '1', targets: [target('swim east', { place: 'e' })] };
  const walled = { ...MOVE, targets: [] };
  expect(
    waysTo({ actions: [MOVE, swim, END], cards: [] }, swim, swim.targets[0]).map(({ steps }) => steps.map(clicked)),
  ).toContainEqual(['slot move', 'place e']);
  expect(shortest([walled, swim, END], 'swim east')).toEqual(['slot swim']);
});

test('what is left to do on one’s own tile is in its ring', () => {
  const leave = { id: 'leave', targets: [target('leave')] };
  expect(shortest([MOVE, leave, END], 'leave', { own: 'o' })).toEqual(['place o', 'verb leave']);
});

test('two of one action at one place are in a menu, and cards without a place are dealt', () => {
  const heal = { id: 'heal', key: '5', targets: [target('heal a', { place: 'n' }), target('heal b', { place: 'n' })] };
  const items = { id: 'items', key: '6', targets: [target('take'), target('drop')] };
  expect(shortest([heal, items, END], 'heal b')).toEqual(['place n', 'verb heal 1']);
  expect(shortest([heal, items, END], 'drop')).toEqual(['slot items', 'card items 1']);
});

test('a tile in hand is turned the shorter way round, and lays itself where it fits in one way only', () => {
  const place = (n) => ({
    id: 'place',
    isPreselected: true,
    targets: Array.from({ length: n }, (_, i) => target(`turn ${i}`, { place: 'n' })),
  });
  expect(shortest([place(4)], 'turn 0')).toEqual(['button lay']);
  expect(shortest([place(4)], 'turn 2')).toEqual(['turn 1', 'turn 1', 'button lay']);
  expect(shortest([place(4)], 'turn 3')).toEqual(['turn -1', 'button lay']);
  expect(shortest([place(1)], 'turn 0')).toEqual([]);
});

test('a turn ends by itself or by the big button, which also stops and declines', () => {
  const stop = { id: 'stop', role: 'aside', targets: [target('stop')] };
  const keep = { id: 'keep', role: 'card', targets: [target('keep')] };
  expect(shortest([MOVE, END], 'end')).toEqual(['button end']);
  expect(shortest([MOVE, { ...END, ending: { endsItself: true } }], 'end')).toEqual([]);
  expect(shortest([MOVE, stop], 'stop')).toEqual(['button answer']);
  expect(shortest([keep, stop], 'stop')).toEqual(['card stop']);
  expect(shortest([keep], 'keep')).toEqual(['button answer']);
});

test('several steps in one go are taken if they are exactly what is wanted, and by one person', () => {
  const decide = (...actions) => actions.map((action) => ({ seat: 0, action }));
  // biome-ignore lint/suspicious/noThenProperty: the further steps of a target are plain data
  const run = target('run', { then: ['on', 'stop'] });
  expect(lengthOf(run, decide('run', 'on', 'stop', 'end'))).toBe(3);
  expect(lengthOf(run, decide('run', 'on', 'on'))).toBe(0);
  expect(lengthOf(run, [...decide('run', 'on'), { seat: 1, action: 'stop' }])).toBe(0);
});

test('of a whole turn the fewest clicks are counted, not those of its first decision', async () => {
  const [{ record }] = await botGames('sub-terra', 1);
  const view = await loadPageView('sub-terra');
  for (const decisions of splitIntoTurns(decisionsOf(record, view.game)).slice(0, 12)) {
    const choicesFrom = plannerOf(view, decisions);
    for (const { cost, length, steps } of choicesFrom(0)) {
      const rest = length < decisions.length ? choicesFrom(length)[0].cost : 0;
      expect(cost).toBe(steps.length + rest);
      expect(cost).toBeGreaterThanOrEqual(choicesFrom(0)[0].cost);
    }
  }
});

test('every turn of a game at sea can be planned on the chart, in at most five clicks', async () => {
  const [{ record }] = await botGames('pocket-sub', 1);
  const view = await loadPageView('pocket-sub');
  for (const decisions of splitIntoTurns(decisionsOf(record, view.game))) {
    const [{ cost, length, steps }] = plannerOf(view, decisions)(0);
    expect([length, steps.at(-1).purpose]).toEqual([decisions.length, 'sail']);
    expect(cost).toBeLessThanOrEqual(5);
  }
});
