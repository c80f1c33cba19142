// Draws over many games: the exit comes evenly as 60th to 65th tile, and hazards follow their pool.
import { NOTHING } from '@undercroft/cave';
import { buffer, CHANCE, drawOutcome, Stream, unwrap } from '@undercroft/engine';
import { chiSquare, criticalValue } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Descent } from '../rules/descent.ts';
import { subTerra } from '../rules/index.ts';

const codes = buffer(subTerra);
const weights = buffer(subTerra);

/** Keeps everybody unhurt and removes horrors: only the draws matter here. */
function restore(d: Descent): void {
  for (let i = 0; i < d.cavers; i++) {
    d.health[i] = 3;
    d.states[i] = 0;
  }
  d.horrors.fill(NOTHING);
  d.gas = 0;
}

/** Puts the acting caver next to a gap. */
function goToGap(d: Descent): void {
  for (let tile = d.cave.count - 1; tile >= 0; tile--) {
    for (let side = 0; side < 4; side++) {
      if (!d.cave.isGap(tile, side)) continue;
      d.places[d.actor] = tile;
      d.halves[d.actor] = side;
      return;
    }
  }
  throw new Error('no gap');
}

/** Heals everybody, refills the hazard deck and puts the acting caver next to a gap. */
function prepare(d: Descent): void {
  restore(d);
  d.deck = 20;
  d.pool.fill(5, 0, 5);
  if (d.points > 0) goToGap(d);
}

/** The number of the draw that brings the exit. */
function exitDraw(stream: Stream): number {
  const d = unwrap(subTerra.open({}));
  let draws = 0;
  let found = 0;
  const watch = (event: { type: string; tile?: string }) => {
    if (event.type !== 'tile-drawn') return;
    draws++;
    if (event.tile === 'exit D') found = draws;
  };
  while (found === 0) {
    if (subTerra.decider(d) === CHANCE) {
      subTerra.play(d, drawOutcome(subTerra, d, stream, codes, weights), watch as never);
      continue;
    }
    const status = subTerra.status(d);
    if (status.type === 'seat' && status.asks === 'action') prepare(d);
    const moves = Array.from(codes.subarray(0, subTerra.legal(d, codes)), (code) => ({
      code,
      type: subTerra.decode(d, code).type,
    }));
    const move = moves.find(({ type }) => type === 'reveal') ?? moves.at(-1);
    subTerra.play(d, move?.code as number, watch as never);
  }
  return found;
}

describe('draws', () => {
  test('ST-SETUP-3 the exit is drawn 60th to 65th, each equally often', () => {
    const games = 900;
    const counts = new Map<number, number>();
    for (let i = 0; i < games; i++) {
      const draw = exitDraw(Stream.of('exit').split(i));
      counts.set(draw, (counts.get(draw) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([60, 61, 62, 63, 64, 65]);
    expect(
      chiSquare(
        [...counts.values()],
        [...counts].map(() => games / 6),
      ),
    ).toBeLessThan(criticalValue(5));
  });

  test.each(['normal', 'advanced', 'expert'] as const)(
    'ST-SETUP-4, ST-SETUP-5 hazards follow the %s pool',
    (difficulty) => {
      const games = 400;
      const opening = unwrap(subTerra.open({ difficulty }));
      const pool = [...opening.pool];
      const total = pool.reduce((a, b) => a + b, 0);
      const seen = pool.map(() => 0);
      let cards = 0;
      for (let i = 0; i < games; i++) {
        const stream = Stream.of('hazards').split(difficulty).split(i);
        const d = unwrap(subTerra.open({ difficulty }));
        while (d.deck > 0) {
          restore(d);
          const before = [...d.played];
          const code =
            subTerra.decider(d) === CHANCE
              ? drawOutcome(subTerra, d, stream, codes, weights)
              : codes[subTerra.legal(d, codes) - 1];
          subTerra.play(d, code as number);
          for (const [card, count] of before.entries()) {
            const more = (d.played[card] as number) - count;
            seen[card] = (seen[card] as number) + more;
            cards += more;
          }
        }
        expect(d.played.reduce((a, b) => a + b, 0)).toBe(opening.deck);
      }
      const drawn = pool.flatMap((copies, card) =>
        copies > 0 ? [{ count: seen[card] as number, expected: (cards * copies) / total }] : [],
      );
      // Drawing without replacement varies less than chi-square expects, so only a wrong mean can fail this.
      expect(
        chiSquare(
          drawn.map(({ count }) => count),
          drawn.map(({ expected }) => expected),
        ),
      ).toBeLessThan(criticalValue(drawn.length - 1));
      expect(seen.filter((_, card) => pool[card] === 0).every((count) => count === 0)).toBe(true);
    },
  );

  test('ST-SETUP-5 every card of the pool is equally likely to come first', () => {
    const games = 5000;
    const opening = unwrap(subTerra.open({ difficulty: 'advanced' }));
    const stream = Stream.of('first card');
    const d = subTerra.blank();
    const counts = Array.from(opening.pool, () => 0);
    subTerra.copy(opening, d);
    while (subTerra.decider(d) !== CHANCE) subTerra.play(d, codes[subTerra.legal(d, codes) - 1] as number);
    for (let i = 0; i < games; i++) {
      const card = drawOutcome(subTerra, d, stream, codes, weights);
      counts[card] = (counts[card] as number) + 1;
    }
    expect(
      chiSquare(
        counts,
        Array.from(opening.pool, (copies) => (games * copies) / 25),
      ),
    ).toBeLessThan(criticalValue(9));
  });
});
