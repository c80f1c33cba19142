import { type Code, OVER, Stream, unwrap } from '@undercroft/engine';
import { type PocketSub, pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import { expect, test } from 'vitest';
import { type Advice, type Bot, conclude, playMatch, questionFor } from '../../../../packages/bots/src/index.ts';
import { createRoster } from '../../bots/roster.ts';

type State = PocketSub['State'];

const roster = createRoster();
const { novice, adept, wanderer } = roster.bots;
const BOTS = [novice, adept];

const advise = (bot: Bot<PocketSub>, state: State, iterations: number, seed = 'test'): Advice =>
  conclude(bot.think(questionFor(pocketSub, state, Stream.of(seed))), { iterations });

/** The introductory position of two players with some changes. */
function position(changes: Partial<Snapshot>, options: object = {}): State {
  const opening = pocketSub.save(unwrap(pocketSub.open(options)));
  return unwrap(pocketSub.load({ ...opening, ...changes }));
}

function after(state: State, line: readonly Code[]): State {
  const copy = pocketSub.blank();
  pocketSub.copy(state, copy);
  for (const code of line) pocketSub.play(copy, code);
  return copy;
}

const actions = (state: State, line: readonly Code[]) =>
  line.map((code, i) => pocketSub.decode(after(state, line.slice(0, i)), code));

/** Plays a whole game and passes all advice to `look` before it is played. */
function game(
  options: object,
  seed: string,
  bot: Bot<PocketSub>,
  iterations: number,
  look: (advice: Advice, state: State) => void,
) {
  const state = unwrap(pocketSub.open(options));
  const seen: Bot<PocketSub> = {
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
  const player = { bot: seen, budget: { iterations } };
  const players = Array.from({ length: pocketSub.seats(state) }, () => player);
  playMatch({ game: pocketSub, state, players, stream: Stream.of(seed) });
  return state;
}

const legal = (state: State): number[] => {
  const codes = new Int32Array(pocketSub.facts.maxLegal);
  return Array.from(codes.subarray(0, pocketSub.legal(state, codes)));
};

for (const bot of BOTS) {
  test(`${bot.name} plays legal codes in every variant, lists all of them, and states valid chances and motives`, () => {
    for (const { name, options } of pocketSub.facts.variants) {
      game(options, name, bot, 2, ({ code, line, ideas, reason }, state) => {
        const honest = ideas.every(({ chance = 0, trials }) => chance >= 0 && chance <= 1 && trials >= 0);
        expect({ code: line[0], first: ideas[0]?.code, honest }).toEqual({ code, first: code, honest: true });
        expect(ideas.map((idea) => idea.code).sort((a, b) => a - b)).toEqual(legal(state).sort((a, b) => a - b));
        expect(roster.motives).toContain(reason.motive);
      });
    }
  });

  test(`${bot.name} plans a line to the end of its turn`, () => {
    const state = unwrap(pocketSub.open({}));
    const { line } = advise(bot, state, 20);
    for (const code of line) {
      expect(pocketSub.decider(state)).toBe(0);
      expect(legal(state)).toContain(code);
      pocketSub.play(state, code);
    }
    expect(pocketSub.decider(state)).toBe(1);
  });

  test(`${bot.name} can be asked in the middle of a turn and finishes it`, () => {
    const state = unwrap(pocketSub.open({}));
    const line: Code[] = [];
    while (pocketSub.decider(state) === 0) {
      const { code } = advise(bot, state, 20);
      line.push(code);
      pocketSub.play(state, code);
    }
    expect(line.length).toBeGreaterThan(3);
    expect(state.fleet[0]).toBe(3);
  });

  test(`${bot.name} gives the same advice with the same stream, and the position is unchanged`, () => {
    const state = unwrap(pocketSub.open({ captain: true, setup: 'introductory' }));
    const before = JSON.stringify(pocketSub.save(state));
    expect(advise(bot, state, 30)).toEqual(advise(bot, state, 30));
    expect(JSON.stringify(pocketSub.save(state))).toBe(before);
  });

  test(`${bot.name}'s hero rams the last enemy, and says that this wins (PS-HERO-2, PS-END-1)`, () => {
    const state = position({ subs: { red: ['0,0:e1'], blue: ['1,-1:e4'] } });
    const { line, reason } = advise(bot, state, 50);
    expect(pocketSub.status(after(state, line))).toMatchObject({ type: 'over', ending: { scores: [1, 0] } });
    expect(actions(state, line)).toContainEqual({ type: 'step', to: '1,-1:e4' });
    expect(reason).toEqual({ motive: 'win', rule: 'PS-END-1' });
  });

  test(`${bot.name} does not lose its last sub as long as it has a safe turn (PS-MEET-3, PS-MOVE-4)`, () => {
    const state = position({
      subs: { red: ['-1,1:e4'], blue: ['1,0:e3', '1,-1:e1', '1,-1:c'] },
      mines: { blue: ['-1,1:c', '-1,1:e3'] },
      laid: { blue: 2 },
    });
    const { line, reason } = advise(bot, state, 100);
    expect(after(state, line).fleet[0]).toBe(1);
    if (bot === novice) expect(reason).toEqual({ motive: 'stay-afloat', rule: 'PS-MOVE-4' });
  });
}

test('the novice moves the sub that has a path, not the one that is hemmed in', () => {
  const state = position({
    subs: { red: ['-1,1:e4', '-1,0:c'], blue: ['1,0:e3', '1,-1:e1', '1,-1:c'] },
    mines: { blue: ['-1,1:c', '-1,1:e3', '-1,1:e5'] },
    laid: { blue: 3 },
  });
  const { line } = advise(novice, state, 1);
  expect(actions(state, line)[0]).toEqual({ type: 'sub', at: '-1,0:c' });
  expect(after(state, line).fleet[0]).toBe(2);
});

test('the adept can be stopped after any step', () => {
  const state = unwrap(pocketSub.open({ setup: 'introductory' }));
  const deliberation = adept.think(questionFor(pocketSub, state, Stream.of('steps')));
  for (let i = 0; i < 25; i++) {
    expect(legal(state)).toContain(deliberation.advice().code);
    deliberation.step();
  }
});

test('a sure win of the adept is won against its own defence', () => {
  let sure = 0;
  for (const seed of ['a', 'b']) {
    let winner = -1;
    const state = game({}, seed, adept, 200, ({ reason }, now) => {
      const seat = pocketSub.decider(now);
      if (reason.motive === 'sure-win' && winner < 0) winner = seat;
    });
    expect(pocketSub.decider(state)).toBe(OVER);
    if (winner < 0) continue;
    sure++;
    expect(pocketSub.score(state, winner)).toBe(1);
  }
  expect(sure).toBe(2);
});

/** How many games the first bot wins, alternating seats. */
function wins(one: Bot<PocketSub>, other: Bot<PocketSub>, games: number, options: object, iterations: number): number {
  let won = 0;
  for (let g = 0; g < games; g++) {
    const state = unwrap(pocketSub.open(options));
    const mine = { bot: one, budget: { iterations } };
    const theirs = { bot: other, budget: { iterations: 1 } };
    playMatch({
      game: pocketSub,
      state,
      players: g % 2 === 0 ? [mine, theirs] : [theirs, mine],
      stream: Stream.of(`short/${g}`),
    });
    won += pocketSub.score(state, g % 2);
  }
  return won;
}

test('the novice beats the wanderer', () => {
  expect(wins(novice, wanderer, 30, { setup: 'introductory' }, 1)).toBeGreaterThan(27);
  expect(wins(novice, wanderer, 30, { setup: 'standard', captain: true }, 1)).toBeGreaterThan(27);
});

test('the adept beats the novice, even with little time', () => {
  expect(wins(adept, novice, 8, { setup: 'standard' }, 60)).toBeGreaterThan(6);
});
