// Golden games played through in both languages: everything that is said in one is said in the other, in its own words.
import { readFileSync } from 'node:fs';
import { applyEntry, type GameRecord, readRecord, Table, unwrap, withRules } from '@undercroft/engine';
import { type Event, infernosEdge } from '@undercroft/infernos-edge';
import { answersTo } from '@undercroft/terminal/screen';
import { filesIn } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { describeEvent } from '../../terminal/words.ts';
import type { Expedition } from './positions.ts';
import { ENGLISH, english, HUNGARIAN, hungarian } from './screens.ts';

const FOLDER = new URL('../../golden/', import.meta.url);

/** This many of the golden games, from all over the list. */
const EVERY = 12;

function goldenRecords(): GameRecord[] {
  const files = filesIn(FOLDER).filter((file) => file.endsWith('.jsonl') && !file.includes('.story.'));
  return files
    .filter((_, i) => i % EVERY === 0)
    .map((file) => unwrap(readRecord(readFileSync(new URL(file, FOLDER), 'utf8'))));
}

const PLAIN = { columns: 100, colour: false };
/** Words of English that are no words of Hungarian. */
const LEFTOVER = /\b(the|of|and|are|you|your|health|guardian|lava|north|south|east|west|point)\b/i;

/** Pairs that must differ; a number, a sign or a rule's id is the same in every language. */
function expectPair([inEnglish, inHungarian]: readonly [english: string, hungarian: string]): void {
  expect(inHungarian).not.toBe('');
  expect(inHungarian, inEnglish).not.toBe(inEnglish);
  expect(inHungarian).not.toMatch(LEFTOVER);
  expect(inHungarian).not.toMatch(/undefined|NaN|\[object|[!*]|\(\)/);
}

const ALIKE = /^[\d\s.,·–%+−-]*$/;

test('every question, choice, event and ending of golden games', () => {
  const seen = { asks: new Set<string>(), events: new Set<string>(), endings: 0 };
  for (const record of goldenRecords()) {
    const rules = withRules(infernosEdge, record.rules) ?? infernosEdge;
    const table = unwrap(Table.open(rules, record.options, record.seats));
    const now = () => table.state as Expedition;
    for (const [i, entry] of record.entries.entries()) {
      const { asks } = infernosEdge.save(now());
      expectPair([english.question(now()), hungarian.question(now())]);
      if (i % 20 === 0 || !seen.asks.has(asks)) expectChoices(now());
      seen.asks.add(asks);
      for (const event of unwrap(applyEntry(table, entry)).events as readonly Event[]) {
        expectPair([describeEvent(event, ENGLISH), describeEvent(event, HUNGARIAN)]);
        seen.events.add(event.type);
      }
    }
    const status = table.status();
    if (status.type !== 'over') continue;
    expectPair([english.describeEnding(status.ending), hungarian.describeEnding(status.ending)]);
    seen.endings += 1;
  }
  expect(seen.asks.size).toBeGreaterThan(12);
  expect(seen.events.size).toBeGreaterThan(38);
  expect(seen.endings).toBeGreaterThan(5);
});

function expectChoices(state: Expedition): void {
  const [own, theirs] = [english.choices(state), hungarian.choices(state)];
  for (const [i, choice] of own.entries()) {
    const other = theirs[i];
    expect(other?.action).toEqual(choice.action);
    expect(other?.notes.length).toBe(choice.notes.length);
    const texts = [choice.name, ...choice.notes, ...(choice.loss ? [choice.loss.what] : [])];
    const otherTexts = [other?.name ?? '', ...(other?.notes ?? []), other?.loss?.what];
    for (const [j, text] of texts.entries()) if (!ALIKE.test(text)) expectPair([text, otherTexts[j] ?? '']);
  }
  const lines = (screen: typeof english, choices: typeof own) => {
    const { list, players, brief = [] } = screen.draw(state, { choices, occupants: [] }, PLAIN);
    return [...list, ...players, ...brief, ...(screen.forecast?.(state) ?? [])];
  };
  const [mine, other] = [lines(english, own), lines(hungarian, theirs)];
  expect(other.length).toBe(mine.length);
  for (const line of other) expect(line).not.toMatch(LEFTOVER);
}

test('what is asked and explained before a game', () => {
  const texts = (screen: typeof english) => [
    ...screen.pitch.flat(),
    ...screen.questions.flatMap((one) => [one.ask, ...answersTo(one, { players: 3 }).map(({ name }) => name)]),
    ...screen.flags.map(({ help }) => help),
    screen.examples.place,
    screen.examples.placeHelp,
    ...screen.draw(unwrap(infernosEdge.open({})), { choices: [], occupants: [] }, PLAIN).legend,
    screen.describeOptions(unwrap(infernosEdge.open({ lead: 'healer' })).options),
    ...screen.sides(unwrap(infernosEdge.open({}))).map(({ name }) => name),
  ];
  const [inEnglish, inHungarian] = [texts(english), texts(hungarian)];
  expect(inHungarian.length).toBe(inEnglish.length);
  for (const [i, text] of inEnglish.entries()) {
    expect(inHungarian[i], text).not.toBe(text);
    expect(inHungarian[i]).not.toMatch(LEFTOVER);
  }
});

test('the names on the command line stay as they are', () => {
  expect(hungarian.flags.map(({ name, option }) => [name, option])).toEqual(
    english.flags.map(({ name, option }) => [name, option]),
  );
  const team = hungarian.flags.find(({ name }) => name === 'explorers');
  expect(team?.read('gyógyító,healer,He,Pa,Ré')).toEqual(['healer', 'healer', 'healer', 'priest', 'archaeologist']);
});
