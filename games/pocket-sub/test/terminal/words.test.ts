import { Playout, Stream, unwrap } from '@undercroft/engine';
import { type Event, pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { findClause } from '../../../../packages/lab/src/rulebook.ts';
import { english as commandLine } from '../../../../packages/lab/src/words/english.ts';
import { refusalText } from '../../../../packages/lab/src/words/refusal.ts';
import { pocketSubScreen } from '../../terminal/screen.ts';
import { ENGLISH } from './both-languages.ts';

const screen = pocketSubScreen(ENGLISH);

describe('refusals as a player reads them', () => {
  const sea = unwrap(pocketSub.open({}));
  const told = (action: object) => {
    const verdict = pocketSub.check(sea, action);
    return verdict.ok ? 'accepted' : refusalText(screen, sea, verdict.error, commandLine);
  };

  test.each([
    [{ type: 'sub', at: '1,0:e3' }, 'The sub at 5 S belongs to Blue. Choose one of your own. (PS-TURN-1)'],
    [{ type: 'mine', at: '1,0:e3' }, 'Not now: first choose a sub. (PS-TURN-1)'],
    [{ type: 'tokens', use: ['map'] }, "You play without the Captain's expansion, so there are no tokens. (PS-CAP-1)"],
    [{ type: 'sub', at: '7,7:c' }, 'This sea has no such region. (PS-GEO-1)'],
    [{}, 'That is not an action in this game. (PS-TURN-1)'],
  ])('%j', (action, sentence) => {
    expect(told(action)).toBe(sentence);
  });

  test('a kind nobody has words for still names its rule', () => {
    const unknown = { kind: 'too-wet', rule: 'PS-GEO-1' };
    expect(refusalText(screen, sea, unknown, commandLine)).toBe('This is not possible: too wet. (PS-GEO-1)');
  });
});

describe('events', () => {
  const told: { event: Event; words: string | undefined }[] = [];
  for (let game = 0; game < 60; game++) {
    const sea = unwrap(pocketSub.open(pocketSub.facts.variants[game % pocketSub.facts.variants.length]?.options));
    const stream = Stream.of('words').split(game);
    const playout = new Playout(pocketSub);
    while (pocketSub.status(sea).type !== 'over') {
      const code = playout.choose(sea, stream);
      const events: Event[] = [];
      pocketSub.play(sea, code, (event) => events.push(event));
      told.push(...events.map((event) => ({ event, words: screen.describeEvent(sea, event) })));
    }
  }

  test('are described in whole sentences without identifiers', () => {
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
