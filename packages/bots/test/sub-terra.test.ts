import { must, Stream } from '@undercroft/engine';
import { type SubTerra, subTerra } from '@undercroft/sub-terra';
import { expect, test } from 'vitest';
import { type Advice, type Bot, playMatch } from '../src/index.ts';
import { roster } from '../src/sub-terra/roster.ts';

type State = SubTerra['State'];
const { novice, wanderer } = roster.bots;

/** Plays a whole game; every advice is looked at before its code is played. */
function game(
  options: object,
  seed: string,
  bot: Bot<SubTerra>,
  iterations: number,
  look: (advice: Advice, state: State) => void = () => {},
): State {
  const state = must(subTerra.open(options));
  const seen: Bot<SubTerra> = {
    name: bot.name,
    think(question) {
      const thinking = bot.think(question);
      const advice = () => {
        const given = thinking.advice();
        look(given, state);
        return given;
      };
      return { step: () => thinking.step(), advice };
    },
  };
  const sitters = Array.from({ length: subTerra.seats(state) }, () => ({ bot: seen, budget: { iterations } }));
  playMatch({ game: subTerra, state, sitters, stream: Stream.of(seed) });
  return state;
}

const legal = (state: State): number[] => {
  const codes = new Int32Array(subTerra.facts.maxLegal);
  return Array.from(codes.subarray(0, subTerra.legal(state, codes)));
};

const sorted = (codes: readonly number[]): number[] => [...codes].sort((a, b) => a - b);

function isSound({ code, line, ideas, reason }: Advice, state: State): void {
  const codes = legal(state);
  expect(codes).toContain(code);
  expect(line[0]).toBe(code);
  expect(ideas[0]?.code).toBe(code);
  expect(sorted(ideas.map((idea) => idea.code))).toEqual(sorted(codes));
  for (const { chance = 0 } of ideas) expect(chance >= 0 && chance <= 1).toBe(true);
  expect(roster.motives).toContain(reason.motive);
}

test('the novice in every variant: legal codes, every code among the ideas, a motive it is known by', () => {
  for (const { name, options } of subTerra.facts.variants) game(options, name, novice, 1, isSound);
});

test('the novice gets further than the wanderer', () => {
  const team = ['bodyguard', 'scout', 'climber', 'leader'].map((caver) => ({ caver, seat: 0 }));
  const seeds = Array.from({ length: 60 }, (_, k) => `further/${k}`);
  const drawn = (bot: Bot<SubTerra>) =>
    seeds.reduce((sum, seed) => sum + 65 - game({ cavers: team }, seed, bot, 1).stack, 0) / seeds.length;
  const won = seeds.filter((seed) => subTerra.score(game({ cavers: team }, seed, novice, 1), 0) > 0).length;
  expect(won).toBeGreaterThanOrEqual(5);
  expect(drawn(novice)).toBeGreaterThan(2 * drawn(wanderer));
});
