// Two bots may think at the same time in one thread: neither changes what the other decides.
import { clone, type Game, type GameTypes, Stream, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { listGames } from '../../../scripts/modules.mjs';
import {
  type Advice,
  type Bot,
  conclude,
  type Deliberation,
  playMatch,
  questionFor,
  type Roster,
} from '../src/index.ts';

const STEPS = 24;
/** At two tables every decision is made three times. */
const STEPS_AT_TWO = 8;
const POSITIONS = 6;
const MAX_INTRUSIONS = 12;
const STRENGTHS = ['novice', 'adept'] as const;

const EXPERTS = {
  difficulty: 'expert',
  variant: 'reference-manual',
  cavers: ['engineer', 'diver', 'geologist', 'bodyguard', 'scout'].map((caver) => ({ caver, seat: 0 })),
};

interface Settings {
  /** Of a position, read in the middle of decisions. */
  readonly property: string;
  /** The options of a table that is unlike the usual one. */
  readonly elsewhere: object;
}

const SETTINGS: Readonly<Record<string, Settings>> = {
  'sub-terra': { property: 'stack', elsewhere: EXPERTS },
  'infernos-edge': { property: 'points', elsewhere: { difficulty: 'expert', variant: 'second-edition' } },
  'pocket-sub': { property: 'phase', elsewhere: { players: 4, setup: 'standard', captain: true } },
};

/** For a game without settings here: the first thing in a position, and the last of its variants. */
const settingsOf = (game: Game): Settings =>
  SETTINGS[game.id] ?? {
    property: Object.keys(unwrap(game.open({})) as object)[0] ?? '',
    elsewhere: game.facts.variants.at(-1)?.options as object,
  };

const withBots = listGames().filter(({ isExample, layers }) => !isExample && layers.includes('bots'));
const GAMES = await Promise.all(
  withBots.map(async ({ folder }) => {
    const { href } = new URL(`../../../${folder}/bots/index.ts`, import.meta.url);
    const { createRoster } = (await import(href)) as { createRoster: () => Roster };
    const { game } = createRoster();
    return { create: createRoster, game, ...settingsOf(game) };
  }),
);

/** Positions of a game of the novice in which there is a choice, spread over the whole game. */
function positionsOf({ game, bots }: Roster, options: object): unknown[] {
  const state = unwrap(game.open(options));
  const all: unknown[] = [];
  const bot: Bot = {
    name: 'novice',
    think(question) {
      if (question.codes.length > 1) all.push(clone(game, question.state));
      return bots.novice.think(question);
    },
  };
  const players = Array.from({ length: game.seats(state) }, () => ({ bot, budget: { iterations: 1 } }));
  playMatch({ game, state, players, stream: Stream.of('positions') });
  const every = Math.floor(all.length / POSITIONS);
  return all.filter((_, k) => k % every === 0).slice(0, POSITIONS);
}

const begin = (game: Game, bot: Bot, state: unknown, k: number): Deliberation =>
  bot.think(questionFor(game, state as GameTypes['State'], Stream.of(`independent/${k}`)));

const adviceOf = (game: Game, bot: Bot, state: unknown, k: number, iterations = STEPS): Advice =>
  conclude(begin(game, bot, state, k), { iterations });

/** Steps through all of them in turn; asks for advice on the way, too. */
function interleaved(deliberations: readonly Deliberation[], steps = STEPS): Advice[] {
  for (let step = 0; step < steps; step++)
    for (const [k, deliberation] of deliberations.entries()) {
      deliberation.step();
      if ((step + k) % 7 === 0) deliberation.advice();
    }
  return deliberations.map((deliberation) => deliberation.advice());
}

/** Takes one of the first and one of the second in turn. */
const alternating = <T>(one: readonly T[], other: readonly T[]): T[] =>
  one.map((a, k) => (k % 2 === 0 ? a : (other[k] as T)));

describe.each(GAMES)('$game.id', (one) => {
  const { game, create, property, elsewhere } = one;
  const positions = positionsOf(create(), {});
  const ofTwoTables = alternating(positions, positionsOf(create(), elsewhere));

  describe.each(STRENGTHS)('%s', (strength) => {
    const expected = positions.map((state, k) => adviceOf(game, create().bots[strength], state, k));

    test('interleaved deliberations of one bot decide as if they ran one after the other', () => {
      const bot = create().bots[strength];
      expect(interleaved(positions.map((state, k) => begin(game, bot, state, k)))).toEqual(expected);
    });

    test('interleaved deliberations of several bots decide as if they ran one after the other', () => {
      const deliberations = positions.map((state, k) => begin(game, create().bots[strength], state, k));
      expect(interleaved(deliberations)).toEqual(expected);
    });

    test('a bot that is asked about two tables decides as a new bot would, in turn and interleaved', () => {
      const ask = (bot: Bot, state: unknown, k: number) => adviceOf(game, bot, state, k, STEPS_AT_TWO);
      const asNew = ofTwoTables.map((state, k) => ask(create().bots[strength], state, k));
      const bot = create().bots[strength];
      expect(ofTwoTables.map((state, k) => ask(bot, state, k))).toEqual(asNew);
      const deliberations = ofTwoTables.map((state, k) => begin(game, bot, state, k));
      expect(interleaved(deliberations, STEPS_AT_TWO)).toEqual(asNew);
    });

    test('another bot that thinks in the middle of a decision does not change it', () => {
      const [bot, intruder] = [create().bots[strength], create().bots];
      let intrusions = 0;
      const intrude = () => {
        const state = positions[intrusions++ % positions.length];
        for (const other of STRENGTHS) conclude(begin(game, intruder[other], state, intrusions), { iterations: 1 });
      };
      const disturbed = positions.map((state, k) =>
        adviceOf(game, bot, interrupted(game, state, property, intrude), k),
      );
      expect(disturbed).toEqual(expected);
      expect(intrusions).toBeGreaterThan(positions.length);
    });
  });
});

/** A copy of a position that calls `intrude` the first few times a property is read. */
function interrupted(game: Game, state: unknown, property: string, intrude: () => void): unknown {
  const copy = clone(game, state) as Record<string, unknown>;
  let value = copy[property];
  let reads = 0;
  Object.defineProperty(copy, property, {
    get() {
      if (++reads <= MAX_INTRUSIONS) intrude();
      return value;
    },
    set(next) {
      value = next;
    },
  });
  return copy;
}
