// What is foretold of guardians, hazard dice and lava is what the rules then do, as long as nobody moves.
import { buffer, clone, type Game, Playout, Stream, unwrap } from '@undercroft/engine';
import { replayGoldenGames } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import {
  blows,
  burningRings,
  type Event,
  type Explorer,
  hazardCases,
  hunts,
  type InfernosEdge,
  infernosEdge,
  type Snapshot,
  startingHealth,
} from '../rules/index.ts';
import { completed } from './positions.ts';

type State = InfernosEdge['State'];
type Change = { [F in keyof Snapshot]?: unknown };

const opening = (names: readonly Explorer[], more: object = {}): Snapshot =>
  infernosEdge.save(
    unwrap(
      infernosEdge.open({ explorers: names.map((explorer) => ({ explorer, seat: 0 })), closing: 'ledge', ...more }),
    ),
  );

/** A team on the crossroads unless the change puts them elsewhere. */
const position = (names: readonly Explorer[], change: Change, more: object = {}): State =>
  unwrap(infernosEdge.load(completed(opening(names, more), change)));

const TEAM: readonly Explorer[] = ['foreman', 'veteran', 'healer'];
const space = (at: string, tile: string, more: object = {}) => ({
  at,
  tile,
  turn: 0,
  marks: [],
  blasted: [],
  keys: 0,
  ...more,
});
const guardian = (at: string) => ({ at, activated: false, acting: false });

describe('guardians', () => {
  test('IE-GUARD-1, IE-ROUND-2: one that shares a space strikes twice, one beside it once, one two steps off not yet', () => {
    const huntOf = (at: string) => hunts(position(TEAM, { guardians: [guardian(at)] }))[0];
    expect(huntOf('0,0')).toMatchObject({ moves: 0, acts: 2, strikes: 2, path: ['0,0'] });
    expect(huntOf('1,0')).toMatchObject({ moves: 1, strikes: 1, path: ['1,0', '0,0'] });
    expect(huntOf('2,0')).toMatchObject({ moves: 2, strikes: 0, path: ['2,0', '1,0', '0,0'] });
    expect(huntOf('2,0')?.prey).toEqual(TEAM);
  });

  test('IE-GUARD-3: its prey is the nearest explorer, not the weakest', () => {
    const e = position(TEAM, {
      explorers: { healer: { at: '-2,0', health: 1 }, veteran: { at: '2,0' } },
      guardians: [guardian('3,0')],
    });
    expect(hunts(e)).toMatchObject([{ prey: ['veteran'], moves: 1, strikes: 1 }]);
  });

  test('IE-GUARD-4: rubble costs it a move', () => {
    const e = position(TEAM, {
      temple: [space('0,1', 'ruin X 1', { marks: ['rubble'] }), space('0,2', 'guardian D')],
      guardians: [guardian('0,2')],
    });
    expect(hunts(e)).toMatchObject([{ path: ['0,2', '0,1', '0,0'], moves: 3, strikes: 0 }]);
  });

  test('IE-GUARD-5: the downed are not hunted', () => {
    const e = position(TEAM, {
      explorers: { foreman: { at: '-3,0' }, veteran: { health: 0 }, healer: { health: 0 } },
      guardians: [guardian('3,0')],
    });
    expect(hunts(e)).toMatchObject([{ prey: ['foreman'], moves: 6 }]);
  });

  test('IE-GUARD-2: among several on its space the lead chooses: each may lose all of it, or none', () => {
    const e = position(TEAM, { guardians: [guardian('0,0')] });
    expect(blows(e)).toEqual(
      TEAM.map((explorer) => ({ explorer, health: startingHealth(explorer), least: 0, most: 2, mayFall: false })),
    );
    expect(blows(e, 1).map(({ most }) => most)).toEqual([1, 1, 1]);
  });

  test('IE-VET-2: who is braced is struck for nothing', () => {
    const change = { explorers: { veteran: { at: '3,0' } }, guardians: [guardian('3,0')], active: 'healer' };
    const at = (brace: string) => blows(position(TEAM, { ...change, actor: 'healer', brace }));
    expect(at('no')).toEqual([{ explorer: 'veteran', health: 7, least: 2, most: 2, mayFall: false }]);
    expect(at('braced')).toEqual([]);
  });

  test('IE-GUARD-6: when one falls, the second guardian goes on to somebody else', () => {
    const e = position(TEAM, {
      explorers: { healer: { at: '2,0', health: 1 }, veteran: { at: '1,0' } },
      guardians: [guardian('2,0'), guardian('2,0')],
    });
    const found = Object.fromEntries(blows(e).map(({ explorer, ...more }) => [explorer, more]));
    expect(found['healer']).toMatchObject({ least: 1, most: 1, mayFall: true });
    expect(found['veteran']).toMatchObject({ most: 1 });
  });
});

describe('lava', () => {
  test('IE-VOLC-3: before the eruption nothing burns; after it, two rings a round', () => {
    expect(burningRings(position(TEAM, {}))).toEqual([]);
    const burnt = { marks: ['burnt'] };
    const e = position(TEAM, {
      temple: [
        space('0,1', 'normal T', { turn: 1 }),
        space('0,2', 'lava X'),
        space('0,3', 'bridge I'),
        space('0,4', 'sanctum I', burnt),
        space('0,5', 'ledge D', burnt),
      ],
      ...{ erupted: true, cursed: true, discarded: true, marker: 0, round: 30 },
      explorers: { foreman: { holds: 'artifact' } },
    });
    expect(burningRings(e)).toEqual([['0,3'], ['0,2']]);
  });
});

describe('hazard dice', () => {
  const losses = (events: readonly Event[]) =>
    events.flatMap((event) => (event.type === 'lost-health' ? [`${event.explorer} ${event.amount}`] : []));
  const lossesBy = (e: State, roller?: number) =>
    Object.fromEntries(
      hazardCases(e, roller).flatMap(({ face, number, events }) =>
        losses(events).length > 0 ? [[`${face} ${number ?? ''}`.trim(), losses(events)]] : [],
      ),
    );

  test('IE-HAZ-TRAP: a dart trap hits everybody on it and beside it, if the roller is there', () => {
    const e = position(TEAM, {
      temple: [space('0,1', 'dart L')],
      explorers: { veteran: { at: '0,1' }, healer: { at: '3,0' } },
    });
    expect(lossesBy(e)).toEqual({ trap: ['foreman 1', 'veteran 1'] });
    expect(lossesBy(e, 2)).toEqual({});
  });

  test.each([
    ['first-edition', 6],
    ['second-edition', 5],
  ])('IE-HAZ-COLLAPSE, IE-ED-1: in the %s ruin 3 takes %i on a 3 and nothing on another number', (variant, amount) => {
    const e = position(
      TEAM,
      { temple: [space('0,1', 'ruin X 3')], explorers: { veteran: { at: '0,1' } } },
      { variant },
    );
    expect(lossesBy(e)).toEqual({ 'collapse 3': [`veteran ${amount}`] });
    const falls = hazardCases(e).filter(({ face }) => face === 'collapse');
    expect(falls.map(({ number, odds }) => [number, odds])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, { n: 1, of: 36 }]),
    );
  });

  test('IE-HAZ-STUMBLE: only who exerted stumbles, and only on their own roll', () => {
    const e = position(TEAM, { points: 3 });
    expect(lossesBy(e)).toEqual({ stumble: ['foreman 1'] });
    expect(lossesBy(e, 1)).toEqual({});
  });

  test('IE-CURSE-1: with two dice a face comes up in 11 of 36 rolls', () => {
    const e = position(TEAM, {
      temple: [space('0,1', 'sanctum I'), space('0,2', 'ledge D')],
      ...{ cursed: true, discarded: true },
      explorers: { foreman: { holds: 'artifact' } },
    });
    expect(hazardCases(e).map(({ odds }) => odds)).toEqual(Array.from({ length: 6 }, () => ({ n: 11, of: 36 })));
  });
});

// ---------------------------------------------------------------- whole games

const GAMES = Number(process.env['CONTRACT_GAMES'] ?? 1);
const game: Game<InfernosEdge> = infernosEdge;
const codes = buffer(game);

const healthOf = (e: State): Record<string, number> =>
  Object.fromEntries(e.options.explorers.map(({ explorer }, i) => [explorer, e.health[i] ?? 0]));

/** Plays on as told, with any answer to what guardians ask, until the next turn or the end. */
function playedOn(
  from: State,
  told: readonly object[],
  stream: Stream,
): { events: Event[]; isClean: boolean; isForced: boolean } {
  const e = clone(game, from);
  const events: Event[] = [];
  let isForced = true;
  const play = (code: number) => game.play(e, code, (event) => events.push(event));
  for (const one of told) {
    const code = game.check(e, one);
    if (!code.ok) return { events, isClean: false, isForced };
    play(code.value);
  }
  while (!events.some(({ type }) => type === 'round-began' || type === 'ended')) {
    const status = game.status(e);
    if (status.type !== 'seat' || !['luck', 'victim', 'path', 'guardian'].includes(status.asks))
      return { events, isClean: false, isForced };
    const keep = game.check(e, { type: 'keep' });
    if (!keep.ok) isForced = false;
    play(keep.ok ? keep.value : (codes[stream.below(game.legal(e, codes))] ?? 0));
  }
  return { events, isClean: true, isForced };
}

/** Ends the last turn of a round with a die that does nothing: then only guardians and lava act. */
function quietEnd(e: State): object[] | undefined {
  const { todo, asks, active } = game.save(e);
  const isLast =
    asks === 'action' && e.exerted === 0 && active !== 'healer' && !todo.some((job) => job.startsWith('turn '));
  const stumble = { type: 'hazard', face: 'stumble' };
  return isLast ? [{ type: 'end' }, stumble, ...(e.cursed ? [stumble] : [])] : undefined;
}

const roundEnds = (events: readonly Event[]): Event[] =>
  events.slice(events.findIndex(({ type }) => type === 'turn-ended') + 1);

describe('what is foretold comes true while nobody moves', () => {
  const { variants } = game.facts;
  test.each(variants.map(({ name, options }, i) => [name, options, i] as const))('%s', (_, options, i) => {
    let checked = 0;
    for (let n = 0; n < GAMES; n++) {
      const stream = Stream.of(`dangers ${i} ${n}`);
      const playout = new Playout(game);
      const e = unwrap(game.open(options));
      while (game.status(e).type !== 'over') {
        checked += checkHazard(e) + checkRoundEnd(e, stream);
        game.play(e, playout.choose(e, stream));
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  test('golden games too, with every ring that burns', () => {
    let rings = 0;
    const stream = Stream.of('golden dangers');
    replayGoldenGames(game, new URL('../golden/', import.meta.url), ({ state, after }) => {
      if (after.erupted || (after.guardians.length > 0 && after.round % 4 === 0))
        rings += checkRoundEnd(state, stream) > 0 ? burningRings(state).length : 0;
    });
    expect(rings).toBeGreaterThan(20);
  });

  /** IE-HAZ-1: every face of a single die that is about to be rolled. */
  function checkHazard(e: State): number {
    const status = game.status(e);
    if (status.type !== 'chance' || status.asks !== 'hazard' || e.cursed) return 0;
    for (const { face, number, events, isOpen } of hazardCases(e)) {
      const after = clone(game, e);
      const played: Event[] = [];
      const play = (one: object) => game.play(after, unwrap(game.check(after, one)), (event) => played.push(event));
      play({ type: 'hazard', face });
      if (game.check(after, { type: 'keep' }).ok) play({ type: 'keep' });
      if (number !== undefined) play({ type: 'die', face: number });
      if (number !== undefined && game.check(after, { type: 'keep' }).ok) play({ type: 'keep' });
      const end = played.findIndex(({ type }) => type === 'turn-ended');
      const own = (end < 0 ? played : played.slice(0, end)).filter(({ type }) => type !== 'rolled');
      expect(own).toEqual(events);
      expect(isOpen).toBe(end < 0 && game.status(after).type !== 'over');
    }
    return 1;
  }

  /** IE-ROUND-2, IE-ROUND-3: guardians, then lava. */
  function checkRoundEnd(e: State, stream: Stream): number {
    const told = quietEnd(e);
    if (!told) return 0;
    const [foretold, rings, before] = [blows(e), burningRings(e), healthOf(e)];
    const paths = hunts(e);
    const { events, isClean, isForced } = playedOn(e, told, stream);
    if (!isClean) return 0;
    const own = roundEnds(events);
    const lost = (explorer: string) =>
      own.reduce(
        (sum, event) => sum + (event.type === 'lost-health' && event.explorer === explorer ? event.amount : 0),
        0,
      );
    const isOver = own.some(({ type }) => type === 'ended');
    for (const name of Object.keys(before)) {
      const { least = 0, most = 0 } = foretold.find(({ explorer }) => explorer === name) ?? {};
      expect(lost(name)).toBeLessThanOrEqual(most);
      expect(lost(name)).toBeGreaterThanOrEqual(least);
      if (isForced) expect(most).toBe(least);
    }
    checkHunts(paths, own, before);
    if (!isOver) expect(own.flatMap((event) => (event.type === 'burnt' ? [event.tiles] : []))).toEqual(rings);
    return 1;
  }

  /** IE-GUARD-1 to IE-GUARD-4: as long as nobody falls, each does what its thread says. */
  function checkHunts(paths: ReturnType<typeof hunts>, own: readonly Event[], before: Record<string, number>): void {
    if (own.some(({ type }) => type === 'downed')) return;
    const strikes = paths.reduce((sum, one) => sum + (one?.strikes ?? 0), 0);
    const struck = own.flatMap((event) => (event.type === 'guardian-attacked' ? [event.explorer] : []));
    const isAlone = paths.length < 2 || !own.some(({ type }) => type === 'rubble-cleared');
    if (isAlone) expect(struck.length).toBe(strikes);
    const prey = paths.flatMap((one) => (one && one.strikes > 0 ? one.prey : []));
    for (const one of struck) expect([...prey, ...(isAlone ? [] : Object.keys(before))]).toContain(one);
  }
});
