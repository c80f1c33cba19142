import { CHANCE, type Code, Stream, unwrap } from '@undercroft/engine';
import { type Explorer, type InfernosEdge, infernosEdge } from '@undercroft/infernos-edge';
import { describe, expect, it } from 'vitest';
import { type Bot, questionFor } from '../../../../packages/bots/src/bot.ts';
import { conclude } from '../../../../packages/bots/src/budget.ts';
import { playMatch } from '../../../../packages/bots/src/match.ts';
import { worthOfAction } from '../../bots/action-worth.ts';
import { Goals } from '../../bots/goals.ts';
import { Paths } from '../../bots/paths.ts';
import { createRoster } from '../../bots/roster.ts';
import { TempleClosing } from '../../bots/temple-closing.ts';
import { Turn } from '../../bots/turn.ts';
import { completed } from '../positions.ts';

type State = InfernosEdge['State'];

const roster = createRoster();
const { wanderer, novice, adept } = roster.bots;
const { variants } = infernosEdge.facts;
const FEW = { iterations: 150 };

const team = (...explorers: Explorer[]) => ({
  explorers: explorers.map((explorer) => ({ explorer, seat: 0 })),
  difficulty: 'beginner',
});

/** The opening with changes to its snapshot. IE-MAP-4: with the keys on the ledge, a few tiles are enough for any position. */
function position(options: object, changes: object): State {
  const opened = unwrap(infernosEdge.open({ ...options, closing: 'ledge' }));
  return unwrap(infernosEdge.load(completed(infernosEdge.save(opened), changes)));
}

function advise(bot: Bot<InfernosEdge>, state: State, seed = 'advice') {
  const { code, reason } = conclude(bot.think(questionFor(infernosEdge, state, Stream.of(seed))), FEW);
  return { action: infernosEdge.decode(state, code), ...reason };
}

/** All moves of a bot until chance decides. */
function turnOf(bot: Bot<InfernosEdge>, state: State) {
  const done = [];
  while (infernosEdge.decider(state) !== CHANCE) {
    const advice = advise(bot, state);
    done.push(advice);
    infernosEdge.play(state, unwrap(infernosEdge.check(state, advice.action)));
  }
  return done;
}

interface Game {
  readonly options: unknown;
  readonly seed: string;
  readonly iterations?: number;
  readonly watch?: (state: State, code: Code) => void;
}

/** Plays to the end. */
function play(bot: Bot<InfernosEdge>, { options, seed, iterations = 1, watch }: Game): State {
  const state = unwrap(infernosEdge.open(options));
  const players = Array(6).fill({ bot, budget: { iterations } });
  const game = { game: infernosEdge, state, players, stream: Stream.of(seed) };
  playMatch(watch ? { ...game, onMove: (code) => watch(state, code) } : game);
  return state;
}

describe('every strength', () => {
  it('plays legal codes in every variant', () => {
    const codes = new Int32Array(infernosEdge.facts.maxLegal);
    for (const { name, options } of variants) {
      let illegal = 0;
      const watch = (state: State, code: Code) => {
        if (!codes.subarray(0, infernosEdge.legal(state, codes)).includes(code)) illegal++;
      };
      play(novice, { options, seed: name, watch });
      expect(illegal, name).toBe(0);
    }
  });

  it('lists every legal code once, and names a known motive', () => {
    for (const bot of [novice, adept]) {
      let asked = 0;
      const curious: Bot<InfernosEdge> = {
        name: 'curious',
        think(question) {
          const deliberation = bot.think(question);
          if (asked++ % 50 === 0) {
            for (let n = 0; n < 9; n++) deliberation.step();
            const { code, line, ideas, reason } = deliberation.advice();
            expect(ideas.map((idea) => idea.code).sort()).toEqual([...question.codes].sort());
            expect(ideas[0]?.code).toBe(code);
            expect(line[0]).toBe(code);
            expect(roster.motives).toContain(reason.motive);
            for (const { chance = 0 } of ideas) expect(chance >= 0 && chance <= 1).toBe(true);
          }
          return novice.think(question);
        },
      };
      for (const { name, options } of variants.slice(0, 6)) play(curious, { options, seed: name });
    }
  });

  it('gives the same advice with the same stream, and can be stopped after any step', () => {
    const state = unwrap(infernosEdge.open(team('archaeologist', 'scoundrel', 'sharpshooter', 'veteran')));
    const before = infernosEdge.save(state);
    const think = () => adept.think(questionFor(infernosEdge, state, Stream.of('same')));
    const [one, other] = [think(), think()];
    for (let n = 0; n < 30; n++) {
      expect(one.advice()).toEqual(other.advice());
      one.step();
      other.step();
    }
    expect(infernosEdge.save(state)).toEqual(before);
  });
});

const SANCTUM = [
  { at: '1,1', tile: 'key D', turn: 0 },
  { at: '2,1', tile: 'key D', turn: 0 },
  { at: '-1,1', tile: 'key D', turn: 0 },
  { at: '0,1', tile: 'lava X', turn: 0 },
  { at: '0,2', tile: 'sanctum I', turn: 0, keys: 0 },
  { at: '0,3', tile: 'ledge D', turn: 0, keys: 0 },
];
const withKeys = (keys: number) => SANCTUM.map((tile) => (tile.at === '0,3' ? { ...tile, keys } : tile));
const THREE = team('guide', 'foreman', 'veteran');

describe.each([
  ['novice', novice],
  ['adept', adept],
] as const)('%s', (_, bot) => {
  it('IE-END-2: carries the artifact out', () => {
    const state = position(THREE, {
      discarded: true,
      cursed: true,
      temple: withKeys(3),
      explorers: { guide: { holds: 'artifact' } },
    });
    expect(advise(bot, state)).toMatchObject({ action: { type: 'move', to: 'north' }, motive: 'carry-out' });
  });

  it('IE-SANC-3: puts a key down on the sanctum', () => {
    const explorers = { guide: { at: '0,3', holds: 'key' } };
    const state = position(THREE, { discarded: true, temple: withKeys(2), explorers });
    expect(advise(bot, state)).toMatchObject({ action: { type: 'put-down' }, motive: 'bring-key', rule: 'IE-SANC-3' });
  });

  it('IE-CURSE-1: takes the artifact when time is short', () => {
    const state = position(THREE, {
      discarded: true,
      temple: withKeys(3),
      explorers: { guide: { at: '0,3' } },
      artifact: '0,3',
      marker: 3,
    });
    const done = turnOf(bot, state);
    expect(done.map(({ action }) => action)).toContainEqual({ type: 'pick-up', item: 'artifact' });
    expect(done.map(({ motive }) => motive)).toContain('take-artifact');
  });

  it('IE-END-3: never leaves the temple with a key, not even from guardians', () => {
    // Three guardians close by and the others down: outside is the only safe place.
    const state = position(team('archaeologist', 'sharpshooter', 'scoundrel'), {
      points: 1,
      temple: [
        { at: '0,1', tile: 'ruin X 5', turn: 0 },
        { at: '1,1', tile: 'ruin T 2', turn: 0 },
        { at: '-1,1', tile: 'spike X', turn: 0 },
        { at: '-2,1', tile: 'dart L', turn: 0 },
        { at: '2,1', tile: 'key D', turn: 0, keys: 0 },
        { at: '0,2', tile: 'normal T', turn: 0 },
        { at: '1,2', tile: 'key D', turn: 3, keys: 0 },
      ],
      explorers: {
        archaeologist: { holds: 'key', health: 5 },
        sharpshooter: { at: '0,2', health: 0 },
        scoundrel: { at: '0,2', health: 0, holds: 'key' },
      },
      guardians: [{ at: '0,1' }, { at: '0,2' }, { at: '0,2' }],
    });
    expect(infernosEdge.check(state, { type: 'move', to: 'north' }).ok).toBe(true);
    for (let n = 0; n < 5; n++) expect(advise(bot, state, `key/${n}`).action).not.toMatchObject({ to: 'north' });
  });

  it('IE-MAP-4: reveals in the last gap, where no tile fits, and the sanctum comes', () => {
    const state = position(THREE, {
      points: 1,
      temple: [
        { at: '-2,1', tile: 'key D', turn: 0, keys: 1 },
        { at: '-1,1', tile: 'key D', turn: 0, keys: 1 },
        { at: '0,1', tile: 'guardian D', turn: 0 },
        { at: '1,1', tile: 'guardian D', turn: 0 },
        { at: '2,1', tile: 'normal T', turn: 1 },
        { at: '2,2', tile: 'dart L', turn: 0 },
        { at: '3,2', tile: 'key D', turn: 3, keys: 1 },
      ],
      explorers: { guide: { at: '2,1' } },
    });
    expect(advise(bot, state).motive).toBe('explore');
    turnOf(bot, state);
    expect(infernosEdge.save(state)).toMatchObject({ discarded: true });
  });

  it('IE-KO-1: helps up an explorer whom nobody else could help in time', () => {
    const state = position(THREE, { points: 1, explorers: { foreman: { at: '3,0' }, veteran: { health: 0 } } });
    expect(advise(bot, state)).toMatchObject({ action: { type: 'heal', explorer: 'veteran' }, motive: 'help-up' });
  });

  it('IE-VET-1, IE-VET-2: the Veteran destroys a guardian on the same space, or braces', () => {
    const state = position(team('veteran', 'guide', 'foreman'), { points: 1, guardians: [{ at: '0,0' }] });
    expect(['annihilate', 'brace']).toContain(advise(bot, state).action.type);
  });
});

it('IE-END-3: running out of the temple with a key is out of the question', () => {
  const state = position(THREE, {
    temple: [{ at: '0,1', tile: 'key D', turn: 0, keys: 0 }],
    explorers: { guide: { holds: 'key' } },
  });
  const paths = new Paths();
  const closing = new TempleClosing();
  const turn = new Turn(paths, closing, new Goals(paths, closing));
  const worth = (to: string) => worthOfAction(turn, state, unwrap(infernosEdge.check(state, { type: 'run', to })));
  turn.analyse(state);
  expect(worth('north')).toBeLessThan(-50);
  expect(worth('east')).toBeGreaterThan(-50);
});

it('IE-END-3: a downed explorer with a key stays if nobody can help', () => {
  const state = position(team('healer', 'guide', 'foreman'), {
    temple: [{ at: '0,1', tile: 'key D', turn: 0, keys: 0 }],
    explorers: { healer: { health: 0, holds: 'key' }, guide: { at: null, state: 'escaped' }, foreman: { health: 0 } },
    asks: 'crawl',
  });
  expect(advise(novice, state).action).not.toMatchObject({ to: 'north' });
});

describe('strength', () => {
  const options = team('archaeologist', 'scoundrel', 'sharpshooter', 'veteran');
  /** Tiles laid in all games together. */
  const laid = (bot: Bot<InfernosEdge>, games: number) =>
    Array.from({ length: games }, (_, k) => 30 - play(bot, { options, seed: `laid/${k}` }).bagCount).reduce(
      (sum, one) => sum + one,
    );

  it('the novice lays more than twice as many tiles as the wanderer', () => {
    expect(laid(novice, 30)).toBeGreaterThan(2 * laid(wanderer, 30));
  });
});
