import { Stream, unwrap } from '@undercroft/engine';
import { type SubTerra, subTerra } from '@undercroft/sub-terra';
import { expect, test } from 'vitest';
import { type Advice, type Bot, conclude, playMatch, questionFor } from '../../../../packages/bots/src/index.ts';
import { createRoster } from '../../bots/roster.ts';
import { possible } from '../possible.ts';

type State = SubTerra['State'];
const roster = createRoster();
const { novice, adept, wanderer } = roster.bots;

/** Plays a whole game and passes all advice to `look` before it is played. */
function game(
  options: object,
  seed: string,
  bot: Bot<SubTerra>,
  iterations: number,
  look: (advice: Advice, state: State) => void = () => {},
): State {
  const state = unwrap(subTerra.open(options));
  const seen: Bot<SubTerra> = {
    name: bot.name,
    think(question) {
      const deliberation = bot.think(question);
      const advice = () => {
        const given = deliberation.advice();
        look(given, state);
        return given;
      };
      return { step: () => deliberation.step(), advice };
    },
  };
  const players = Array.from({ length: subTerra.seats(state) }, () => ({ bot: seen, budget: { iterations } }));
  playMatch({ game: subTerra, state, players, stream: Stream.of(seed) });
  return state;
}

const legal = (state: State): number[] => {
  const codes = new Int32Array(subTerra.facts.maxLegal);
  return Array.from(codes.subarray(0, subTerra.legal(state, codes)));
};

/** The opening of a team with some changes. */
const position = (names: readonly string[], changes: object): State =>
  unwrap(subTerra.load(possible(changes, { cavers: names.map((caver) => ({ caver, seat: 0 })) })));

/** The bot's move and its motive. */
function decide(bot: Bot<SubTerra>, state: State): { action: unknown; motive: string } {
  const { code, reason } = conclude(bot.think(questionFor(subTerra, state, Stream.of('deed'))), { iterations: 200 });
  return { action: subTerra.decode(state, code), motive: reason.motive };
}

const TEAM = ['bodyguard', 'scout', 'climber', 'leader'];

const sorted = (codes: readonly number[]): number[] => [...codes].sort((a, b) => a - b);

/** What is wrong with the advice, if anything; plain comparisons, as there are thousands. */
function problemWith({ code, line, ideas, reason }: Advice, state: State): string | undefined {
  const codes = sorted(legal(state));
  if (!codes.includes(code)) return `illegal: ${code}`;
  if (line[0] !== code || ideas[0]?.code !== code) return 'not the first of its own line and ideas';
  if (sorted(ideas.map((idea) => idea.code)).join() !== codes.join()) return 'not every legal code among the ideas';
  if (ideas.some(({ chance = 0 }) => !(chance >= 0 && chance <= 1))) return 'a chance outside 0 to 1';
  return roster.motives.includes(reason.motive) ? undefined : `unknown motive: ${reason.motive}`;
}

const isSound = (advice: Advice, state: State): void => {
  const wrong = problemWith(advice, state);
  if (wrong) throw new Error(`${wrong} in ${JSON.stringify(subTerra.status(state))}`);
};

test('the novice plays legal codes in every variant, lists all of them, and names a known motive', () => {
  for (const { name, options } of subTerra.facts.variants) game(options, name, novice, 1, isSound);
});

test('the adept plays legal codes with every kind of team, lists all of them, and states valid chances', () => {
  // One iteration is enough to search; some teams get more.
  subTerra.facts.variants.slice(0, 6).forEach(({ name, options }, i) => {
    game(options, name, adept, i % 3 === 0 ? 3 : 1, isSound);
  });
});

test('the adept gives the same advice with the same stream, and has advice after every step', () => {
  const state = unwrap(subTerra.open({}));
  const question = () => questionFor(subTerra, state, Stream.of('same'));
  const deliberation = adept.think(question());
  isSound(deliberation.advice(), state);
  for (let k = 0; k < 60 && deliberation.step(); k++) isSound(deliberation.advice(), state);
  expect(conclude(adept.think(question()), { iterations: 60 })).toEqual(deliberation.advice());
});

test('the novice gets further than the wanderer', () => {
  const team = TEAM.map((caver) => ({ caver, seat: 0 }));
  const seeds = Array.from({ length: 60 }, (_, k) => `further/${k}`);
  const played = (bot: Bot<SubTerra>) => seeds.map((seed) => game({ cavers: team }, seed, bot, 1));
  const drawn = (games: readonly State[]) => games.reduce((sum, { stack }) => sum + 65 - stack, 0) / games.length;
  const byNovice = played(novice);
  expect(byNovice.filter((end) => subTerra.score(end, 0) > 0).length).toBeGreaterThanOrEqual(5);
  expect(drawn(byNovice)).toBeGreaterThan(2 * drawn(played(wanderer)));
});

const POSITIONS = [
  {
    title: 'leaves when everybody conscious is on the exit and enough are there',
    state: position(TEAM, {
      cave: [
        { at: '0,0', tile: 'start X' },
        { at: '1,0', tile: 'exit D', turn: 3 },
      ],
      cavers: {
        bodyguard: { at: '1,0' },
        scout: { at: '1,0' },
        climber: { at: '0,0', health: 0 },
        leader: { at: '1,0' },
      },
    }),
    action: { type: 'leave' },
    motive: 'leave',
  },
  {
    title: 'goes to an adjacent exit',
    state: position(TEAM, {
      cave: [
        { at: '0,0', tile: 'start X' },
        { at: '1,0', tile: 'exit D', turn: 3 },
      ],
    }),
    action: { type: 'move', to: 'east' },
    motive: 'way-out',
  },
  {
    title: 'drives a horror away before it strikes',
    state: position(TEAM, {
      cave: [
        { at: '0,0', tile: 'start X' },
        { at: '0,-1', tile: 'horror D', turn: 2 },
      ],
      horrors: [{ at: '0,-1' }],
    }),
    action: { type: 'repel', to: 'north' },
    motive: 'repel',
  },
  {
    title: 'leaves the exit to revive a caver without whom the team cannot win',
    state: position(TEAM, {
      cave: [
        { at: '0,0', tile: 'start X' },
        { at: '1,0', tile: 'exit D', turn: 3 },
      ],
      cavers: {
        bodyguard: { at: '1,0' },
        scout: { at: '0,0', health: 0 },
        climber: { at: '0,0', health: 0 },
        leader: { at: '0,0', health: 0 },
      },
    }),
    action: { type: 'move', to: 'west' },
    motive: 'to-a-friend',
  },
];

for (const { title, state, action, motive } of POSITIONS) {
  test(`the novice ${title}`, () => expect(decide(novice, state)).toEqual({ action, motive }));
}

test('the adept plays a move that wins at once', () => {
  const [leave, next] = POSITIONS.map(({ state }) => state) as [State, State];
  expect(decide(adept, leave).action).toEqual({ type: 'leave' });
  expect(decide(adept, next).action).toEqual({ type: 'move', to: 'east' });
});
