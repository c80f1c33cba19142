// The log of whole games: everything is told, where it happened is told from where people stood then, and what was taken
// back is not gone on with.
import type { Game, GameRecord } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import type { CompleteView } from '../../page-kit/src/game-view.ts';
import { clausesOf, loadRulebook } from '../src/pages/rulebook.ts';
import { type LogEntry, logEntry, withUndone } from '../src/stage/log-entries.ts';
import { isHeading, type LogParagraph, paragraphsOf } from '../src/stage/log-paragraphs.ts';
import { aroundDie } from '../src/stage/log-sentence.tsx';
import { openingLabel, rulesOf, sentencesUnder, storyOf } from '../src/stage/log-story.ts';
import { finalLines } from '../src/stage/log-writer.ts';
import { GAMES, logIn, recordsOf, texts } from './log-games.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const endOf = (game: Game, record: GameRecord): unknown => {
  let end: unknown;
  replayed(game, record, ({ after }) => {
    end = after;
  });
  return end;
};

const NO_AIM = { highlighted: [], isPortrait: false };

describe.each(GAMES)('%s', (_id, game, english, hungarian) => {
  test('what is said event by event is what the log says in the end, each line once', () => {
    for (const record of recordsOf(game).slice(0, 2)) {
      replayed(game, record, ({ before, events, after }) => {
        const transition = { entry: 1, events, before: english.at(before), after: english.at(after) };
        const whole = logEntry(english, transition);
        const said: string[] = [];
        for (let told = 1; told <= events.length; told++)
          said.push(...finalLines(logEntry(english, { ...transition, told }), whole, said.length));
        expect(said).toEqual(whole.lines.map(({ text }) => text));
      });
    }
  });

  test('nothing is lost by telling it together', () => {
    for (const record of recordsOf(game)) {
      const story = logIn(english, record);
      const told: string[] = [];
      replayed(game, record, ({ before, events, after }) => {
        for (const [i, event] of events.entries()) {
          const line = english.logLine(event, {
            before: english.at(before),
            after: english.at(after),
            earlier: events.slice(0, i),
            later: events.slice(i + 1),
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
      const shape = (view: CompleteView) => texts(logIn(view, record)).map((lines) => lines.length);
      expect(shape(hungarian)).toEqual(shape(english));
    }
  });

  test('a heading stands by itself', () => {
    for (const record of recordsOf(game))
      for (const { lines } of paragraphsOf(logIn(english, record)))
        if (lines.some(({ tone }) => tone === 'heading')) expect(lines).toHaveLength(1);
  });
});

describe.each(GAMES)('%s, as it is read', (_id, game, english, hungarian) => {
  const [first, second] = [english, hungarian].map((view) =>
    recordsOf(game).map((record) => paragraphsOf(logIn(view, record))),
  );
  const told = (view: CompleteView): readonly LogParagraph[][] => (view === english ? first : second) ?? [];
  const cardsOf = (view: CompleteView, record: GameRecord) => {
    const seating = { names: record.seats.map(() => ''), bots: record.seats.map(() => false) };
    return view.at(endOf(game, record) as never).scene(seating).cards;
  };

  test('every paragraph stands in one turn of one round, in order', () => {
    for (const [i, paragraphs] of told(english).entries()) {
      const record = recordsOf(game)[i] as GameRecord;
      const rounds = storyOf(paragraphs, openingLabel(english, record));
      const shown = rounds.flatMap(({ turns }) => turns.flatMap((turn) => turn.paragraphs.map(({ key }) => key)));
      expect(shown).toEqual(paragraphs.filter((one) => !isHeading(one)).map(({ key }) => key));
      const numbers = rounds.flatMap(({ title, undone }) => (undone ? [] : (title.match(/\d+/g) ?? []))).map(Number);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      expect(numbers.length).toBeGreaterThan(2);
    }
  });

  test.each([
    ['English', english],
    ['Hungarian', hungarian],
  ])('a turn is of somebody with a card, who is not named again in it (%s)', (_language, view) => {
    let shortened = 0;
    for (const record of recordsOf(game)) {
      const cards = cardsOf(view, record);
      for (const { turns } of storyOf(paragraphsOf(logIn(view, record))))
        for (const { who, title, paragraphs } of turns) {
          const card = cards.find(({ id }) => id === who);
          if (who !== undefined) expect(card?.name, who).toBeTruthy();
          const heading = card?.name ?? title;
          for (const paragraph of paragraphs) {
            const said = sentencesUnder(paragraph, { who, heading });
            for (const { text } of said) expect(text).toMatch(/^(?:\*?[\p{Lu}\d]).*[.:!]\*?$/su);
            if (said.map(({ text }) => text).join() !== paragraph.lines.map(({ text }) => text).join()) shortened++;
          }
        }
    }
    expect(shortened).toBeGreaterThan(50);
  });

  test('both languages stand under the same headings', () => {
    const shape = (view: CompleteView) =>
      told(view).map((paragraphs) =>
        storyOf(paragraphs).map(({ turns }) => turns.map(({ who, paragraphs: inside }) => [who, inside.length])),
      );
    expect(shape(hungarian)).toEqual(shape(english));
  });

  test('an entry knows its places, and they are places of the board', () => {
    let known = 0;
    for (const record of recordsOf(game)) {
      const board = english.at(endOf(game, record) as never).board(NO_AIM);
      const ids = new Set(board.places.map(({ id }) => id));
      for (const { lines } of paragraphsOf(logIn(english, record)))
        for (const { places = [] } of lines) known += places.filter((place) => ids.has(place)).length;
    }
    expect(known).toBeGreaterThan(100);
  });

  test('a die is drawn where its number stands in the sentence', () => {
    for (const view of [english, hungarian])
      for (const paragraphs of told(view))
        for (const { text, die } of paragraphs.flatMap(({ lines }) => lines))
          if (die) expect(aroundDie(text, die.face), text).toHaveLength(2);
  });

  test('every line has a clause of the rulebook behind it', async () => {
    const book = await loadRulebook(game.id, 'en');
    const ids = new Set(book && clausesOf(book).map(({ id }) => id));
    const rules = new Set(told(english).flatMap((paragraphs) => paragraphs.flatMap(rulesOf)));
    expect([...rules].filter((rule) => !ids.has(rule))).toEqual([]);
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

test('at sea the log leaves out what costs nobody anything', () => {
  const [, game, english, hungarian] = GAMES[2] as (typeof GAMES)[number];
  const lines = (view: CompleteView) => goldenRecords(game).flatMap((record) => texts(logIn(view, record)).flat());
  const events: { readonly type: string; readonly fleet?: string; readonly of?: string }[] = [];
  for (const record of goldenRecords(game)) replayed(game, record, (step) => events.push(...step.events));
  const passed = events.filter(({ type }) => type === 'passed');
  const [own, others] = [true, false].map((isOwn) => passed.filter(({ fleet, of }) => (fleet === of) === isOwn).length);
  expect(own).toBeGreaterThan(10);
  expect(lines(english).filter((line) => / unharmed\./.test(line))).toHaveLength(others ?? 0);
  expect(lines(english).filter((line) => /its own/.test(line) && /passes/.test(line))).toEqual([]);
  expect(lines(hungarian)).toHaveLength(lines(english).length);
});
