// The log of whole games: everything is told, where it happened is told from where people stood then, and what follows
// from one die, hazard or course is one entry.
import type { Game, GameRecord, GameTypes } from '@undercroft/engine';
import { infernosEdge, type Event as TempleEvent } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import temple from '../../../games/infernos-edge/words/en/index.ts';
import templeHu from '../../../games/infernos-edge/words/hu/index.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import sea from '../../../games/pocket-sub/words/en/index.ts';
import seaHu from '../../../games/pocket-sub/words/hu/index.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import cave from '../../../games/sub-terra/words/en/index.ts';
import caveHu from '../../../games/sub-terra/words/hu/index.ts';
import type { GameView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import { paragraphsOf } from '../src/stage/log.tsx';
import { type LogEntry, logOf, withUndone } from '../src/stage/log-entries.ts';
import { goldenRecords, replayed } from './view-faults.ts';

/** The games and how they are told: English, Hungarian. */
const GAMES: readonly [string, Game, GameView, GameView][] = [
  row(subTerra, subTerraView({ game: cave, page }), subTerraView({ game: caveHu, page: pageHu })),
  row(infernosEdge, infernosEdgeView({ game: temple, page }), infernosEdgeView({ game: templeHu, page: pageHu })),
  row(pocketSub, pocketSubView({ game: sea, page }), pocketSubView({ game: seaHu, page: pageHu })),
];

function row<K extends GameTypes>(game: Game<K>, english: GameView<K>, hungarian: GameView<K>): (typeof GAMES)[number] {
  return [game.id, game as unknown as Game, english as unknown as GameView, hungarian as unknown as GameView];
}

const FEW = 6;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const recordsOf = (game: Game): GameRecord[] => goldenRecords(game).slice(0, FEW);
const texts = (story: readonly LogEntry[]) => paragraphsOf(story).map(({ lines }) => lines.map(({ text }) => text));

describe.each(GAMES)('%s', (_id, game, english, hungarian) => {
  test('nothing is lost by telling it together', () => {
    for (const record of recordsOf(game)) {
      const story = logOf(english, record);
      const told: string[] = [];
      replayed(game, record, ({ before, events, after }) => {
        for (const [i, event] of events.entries()) {
          const line = english.logLine(event, {
            before: english.at(before),
            after: english.at(after),
            earlier: events.slice(0, i),
          });
          if (line?.replacesLast) told.pop();
          if (line) told.push(line.text);
        }
      });
      expect(texts(story).flat()).toEqual(told);
      expect(paragraphsOf(story).length).toBeLessThan(told.length);
    }
  });

  test('both languages tell the same things together', () => {
    for (const record of recordsOf(game)) {
      const shape = (view: GameView) => texts(logOf(view, record)).map((lines) => lines.length);
      expect(shape(hungarian)).toEqual(shape(english));
    }
  });

  test('a heading stands by itself', () => {
    for (const record of recordsOf(game))
      for (const { lines } of paragraphsOf(logOf(english, record)))
        if (lines.some(({ tone }) => tone === 'heading')) expect(lines).toHaveLength(1);
  });
});

describe('Sub Terra', () => {
  const [, game, view] = GAMES[0] as (typeof GAMES)[number];

  test('a hazard and all its dice are one entry, up to the next round', () => {
    let longest = 0;
    for (const record of recordsOf(game)) {
      const entries = texts(logOf(view, record));
      for (const [i, lines] of entries.entries()) {
        if (!/^\*(Severe tremor|Tremor)\.\*/.test(lines[0] ?? '')) continue;
        longest = Math.max(longest, lines.length);
        expect(lines.slice(1).every((line) => /tremor|unconscious|shields/.test(line))).toBe(true);
        expect(entries[i + 1]?.[0] ?? 'Round').toMatch(/^Round|^\*/);
      }
    }
    expect(longest).toBeGreaterThan(5);
  });

  test('a tile is laid where its place is seen from by whoever lays it', () => {
    const lines = recordsOf(game).flatMap((record) => texts(logOf(view, record)).flat());
    const laid = lines.filter((line) => / lays the /.test(line));
    expect(laid.length).toBeGreaterThan(20);
    for (const line of laid) expect(line).toMatch(/ one step (north|east|south|west)\.$/);
  });
});

describe("Inferno's Edge", () => {
  const [, game, view] = GAMES[1] as (typeof GAMES)[number];
  const all = goldenRecords(game);

  test('a tile is laid where its place is seen from by whoever lays it', () => {
    const lines = all.slice(0, 2 * FEW).flatMap((record) => texts(logOf(view, record)).flat());
    const laid = lines.filter((line) => / lays the /.test(line));
    expect(laid.length).toBeGreaterThan(20);
    for (const line of laid)
      expect(line).toMatch(/ \w+ steps? (north|east|south|west)( and \w+ (north|east|south|west))?\.$/);
  });

  test('IE-ROUND-3: how far the volcano is stands in the heading that follows, so it is not told twice', () => {
    let moves = 0;
    for (const record of all)
      replayed(game, record, ({ events }) => {
        const told = events as readonly TempleEvent[];
        const moved = told.findLastIndex(({ type }) => type === 'marker-moved');
        const marker = told[moved];
        if (marker?.type !== 'marker-moved') return;
        moves++;
        expect(told.slice(moved).find(({ type }) => type === 'round-began')).toMatchObject({ marker: marker.to });
      });
    expect(moves).toBeGreaterThan(50);
  });

  test('IE-TURN-1: a turn of somebody who is out is one entry', () => {
    const stories = all.slice(0, FEW).map((record) => logOf(view, record).filter(({ undone }) => !undone));
    const outs = stories.flatMap(texts).filter(([head]) => / is out and only rolls/.test(head ?? ''));
    expect(outs.length).toBeGreaterThan(5);
    for (const [, ...rest] of outs) expect(rest.join(' ')).toMatch(/\*(Stumble|Lava|Collapse|Trap|Wake|Activate)\.\*/);
  });

  test('steps of guardians are one line of an entry as long as nothing comes between, and none is lost', () => {
    const STEP = /^A \*guardian\* goes|^\*Guardians\*:/;
    const stepsIn = (text: string) => text.match(/\w+(?= steps? )/g)?.map((n) => NUMBERS.indexOf(n)) ?? [1];
    let most = 0;
    for (const record of all.slice(0, FEW)) {
      let steps = 0;
      replayed(game, record, ({ events }) => {
        steps += (events as readonly TempleEvent[]).filter(({ type }) => type === 'guardian-moved').length;
      });
      const chapters = logOf(view, record).map(({ lines }) => lines);
      const told = chapters
        .flat()
        .filter(({ text }) => STEP.test(text))
        .map(({ text }) => stepsIn(text).reduce((sum, n) => sum + n));
      for (const lines of chapters)
        for (const [i, { text, joins }] of lines.entries())
          expect(joins && STEP.test(text) && STEP.test(lines[i - 1]?.text ?? '')).toBe(false);
      expect(told.reduce((sum, n) => sum + n, 0)).toBe(steps);
      most = Math.max(most, ...told);
    }
    expect(most).toBeGreaterThan(3);
  });

  test('what a guardian does to somebody is one entry, and the next turn is another', () => {
    const entries = all.slice(0, FEW).flatMap((record) => texts(logOf(view, record)));
    const attacks = entries.filter((lines) => lines.some((line) => /attacks/.test(line)));
    expect(attacks.length).toBeGreaterThan(0);
    expect(attacks.some((lines) => lines.some((line) => /loses \d health to a guardian/.test(line)))).toBe(true);
    for (const lines of entries)
      expect(lines.slice(1).filter((line) => / (moves|runs|exerts|lays) /.test(line))).toEqual([]);
  });
});

describe('what was taken back', () => {
  test('is not gone on with', () => {
    const chapters: LogEntry[] = [
      { entry: 1, lines: [], undone: false, isOpen: true },
      { entry: 2, lines: [], undone: false, isOpen: true },
    ];
    expect(withUndone(chapters, { type: 'undo', seat: 0, takes: 2 } as never).map(({ undone }) => undone)).toEqual([
      false,
      true,
    ]);
  });
});
