// Positions of Pocket Sub made by hand: what is placed at once, the goal, the fleets, what is told and seen, the set-up.
import { clone, unwrap } from '@undercroft/engine';
import { type Action, type Event, pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../../games/pocket-sub/page/drawings.ts';
import { pocketSubSetUp } from '../../../games/pocket-sub/page/set-up.ts';
import type { ActionOption, Target } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { towards } from '../src/stage/board.tsx';
import { pocketSubEn as game } from './game-words.ts';
import { end, english, hungarian, NOBODY, type Sea } from './view-pocket-sub-support.ts';

const start = (options: object = {}, change: object = {}): Sea =>
  unwrap(pocketSub.load({ ...pocketSub.save(unwrap(pocketSub.open(options))), ...change }));

function play(sea: Sea, ...moves: readonly Action[]): Sea {
  for (const move of moves) pocketSub.play(sea, unwrap(pocketSub.check(sea, move)));
  return sea;
}

const sub = (at: string): Action => ({ type: 'sub', at });
const step = (to: string): Action => ({ type: 'step', to });

const actionsOf = (sea: Sea): readonly ActionOption[] => english.at(sea).scene(NOBODY).actions;

const optionOf = (sea: Sea, id: string): ActionOption =>
  actionsOf(sea).find((option) => option.id === id) as ActionOption;

const boardOf = (sea: Sea, target?: Target) => {
  const highlighted = actionsOf(sea).flatMap(({ targets }) => targets);
  return english.at(sea).board({ highlighted, isPortrait: false, ...(target ? { target } : {}) });
};

/** PS-EX-3: red can run deep from its own command centre. */
const docked = (): Sea =>
  start({}, { subs: { red: ['-1,0:c', '-1,1:e4', '-1,1:c'], blue: ['1,0:e3', '1,-1:e1', '1,-1:c'] } });

describe('what is placed at once, and what is around the chart', () => {
  test('PS-MINE-2: a mine that is left to lay is asked for by its places', () => {
    const sea = play(start(), sub('-1,1:c'), step('-1,1:e1'), step('0,0:e4'), step('0,0:c'));
    const { targets, key } = optionOf(sea, 'mine');
    expect(key).toBe('1');
    expect(targets.map(({ place, name, rules }) => `${place} ${name} ${rules.join()}`)).toEqual([
      '-1,1:c Sail and mine 2 centre PS-MINE-2',
      '-1,1:e1 Sail and mine 2 NE PS-MINE-2',
      '0,0:e4 Sail and mine 3 SW PS-MINE-2',
    ]);
    expect(new Set([...targets.map((target) => boardOf(sea, target).overlay), boardOf(sea).overlay]).size).toBe(4);
  });

  test('PS-TURN-1: a move is planned, not put together from buttons', () => {
    expect(actionsOf(start())).toEqual([]);
    expect(actionsOf(play(start(), sub('-1,1:c')))).toEqual([]);
  });

  test('PS-CAP-2: the second whirlpool can only be the other one', () => {
    const sea = start({ captain: true });
    expect(actionsOf(sea).map(({ name, key, targets }) => `${key} ${name} ${targets.length}`)).toEqual([
      '1 Clockwise 3',
      '2 Counter-clockwise 3',
    ]);
    play(sea, { type: 'whirlpool', spin: 'clockwise', at: '0,0:c' });
    expect(actionsOf(sea).map(({ targets }) => targets.length > 0)).toEqual([false, true]);
    expect(actionsOf(sea)[0]?.reason?.rules).toEqual(['PS-CAP-2']);
  });

  test('PS-CAP-2, PS-STD-2: a place says what a touch does; of two whirlpools none before the other', () => {
    const labels = (sea: Sea) => {
      const at = english.at(sea);
      const { actions } = at.scene(NOBODY);
      const highlighted = actions.flatMap(({ targets }) => targets);
      const { places } = at.board({ isPortrait: false, highlighted, place: '0,0:c' });
      return [places.find(({ id }) => id === '0,0:c')?.label, actions.map(({ isOneOfSeveral }) => isOneOfSeveral)];
    };
    const sea = start({ captain: true });
    expect(labels(sea)).toEqual(['Tile 3, centre, deep. Place whirlpool.', [true, true]]);
    play(sea, { type: 'whirlpool', spin: 'clockwise', at: '-1,1:c' });
    expect(labels(sea)[0]).toBe('Tile 3, centre, deep. Counter-clockwise on tile 3.');
  });

  test('PS-HERO-1: an enemy hero is warned of, and the own is not', () => {
    const sea = start({}, { subs: { red: ['-1,1:c'], blue: ['1,-1:c', '1,0:e3'] } });
    const titles = (one: Sea) =>
      english
        .at(one)
        .scene(NOBODY)
        .panels.map(({ title }) => title);
    const hero = (one: Sea) => english.at(one).scene(NOBODY).cards[0]?.chips?.[0]?.tone;
    expect(titles(sea)).toEqual(['On the chart']);
    expect(hero(sea)).toBe('good');
    play(sea, sub('-1,1:c'), step('-1,1:e1'), step('0,0:e4'), step('0,0:c'), { type: 'mine', at: '-1,1:e1' });
    expect(titles(sea)).toEqual(['Beware of heroes', 'On the chart']);
    expect(hero(sea)).toBe('bad');
  });

  test('the key of the chart explains its signs, of every enemy', () => {
    const legend = (players: number) =>
      english
        .at(start({ players }))
        .scene(NOBODY)
        .panels.flatMap((panel) => panel.legend ?? [])
        .map(({ text }) => text);
    expect(legend(2)).toEqual([
      'Your sub can end its move here',
      'Entering costs you the sub',
      'Blue can get here next turn',
      'Blue’s last move',
    ]);
    expect(legend(4).filter((text) => text.endsWith('next turn'))).toEqual([
      'White can get here next turn',
      'Black can get here next turn',
    ]);
  });

  test('every picture of the key is drawn by the build', () => {
    const named = [2, 3, 4].flatMap((players) =>
      english
        .at(start({ players }))
        .scene(NOBODY)
        .panels.flatMap((panel) => panel.legend ?? [])
        .map(({ picture }) => picture.replace('./drawings/', '')),
    );
    expect([...new Set(named)].filter((name) => !(name in (drawings.pictures ?? {})))).toEqual([]);
  });
});

describe('PS-END-1: the goal and how far it is', () => {
  const goal = (sea: Sea, bots: boolean[] = []) => english.at(sea).scene({ names: ['Anna', 'Bence'], bots }).goal;

  test('of two fleets', () => {
    const sea = start({}, { subs: { red: ['-1,1:c', '-1,1:e4'], blue: ['1,0:e3', '1,-1:c'] }, lastLoss: 'collision' });
    expect(goal(sea)).toEqual({
      icon: 'sub',
      title: 'Sink the Blue fleet',
      text: 'Blue has *2* subs left, you have *2*',
    });
    expect(english.at(sea).scene({ names: ['Anna', 'Bence'], bots: [] }).actor?.name).toBe('Anna, Red');
  });

  test('the player at this screen sees their own goal while a bot plays', () => {
    const sea = start();
    expect(goal(sea, [true, false])?.title).toBe('Sink the Red fleet');
    expect(goal(sea, [true, true])).toMatchObject({
      title: 'Sink every enemy fleet',
      text: 'Red has *3* subs left, Blue *3*',
    });
  });

  test('PS-SETUP-1: of three fleets, and of teams', () => {
    expect(goal(start({ players: 3 }))).toMatchObject({
      title: 'Sink the White and Blue fleets',
      text: 'White has *3* subs left, Blue *3*, you have *3*',
    });
    expect(goal(start({ players: 4 }))).toMatchObject({
      title: 'Sink the White and Black fleets',
      text: 'White has *2* subs left, Black *2*, Blue *2*, you have *2*',
    });
  });

  test('PS-END-2: a draw that comes near', () => {
    expect(goal(start({}, { quiet: { rounds: 2, thisRound: true }, round: 9 }))?.text).toBe(
      'Blue has *3* subs left, you have *3*, *one* more quiet round and it is a draw',
    );
  });

  test('PS-STD-2: while fleets are placed', () => {
    const sea = start({ captain: true });
    expect(goal(sea)?.text).toBe('First everybody places their fleet');
  });
});

describe('fleets', () => {
  test('PS-TURN-1: who is next; who has no subs is skipped', () => {
    const turns = (sea: Sea) =>
      english
        .at(sea)
        .scene(NOBODY)
        .cards.map(({ turn }) => turn);
    expect(turns(start({ players: 3 }))).toEqual(['acting', 'next', 'waiting']);
    const subs = { red: ['1,-1:e1', '0,-1:e5'], white: [], blue: ['-1,1:e3', '-1,0:e5'] };
    expect(turns(start({ players: 3 }, { subs, lastLoss: 'mine' }))).toEqual(['acting', 'waiting', 'next']);
  });
});

describe('what is told and seen', () => {
  /** What is told about a move, event by event. */
  function toldOf(sea: Sea, action: Action): { type: Event['type']; text: string }[] {
    const before: Sea = clone(pocketSub, sea);
    const events: Event[] = [];
    pocketSub.play(sea, unwrap(pocketSub.check(sea, action)), (event) => events.push(event));
    return events.flatMap((event, i) => {
      const line = english.logLine(event, {
        before: english.at(before),
        after: english.at(sea),
        earlier: events.slice(0, i),
        later: events.slice(i + 1),
      });
      return line ? [{ type: event.type, text: line.text }] : [];
    });
  }

  const linesOf = (sea: Sea, action: Action): string[] => toldOf(sea, action).map(({ text }) => text);

  /** The lines of steps taken one after another. */
  const told = (sea: Sea, ...actions: readonly Action[]): string[] =>
    actions.flatMap((action) => toldOf(sea, action).flatMap(({ type, text }) => (type === 'stepped' ? [text] : [])));

  test('a course is told as one line when it has been sailed', () => {
    const sea = play(start(), sub('-1,1:c'));
    expect(told(sea, step('-1,1:e1'), step('0,0:e4'))).toEqual([]);
    expect(told(sea, step('0,0:c'))).toEqual(['*Red* sails to 2 NE, 3 SW and 3 centre.']);
  });

  test('a course whose last step loses the sub is told as a whole', () => {
    const sea = start({}, { subs: { red: ['1,0:e4'], blue: ['1,-1:c', '1,0:e3'] } });
    play(sea, sub('1,0:e4'));
    expect(told(sea, step('1,0:e5'), step('1,0:c'))).toEqual(['*Red* sails to 5 NW and 5 centre.']);
    expect(pocketSub.status(sea).type).toBe('over');
  });

  test.each([
    [{ red: 12, blue: 0 }, '*Red* loses a sub at 3 centre: its fleet has no mines left to lay.'],
    [{ red: 11, blue: 0 }, undefined],
  ])('PS-MINE-4: a sub lost for want of a mine, after %j laid', (laid, text) => {
    const sea = play(start({ mines: 'twelve' }, { laid }), sub('-1,1:c'), step('-1,1:e1'), step('0,0:e4'));
    expect(linesOf(sea, step('0,0:c')).find((line) => line.includes('loses'))).toBe(text);
  });

  test('PS-MINE-2: a sub lost for want of a place for its mine', () => {
    const sea = play(docked(), sub('-1,0:c'), step('0,0:c'));
    expect(linesOf(sea, step('0,0:e1'))).toContain('*Red* loses a sub at 3 NE: it has nowhere to lay a mine.');
  });

  test.each([
    ['clockwise', english, 'Whirlpool, clockwise'],
    ['counter-clockwise', english, 'Whirlpool, counter-clockwise'],
    ['clockwise', hungarian, 'Jobbra forgó örvény'],
  ] as const)('PS-CAP-3: a place with a %s whirlpool is headed by its name', async (spin, view, name) => {
    const other = spin === 'clockwise' ? 'counter-clockwise' : 'clockwise';
    const whirlpools = [
      { at: '0,0:c', spin },
      { at: '-1,1:c', spin: other },
    ];
    const sea = start({ captain: true }, { phase: 'sub', seat: 0, whirlpools });
    const infoOf = await view.loadPlaceInfo();
    const names = infoOf(view.at(sea), '0,0:c').items.map((item) => item.name);
    expect(names).toContain(name);
  });

  test('PS-CAP-3: what lies on a turning tile goes to where it lies afterwards', () => {
    const pools = [
      { at: '-1,1:c', spin: 'clockwise' },
      { at: '0,0:c', spin: 'counter-clockwise' },
    ];
    const before = start(
      { captain: true },
      { phase: 'sub', seat: 0, whirlpools: pools, mines: { blue: ['0,0:e1'] }, laid: { blue: 1 } },
    );
    const turned = (at: string, spin: 'clockwise' | 'counter-clockwise'): Event => ({
      type: 'whirlpool-turned',
      rule: 'PS-CAP-3',
      at,
      spin,
    });
    const spot = (place: string) => boardOf(before).places.find(({ id }) => id === place);
    const [red] = english.animationStep(turned('-1,1:c', 'clockwise'), english.at(before), [])?.moves ?? [];
    expect(red).toMatchObject({ key: 'sub red -1,1:e4' });
    expect(red?.x).toBeCloseTo(spot('-1,1:e5')?.x ?? 0);
    const [mine] = english.animationStep(turned('0,0:c', 'counter-clockwise'), english.at(before), [])?.moves ?? [];
    expect(mine?.y).toBeCloseTo(spot('0,0:e0')?.y ?? 0);
  });

  test.each([2, 3, 4])(
    'arrows go from every region to every other, on the sea of %i, lying and isPortrait',
    (players) => {
      for (const isPortrait of [false, true]) {
        const { places } = english.at(start({ players })).board({ highlighted: [], isPortrait });
        const [first] = places;
        if (!first) throw new Error('no places');
        const ways = [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ] as const;
        const links = places.flatMap((from) =>
          ways.flatMap((way) => towards(places, from, way) ?? []).map((to) => [from, to] as const),
        );
        const reached = (pairs: readonly (readonly [object, object])[]) => {
          const found = new Set<object>([first]);
          for (let size = 0; size < found.size; ) {
            size = found.size;
            for (const [from, to] of pairs) if (found.has(from)) found.add(to);
          }
          return found.size;
        };
        expect(reached(links)).toBe(places.length);
        expect(reached(links.map(([from, to]) => [to, from]))).toBe(places.length);
      }
    },
  );

  test('against bots alone a loss is a loss', () => {
    const sea = start({}, { subs: { red: ['-1,1:c'], blue: ['-1,1:e0'] }, lastLoss: 'mine' });
    play(sea, sub('-1,1:c'), step('-1,1:e0'));
    const status = pocketSub.status(sea);
    if (status.type !== 'over') throw new Error('it should be over');
    const medal = (bots: boolean[]) => end.result(status.ending, sea, { names: ['Anna', 'Bence'], bots }).medal;
    expect(medal([false, false])).toBe('./drawings/medal-pocket-sub-victory-red.svg');
    expect(medal([true, false])).toBe('./drawings/medal-pocket-sub-loss-blue.svg');
  });
});

describe('what can be set before', () => {
  const setUp = pocketSubSetUp({ game, page });
  const usual = Object.fromEntries([
    ...setUp.switches.map(({ option, off }) => [option, off]),
    ...setUp.choices.map((choice) => [choice.option, choice.usual]),
  ]);

  test('the usual is a game for every number of players, and so is every other', () => {
    for (const players of setUp.players) {
      const open = (values: object) =>
        unwrap(pocketSub.open(setUp.options({ players, people: [], values: { ...usual, ...values } }))).options;
      expect(open({})).toEqual({ players, setup: 'introductory', first: 0, captain: false, mines: 'unlimited' });
      for (const { option, on } of setUp.switches) expect(open({ [option]: on })).toMatchObject({ [option]: on });
      expect(open({ setup: 'standard' }).setup).toBe('standard');
    }
  });

  test('PS-COMP-1: seats are fleets', () => {
    const names = (players: number) =>
      Array.from({ length: players }, (_, seat) => setUp.seat({ players, people: [], values: {} }, seat).name);
    expect([names(2), names(3), names(4)]).toEqual([
      ['Red', 'Blue'],
      ['Red', 'White', 'Blue'],
      ['Red', 'White', 'Blue', 'Black'],
    ]);
  });

  test('PS-SETUP-2: a fleet that is not in the game cannot begin', () => {
    const opened = pocketSub.open(setUp.options({ players: 2, people: [], values: { ...usual, first: 3 } }));
    expect(opened.ok ? '' : setUp.errorText(opened.error)).toContain('Seat 4 is empty');
  });
});
