// Whole moves and what enemies can reach, against the rules that play them one step at a time.
import { clone, Playout, Stream, unwrap } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Action, listCourses, pocketSub, reachOf } from '../rules/index.ts';

type Sea = ReturnType<typeof pocketSub.blank>;

const codes = (sea: Sea): number[] => {
  const out = new Int32Array(pocketSub.facts.maxLegal);
  return [...out.subarray(0, pocketSub.legal(sea, out))];
};

/** Positions that begin a turn, of random games. */
function* turns(options: object, seed: string): Generator<Sea> {
  const playout = new Playout(pocketSub);
  const stream = Stream.of(seed);
  const sea = unwrap(pocketSub.open(options));
  while (pocketSub.status(sea).type !== 'over') {
    if (pocketSub.save(sea).phase === 'sub') yield clone(pocketSub, sea);
    pocketSub.play(sea, playout.choose(sea, stream));
  }
}

/** Played by codes alone: the path of every move of a sub, and what follows it. */
function moves(sea: Sea, path: readonly string[]): { path: readonly string[]; after: Sea }[] {
  const { phase } = pocketSub.save(sea);
  if (phase !== 'step') return [{ path, after: sea }];
  return codes(sea).flatMap((code) => {
    const after = clone(pocketSub, sea);
    const { to } = pocketSub.decode(sea, code) as Extract<Action, { type: 'step' }>;
    pocketSub.play(after, code);
    return moves(after, [...path, to]);
  });
}

const minesOf = (sea: Sea): string[] =>
  pocketSub.save(sea).phase === 'mine'
    ? codes(sea).map((code) => (pocketSub.decode(sea, code) as { at: string }).at)
    : [];

test.each([{ players: 2 }, { players: 3, captain: true, setup: 'standard' }, { players: 4, mines: 'twelve' }])(
  'PS-MOVE-1 to PS-MOVE-4, PS-MINE-1: every move of a sub is listed once, with its mines, in %j',
  (options) => {
    let compared = 0;
    for (const sea of turns(options, `courses ${JSON.stringify(options)}`)) {
      const { using, subs, seat } = pocketSub.save(sea);
      for (const at of new Set(subs[sea.board.colours[seat] ?? 'red'])) {
        if (using.length > 0) continue;
        const begun = clone(pocketSub, sea);
        pocketSub.play(begun, unwrap(pocketSub.check(begun, { type: 'sub', at })));
        const expected = moves(begun, [at]).map(({ path, after }) => [...path, '|', ...minesOf(after)].join(' '));
        const listed = listCourses(sea, { at, use: [] }).map(({ path, mines }) => [...path, '|', ...mines].join(' '));
        expect(listed).toEqual(expected);
        compared += listed.length;
      }
    }
    expect(compared).toBeGreaterThan(300);
  },
);

test('PS-TURN-2: a move that has begun goes on from where it is', () => {
  const sea = unwrap(pocketSub.open({}));
  pocketSub.play(sea, unwrap(pocketSub.check(sea, { type: 'sub', at: '-1,1:c' })));
  pocketSub.play(sea, unwrap(pocketSub.check(sea, { type: 'step', to: '-1,1:e1' })));
  const listed = listCourses(sea);
  expect(listed.every(({ path }) => path[0] === '-1,1:c' && path[1] === '-1,1:e1')).toBe(true);
  expect(listed.map(({ path }) => path.join())).toEqual(
    moves(sea, ['-1,1:c', '-1,1:e1']).map(({ path }) => path.join()),
  );
});

// ---------------------------------------------------------------- reach

/** As the rules play it, step by step: regions passed or ended in alive, or where an enemy sub was sunk. */
function reachBySteps(sea: Sea, seat: number): Set<string> {
  const reached = new Set<string>();
  const enemies = (one: Sea) =>
    one.board.colours.reduce(
      (n, _, other) => (one.board.sides[other] === one.board.sides[seat] ? n : n + (one.fleet[other] ?? 0)),
      0,
    );
  const follow = (one: Sea): void => {
    const before = pocketSub.save(one);
    if (before.phase !== 'step' && before.phase !== 'sub') return;
    for (const code of codes(one)) {
      const action = pocketSub.decode(one, code) as Action;
      const after = clone(pocketSub, one);
      const lost: string[] = [];
      pocketSub.play(after, code, (event) => {
        if (event.type === 'sub-lost' && event.fleet === one.board.colours[seat]) lost.push(event.at);
      });
      if (action.type === 'step' && (lost.length === 0 || enemies(after) < enemies(one))) reached.add(action.to);
      if (after.seat === seat && pocketSub.save(after).phase !== 'sub') follow(after);
      else if (action.type === 'tokens') follow(after);
    }
  };
  follow(sea);
  return reached;
}

test.each([{ players: 2 }, { players: 3, setup: 'standard' }, { players: 4 }])(
  'PS-MEET-3 to PS-MEET-5, PS-HERO-2, PS-HERO-3: where a seat can come to, in %j',
  (options) => {
    let compared = 0;
    for (const sea of turns(options, `reach ${JSON.stringify(options)}`)) {
      expect([...reachOf(sea, sea.seat, { withTokens: false })].sort()).toEqual(
        [...reachBySteps(sea, sea.seat)].sort(),
      );
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  },
);

test('PS-CAP-4, PS-CAP-7: tokens reach further, and only where they are left', () => {
  let compared = 0;
  for (const sea of turns({ players: 2, captain: true }, 'reach with tokens')) {
    if (sea.using !== 0 || compared++ % 4 > 0) continue;
    const all = [...reachOf(sea, sea.seat, { withTokens: true })].sort();
    expect(all).toEqual([...reachBySteps(sea, sea.seat)].sort());
  }
  expect(compared).toBeGreaterThan(3);
});

const position = (change: object): Sea =>
  unwrap(pocketSub.load({ ...pocketSub.save(unwrap(pocketSub.open({}))), ...change }));

test('PS-HERO-3, PS-MEET-5: nobody comes to a hero or into an enemy Command Centre and lives', () => {
  const subs = { red: ['-1,1:e0'], blue: ['-1,1:c', '1,-1:c'] };
  const hero = reachOf(position({ subs, lastLoss: 'mine' }), 1, { withTokens: true });
  expect(hero.has('-1,1:e0')).toBe(false);
  const both = reachOf(position({ subs: { ...subs, red: ['-1,1:e0', '-1,0:e0'] }, lastLoss: 'mine' }), 1, {
    withTokens: true,
  });
  expect(both.has('-1,1:e0')).toBe(true);
  const near = reachOf(
    position({ subs: { red: ['1,-1:e1', '-1,1:c'], blue: ['-1,0:e3', '1,-1:c'] }, lastLoss: 'mine' }),
    1,
    { withTokens: false },
  );
  expect(near.has('-1,0:c')).toBe(false);
});

test('PS-END-1: nobody reaches anything once it is over', () => {
  const sea = position({ subs: { red: ['-1,1:c'], blue: ['-1,1:e0'] }, lastLoss: 'mine' });
  for (const action of [
    { type: 'sub', at: '-1,1:c' },
    { type: 'step', to: '-1,1:e0' },
  ])
    pocketSub.play(sea, unwrap(pocketSub.check(sea, action)));
  expect(reachOf(sea, 0, { withTokens: true }).size).toBe(0);
});
