import { readFileSync } from 'node:fs';
import { catalog } from '@undercroft/catalog';
import { must, Playout, Stream } from '@undercroft/engine';
import { type Event, pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { clausesUnder, findClause, readClauses, rulebook } from '../src/rulebook.ts';
import { findScreen } from '../src/screens/index.ts';
import { REFUSALS } from '../src/screens/pocket-sub/refusals.ts';
import { pocketSubScreen } from '../src/screens/pocket-sub/screen.ts';
import { TABLE_REFUSALS, tellFault } from '../src/words/en.ts';
import { refusalText } from '../src/words/refusal.ts';

/** The kinds a source file refuses with: the rules do not type them. */
function kindsIn(path: string, pattern: RegExp): string[] {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  return [...new Set([...source.matchAll(pattern)].map(([, kind]) => kind ?? ''))];
}

test('every game of the catalog has a screen', () => {
  for (const game of catalog) expect(findScreen(game.id)?.game).toBe(game);
});

describe('every refusal has words', () => {
  const ofGame = ['check', 'door'].flatMap((name) =>
    kindsIn(`../../pocket-sub/src/${name}.ts`, /refuse\([^'"]*?'([a-z-]+)'/g),
  );
  const ofTable = ['table', 'undo'].flatMap((name) =>
    kindsIn(`../../engine/src/${name}.ts`, /kind: '([a-z-]+)', rule/g),
  );

  test.each(ofGame)('Pocket Sub: %s', (kind) => {
    expect(REFUSALS[kind]).toBeDefined();
  });

  test.each(ofTable)('the table: %s', (kind) => {
    expect(TABLE_REFUSALS[kind]).toBeDefined();
  });

  test('and they were looked for in the right place', () => {
    expect(ofGame).toEqual(expect.arrayContaining(['not-touching', 'occupied', 'malformed']));
    expect(ofTable).toEqual(expect.arrayContaining(['game-over', 'nothing-to-undo']));
  });
});

describe('refusals as a player reads them', () => {
  const sea = must(pocketSub.open({}));
  const told = (action: object) => {
    const verdict = pocketSub.check(sea, action);
    return verdict.ok ? 'accepted' : refusalText(pocketSubScreen, sea, verdict.error);
  };

  test.each([
    [{ type: 'sub', at: '1,0:e3' }, "The sub at 5 S is Blue's. (PS-TURN-1)"],
    [{ type: 'mine', at: '1,0:e3' }, 'This is not asked now: a sub is chosen. (PS-TURN-1)'],
    [
      { type: 'tokens', use: ['map'] },
      "Tokens belong to the Captain's expansion, which is not in this game. (PS-CAP-1)",
    ],
    [{ type: 'sub', at: '7,7:c' }, 'There is no region 7,7:c in this sea. (PS-GEO-1)'],
    [{}, 'This is not written as the rules write an action. (PS-TURN-1)'],
  ])('%j', (action, sentence) => {
    expect(told(action)).toBe(sentence);
  });

  test('a kind nobody has words for still names its rule', () => {
    const unknown = { kind: 'too-wet', rule: 'PS-GEO-1' };
    expect(refusalText(pocketSubScreen, sea, unknown)).toBe('This is not possible: too wet. (PS-GEO-1)');
  });
});

describe('events', () => {
  const told: { event: Event; words: string | undefined }[] = [];
  for (let game = 0; game < 60; game++) {
    const sea = must(pocketSub.open(pocketSub.facts.variants[game % pocketSub.facts.variants.length]?.options));
    const stream = Stream.of('words').split(game);
    const playout = new Playout(pocketSub);
    while (pocketSub.status(sea).type !== 'over') {
      const code = playout.choose(sea, stream);
      const events: Event[] = [];
      pocketSub.play(sea, code, (event) => events.push(event));
      told.push(...events.map((event) => ({ event, words: pocketSubScreen.tellEvent(sea, event) })));
    }
  }

  test('are told as whole sentences without a trace of the code', () => {
    expect(new Set(told.map(({ event }) => event.type)).size).toBeGreaterThanOrEqual(17);
    for (const { words } of told) {
      if (words === undefined) continue;
      expect(words).toMatch(/^[A-Z].*\.$/);
      expect(words).not.toMatch(/undefined|NaN|null|-?\d,-?\d|:e\d|!/);
    }
  });

  test('cite clauses that are in the rulebook', () => {
    const cited = new Set(told.map(({ event }) => event.rule));
    expect(cited.size).toBeGreaterThan(12);
    for (const rule of cited) expect(findClause(rule)?.id).toBe(rule);
  });
});

describe('the rulebook', () => {
  test('reads bullets with their continuation, lists and tables', () => {
    const markdown = [
      '# Title',
      '- **XX-A-1** First *line*',
      '  goes on here. **[ruling]**',
      '  - a part',
      '',
      '| a | b |',
      '- **XX-A-2** Second `code`.',
      'Not part of it.',
      '  Nor this.',
    ].join('\n');
    expect(readClauses(markdown)).toEqual([
      { id: 'XX-A-1', text: ['First line goes on here. [ruling]', '- a part', '| a | b |'] },
      { id: 'XX-A-2', text: ['Second code.'] },
    ]);
  });

  test('has the clauses of all games and of the table', () => {
    expect(rulebook().length).toBeGreaterThan(100);
    for (const id of ['PS-MOVE-1', 'TB-UNDO-2', 'ST-COMP-1'])
      expect(findClause(id)?.text.join(' ').length).toBeGreaterThan(20);
    expect(findClause('ps-move-1')?.id).toBe('PS-MOVE-1');
  });

  test('finds all clauses that begin alike', () => {
    expect(clausesUnder('PS-MOVE').map(({ id }) => id)).toEqual(['PS-MOVE-1', 'PS-MOVE-2', 'PS-MOVE-3', 'PS-MOVE-4']);
    expect(clausesUnder('PS-MOVE-1').map(({ id }) => id)).toEqual(['PS-MOVE-1']);
    expect(clausesUnder('PS-MO')).toEqual([]);
  });
});

describe('faults', () => {
  test.each([
    [{ kind: 'malformed', expected: '(2 | 3)', received: '7' }, 'x: expected 2 or 3, got 7.'],
    [{ kind: 'malformed', expected: 'never', received: '"y"' }, 'x is not known here.'],
    [{ kind: 'malformed', expected: 'string', received: 'undefined' }, 'x is missing.'],
    [{ kind: 'not-deep', received: '0,0:c', rule: 'PS-STD-2' }, 'x: not deep, got 0,0:c (PS-STD-2).'],
  ])('%j', (fault, sentence) => {
    expect(tellFault(fault, 'x')).toBe(sentence);
  });
});
