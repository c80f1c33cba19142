// What dangers foretell against what the engine then plays: whom horrors hunt and strike, what each hazard would cost.
import { clone, Playout, Stream, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Descent,
  type Event,
  type Hunt,
  hazardDangers,
  huntsOf,
  nextStrikes,
  type Outcome,
  subTerra,
} from '../rules/index.ts';
import { possible } from './possible.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
const ofType = <T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

function played(state: Descent, ...moves: readonly (Action | Outcome)[]): { after: Descent; events: Event[] } {
  const after = clone(subTerra, state);
  const events: Event[] = [];
  for (const move of moves) subTerra.play(after, unwrap(subTerra.check(after, move)), (event) => events.push(event));
  return { after, events };
}

function legalCodes(state: Descent): number[] {
  const codes = new Int32Array(subTerra.facts.maxLegal);
  return [...codes.subarray(0, subTerra.legal(state, codes))];
}

const asks = (state: Descent): string => {
  const status = subTerra.status(state);
  return status.type === 'over' ? 'over' : status.asks;
};

const countOf = (state: Descent): number => state.horrors.filter((tile) => tile >= 0).length;

/** Every position of random games that waits for this. */
function positions(wanted: string, games: number): Descent[] {
  const playout = new Playout(subTerra);
  const { variants } = subTerra.facts;
  return Array.from({ length: games }, (_, i) => {
    const stream = Stream.of(`dangers ${wanted} ${i}`);
    const state = unwrap(subTerra.open(variants[i % variants.length]?.options ?? {}));
    const found: Descent[] = [];
    while (asks(state) !== 'over') {
      if (asks(state) === wanted) found.push(clone(subTerra, state));
      subTerra.play(state, playout.choose(state, stream));
    }
    return found;
  }).flat();
}

/** Straight east of the start tile. */
const straight = (x: number) => ({ at: `${x},0`, tile: x > 4 ? 'water I' : 'normal I', turn: 1 });
const CORRIDOR = [1, 2, 3, 4, 5, 6].map(straight);
const at = (cell: string, health = 3) => ({ at: cell, health });
const load = (change: object, options: object = {}): Descent => unwrap(subTerra.load(possible(change, options)));
const team = (...cavers: string[]) => ({ cavers: cavers.map((caver, seat) => ({ caver, seat })) });

describe('whom a horror hunts', () => {
  const four = team('medic', 'leader', 'climber', 'engineer');
  const cave = [{ at: '0,0', tile: 'start X' }, { at: '-1,0', tile: 'horror D', turn: 1 }, ...CORRIDOR];

  test('ST-HOR-VICTIM: the nearest, along the shortest way; ties go to the lowest rank', () => {
    const cavers = { medic: at('1,0'), leader: at('0,0'), climber: at('1,0'), engineer: at('0,0') };
    const [hunt] = huntsOf(load({ cave, cavers, horrors: [{ at: '4,0' }] }, four));
    expect(hunt).toEqual<Hunt>({
      at: '4,0',
      victim: 'climber',
      ties: ['medic'],
      path: ['4,0', '3,0', '2,0', '1,0'],
      moves: 3,
      ways: 1,
    });
  });

  test('ST-HOR-MOVE: nobody within seven steps, and it hunts nobody', () => {
    const long = [...cave, straight(7), straight(8)];
    const far = huntsOf(load({ cave: long, horrors: [{ at: '8,0' }] }, four));
    expect(far).toEqual([{ at: '8,0', ties: [], path: [], moves: 0, ways: 0 }]);
    expect(huntsOf(load({ cave: long, horrors: [{ at: '7,0' }] }, four))[0]?.moves).toBe(7);
  });

  test('ST-HOR-PHASE, ST-HOR-TOUCH: a caver one step away is struck next, hidden ones on the way too', () => {
    const cavers = { medic: at('1,0'), climber: { ...at('3,0'), state: ['hidden'] } };
    const near = load({ cave, cavers, active: 'engineer', horrors: [{ at: '2,0' }] }, four);
    expect(nextStrikes(near)).toEqual({ certain: ['medic'], possible: [] });
    const way = load({ cave, cavers, active: 'engineer', horrors: [{ at: '4,0' }] }, four);
    expect(nextStrikes(way)).toEqual({ certain: ['climber'], possible: [] });
    const none = load({ cave, cavers: { medic: at('1,0') }, horrors: [{ at: '4,0' }] }, four);
    expect(nextStrikes(none)).toEqual({ certain: [], possible: [] });
  });

  test('ST-SCO-2: the Scout is neither hunted nor struck', () => {
    const cavers = { scout: at('1,0') };
    const state = load({ cave, cavers, horrors: [{ at: '2,0' }] }, team('scout', 'leader', 'climber', 'engineer'));
    expect(huntsOf(state)[0]?.victim).toBe('engineer');
    expect(nextStrikes(state)).toEqual({ certain: [], possible: [] });
  });
});

describe('what a hazard would cost', () => {
  const four = team('bodyguard', 'leader', 'diver', 'engineer');
  const cave = [
    { at: '0,0', tile: 'start X' },
    { at: '1,0', tile: 'water X' },
    { at: '2,0', tile: 'gas T' },
    { at: '0,1', tile: 'cave-in T 1-3' },
    { at: '0,-1', tile: 'cave-in T 1-4', turn: 2, marks: ['rubble'] },
  ];
  const dangers = (cavers: object) => hazardDangers(load({ cave, cavers }, four));

  test('ST-HAZ-FLOOD, ST-DIV-3: 1 on water, not for the Diver', () => {
    const { flood } = dangers({ leader: at('1,0'), diver: at('1,0') });
    expect(flood).toEqual({
      tiles: ['1,0'],
      hits: [{ caver: 'leader', at: '1,0', amount: 1, falls: false }],
      spared: [],
    });
  });

  test('ST-HAZ-GAS, ST-BOD-2: 2 on gas, and the Bodyguard shields the others', () => {
    const { gas } = dangers({ leader: at('2,0', 2), bodyguard: at('2,0', 2) });
    expect(gas.hits).toEqual([{ caver: 'bodyguard', at: '2,0', amount: 2, falls: true }]);
    expect(gas.spared).toEqual([{ caver: 'leader', at: '2,0', by: 'bodyguard' }]);
  });

  test('ST-HAZ-CAVEIN, ST-ENG-3: 3 on its numbers, 1 for the Engineer, nothing where rubble lies', () => {
    const { caveIns } = dangers({ leader: at('0,1'), engineer: at('0,1', 1) });
    expect(caveIns.map(({ face, tiles }) => [face, tiles])).toEqual([
      [1, ['0,1']],
      [3, ['0,1']],
    ]);
    expect(caveIns[0]?.hits).toEqual([
      { caver: 'leader', at: '0,1', amount: 3, falls: true },
      { caver: 'engineer', at: '0,1', amount: 1, falls: true },
    ]);
  });

  test('ST-HAZ-TREMOR, ST-LEA-2: a check for everybody whom nobody shields', () => {
    const { tremor } = dangers({
      bodyguard: at('1,0'),
      diver: at('1,0'),
      leader: at('2,0', 1),
      engineer: at('0,0', 0),
    });
    expect(tremor.hits.map(({ caver, failing, falls }) => [caver, failing, falls])).toEqual([
      ['bodyguard', 3, false],
      ['leader', 2, true],
    ]);
    expect(tremor.spared).toEqual([{ caver: 'diver', at: '1,0', by: 'bodyguard' }]);
  });
});

// ---------------------------------------------------------------- against the engine

const losses = (events: readonly Event[], source: string) =>
  ofType(events, 'lost-health')
    .filter((event) => event.source === source)
    .map(({ caver, amount, left, at: cell }) => ({ caver, at: cell, amount, falls: left === 0 }));

/** Until dice have stopped rolling; each shows what the roller needs. */
function rollAll(state: Descent, events: Event[], face: number): void {
  while (asks(state) === 'die') subTerra.play(state, face, (event) => events.push(event));
}

const untilRound = (events: readonly Event[]): readonly Event[] => {
  const end = events.findIndex(({ type }) => type === 'round-began');
  return end < 0 ? events : events.slice(0, end);
};

describe('random games', () => {
  test('ST-HAZ-FLOOD, ST-HAZ-GAS, ST-HAZ-CAVEIN, ST-HAZ-TREMOR: every plain hazard costs what was foretold', () => {
    const seen = { flood: 0, gas: 0, 'cave-in': 0, tremor: 0 };
    for (const state of positions('hazard', 24)) {
      const foretold = hazardDangers(state);
      for (const hazard of ['flood', 'gas', 'cave-in', 'tremor'] as const) {
        if (!subTerra.check(state, { type: 'hazard', hazard, severe: false }).ok) continue;
        const { after, events } = played(state, { type: 'hazard', hazard, severe: false });
        if (hazard === 'flood' || hazard === 'gas') {
          expect(losses(untilRound(events), hazard)).toEqual(foretold[hazard].hits);
          seen[hazard] += foretold[hazard].hits.length;
        }
        if (hazard === 'tremor') {
          rollAll(after, events, 1);
          expect(losses(untilRound(events), 'tremor')).toEqual(
            foretold.tremor.hits.map(({ failing: _, ...hit }) => hit),
          );
          const needed = ofType(events, 'rolled').filter(({ why }) => why === 'tremor');
          expect(needed.map(({ caver, needed: face = 4 }) => [caver, face - 1]).sort()).toEqual(
            foretold.tremor.hits.map(({ caver, failing }) => [caver, failing]).sort(),
          );
          seen.tremor += foretold.tremor.hits.length;
        }
        if (hazard !== 'cave-in' || asks(after) !== 'die') continue;
        for (const face of [1, 2, 3, 4, 5, 6] as const) {
          const { events: fallen } = played(after, { type: 'die', face });
          const danger = foretold.caveIns.find((one) => one.face === face);
          expect(ofType(fallen, 'blocked')[0]?.tiles).toEqual(danger?.tiles ?? []);
          expect(losses(untilRound(fallen), 'cave-in')).toEqual(danger?.hits ?? []);
          seen['cave-in'] += danger?.hits.length ?? 0;
        }
      }
    }
    for (const n of Object.values(seen)) expect(n).toBeGreaterThan(10);
  });

  /** Everybody ends the turn, dice of exertion pass: the horrors are about to move. Undefined where somebody surfaces. */
  function standingStill(state: Descent): { after: Descent; events: Event[] }[] {
    const open = [{ after: clone(subTerra, state), events: [] as Event[] }];
    const done: typeof open = [];
    for (let one = open.pop(); one; one = open.pop()) {
      const { after, events } = one;
      const asked = asks(after);
      if (asked === 'appear') return [];
      if (asked === 'hazard' || asked === 'over' || events.some(({ type }) => type === 'torches-died')) done.push(one);
      else if (asked === 'die' && ofType(events, 'rolled').length > 9) done.push(one);
      else {
        const codes =
          asked === 'action'
            ? [unwrap(subTerra.check(after, { type: 'end' }))]
            : asked === 'die'
              ? [6]
              : legalCodes(after);
        for (const code of codes) {
          const next = { after: clone(subTerra, after), events: [...events] };
          subTerra.play(next.after, code, (event) => next.events.push(event));
          open.push(next);
        }
      }
    }
    return done;
  }

  test('ST-HOR-VICTIM, ST-HOR-MOVE, ST-HOR-TOUCH: if nobody moves, horrors go and strike as foretold', () => {
    let [strikes, moves, departures] = [0, 0, 0];
    const all = positions('action', 60).filter((state) => countOf(state) > 0 && !state.dark && state.deck > 0);
    for (const [k, state] of all.entries()) {
      if (k % 3 > 0) continue;
      const endings = standingStill(state);
      if (endings.length === 0) continue;
      const hunts = huntsOf(state);
      const { certain, possible: perhaps } = nextStrikes(state);
      const struck = endings.map(({ events }) => losses(events, 'horror').map(({ caver }) => caver));
      const some = [...new Set(struck.flat())];
      expect([...certain].sort()).toEqual(some.filter((one) => struck.every((list) => list.includes(one))).sort());
      expect([...certain, ...perhaps].sort()).toEqual([...some].sort());
      strikes += certain.length;
      for (const { events } of endings) {
        const first = events.slice(
          0,
          Math.max(
            0,
            events.findIndex(({ type }) => type === 'lost-health'),
          ) || undefined,
        );
        for (const { from, to, towards } of ofType(first, 'horror-moved')) {
          const hunt = hunts.find((one) => one.at === from);
          expect(hunt?.victim).toBe(towards);
          if (hunt?.ways === 1) expect(hunt.path[1]).toBe(to);
          moves++;
        }
        for (const { at: cell } of ofType(first, 'horror-left')) {
          expect(hunts.find((one) => one.at === cell)?.victim).toBeUndefined();
          departures++;
        }
      }
    }
    expect(strikes).toBeGreaterThan(10);
    expect(moves).toBeGreaterThan(100);
    expect(departures).toBeGreaterThan(0);
  });

  test('ST-HOR-MOVE: a horror strikes in as many of its moves as was foretold', () => {
    const reached = new Map<number, number>();
    const lone = positions('action', 60).filter(
      (state) => countOf(state) === 1 && state.deck > 9 && !subTerra.save(state).dark,
    );
    for (const [k, start] of lone.entries()) {
      const [hunt] = huntsOf(start);
      const { cavers } = subTerra.save(start);
      if (k % 7 > 0 || !hunt?.victim || Object.values(cavers).some(({ state }) => state.length > 0)) continue;
      let state = start;
      for (let n = 1; n <= hunt.moves; n++) {
        const [one] = standingStill(state);
        const hits = one ? losses(one.events, 'horror').map(({ caver }) => caver) : [];
        expect(hits.includes(hunt.victim), `move ${n} of ${hunt.moves}`).toBe(n === hunt.moves);
        if (n === hunt.moves) reached.set(n, (reached.get(n) ?? 0) + 1);
        if (!one || asks(one.after) !== 'hazard') break;
        const calm = subTerra.check(one.after, { type: 'hazard', hazard: 'tremor', severe: false });
        if (!calm.ok) break;
        subTerra.play(one.after, calm.value);
        rollAll(one.after, [], 6);
        state = one.after;
      }
    }
    expect(reached.get(1) ?? 0).toBeGreaterThan(3);
    expect(reached.get(2) ?? 0).toBeGreaterThan(3);
    expect([...reached.keys()].some((n) => n > 2)).toBe(true);
  });
});
