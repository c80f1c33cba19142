// Golden games on a Hungarian screen: whatever it says differs from the English screen, and no English word is left in it.

import { type Game, type GameRecord, type ReplayListener, replay, type SeatOccupant, unwrap } from '@undercroft/engine';
import { type Event, pocketSub } from '@undercroft/pocket-sub';
import type { Screen } from '@undercroft/terminal/screen';
import { answersTo } from '@undercroft/terminal/screen';
import { goldenGames } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Sea } from '../../terminal/chart.ts';
import { pocketSubScreen } from '../../terminal/screen.ts';
import type { Words } from '../../terminal/words.ts';
import { ENGLISH, HUNGARIAN } from './both-languages.ts';

const PLAIN = { columns: 200, colour: false };
const BOTS: readonly SeatOccupant[] = Array.from({ length: 4 }, () => ({ player: 'bot' }));
/** Every how many decisions are looked at. */
const EVERY = 7;
/** The name of the game, and values of flags. */
const SHARED = new Set(['pocket', 'sub', 'introductory', 'unlimited']);
const games = goldenGames(pocketSub, new URL('../../golden/', import.meta.url));

/** Everything that a screen says without a game. */
const general = ({ pitch, flags, questions, examples, describeInputError, endingText }: Screen): string[] => [
  ...pitch.flat(),
  ...flags.map(({ help }) => help),
  ...questions.flatMap((one) => [one.ask, ...answersTo(one, {}).map(({ name }) => name)]),
  examples.place,
  examples.placeHelp,
  describeInputError({ kind: 'no-such-seat', received: '3' }) ?? '',
  ...pocketSub.facts.endings.map(endingText),
];

/** Everything that a screen says of a position, and of what led to it. */
function said(words: Words, sea: Sea, events: readonly Event[]): string[] {
  const screen = pocketSubScreen(words);
  const status = pocketSub.status(sea);
  const choices = screen.choices(sea);
  const { list, players, legend } = screen.draw(sea, { choices, occupants: BOTS }, PLAIN);
  return [
    screen.describeOptions(sea.options),
    ...screen.sides(sea).map(({ name }) => name),
    ...events.flatMap((event) => screen.describeEvent(sea, event) ?? []),
    status.type === 'over' ? screen.describeEnding(status.ending) : screen.question(sea),
    ...choices.flatMap(({ name, notes, loss }) => [
      name,
      ...notes,
      ...(loss ? [loss.why ?? loss.what, loss.what] : []),
    ]),
    ...[...list, ...players, ...legend],
  ];
}

/** What both screens say of every so many positions. */
function translations(record: GameRecord): (readonly [en: string, hu: string])[] {
  const pairs: [string, string][] = [];
  let seen = 0;
  const look: ReplayListener = ({ events }, { state }) => {
    const sea = state as Sea;
    if (seen++ % EVERY > 0 && pocketSub.status(sea).type !== 'over') return;
    const [en, hu] = [said(ENGLISH, sea, events as Event[]), said(HUNGARIAN, sea, events as Event[])];
    expect(hu).toHaveLength(en.length);
    pairs.push(...en.map((text, i): [string, string] => [text, hu[i] ?? '']));
  };
  unwrap(replay(() => pocketSub as unknown as Game, record, look));
  return pairs;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

describe('a Hungarian screen', () => {
  const [english, hungarian] = [pocketSubScreen(ENGLISH), pocketSubScreen(HUNGARIAN)];
  const own = general(hungarian as Screen);
  const pairs = [
    ...general(english as Screen).map((en, i) => [en, own[i] ?? ''] as const),
    ...games.flatMap(({ record }) => translations(record)),
  ];
  const texts = [...new Set(pairs.map(([en, hu]) => `${en} | ${hu}`))];

  test('says everything, and nothing in English', () => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(pairs.filter(([en, hu]) => hu.trim() === '' || hu === en)).toEqual([]);
    expect(pairs.filter(([, hu]) => /undefined|NaN|null|\[object|\*\p{L}/u.test(hu))).toEqual([]);
  });

  test('has no English word in it', () => {
    const vocabulary = new Set(pairs.flatMap(([en]) => wordsOf(en)));
    const left = new Set(pairs.flatMap(([, hu]) => wordsOf(hu)).filter((word) => vocabulary.has(word)));
    expect([...left].filter((word) => !SHARED.has(word))).toEqual([]);
  });
});
