// What follows from one die, hazard or action is one entry of the log.
import type { Event as TempleEvent } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { inSentences, paragraphsOf } from '../src/stage/log-paragraphs.ts';
import { sentencesUnder, storyOf } from '../src/stage/log-story.ts';
import { FEW, GAMES, logIn, recordsOf, texts } from './log-games.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

describe('Sub Terra', () => {
  const [, game, view] = GAMES[0] as (typeof GAMES)[number];

  test('a hazard and all its dice are one entry, up to the next round', () => {
    let longest = 0;
    for (const record of recordsOf(game)) {
      const entries = texts(logIn(view, record));
      for (const [i, lines] of entries.entries()) {
        if (!/^\*(Severe tremor|Tremor)\.\*/.test(lines[0] ?? '')) continue;
        longest = Math.max(longest, lines.length);
        expect(lines.slice(1).every((line) => / rolls \d.*: (un)?hurt\.$|tremor/.test(line))).toBe(true);
        expect(entries[i + 1]?.[0] ?? 'Round').toMatch(/^Round|^\*/);
      }
    }
    expect(longest).toBeGreaterThan(5);
  });

  test('what somebody finds is told in one sentence, and which way it lies', () => {
    const lines = recordsOf(game).flatMap((record) => texts(logIn(view, record)).flat());
    const found = lines.filter((line) => / explores | reveals /.test(line));
    expect(found.length).toBeGreaterThan(20);
    for (const line of found)
      expect(line).toMatch(
        / explores (north|east|south|west) and finds (an? |rough ground|the exit)| reveals (an? |rough ground|the exit).* to the (north|east|south|west)\.$/,
      );
    expect(lines.filter((line) => /\ba (rough ground|straight\b(?! tunnel))/.test(line))).toEqual([]);
    expect(lines.filter((line) => / lays the (?!.* set aside)|\* steps /.test(line))).toEqual([]);
  });

  test('ST-GEO-2: the tile set aside is laid, not found', () => {
    const lines = goldenRecords(game).flatMap((record) => texts(logIn(view, record)).flat());
    const laid = lines.filter((line) => / set aside to the /.test(line));
    expect(laid.length).toBeGreaterThan(5);
    for (const line of laid) expect(line).toMatch(/ lays the .* set aside to the \w+( and steps onto it)?\.$/);
    expect(lines.filter((line) => / takes the .* that was set aside/.test(line))).toEqual([]);
  });

  test('a rope, a hiding place and a fall are told once', () => {
    const lines = goldenRecords(game).flatMap((record) => texts(logIn(view, record)));
    const has = (wanted: RegExp) => lines.filter((told) => told.some((line) => wanted.test(line)));
    for (const told of has(/ rolls \d.*: (it holds|hidden until the end of the round)\.$/))
      expect(told).toHaveLength(1);
    expect(has(/: it holds\.$/).length).toBeGreaterThan(3);
    expect(has(/: hidden until/).length).toBeGreaterThan(3);
    expect(has(/ health to .* and falls unconscious\.$/).length).toBeGreaterThan(20);
    expect(has(/^The \*\w+\* falls unconscious/)).toEqual([]);
  });

  test('a horror is named, also where the heading says that it is a horror card', () => {
    const said = recordsOf(game).flatMap((record) =>
      storyOf(paragraphsOf(logIn(view, record))).flatMap(({ turns }) =>
        turns
          .filter(({ who }) => who === undefined)
          .flatMap(({ paragraphs, title }) =>
            paragraphs.flatMap((one) =>
              sentencesUnder(one, { who: undefined, heading: title }).map(({ text }) => text),
            ),
          ),
      ),
    );
    expect(said.filter((text) => /^A \*horror\* (appears|moves)/.test(text)).length).toBeGreaterThan(5);
    expect(said.filter((text) => /^(Appears|Moves)/.test(text))).toEqual([]);
  });
});

describe("Inferno's Edge", () => {
  const [, game, view] = GAMES[1] as (typeof GAMES)[number];
  const all = goldenRecords(game);

  test('what somebody finds is told in one sentence, and which way it lies', () => {
    const lines = all.flatMap((record) => texts(logIn(view, record)).flat());
    const found = lines.filter((line) => / explores | reveals /.test(line));
    expect(found.length).toBeGreaterThan(50);
    for (const line of found)
      expect(line).toMatch(
        / explores (north|east|south|west) and finds (an? |ruin \d)| reveals (an? |ruin \d).* to the (north|east|south|west)\.$/,
      );
    expect(lines.filter((line) => /^The \*\w+\* steps /.test(line))).toEqual([]);
    const withKey = all
      .flatMap((record) => texts(logIn(view, record)))
      .filter((told) => / with a key/.test(told.join()));
    expect(withKey.length).toBeGreaterThan(3);
    for (const told of withKey) expect(told.join()).not.toMatch(/A key lies/);
  });

  test('a tile further off is laid at its place as seen by the one who lays it', () => {
    const lines = all.slice(0, 2 * FEW).flatMap((record) => texts(logIn(view, record)).flat());
    const laid = lines.filter((line) => / lays the /.test(line));
    expect(laid.length).toBeGreaterThan(5);
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
    const stories = all.slice(0, FEW).map((record) => logIn(view, record).filter(({ undone }) => !undone));
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
      const chapters = logIn(view, record).map(({ lines }) => lines);
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
    const entries = all.slice(0, FEW).flatMap((record) => texts(logIn(view, record)));
    const attacks = entries.filter((lines) => lines.some((line) => /loses \d health to a guardian/.test(line)));
    expect(attacks.length).toBeGreaterThan(0);
    expect(attacks.some((lines) => lines.some((line) => /to a guardian and is downed\.$/.test(line)))).toBe(true);
    for (const lines of entries)
      expect(lines.slice(1).filter((line) => / (moves|runs|exerts) /.test(line))).toEqual([]);
  });

  test('a blow, a fall, a hit, spikes and a ruin that collapses are told once', () => {
    const lines = all.flatMap((record) => texts(logIn(view, record)));
    const has = (wanted: RegExp) => lines.filter((told) => told.some((line) => wanted.test(line)));
    expect(has(/ attacks the /)).toEqual([]);
    expect(has(/^The \*\w+\* is downed/)).toEqual([]);
    expect(has(/ rolls \d and destroys a guardian\.$/).length).toBeGreaterThan(3);
    // The Archaeologist is asked whether to reroll before the guardian falls.
    expect(has(/^The \*(?!Archaeologist)\w+\* rolls .* and hits\.$/)).toEqual([]);
    for (const told of has(/ sets off the spikes\.$/))
      expect(told.filter((line) => /spike trap .* goes off/.test(line))).toEqual([]);
    expect(has(/ sets off the spikes\.$/).length).toBeGreaterThan(3);
    const repeated = /^The \*(?!Archaeologist)\w+\* rolls \d for the ruins|^Rubble lies/;
    for (const told of has(/^Ruin \d.* collapses\.$/)) expect(told.filter((line) => repeated.test(line))).toEqual([]);
    expect(has(/^Ruin \d.* collapses\.$/).length).toBeGreaterThan(3);
  });
});

describe('one entry for one action', () => {
  test('ST-ACT-EXPLORE: a tile that is explored is laid and entered in one sentence', () => {
    const [, game, view] = GAMES[0] as (typeof GAMES)[number];
    const lines = recordsOf(game).flatMap((record) =>
      paragraphsOf(logIn(view, record)).map(({ lines: [head] }) => head),
    );
    const explored = lines.filter((line) => line && / explores /.test(line.text));
    expect(explored.length).toBeGreaterThan(20);
    expect(new Set(explored.map((line) => `${line?.icon} ${line?.rule}`))).toEqual(new Set(['explore ST-ACT-EXPLORE']));
  });

  test('ST-ACT-RUN: a run is one entry, however long', () => {
    const [, game, view] = GAMES[0] as (typeof GAMES)[number];
    const entries = recordsOf(game).flatMap((record) => texts(logIn(view, record)));
    const runs = entries.filter(([head]) => / (runs|sprints) /.test(head ?? ''));
    expect(runs.some((lines) => /^Then (north|east|south|west)\.$/.test(lines[1] ?? ''))).toBe(true);
    const read = recordsOf(game).flatMap((record) =>
      paragraphsOf(logIn(view, record)).flatMap(({ lines }) => inSentences(lines).map(({ text }) => text)),
    );
    expect(read.some((text) => / runs \w+, then \w+, then \w+\.$/.test(text))).toBe(true);
    // A step that was taken back, or follows one, stands by itself.
    const paragraphs = recordsOf(game).flatMap((record) => paragraphsOf(logIn(view, record)));
    const alone = paragraphs.filter(({ lines, undone }, i) => {
      const isFurther = lines[0]?.text.startsWith('Then ') === true;
      return isFurther && !undone && !paragraphs[i - 1]?.undone;
    });
    expect(alone).toEqual([]);
  });

  test('ST-TURN-3: what exerting comes to is told at the end of the turn, with what it costs', () => {
    const [, game, view] = GAMES[0] as (typeof GAMES)[number];
    const rolled = recordsOf(game)
      .flatMap((record) => texts(logIn(view, record)))
      .filter((lines) => lines.some((line) => /: (no harm done|exerting takes its damage)\.$/.test(line)));
    expect(rolled.length).toBeGreaterThan(5);
    for (const [head, next] of rolled) {
      expect(head).toMatch(/ rolls \d( \(\d is enough\))?: /);
      if (/damage/.test(head ?? '')) expect(next).toMatch(/ loses \d health to exertion/);
    }
  });

  test('IE-HAZ-STUMBLE: what happens is told, not the rule', () => {
    const [, game, view] = GAMES[1] as (typeof GAMES)[number];
    const all = goldenRecords(game).flatMap((record) => texts(logIn(view, record)).flat());
    const hazards = all.filter((line) => /^\*(Stumble|Lava|Collapse|Trap|Wake|Activate)\.\*/.test(line));
    expect(hazards.length).toBeGreaterThan(200);
    for (const line of hazards) expect(line).not.toMatch(/if they|the roller|Everyone|Every guardian|A number die/);
    expect(hazards).toContainEqual(
      expect.stringMatching(/^\*Stumble\.\* The \*\w+\* did not exert, so nothing happens\.$/),
    );
  });

  test('IE-HAZ-1: a hazard comes to nothing only where nothing comes of it', () => {
    const [, game, view] = GAMES[1] as (typeof GAMES)[number];
    const entries = goldenRecords(game).flatMap((record) => texts(logIn(view, record)));
    const calm =
      /did not exert, so|Nobody is on a lava|No ruin is left|No trap is in|No guardian wakes|There is no guardian/;
    const torn = entries.filter((lines) =>
      lines.some((line, i) => calm.test(line) && lines[i + 1] !== undefined && !/^\*|rerolls/.test(lines[i + 1] ?? '')),
    );
    expect(torn).toEqual([]);
    // Where nothing comes of a die, that is said.
    const bare = goldenRecords(game).flatMap((record) => {
      const paragraphs = paragraphsOf(logIn(view, record));
      // What came of it may have been taken back, or not have come yet.
      const isCut = (i: number) => paragraphs[i]?.undone === true || (paragraphs[i + 1]?.undone ?? true);
      return paragraphs.filter(({ lines }, i) => /^\*\w+\.\*$/.test(lines.at(-1)?.text ?? '') && !isCut(i));
    });
    expect(bare.map(({ lines }) => lines.map(({ text }) => text))).toEqual([]);
  });
});
