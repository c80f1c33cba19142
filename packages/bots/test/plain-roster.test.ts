import { clone, OVER, Stream, unwrap } from '@undercroft/engine';
import { type Lanterns, lanterns } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { type Advice, type Bot, plainRoster, playMatch, STRENGTHS, type Strength } from '../src/index.ts';

const roster = plainRoster(lanterns);

/** Plays a game and passes all advice to `look` before it is played; returns the scores. */
function play(
  strengths: readonly Strength[],
  seed: string,
  look: (advice: Advice, codes: Int32Array) => void = () => {},
) {
  const state = unwrap(lanterns.open({ seats: strengths.length }));
  const seen = (bot: Bot<Lanterns>): Bot<Lanterns> => ({
    name: bot.name,
    think(question) {
      const deliberation = bot.think(question);
      const advice = () => {
        const given = deliberation.advice();
        look(given, question.codes);
        return given;
      };
      return { step: () => deliberation.step(), advice };
    },
  });
  const players = strengths.map((strength) => ({ bot: seen(roster.bots[strength]), budget: roster.budgets[strength] }));
  playMatch({ game: lanterns, state, players, stream: Stream.of(seed) });
  expect(lanterns.decider(state)).toBe(OVER);
  return strengths.map((_, seat) => lanterns.score(state, seat));
}

describe('plain roster of a game without bots of its own', () => {
  test.each(STRENGTHS)('%s plays legal codes, lists all of them, and states valid chances and motives', (strength) => {
    let asked = 0;
    play([strength, strength, strength], 'legal', ({ code, line, ideas, reason }, codes) => {
      asked++;
      expect(line[0]).toBe(code);
      expect(ideas.map((idea) => idea.code).sort()).toEqual([...codes].sort());
      for (const { chance = 0 } of ideas) expect(chance >= 0 && chance <= 1).toBe(true);
      expect(roster.motives).toContain(reason.motive);
    });
    expect(asked).toBeGreaterThan(10);
  });

  test('the adept sees a win in one move, and its chance is certain', () => {
    const state = unwrap(lanterns.load({ steps: [10, 11], seat: 0, feeling: false }));
    const codes = Int32Array.of(1, 2, 3);
    const deliberation = roster.bots.adept.think({ state: clone(lanterns, state), codes, stream: Stream.of('win') });
    for (let k = 0; k < 200; k++) deliberation.step();
    const { code, ideas } = deliberation.advice();
    expect(lanterns.decode(state, code)).toEqual({ type: 'walk', by: 2 });
    expect(ideas.find((idea) => idea.code === code)?.chance).toBe(1);
    expect(ideas.find((idea) => idea.code === 1)?.chance).toBeLessThan(0.5);
  });

  test('the adept wins most games against the wanderer, in either seat', () => {
    let won = 0;
    for (let k = 0; k < 20; k++) {
      won += play(['adept', 'wanderer'], `first/${k}`)[0] as number;
      won += play(['wanderer', 'adept'], `second/${k}`)[1] as number;
    }
    expect(won).toBeGreaterThan(28);
  });
});
