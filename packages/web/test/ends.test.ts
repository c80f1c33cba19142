// The ends of golden games, in both languages: who got out, why it ended, what became of everybody, and in which round.

import type { Game, GameRecord, GameTypes } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { completeView } from '@undercroft/page-kit/complete-view';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { end as templeEnd } from '../../../games/infernos-edge/page/end.ts';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import { end as seaEnd } from '../../../games/pocket-sub/page/end.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import { endWith as caveEnd } from '../../../games/sub-terra/page/end.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { CompleteView, EndView, ResultView } from '../../page-kit/src/game-view.ts';
import englishPage from '../../words/src/en/page.ts';
import englishPages from '../../words/src/en/pages.ts';
import hungarianPage from '../../words/src/hu/page.ts';
import hungarianPages from '../../words/src/hu/pages.ts';
import { gameCourse } from '../src/pages/game-course.ts';
import { logOf } from '../src/stage/log-entries.ts';
import {
  subTerraEn as cave,
  subTerraHu as caveHu,
  pocketSubEn as sea,
  pocketSubHu as seaHu,
  infernosEdgeEn as temple,
  infernosEdgeHu as templeHu,
} from './game-words.ts';
import { goldenRecords, replayed, someGolden } from './view-faults.ts';

const caveSaid = await cave.loadEnd();
const caveSaidHu = await caveHu.loadEnd();

const page = { ...englishPage, ...englishPages };
const pageHu = { ...hungarianPage, ...hungarianPages };

type Row = readonly [string, Game, CompleteView, EndView, EndView];
const row = <K extends GameTypes>(game: Game<K>, view: CompleteView<K>, en: EndView<K>, hu: EndView<K>): Row =>
  [game.id, game, view, en, hu] as unknown as Row;

const GAMES: readonly Row[] = [
  row(
    subTerra,
    await completeView(subTerraView({ game: cave, page })),
    caveEnd({ game: cave, page, end: caveSaid }),
    caveEnd({ game: caveHu, page: pageHu, end: caveSaidHu }),
  ),
  row(
    infernosEdge,
    await completeView(infernosEdgeView({ game: temple, page })),
    templeEnd({ game: temple, page }),
    templeEnd({ game: templeHu, page: pageHu }),
  ),
  row(
    pocketSub,
    await completeView(pocketSubView({ game: sea, page })),
    seaEnd({ game: sea, page }),
    seaEnd({ game: seaHu, page: pageHu }),
  ),
];

interface Ended {
  readonly how: string;
  readonly state: unknown;
  readonly round: number;
  readonly result: ResultView;
}

const SEATING = { names: ['Anna', 'Bence', 'Dóra', 'Emma', 'Feri', 'Gizi'], bots: [false, true] };

function endOf(game: Game, view: CompleteView, end: EndView, record: GameRecord): Ended | undefined {
  let state: unknown;
  replayed(game, record, ({ after }) => {
    state = after;
  });
  const status = game.status(state as never);
  if (status.type !== 'over') return undefined;
  const { history, rounds } = gameCourse(view, end, record);
  const result = end.result(status.ending, state as never, SEATING, history);
  return { how: `${status.ending.how}`, state, round: rounds, result };
}

describe.each(GAMES)('%s', (_id, game, view, english, hungarian) => {
  const records = someGolden(game, 2);
  const [en, hu] = [english, hungarian].map((end) => records.flatMap((record) => endOf(game, view, end, record) ?? []));

  test('the round is that of the table', () => {
    for (const { state, round } of en ?? []) {
      const { label } = view.at(state as never).scene({ names: [], bots: [] }).clock;
      expect(label).toBe(`Round ${round}`);
    }
  });

  test('every way of ending is told in whole sentences, in both languages', () => {
    const hows = new Set<string>();
    for (const { how, result } of [...(en ?? []), ...(hu ?? [])]) {
      hows.add(how);
      for (const text of [result.text, result.decided]) expect(text).toMatch(/^\p{Lu}[^*]*\.$/u);
      expect(result.title).not.toBe('');
      expect(JSON.stringify(result)).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(hows.size).toBeGreaterThan(3);
  });

  test('the end says in which round it came', () => {
    for (const { round, result } of en ?? []) expect(result.decided).toContain(`in round ${round}`);
    for (const { round, result } of hu ?? []) expect(result.decided).toContain(`${round}. forduló`);
  });

  test('everybody has a fate after their player, and health is said only of those who got out', () => {
    for (const { result } of [...(en ?? []), ...(hu ?? [])])
      for (const { text, lost } of result.people) {
        expect(text).toMatch(/^(Anna|Bot|Gép|Dóra|Emma|Feri|Gizi) · \S/);
        if (lost) expect(text).not.toMatch(/\d+ (health|egészség)/);
      }
  });

  test('the line of health ends with those who got out', () => {
    if (game.id === 'pocket-sub') return;
    for (const { state, result } of en ?? []) {
      const { health = 0 } = english.measures(state as never);
      if (result.people.every(({ lost }) => lost)) expect(health).toBe(0);
      else if (result.people.some(({ lost }) => lost)) expect(health).toBeLessThan(1);
    }
    const nobody = (en ?? []).filter(({ result }) => result.people.every(({ lost }) => lost));
    expect(nobody.length).toBeGreaterThan(0);
  });

  test('a game of many hazards marks only those that felled somebody', () => {
    for (const record of records) {
      const { events = [] } = gameCourse(view, english, record).chart;
      expect(events.length > 40 && events.some(({ hot }) => !hot)).toBe(false);
    }
  });

  test('nobody’s fate lies after the end', () => {
    for (const { round, result } of en ?? [])
      for (const { text } of result.people) {
        const at = /round (\d+)/.exec(text)?.[1];
        if (at !== undefined) expect(Number(at)).toBeLessThanOrEqual(round);
      }
  });
});

describe('Sub Terra', () => {
  const { result } = caveSaid;
  const ending = (leftBehind: readonly string[]) =>
    ({ how: 'defeat', rule: '', scores: [], end: 'left', leftBehind, out: [] }) as never;

  test('ST-END-2: only one got out, and those in the dark are told apart', () => {
    const lost = ['leader', 'bodyguard', 'scout'] as const;
    expect(result(ending(lost), 4, { out: ['medic'], dark: [...lost] })).toBe(
      'Only the Medic got out. Three were lost in the dark.',
    );
    expect(caveSaidHu.result(ending(lost), 4, { out: ['medic'], dark: [...lost] })).toBe(
      'Csak az Orvos jutott ki. Hárman odavesztek a sötétben.',
    );
    expect(result(ending(lost), 5, { out: ['medic', 'diver'], dark: ['leader'] })).toBe(
      'Two of you climbed out into daylight. The Leader was lost in the dark. The Bodyguard and the Scout are still down there.',
    );
  });

  test('ST-END-1: all or nobody', () => {
    expect(result(ending([]), 4)).toBe('All four of you climbed out into daylight.');
    expect(result(ending(['medic', 'diver']), 2)).toBe('Nobody found the way out.');
  });

  test('fates tell how and when, from the record', () => {
    const all = someGolden(subTerra, 2).flatMap((record) => {
      const [, game, view, end] = GAMES[0] as Row;
      return endOf(game, view, end, record)?.result.people.map(({ text }) => text) ?? [];
    });
    for (const told of [
      / · out in round \d+ with \d health$/,
      / · out in round \d+, unhurt$/,
      / · felled by .+, round \d+$/,
    ])
      expect(
        all.some((text) => told.test(text)),
        String(told),
      ).toBe(true);
  });
});

test('TB-UNDO-3: what was taken back is no part of anybody’s fate', () => {
  let undone = 0;
  for (const [, game, view, end] of GAMES)
    for (const record of goldenRecords(game).slice(0, 8)) {
      const gone = new Set(logOf(view, record).flatMap((one) => (one.undone ? [one.entry] : [])));
      const events: unknown[] = [];
      let entry = 0;
      replayed(game, record, (moment) => {
        entry++;
        if (!gone.has(entry)) events.push(...moment.events);
      });
      undone += gone.size;
      expect(gameCourse(view, end, record).history.map(({ event }) => event)).toEqual(events);
    }
  expect(undone).toBeGreaterThan(10);
});

test('PS-TURN-1: subs and mines are drawn in the colour of their fleet, mines dashed', () => {
  const [, , view, end] = GAMES[2] as Row;
  const [record] = goldenRecords(pocketSub) as [GameRecord];
  const { lines } = gameCourse(view, end, record).chart;
  const red = lines.filter(({ name }) => name.startsWith('Red'));
  expect(new Set(red.map(({ style }) => style?.stroke)).size).toBe(1);
  expect(red.map(({ style }) => style?.isDashed)).toEqual([false, true]);
  expect(lines.find(({ name }) => name.startsWith('Blue'))?.style?.stroke).not.toBe(red[0]?.style?.stroke);
});
