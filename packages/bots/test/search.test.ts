import { CHANCE, clone, type Game, OVER, Playout, Stream, unwrap } from '@undercroft/engine';
import { type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { conclude, type Knowledge, questionFor, searchBot } from '../src/index.ts';

/** A position some random moves into the game in which a seat has a choice. */
function middle(game: Game, options: unknown, seed: string, moves: number): unknown {
  const stream = Stream.of(seed);
  const playout = new Playout(game);
  const codes = new Int32Array(game.facts.maxLegal);
  for (;;) {
    const state = unwrap(game.open(options));
    for (let i = 0; i < moves && game.decider(state) !== OVER; i++) game.play(state, playout.choose(state, stream));
    while (game.decider(state) === CHANCE) game.play(state, playout.choose(state, stream));
    if (game.decider(state) !== OVER && game.legal(state, codes) > 1) return state;
  }
}

const GAMES = [
  ['Pocket Sub', pocketSub as unknown as Game, { setup: 'standard', players: 3 }],
  ['Sub Terra', subTerra as unknown as Game, {}],
] as const;

describe.each(GAMES)('tree search in %s', (_name, game, options) => {
  const plain = searchBot('plain', game);
  const state = middle(game, options, 'search', 40);

  test('equal streams give equal advice, and the position is unchanged', () => {
    const before = game.save(state);
    const think = (seed: string) =>
      conclude(plain.think(questionFor(game, state, Stream.of(seed))), { iterations: 300 });
    expect(think('a')).toEqual(think('a'));
    // Random cavers never get out, so in Sub Terra every trial scores zero, whatever the stream.
    if (game.facts.goal === 'duel') expect(think('a').ideas).not.toEqual(think('b').ideas);
    expect(game.save(state)).toEqual(before);
  });

  test('can be stopped after any step, and lists all legal codes', () => {
    const question = questionFor(game, state, Stream.of('steps'));
    const deliberation = plain.think(question);
    for (let steps = 0; steps < 60; steps++) {
      const { code, line, ideas } = deliberation.advice();
      expect(line[0]).toBe(code);
      expect(ideas.map((idea) => idea.code).sort()).toEqual([...question.codes].sort());
      expect(ideas.every(({ chance }) => chance === undefined || (chance >= 0 && chance <= 1))).toBe(true);
      expect(ideas.reduce((sum, { trials }) => sum + trials, 0)).toBe(steps);
      deliberation.step();
    }
  });

  test('a line is legal, and ends before chance or another seat decides', () => {
    const { line } = conclude(plain.think(questionFor(game, state, Stream.of('line'))), { iterations: 3000 });
    const seat = game.decider(state);
    const position = clone(game, state);
    const codes = new Int32Array(game.facts.maxLegal);
    for (const code of line) {
      expect(game.decider(position)).toBe(seat);
      expect(codes.subarray(0, game.legal(position, codes))).toContain(code);
      game.play(position, code);
    }
  });
});

describe('knowledge', () => {
  const start = unwrap(pocketSub.open({}));
  const advise = (knowledge: Knowledge<PocketSub>) =>
    conclude(searchBot('knowing', pocketSub, knowledge).think(questionFor(pocketSub, start, Stream.of('k'))), {
      iterations: 200,
    });

  test('codes that are narrowed away are listed as untried', () => {
    const { ideas } = advise({ narrow: () => 1 });
    expect(ideas.filter(({ trials }) => trials > 0)).toHaveLength(1);
    expect(ideas.length).toBeGreaterThan(1);
  });

  test('the evaluation at the horizon decides what is best', () => {
    const first = unwrap(pocketSub.open({}));
    const codes = new Int32Array(pocketSub.facts.maxLegal);
    const wanted = codes.subarray(0, pocketSub.legal(first, codes)).at(-1);
    // The evaluation favours games that began with the last legal code.
    const seen = clone(pocketSub, first);
    pocketSub.play(seen, wanted as number);
    const sub = seen.path[0];
    const evaluate: Knowledge<PocketSub>['evaluate'] = (sea, worth) => worth.fill(sea.path[0] === sub ? 1 : 0);
    expect(advise({ horizon: 1, evaluate }).code).toBe(wanted);
  });

  test('the reason comes from the knowledge, if it gives one', () => {
    expect(advise({ reason: () => ({ motive: 'why', rule: 'PS-END-1' }) }).reason).toEqual({
      motive: 'why',
      rule: 'PS-END-1',
    });
    expect(advise({}).reason).toEqual({ motive: 'best-chance' });
  });
});
