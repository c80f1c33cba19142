// Checks what Pocket Sub's bots compute quickly against playing out the rules.
import { CHANCE, type Code, drawOutcome, OVER, Stream, unwrap } from '@undercroft/engine';
import { berth, CHOOSE_SUB, type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import { expect, test } from 'vitest';
import { Evaluator } from '../../bots/evaluation.ts';
import { Mobility } from '../../bots/mobility.ts';
import { Turns } from '../../bots/turns.ts';

type State = PocketSub['State'];

const legal = (state: State): Code[] => {
  const codes = new Int32Array(pocketSub.facts.maxLegal);
  return Array.from(codes.subarray(0, pocketSub.legal(state, codes)));
};

function after(state: State, code: Code): State {
  const copy = pocketSub.blank();
  pocketSub.copy(state, copy);
  pocketSub.play(copy, code);
  return copy;
}

/** Every position in which a turn can end, by brute force. */
function ends(state: State, seat = pocketSub.decider(state)): State[] {
  return legal(state).flatMap((code) => {
    const next = after(state, code);
    const goesOn = pocketSub.decider(next) === seat && next.phase !== CHOOSE_SUB;
    return goesOn ? ends(next, seat) : [next];
  });
}

/** What distinguishes positions, regardless of how they were reached. */
function keyOf(state: State): string {
  const { tiles, commandCentres, subs, mines, whirlpools, phase } = pocketSub.save(state);
  return JSON.stringify({ tiles, commandCentres, subs, mines, whirlpools, phase });
}

/** Positions of random games in which a turn begins or a piece is placed: every fifth. */
function* positions(games: number, options: object): Generator<State> {
  const codes = new Int32Array(pocketSub.facts.maxLegal);
  const weights = new Int32Array(pocketSub.facts.maxLegal);
  for (let g = 0; g < games; g++) {
    const stream = Stream.of(`outlook/${g}`);
    const state = unwrap(pocketSub.open(options));
    for (let asked = 0; pocketSub.decider(state) !== OVER; ) {
      if (pocketSub.decider(state) === CHANCE) {
        pocketSub.play(state, drawOutcome(pocketSub, state, stream, codes, weights));
        continue;
      }
      if (state.phase <= CHOOSE_SUB && asked++ % 5 === 0) yield state;
      const all = legal(state);
      pocketSub.play(state, all[stream.below(all.length)] as Code);
    }
  }
}

const VARIANTS = [
  { players: 2, setup: 'introductory' },
  { players: 2, setup: 'standard' },
  { players: 3, setup: 'introductory', mines: 'twelve' },
  { players: 4, setup: 'standard' },
];

test('turns are complete, and each resulting position is visited once', () => {
  const turns = new Turns();
  for (const options of VARIANTS) {
    for (const state of positions(6, options)) {
      const expected = new Set(ends(state).map(keyOf));
      const found: string[] = [];
      turns.each(state, (path, length, end) => {
        found.push(keyOf(end));
        const played = path.subarray(0, length).reduce((at, code) => after(at, code), state);
        expect(keyOf(played)).toBe(found.at(-1));
      });
      expect(new Set(found)).toEqual(expected);
      if (!found.some((end) => end.includes('"phase":"over"'))) expect(found).toHaveLength(expected.size);
    }
  }
});

test('whirlpools and Command Centres are tried in every legal place', () => {
  const turns = new Turns();
  for (const state of positions(6, { players: 3, setup: 'standard', captain: true })) {
    if (state.phase >= CHOOSE_SUB) continue;
    let found = 0;
    turns.each(state, () => found++);
    expect(found).toBe(ends(state).length);
  }
});

/** Where each sub of the seat to decide can end a turn without being lost, by brute force. */
function safeEnds(state: State): number[] {
  const seat = state.seat;
  return Array.from(state.subs.subarray(berth(seat), berth(seat) + (state.fleet[seat] as number)), (from) => {
    const moved = after(state, legal(state).find((code) => (code & 63) === from) as Code);
    const places = ends(moved, seat)
      .filter((end) => end.fleet[seat] === state.fleet[seat])
      .map((end) => pocketSub.save(end).subs);
    const colour = state.board.colours[seat] as 'red';
    const others = (pocketSub.save(state).subs[colour] ?? []).slice();
    others.splice(others.indexOf(state.board.names[from] as string), 1);
    return new Set(places.map((subs) => without(subs[colour] ?? [], others))).size;
  });
}

function without(all: readonly string[], some: readonly string[]): string {
  const left = [...all];
  for (const one of some) left.splice(left.indexOf(one), 1);
  return left.join();
}

test('PS-MOVE-4, PS-MINE-1, PS-MEET: mobility counts exactly the places where subs can safely end a turn', () => {
  const mobility = new Mobility();
  let looked = 0;
  for (const options of VARIANTS) {
    for (const state of positions(12, options)) {
      // A hero may end the game on its way.
      if (state.phase !== CHOOSE_SUB || state.fleet[state.seat] === 1) continue;
      mobility.analyse(state);
      const safe = safeEnds(state);
      expect(mobility.ends[state.seat]).toBe(safe.reduce((sum, n) => sum + n, 0));
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(40);
});

test('PS-MINE-4: with all twelve mines laid, only the way home is safe', () => {
  const mobility = new Mobility();
  const opening = pocketSub.save(unwrap(pocketSub.open({ mines: 'twelve' })));
  const state = unwrap(pocketSub.load({ ...opening, laid: { red: 12, blue: 3 } }));
  mobility.analyse(state);
  expect(mobility.ends[0]).toBe(safeEnds(state).reduce((sum, n) => sum + n, 0));
  expect(mobility.ends[1]).toBeGreaterThan(mobility.ends[0] as number);
});

test('PS-HERO-2: mobility counts the subs that a hero can ram', () => {
  const mobility = new Mobility();
  const opening = pocketSub.save(unwrap(pocketSub.open({})));
  const place = (subs: object) => unwrap(pocketSub.load({ ...opening, subs }));
  mobility.analyse(place({ red: ['0,0:e1'], blue: ['1,-1:e4', '1,0:e3'] }));
  expect(mobility.prey[0]).toBe(1);
  expect(mobility.prey[1]).toBe(0);
  mobility.analyse(place({ red: ['0,0:e1', '-1,1:c'], blue: ['1,-1:e4', '1,0:e3'] }));
  expect(mobility.prey[0]).toBe(0);
});

test('the chances of all sides add up to one, and a seat that is out has none', () => {
  const evaluator = new Evaluator();
  const worth = new Float64Array(4);
  for (const options of VARIANTS) {
    for (const state of positions(8, options)) {
      evaluator.evaluate(state, worth);
      const { players, sides } = state.board;
      const bySide = new Map(Array.from({ length: players }, (_, seat) => [sides[seat], worth[seat] as number]));
      expect([...bySide.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      for (let seat = 0; seat < players; seat++) {
        const left = Array.from(sides).some(
          (side, other) => side === sides[seat] && (state.fleet[other] as number) > 0,
        );
        if (state.phase === CHOOSE_SUB && !left) expect(worth[seat]).toBe(0);
      }
    }
  }
});
