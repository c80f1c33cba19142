// Both languages say everything, and not the same.
import { OVER, Playout, Stream, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { type Event, REFUSAL_KINDS, wake } from '../rules/index.ts';
import en from '../words/en/index.ts';
import hu from '../words/hu/index.ts';

function eventsOfGame(seed: string): Event[] {
  const [water, playout, stream] = [unwrap(wake.open({})), new Playout(wake), Stream.of(seed)];
  const events: Event[] = [];
  while (wake.decider(water) !== OVER) wake.play(water, playout.choose(water, stream), (event) => events.push(event));
  return events;
}

describe('words', () => {
  test('every event of a game is a sentence', () => {
    const events = eventsOfGame('words');
    expect(new Set(events.map(({ type }) => type)).size).toBe(4);
    for (const event of events) {
      expect(en.describe(event)).toMatch(/^\*?[A-Z].*\.$/);
      expect(hu.describe(event)).not.toBe(en.describe(event));
    }
  });

  test.each(REFUSAL_KINDS)('%s is explained', (kind) => {
    const refusal = { kind, rule: 'WK-MOVE-1', detail: { cell: 'c3', asks: 'move' } };
    expect(en.refusal(refusal)).toMatch(/^[A-Zc].*\.$/);
    expect(hu.refusal(refusal)).not.toBe(en.refusal(refusal));
  });
});
