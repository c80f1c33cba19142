// What a notification says, where it leads, and where nobody can be notified at all.
import { describe, expect, test } from 'vitest';
import { type NotificationWords, readHint, showsTable, type TableInfo, tell } from '../src/offline/notification.ts';
import { obstacleIn, type Surroundings } from '../src/online/obstacles.ts';

const words: NotificationWords = {
  yourTurn: 'It is your turn',
  nudge: 'The others are waiting',
  over: 'A rematch is ready',
  answered: 'No longer your turn',
  games: { 'sub-terra': 'Sub Terra' },
};

const table: TableInfo = {
  game: 'sub-terra',
  decider: 0,
  isOver: false,
  seats: [
    { held: 'person', name: 'Anna', isYou: true },
    { held: 'person', name: 'Bence', isYou: false },
    { held: 'bot' },
    { held: 'person', name: 'Dóra', isYou: false },
  ],
};

describe('a push message', () => {
  test('is read where it is one of ours, and is nothing otherwise', () => {
    expect(readHint('{"table":"Mk11QCZmTBpM4aAT","kind":"nudge"}')).toEqual({
      table: 'Mk11QCZmTBpM4aAT',
      kind: 'nudge',
    });
    for (const other of [
      undefined,
      '',
      'x',
      '{}',
      '{"table":"a/../b","kind":"nudge"}',
      '{"table":"a","kind":"hello"}',
      'null',
    ])
      expect(readHint(other), String(other)).toBeUndefined();
  });

  test('says whose game it is and leads to the table', () => {
    expect(tell({ table: 'T', kind: 'your-turn' }, table, words)).toEqual({
      title: 'It is your turn',
      body: 'Sub Terra · Bence, Dóra',
      isQuiet: false,
      hash: '#/online/T',
    });
    expect(tell({ table: 'T', kind: 'nudge' }, table, words).title).toBe('The others are waiting');
  });

  test('that comes too late says so, without a sound', () => {
    for (const late of [
      { ...table, decider: 1 },
      { ...table, isOver: true },
      { ...table, closed: { how: 'abandon' } },
    ])
      expect(tell({ table: 'T', kind: 'your-turn' }, late, words)).toMatchObject({
        title: 'No longer your turn',
        isQuiet: true,
      });
  });

  test('of a rematch leads to its table', () => {
    const told = tell({ table: 'T', kind: 'over' }, { ...table, isOver: true, rematch: 'R' }, words);
    expect(told).toMatchObject({ title: 'A rematch is ready', hash: '#/online/R', isQuiet: false });
  });

  test('leads to its table although the server does not answer, or the page never lent its words', () => {
    expect(tell({ table: 'T', kind: 'your-turn' }, undefined, words)).toMatchObject({
      title: 'It is your turn',
      hash: '#/online/T',
    });
    expect(tell({ table: 'T', kind: 'your-turn' }, table, undefined)).toMatchObject({
      title: 'Undercroft',
      hash: '#/online/T',
    });
  });

  test('finds the window of its table, whatever part of it is shown', () => {
    expect(showsTable('https://table.example/#/online/T', '#/online/T')).toBe(true);
    expect(showsTable('https://table.example/#/finished/T', '#/online/T')).toBe(true);
    expect(showsTable('https://table.example/#/online/U', '#/online/T')).toBe(false);
    expect(showsTable('https://table.example/', '#/')).toBe(false);
  });
});

describe('notifications', () => {
  const desk: Surroundings = {
    isSecure: true,
    agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    touchPoints: 0,
    isInstalled: false,
    hasNotifications: true,
    permission: 'default',
  };
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
  const pad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

  test('are possible in a usual browser, asked for or granted', () => {
    expect(obstacleIn(desk)).toBeUndefined();
    expect(obstacleIn({ ...desk, permission: 'granted' })).toBeUndefined();
    expect(obstacleIn({ ...desk, agent: pad })).toBeUndefined();
  });

  test.each<[string, Partial<Surroundings>]>([
    ['http', { isSecure: false, hasNotifications: false }],
    ['ios', { agent: phone, hasNotifications: false }],
    ['ios', { agent: pad, touchPoints: 5, hasNotifications: false }],
    ['in-app', { agent: `${phone} [FBAN/FBIOS;FBAV/400]` }],
    [
      'in-app',
      { agent: 'Mozilla/5.0 (Linux; Android 14; Pixel; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36' },
    ],
    ['none', { hasNotifications: false }],
    ['denied', { permission: 'denied' }],
  ])('are not possible for one reason: %s', (why, how) => {
    expect(obstacleIn({ ...desk, ...how })).toBe(why);
  });

  test('are possible on an iPhone from the home screen', () => {
    expect(obstacleIn({ ...desk, agent: phone, isInstalled: true })).toBeUndefined();
  });
});
