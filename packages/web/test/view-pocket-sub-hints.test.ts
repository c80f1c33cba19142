// What a hint suggests and what the table says of it: never a course that the plate calls lost, as long as there is another.
import { clone, Playout, Stream, unwrap } from '@undercroft/engine';
import { type Action, type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import { expect, test } from 'vitest';
import { createRoster } from '../../../games/pocket-sub/bots/roster.ts';
import { pocketSubPlanner } from '../../../games/pocket-sub/page/planner.ts';
import { type Advice, conclude, hintOf, questionFor } from '../../bots/src/index.ts';
import { pocketSubEn as game } from './game-words.ts';

type Sea = PocketSub['State'];

const planner = pocketSubPlanner(game);
const { adept } = createRoster().bots;

const adviceFor = (sea: Sea): Advice =>
  conclude(adept.think(questionFor(pocketSub, sea, Stream.of('hint'))), { iterations: 60 });

function actionsOf(sea: Sea, { line }: Pick<Advice, 'line'>): Action[] {
  const position = clone(pocketSub, sea);
  return line.map((code) => {
    const action = pocketSub.decode(position, code) as Action;
    pocketSub.play(position, code);
    return action;
  });
}

/** What the table says of a turn: undefined where it cannot be planned. */
function plateFor(sea: Sea, actions: readonly Action[]): 'safe' | 'lost' | undefined {
  const at = { state: sea, snapshot: pocketSub.save(sea) };
  const plan = planner.restore(at, actions);
  const commit = plan && planner.view(at, plan).commit;
  return commit && (commit.danger ? 'lost' : 'safe');
}

/** Positions of random games, in which more is lost than between good players. */
function* positions(options: object, seed: string): Generator<Sea> {
  const playout = new Playout(pocketSub);
  const stream = Stream.of(seed);
  const sea = unwrap(pocketSub.open(options));
  for (let turns = 0; pocketSub.status(sea).type !== 'over'; ) {
    if (pocketSub.save(sea).phase === 'sub' && turns++ % 6 === 2) yield clone(pocketSub, sea);
    pocketSub.play(sea, playout.choose(sea, stream));
  }
}

test.each([{ players: 2 }, { players: 3, setup: 'standard', captain: true }, { players: 4, setup: 'standard' }])(
  'PS-TURN-2: what a hint offers is planned as it is, and not lost, in %j',
  (options) => {
    const told: Record<string, number> = {};
    for (const seed of ['one', 'two', 'three']) {
      for (const sea of positions(options, `hints ${seed}`)) {
        const advice = adviceFor(sea);
        const hint = actionsOf(sea, advice.sparing ?? advice);
        const plate = plateFor(sea, hint);
        // Lost is only offered where the search knows of no turn that is not.
        const isForced = plate === 'lost' && advice.sparing === undefined;
        expect(plate === 'safe' || isForced, JSON.stringify(hint)).toBe(true);
        // Every other turn it weighs has a name on the page too.
        const turns = hintOf(advice.sparing ?? advice).map(({ line }) => actionsOf(sea, { line: line ?? [] }));
        const at = { state: sea, snapshot: pocketSub.save(sea) };
        expect(turns.map((turn) => planner.name?.(at, turn) ?? '')).not.toContain('');
        expect(turns[0]).toEqual(hint);
        if (advice.sparing) expect(plateFor(sea, actionsOf(sea, advice))).toBe('lost');
        told[plate ?? ''] = (told[plate ?? ''] ?? 0) + 1;
      }
    }
    expect(told['safe']).toBeGreaterThan(3);
  },
);

test('PS-MEET-4: where the best turn gives up a sub, a hint names another', () => {
  // In random games of three, a position like this soon comes up; a bot plays the turn, a hint does not offer it.
  for (let game = 0; game < 20; game++) {
    for (const sea of positions({ players: 3, setup: 'standard' }, `sacrifice ${game}`)) {
      const advice = adviceFor(sea);
      if (!advice.sparing) continue;
      expect(plateFor(sea, actionsOf(sea, advice))).toBe('lost');
      expect(plateFor(sea, actionsOf(sea, advice.sparing))).toBe('safe');
      expect(advice.sparing.ideas[0]?.code).toBe(advice.sparing.code);
      return;
    }
  }
  throw new Error('no such position');
});
