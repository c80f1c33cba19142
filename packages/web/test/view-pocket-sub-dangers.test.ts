// What the chart warns of before anything is decided, compared with what the rules then play: where a sub can end its move,
// which regions cost it, and where the enemy can come to next.
import { clone, Playout, Stream, unwrap } from '@undercroft/engine';
import { type Action, type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { dangersOf, reachedAfter } from '../../../games/pocket-sub/page/dangers.ts';
import type { CoursePlan } from '../../../games/pocket-sub/page/plan.ts';
import { planMarks } from '../../../games/pocket-sub/page/plan-marks.ts';
import { pocketSubPlanner } from '../../../games/pocket-sub/page/planner.ts';
import game from '../../../games/pocket-sub/words/en/index.ts';
import { legalCodes } from '../../page-kit/src/trial.ts';

type Sea = PocketSub['State'];

const planner = pocketSubPlanner(game);
const positionOf = (state: Sea) => ({ state, snapshot: pocketSub.save(state) });

/** Starts of turns in random games. */
function* positions(options: object, seed: string): Generator<Sea> {
  const playout = new Playout(pocketSub);
  const stream = Stream.of(seed);
  const sea = unwrap(pocketSub.open(options));
  for (let turns = 0; pocketSub.status(sea).type !== 'over'; ) {
    if (pocketSub.save(sea).phase === 'sub' && turns++ % 4 === 1) yield clone(pocketSub, sea);
    pocketSub.play(sea, playout.choose(sea, stream));
  }
}

interface Sailed {
  readonly path: readonly string[];
  readonly isLost: boolean;
}

/** Every move of a sub to its end, as the rules play it. */
function movesOf(sea: Sea, at: string): Sailed[] {
  const { seat } = sea;
  const follow = (now: Sea, path: readonly string[]): Sailed[] => {
    const isOn = now.seat === seat && pocketSub.save(now).phase === 'step';
    if (!isOn) return [{ path, isLost: (now.fleet[seat] ?? 0) < (sea.fleet[seat] ?? 0) }];
    return legalCodes(pocketSub, now).flatMap((code) => {
      const action = pocketSub.decode(now, code) as Action;
      const next = clone(pocketSub, now);
      pocketSub.play(next, code);
      return follow(next, action.type === 'step' ? [...path, action.to] : path);
    });
  };
  const begun = clone(pocketSub, sea);
  pocketSub.play(begun, unwrap(pocketSub.check(begun, { type: 'sub', at })));
  return follow(begun, [at]);
}

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();

describe.each([{ players: 2 }, { players: 3, setup: 'standard' }, { players: 4, setup: 'standard', captain: true }])(
  'in %j',
  (options) => {
    test('PS-MOVE-1, PS-MEET-3 to PS-MEET-5: the amber edge is where a move ends alive, the hatch what no move outlives', () => {
      let deadly = 0;
      for (const sea of ['one', 'two', 'three'].flatMap((seed) => [...positions(options, `dangers ${seed}`)])) {
        const at = positionOf(sea);
        for (const [i, start] of (at.snapshot.subs[sea.board.colours[sea.seat] ?? 'red'] ?? []).entries()) {
          const plan: CoursePlan = { use: [], sub: i, bends: [], avoids: [] };
          const marks = planMarks(at, plan);
          const moves = movesOf(sea, start);
          const alive = moves.filter(({ isLost }) => !isLost);
          const outlived = new Set(alive.flatMap(({ path }) => path.slice(1)));
          const entered = moves.flatMap(({ path }) => path.slice(1));
          if (marks.courses) continue;
          expect(sorted(marks.lit ?? [])).toEqual(sorted(alive.map(({ path }) => path.at(-1) ?? '')));
          expect(sorted(marks.deadly ?? [])).toEqual(sorted(entered.filter((region) => !outlived.has(region))));
          deadly += marks.deadly?.length ?? 0;
        }
      }
      expect(deadly).toBeGreaterThan(5);
    });
  },
);

describe('where the enemy can come to next', () => {
  test('PS-MEET-4: is what it can play after the plan', () => {
    let compared = 0;
    const options = { players: 2, captain: true, setup: 'standard' };
    for (const sea of ['one', 'two'].flatMap((seed) => [...positions(options, `reach ${seed}`)])) {
      const at = positionOf(sea);
      const plan = planner.view(at, planner.empty).places.map(({ place }) => planner.touch(at, planner.empty, place));
      const whole = plan.find((one) => planner.view(at, one).commit);
      if (!whole) continue;
      const then = clone(pocketSub, sea);
      for (const action of planner.view(at, whole).actions as readonly Action[])
        pocketSub.play(then, unwrap(pocketSub.check(then, action)));
      if (then.seat === sea.seat || pocketSub.save(then).phase !== 'sub') continue;
      expect(sorted(reachedAfter(at, whole).map((one) => one.at))).toEqual(sorted(playedReach(then)));
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  /** Regions that the player to move can come to alive, or where they take an enemy with them: with any tokens. */
  function playedReach(sea: Sea): Set<string> {
    const { seat } = sea;
    const others = (one: Sea) => one.fleet.reduce((sum, n, other) => (other === seat ? sum : sum + n), 0);
    const reached = new Set<string>();
    const follow = (now: Sea): void => {
      for (const code of legalCodes(pocketSub, now)) {
        const action = pocketSub.decode(now, code) as Action;
        const next = clone(pocketSub, now);
        const lost: string[] = [];
        pocketSub.play(next, code, (event) => {
          if (event.type === 'sub-lost' && event.fleet === now.board.colours[seat]) lost.push(event.at);
        });
        if (action.type === 'step' && (lost.length === 0 || others(next) < others(now))) reached.add(action.to);
        const { phase } = pocketSub.save(next);
        if (next.seat === seat && (phase === 'step' || action.type === 'tokens')) follow(next);
      }
    };
    follow(sea);
    return reached;
  }

  test('yours are shown where own subs lie or could end; everyone’s are shown everywhere', () => {
    const sea = unwrap(
      pocketSub.load({
        ...pocketSub.save(unwrap(pocketSub.open({}))),
        subs: { red: ['-1,0:c', '-1,1:e1'], blue: ['0,0:e1', '1,0:e0'] },
        lastLoss: 'collision',
      }),
    );
    const at = positionOf(sea);
    const shown = (whose: 'yours' | 'all') => dangersOf(at, { whose }, { words: game, turn: 0 });
    const signs = (marks: string) => marks.split('<circle').length - 1;
    expect(signs(shown('yours').marks)).toBeGreaterThan(0);
    expect(signs(shown('yours').marks)).toBeLessThan(signs(shown('all').marks));
    expect(signs(shown('all').marks)).toBe(reachedAfter(at, planner.empty).length);
    expect(shown('yours').text).toBe('Blue can reach your sub at 2 NE next turn.');
    expect(shown('yours').chips).toEqual({ red: [{ icon: 'warn', text: 'at risk', tone: 'bad' }] });
  });
});
