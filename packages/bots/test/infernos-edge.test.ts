import { Stream } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { describe, expect, it } from 'vitest';
import { ask, type Bot } from '../src/bot.ts';
import { novice } from '../src/infernos-edge/novice.ts';
import { roster } from '../src/infernos-edge/roster.ts';
import { playMatch } from '../src/match.ts';

const { variants } = infernosEdge.facts;

/** Plays a game and answers its position at the end. */
function match(bot: Bot<typeof roster extends { plain: Bot<infer K> } ? K : never>, options: unknown, seed: string) {
  const opened = infernosEdge.open(options);
  if (!opened.ok) throw new Error('no such game');
  const state = opened.value;
  const sitter = { bot, budget: { iterations: 1 } };
  playMatch({ game: infernosEdge, state, sitters: Array(6).fill(sitter), stream: Stream.of(seed) });
  return state;
}

describe('novice', () => {
  it('plays every variant to its end, legally and with a reason', () => {
    const codes = new Int32Array(infernosEdge.facts.maxLegal);
    for (const { name, options } of variants) {
      const watching: typeof novice = {
        name: 'watching',
        think(question) {
          const thinking = novice.think(question);
          const { code, ideas, reason } = thinking.advice();
          const n = infernosEdge.legal(question.state, codes);
          expect(codes.subarray(0, n), name).toContain(code);
          expect(ideas.map((idea) => idea.code).sort()).toEqual([...codes.subarray(0, n)].sort());
          expect(roster.motives).toContain(reason.motive);
          return thinking;
        },
      };
      match(watching, options, name);
    }
  });

  it('gets further than the wanderer', () => {
    const options = {
      explorers: (['archaeologist', 'scoundrel', 'sharpshooter', 'veteran'] as const).map((explorer) => ({
        explorer,
        seat: 0,
      })),
      difficulty: 'beginner',
    };
    const laid = (bot: typeof novice) =>
      Array.from({ length: 30 }, (_, k) => 30 - match(bot, options, `further/${k}`).bagCount).reduce((a, b) => a + b);
    expect(laid(novice)).toBeGreaterThan(2 * laid(roster.bots.wanderer));
  });

  it('says the same twice', () => {
    const state = match(novice, variants[0]?.options, 'twice');
    const again = match(novice, variants[0]?.options, 'twice');
    expect(infernosEdge.save(again)).toEqual(infernosEdge.save(state));
    const opened = infernosEdge.open({});
    if (opened.ok) expect(ask(infernosEdge, opened.value, Stream.of(0)).codes.length).toBeGreaterThan(1);
  });
});
