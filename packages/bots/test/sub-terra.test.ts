import { must, Stream } from '@undercroft/engine';
import { type SubTerra, subTerra } from '@undercroft/sub-terra';
import { expect, test } from 'vitest';
import { type Advice, ask, type Bot, conclude, playMatch } from '../src/index.ts';
import { roster } from '../src/sub-terra/roster.ts';

type State = SubTerra['State'];
const { novice, adept, wanderer } = roster.bots;

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

/** What is wrong with an advice, if anything; plain comparisons, as there are thousands. */
function fault({ code, line, ideas, reason }: Advice, state: State): string | undefined {
  const codes = sorted(legal(state));
  if (!codes.includes(code)) return `illegal: ${code}`;
  if (line[0] !== code || ideas[0]?.code !== code) return 'not the first of its own line and ideas';
  if (sorted(ideas.map((idea) => idea.code)).join() !== codes.join()) return 'not every legal code among the ideas';
  if (ideas.some(({ chance = 0 }) => !(chance >= 0 && chance <= 1))) return 'a chance outside 0 to 1';
  return roster.motives.includes(reason.motive) ? undefined : `unknown motive: ${reason.motive}`;
}

const isSound = (advice: Advice, state: State): void => {
  const wrong = fault(advice, state);
  if (wrong) throw new Error(`${wrong} in ${JSON.stringify(subTerra.status(state))}`);
};

test('the novice in every variant: legal codes, every code among the ideas, a motive it is known by', () => {
  for (const { name, options } of subTerra.facts.variants) game(options, name, novice, 1, isSound);
});

test('the adept in every kind of team: legal codes, every code among the ideas, honest chances, a motive', () => {
  for (const { name, options } of subTerra.facts.variants.slice(0, 6)) game(options, name, adept, 3, isSound);
});

test('the adept thinks the same with the same stream, and has an advice after every step', () => {
  const state = must(subTerra.open({}));
  const question = () => ask(subTerra, state, Stream.of('same'));
  const thinking = adept.think(question());
  isSound(thinking.advice(), state);
  for (let k = 0; k < 60 && thinking.step(); k++) isSound(thinking.advice(), state);
  expect(conclude(adept.think(question()), { iterations: 60 })).toEqual(thinking.advice());
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
