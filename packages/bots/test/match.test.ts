import { Stream, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { expect, test } from 'vitest';
import { type Advice, type Bot, playMatch, wanderer } from '../src/index.ts';

const play = (seed: string, bots: readonly Bot[]) => {
  const state = unwrap(pocketSub.open({}));
  const codes: number[] = [];
  const entries = playMatch({
    game: pocketSub,
    state,
    players: bots.map((bot) => ({ bot: bot as Bot<never>, budget: { iterations: 1 } })),
    stream: Stream.of(seed),
    onMove: (code) => codes.push(code),
  });
  return { state, codes, entries };
};

test('plays to the end, and the same seed gives the same match', () => {
  const { state, codes, entries } = play('match', [wanderer, wanderer]);
  expect(pocketSub.status(state).type).toBe('over');
  expect(codes).toHaveLength(entries);
  expect(play('match', [wanderer, wanderer]).codes).toEqual(codes);
  expect(play('another', [wanderer, wanderer]).codes).not.toEqual(codes);
});

test('the random numbers one seat uses do not affect the others', () => {
  // Draws many numbers from its stream, which nobody else must notice.
  const wasteful: Bot = {
    name: 'wasteful',
    think(question) {
      const deliberation = wanderer.think(question);
      for (let i = 0; i < 100; i++) question.stream.next();
      return deliberation;
    },
  };
  expect(play('streams', [wasteful, wanderer]).codes).toEqual(play('streams', [wanderer, wanderer]).codes);
});

test('plays a whole line without asking the bot again', () => {
  let asked = 0;
  const planner: Bot = {
    name: 'planner',
    think(question) {
      asked++;
      const state = pocketSub.blank();
      pocketSub.copy(question.state as never, state);
      const seat = pocketSub.decider(state);
      const line: number[] = [];
      const codes = new Int32Array(pocketSub.facts.maxLegal);
      while (pocketSub.decider(state) === seat && line.length < 20) {
        pocketSub.legal(state, codes);
        line.push(codes[0] as number);
        pocketSub.play(state, codes[0] as number);
      }
      const advice: Advice = { code: line[0] as number, line, ideas: [], reason: { motive: 'plan' } };
      return { step: () => false, advice: () => advice };
    },
  };
  const { state, codes } = play('lines', [planner, planner]);
  expect(pocketSub.status(state).type).toBe('over');
  expect(asked).toBeLessThan(codes.length / 3);
});
