// Whole games of Pocket Sub through what the table shows of them.
import { clone, type Ending, must } from '@undercroft/engine';
import { type Action, type Colour, type Event, type PocketSub, pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { end as pocketSubEnd } from '../src/games/pocket-sub/end.ts';
import { costOf } from '../src/games/pocket-sub/sea.ts';
import { pocketSubSetUp } from '../src/games/pocket-sub/set-up.ts';
import { pocketSubView } from '../src/games/pocket-sub/view.ts';
import { towards } from '../src/stage/board.tsx';
import type { Aim, Aiming, Card, Deed, GameView } from '../src/stage/contract.ts';
import page from '../src/words/en/page.ts';
import game from '../src/words/en/pocket-sub.ts';
import pageHu from '../src/words/hu/page.ts';
import gameHu from '../src/words/hu/pocket-sub.ts';
import { faults as markupFaults } from './draw-cave-support.ts';
import { eventFaults, goldenRecords, playRandomly, replayed, sceneFaults } from './view-faults.ts';

const english = pocketSubView({ game, page });
const hungarian = pocketSubView({ game: gameHu, page: pageHu });
const views = [english, hungarian];
const end = pocketSubEnd({ game, page });
const ends = [end, pocketSubEnd({ game: gameHu, page: pageHu })];
const NOBODY = { names: [], bots: [] };

type Sea = PocketSub['State'];

/** Tiles and a chosen sub are seen; steps before the last are told with the whole course. */
const UNTOLD: readonly Event['type'][] = ['tile-laid', 'sub-chosen', 'stepped'];

/** Sets of tokens have no place: letters tell them apart. */
const isByLetter = (fault: string): boolean => fault === 'the aims of tokens cannot be told apart';

const sceneFaultsOf = (view: GameView<PocketSub>, sea: Sea): string[] =>
  sceneFaults(view, sea).filter((fault) => !isByLetter(fault));

/** Every fault once, with where it was. */
class Faults {
  readonly #found = new Map<string, string>();

  add(where: string, faults: readonly string[]): void {
    for (const fault of faults) if (!this.#found.has(fault)) this.#found.set(fault, where);
  }

  get all(): string[] {
    return [...this.#found].map(([fault, where]) => `${where}: ${fault}`);
  }
}

const isDecided = (sea: Sea): boolean => pocketSub.status(sea).type !== 'chance';

describe('every decision can be shown and answered, every event is told', () => {
  const { variants } = pocketSub.facts;
  test.each(variants.map((variant, i) => [variant.name, variant, i] as const))('%s', (name, variant, i) => {
    const faults = new Faults();
    const view = views[i % 2] as GameView<PocketSub>;
    playRandomly(pocketSub, variant.options, `view ${i}`, (moment) => {
      faults.add(name, [...eventFaults(view, moment, UNTOLD), ...motionFaults(moment)]);
      if (isDecided(moment.after))
        faults.add(name, [...sceneFaultsOf(view, moment.after), ...disagreements(moment.after)]);
    });
    expect(faults.all).toEqual([]);
  });

  test('golden games too, with every question, event and way of ending', () => {
    const faults = new Faults();
    const [asked, told, ended] = [new Set<string>(), new Set<string>(), new Set<string>()];
    goldenRecords(pocketSub).forEach((record, i) => {
      let decisions = 0;
      replayed(pocketSub, record, (moment) => {
        for (const { type } of moment.events) told.add(type);
        for (const view of views) faults.add(`game ${i}`, eventFaults(view, moment, UNTOLD));
        if (!isDecided(moment.after)) return;
        const { phase } = pocketSub.save(moment.after);
        // Everywhere else a game is like any by chance: the first of each question, and every sixth.
        const isNew = !asked.has(`${phase} ${i}`);
        asked.add(phase).add(`${phase} ${i}`);
        if (!isNew && decisions++ % 6 > 0 && phase !== 'over') return;
        for (const view of views) faults.add(`game ${i}, ${phase}`, sceneFaultsOf(view, moment.after));
        faults.add(`game ${i}`, [...uprightFaults(moment.after), ...disagreements(moment.after)]);
        const status = pocketSub.status(moment.after);
        if (status.type === 'over') ended.add(endFaults(status.ending, moment.after, faults));
      });
    });
    expect(faults.all).toEqual([]);
    expect([...asked].filter((phase) => !phase.includes(' ')).sort()).toEqual([
      'mine',
      'over',
      'place-cc',
      'place-sub',
      'step',
      'sub',
      'whirlpool',
    ]);
    expect([...ended].sort()).toEqual([...pocketSub.facts.endings].sort());
    expect(told.size).toBe(19);
  });
});

/** Turned for an upright phone it has the same places, and is drawn as well. */
function uprightFaults(sea: Sea): string[] {
  const lit = english.scene(sea, NOBODY).deeds.flatMap(({ aims }) => aims);
  const [lying, upright] = [english.board(sea, { lit, upright: false }), english.board(sea, { lit, upright: true })];
  const names = ({ places }: typeof lying) => places.map(({ id }) => id).join();
  return [
    ...(names(lying) === names(upright) ? [] : ['turning loses places']),
    ...(upright.box.height > upright.box.width === lying.box.height > lying.box.width ? ['it is not turned'] : []),
    ...[upright.marks, upright.over, ...upright.pieces.map(({ svg }) => svg)].flatMap(markupFaults),
  ].filter((fault) => fault !== 'it is not turned' || sea.options.players === 2);
}

interface Moment {
  readonly before: Sea;
  readonly events: readonly Event[];
  readonly after: Sea;
}

/** What moves is there before, and comes to lie where it lies afterwards. */
function motionFaults({ before, events, after }: Moment): string[] {
  const nothing: Aiming = { lit: [], upright: false };
  const was = english.board(before, nothing).pieces;
  const is = english.board(after, nothing);
  return events.flatMap((event, i) => {
    const moves = english.beat(event, before, events.slice(0, i))?.moves ?? [];
    const lost = moves
      .filter(({ key }) => !was.some((piece) => piece.key === key))
      .map(({ key }) => `${key} moves unseen`);
    if (event.type !== 'stepped') return lost;
    const to = is.places.find(({ id }) => id === event.to);
    const snapshot = pocketSub.save(before);
    return [
      ...lost,
      ...(moves.every(({ x, y }) => to && Math.hypot(x - to.x, y - to.y) < 1) ? [] : [`${event.to} is missed`]),
      ...(costOf(snapshot, event.from, event.to) === event.cost ? [] : [`a step costs ${event.cost}`]),
    ];
  });
}

/** Cards, clock, points and measures against the snapshot. */
function disagreements(sea: Sea): string[] {
  const snapshot = pocketSub.save(sea);
  const { cards, clock, points, decider } = english.scene(sea, NOBODY);
  const of = snapshot.using.includes('current') ? 4 : 3;
  const isSettingUp = ['place-cc', 'place-sub', 'whirlpool'].includes(snapshot.phase);
  const measures = end.measures(sea);
  return [
    ...cards.flatMap((card) => cardFaults(card, snapshot, measures)),
    ...(decider === undefined || cards[decider]?.tone === 'acting' ? [] : ['another fleet acts']),
    ...(clock.label === (isSettingUp ? 'Setting up' : `Round ${snapshot.round}`)
      ? []
      : [`the clock says ${clock.label}`]),
    ...(snapshot.move && decider !== undefined && points?.left !== of - snapshot.move.points ? ['the points'] : []),
    ...(Object.keys(end.measureNames).join() === Object.keys(measures).sort(bySubsFirst).join()
      ? []
      : ['a measure has no name']),
  ];
}

const bySubsFirst = (one: string, other: string): number =>
  Number(one.startsWith('mines')) - Number(other.startsWith('mines'));

function cardFaults({ id, row = '', notes, abilities, tone }: Card, snapshot: Snapshot, measures: object): string[] {
  const fleet = id as Colour;
  const subs = snapshot.subs[fleet]?.length ?? 0;
  const mines = snapshot.mines[fleet]?.length ?? 0;
  const isOut = subs === 0 && tone !== 'acting' && ['sub', 'step', 'mine', 'over'].includes(snapshot.phase);
  const ships = row.match(/<svg/g)?.length ?? 0;
  const gone = row.match(/class="sub gone"/g)?.length ?? 0;
  const onChart =
    snapshot.options.mines === 'twelve' ? `on the chart ${mines}` : new RegExp(`^${mines} mines? on the chart`);
  return [
    ...(ships - gone === subs ? [] : [`subs of ${fleet}`]),
    ...(notes.some((note) => (typeof onChart === 'string' ? note.endsWith(onChart) : onChart.test(note)))
      ? []
      : [`mines of ${fleet}`]),
    ...(abilities.length === (snapshot.tokens[fleet]?.length ?? 0) ? [] : [`tokens of ${fleet}`]),
    ...((tone === 'gone') === isOut ? [] : [`${fleet} is ${tone}`]),
    ...(measures[`subs ${fleet}` as never] === subs && measures[`mines ${fleet}` as never] === mines
      ? []
      : [`measures of ${fleet}`]),
  ];
}

/** What the end page shows, in both languages. */
function endFaults(ending: Ending, sea: Sea, faults: Faults): string {
  const { how, winners, rule } = ending as unknown as { how: string; winners: readonly Colour[]; rule: string };
  for (const one of ends) {
    const { medal, title, text, decided, people, rule: told } = one.result(ending, sea, NOBODY);
    faults.add(`end ${how}`, [
      ...(medal.rank === (winners.length === 0 ? 'draw' : 'victory') ? [] : ['the medal is another']),
      ...(people.filter((one) => !one.lost).length === (winners.length || people.length)
        ? []
        : ['the lost are miscounted']),
      ...(told === rule ? [] : ['the rule is another']),
      ...[title, text, decided, ...people.flatMap((one) => [one.name, one.text])].flatMap((words) =>
        /undefined|NaN|\[object|^$/.test(words) ? [`the end says “${words}”`] : [],
      ),
    ]);
  }
  return how;
}

// ---------------------------------------------------------------- positions by hand

const start = (options: object = {}, change: object = {}): Sea =>
  must(pocketSub.load({ ...pocketSub.save(must(pocketSub.open(options))), ...change }));

function play(sea: Sea, ...moves: readonly Action[]): Sea {
  for (const move of moves) pocketSub.play(sea, must(pocketSub.check(sea, move)));
  return sea;
}

const sub = (at: string): Action => ({ type: 'sub', at });
const step = (to: string): Action => ({ type: 'step', to });

const deedsOf = (sea: Sea): readonly Deed[] => english.scene(sea, NOBODY).deeds;
const deedOf = (sea: Sea, id: string): Deed => deedsOf(sea).find((deed) => deed.id === id) as Deed;
const aimAt = (sea: Sea, place: string): Aim =>
  deedsOf(sea)
    .flatMap(({ aims }) => aims)
    .find((aim) => aim.place === place) as Aim;
const boardOf = (sea: Sea, aim?: Aim) => {
  const lit = deedsOf(sea).flatMap(({ aims }) => aims);
  return english.board(sea, { lit, upright: false, ...(aim ? { aim } : {}) });
};
const labelOf = (sea: Sea, place: string): string | undefined =>
  boardOf(sea).places.find(({ id }) => id === place)?.label;

/** PS-EX-3: red can run deep from its own command centre. */
const docked = (): Sea =>
  start({}, { subs: { red: ['-1,0:c', '-1,1:e4', '-1,1:c'], blue: ['1,0:e3', '1,-1:e1', '1,-1:c'] } });

describe('prices, dangers and reasons come from the rules', () => {
  test('PS-MOVE-1, PS-MOVE-2: every step has its price, and running deep is a deed of its own', () => {
    const sea = play(docked(), sub('-1,0:c'));
    expect(deedOf(sea, 'step').aims).toHaveLength(6);
    expect(deedOf(sea, 'run-deep').aims.map(({ place }) => place)).toEqual(['0,0:c', '1,0:c']);
    expect(aimAt(sea, '0,0:c').stop).toEqual({
      name: '3 centre',
      note: 'deep',
      price: { points: 2, words: '2 points, running deep' },
    });
    expect(aimAt(sea, '-1,0:e2').stop?.price?.points).toBe(2);
    expect(aimAt(sea, '-1,0:e3').stop?.price?.points).toBe(1);
    expect(labelOf(sea, '-1,0:e3')).toBe('Tile 1, south, shallow. 1 point.');
  });

  test('PS-MOVE-2: where it is not possible to run deep, it says why', () => {
    const sea = play(start(), sub('-1,1:c'));
    expect(deedOf(sea, 'run-deep')).toMatchObject({ state: 'refused', aims: [], why: { rules: ['PS-MOVE-2'] } });
  });

  test('PS-EX-3: a course without a place for the mine is red and asks once, with the reason and its rule', () => {
    const sea = play(docked(), sub('-1,0:c'), step('0,0:c'));
    const aim = aimAt(sea, '0,0:e1');
    expect(aim.loss).toEqual({
      title: 'This course loses the sub',
      text: 'It leaves no empty shallow or rocky region, so no mine can be laid.',
      rule: 'PS-MINE-1',
      anyway: 'Sail anyway',
    });
    expect(labelOf(sea, '0,0:e1')).toContain('Deadly.');
    expect(boardOf(sea).marks).toContain('url(#sea-danger)');
    expect(boardOf(sea, aim).over).toContain('#ff7a63');
    expect(boardOf(sea).over).not.toContain('#ff7a63');
  });

  test('PS-TURN-2: the choice that dooms a move says so before the move is lost', () => {
    const sea = play(docked(), sub('-1,0:c'));
    expect(aimAt(sea, '0,0:c').loss).toMatchObject({
      text: 'Whatever comes next, the sub is lost. It leaves no empty shallow or rocky region, so no mine can be laid.',
      rule: 'PS-MINE-1',
    });
    expect(aimAt(sea, '-1,0:e3').loss).toBeUndefined();
  });

  test.each([
    [
      'PS-MEET-3',
      { mines: { blue: ['-1,1:e0'] }, laid: { blue: 1 } },
      '-1,1:e0',
      'A Blue mine lies on it: sub and mine are lost.',
    ],
    [
      'PS-MEET-4',
      { subs: { red: ['-1,1:c', '-1,1:e4'], blue: ['-1,1:e0', '1,-1:c'] } },
      '-1,1:e0',
      'A Blue sub is in the way: both are lost.',
    ],
    [
      'PS-HERO-3',
      { subs: { red: ['-1,1:c', '-1,1:e4'], blue: ['-1,1:e0'] } },
      '-1,1:e0',
      "Blue's hero is in the way: it stays, your sub is lost.",
    ],
  ])('%s: whose piece is deadly, and why', (rule, change, place, text) => {
    const sea = play(start({}, change), sub('-1,1:c'));
    expect(aimAt(sea, place).loss).toMatchObject({ title: 'This course loses the sub', text, rule });
  });

  test('PS-HERO-2: a hero is told what it sinks, and that it wins', () => {
    const sea = play(start({}, { subs: { red: ['-1,1:c'], blue: ['-1,1:e0'] }, lastLoss: 'mine' }), sub('-1,1:c'));
    expect(aimAt(sea, '-1,1:e0')).toMatchObject({ text: '1 point. Sinks a Blue sub. Wins the game.' });
    expect(aimAt(sea, '-1,1:e0').loss).toBeUndefined();
  });

  test('PS-MINE-2: mines are chosen by letters in the order of the course, and the chart shows which', () => {
    const sea = play(start(), sub('-1,1:c'), step('-1,1:e1'), step('0,0:e4'), step('0,0:c'));
    const { aims } = deedOf(sea, 'mine');
    expect(aims.map(({ letter, stop }) => `${letter} ${stop?.name}`)).toEqual(['a 2 centre', 'b 2 NE', 'c 3 SW']);
    expect(aims[1]?.text).toBe('Safe: no enemy piece on the course. Not in 3 centre, where the move ends.');
    expect(aims[1]?.name).toBe('Sail, mine in 2 NE');
    expect(english.scene(sea, NOBODY).status).toContain(
      'a, tile 2, centre; b, tile 2, north-east; c, tile 3, south-west.',
    );
    const shown = aims.map((aim) => boardOf(sea, aim).over);
    expect(new Set([...shown, boardOf(sea).over]).size).toBe(4);
  });

  test('while it is only planned, the sub lies where it sets out; once it sails, where it is', () => {
    const sea = play(start(), sub('-1,1:c'), step('-1,1:e1'));
    const at = (pieces: ReturnType<typeof boardOf>['pieces']) => pieces.find(({ key }) => key === 'sub red -1,1:c');
    const place = boardOf(sea).places.find(({ id }) => id === '-1,1:c');
    expect(at(boardOf(sea).pieces)).toMatchObject({ x: place?.x, y: place?.y });
    expect(at(english.board(sea, { lit: [], upright: false }).pieces)?.x).not.toBe(place?.x);
  });

  test('PS-CAP-4: tokens are chosen by letters, once a turn', () => {
    const pools = [
      { at: '0,0:c', spin: 'clockwise' },
      { at: '-1,1:c', spin: 'counter-clockwise' },
    ];
    const sea = start({ captain: true }, { phase: 'sub', seat: 0, whirlpools: pools });
    const { aims } = deedOf(sea, 'tokens');
    expect(aims.map(({ letter }) => letter)).toEqual(['a', 'b', 'ab', 'c', 'ac', 'bc', 'abc']);
    expect(new Set(aims.map(({ stop }) => stop?.name)).size).toBe(7);
    play(sea, { type: 'tokens', use: ['current'] });
    expect(deedOf(sea, 'tokens')).toMatchObject({ state: 'refused', why: { rules: ['PS-CAP-4'] } });
    play(sea, sub('-1,1:c'));
    expect(english.scene(sea, NOBODY).points).toMatchObject({ left: 0, of: 4 });
  });

  test('PS-CAP-2: the second whirlpool can only be the other one', () => {
    const sea = start({ captain: true });
    expect(deedsOf(sea).map(({ name, aims }) => `${name} ${aims.length}`)).toEqual([
      'Clockwise 3',
      'Counter-clockwise 3',
    ]);
    play(sea, { type: 'whirlpool', spin: 'clockwise', at: '0,0:c' });
    expect(deedsOf(sea).map(({ state }) => state)).toEqual(['refused', 'legal']);
    expect(deedsOf(sea)[0]?.why?.rules).toEqual(['PS-CAP-2']);
  });

  test('PS-HERO-1: an enemy hero is warned of, and the own is not', () => {
    const sea = start({}, { subs: { red: ['-1,1:c'], blue: ['1,-1:c', '1,0:e3'] } });
    const titles = (one: Sea) => english.scene(one, NOBODY).panels.map(({ title }) => title);
    expect(titles(sea)).toEqual(['On the chart']);
    play(sea, sub('-1,1:c'), step('-1,1:e1'), step('0,0:e4'), step('0,0:c'), { type: 'mine', at: '-1,1:e1' });
    expect(titles(sea)).toEqual(['Mind the hero', 'On the chart']);
  });
});

describe('what is told and seen', () => {
  /** The lines of moves played one after another. */
  function told(sea: Sea, ...actions: readonly Action[]): (string | undefined)[] {
    return actions.flatMap((action) => {
      const before: Sea = clone(pocketSub, sea);
      const events: Event[] = [];
      pocketSub.play(sea, must(pocketSub.check(sea, action)), (event) => events.push(event));
      return events.flatMap((event, i) => {
        const line = english.line(event, { before, after: sea, earlier: events.slice(0, i) });
        return line && event.type === 'stepped' ? [line.text] : [];
      });
    });
  }

  test('a course is told as one line when it has been sailed', () => {
    const sea = play(start(), sub('-1,1:c'));
    expect(told(sea, step('-1,1:e1'), step('0,0:e4'))).toEqual([]);
    expect(told(sea, step('0,0:c'))).toEqual(['*Red* goes 2 NE, 3 SW, 3 centre.']);
  });

  test('a course whose last step loses the sub is told as a whole', () => {
    const sea = start({}, { subs: { red: ['1,0:e4'], blue: ['1,-1:c', '1,0:e3'] } });
    play(sea, sub('1,0:e4'));
    expect(told(sea, step('1,0:e5'), step('1,0:c'))).toEqual(['*Red* goes 5 NW, 5 centre.']);
    expect(pocketSub.status(sea).type).toBe('over');
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
    const [red] = english.beat(turned('-1,1:c', 'clockwise'), before, [])?.moves ?? [];
    expect(red).toMatchObject({ key: 'sub red -1,1:e4' });
    expect(red?.x).toBeCloseTo(spot('-1,1:e5')?.x ?? 0);
    const [mine] = english.beat(turned('0,0:c', 'counter-clockwise'), before, [])?.moves ?? [];
    expect(mine?.y).toBeCloseTo(spot('0,0:e0')?.y ?? 0);
  });

  test.each([2, 3, 4])('arrows go from every region to every other, on the sea of %i, lying and upright', (players) => {
    for (const upright of [false, true]) {
      const { places } = english.board(start({ players }), { lit: [], upright });
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
  });

  test('against bots alone a loss is a loss', () => {
    const sea = start({}, { subs: { red: ['-1,1:c'], blue: ['-1,1:e0'] }, lastLoss: 'mine' });
    play(sea, sub('-1,1:c'), step('-1,1:e0'));
    const status = pocketSub.status(sea);
    if (status.type !== 'over') throw new Error('it should be over');
    const medal = (bots: boolean[]) => end.result(status.ending, sea, { names: ['Anna', 'Bence'], bots }).medal;
    expect(medal([false, false])).toMatchObject({ rank: 'victory', fleet: 'red' });
    expect(medal([true, false])).toMatchObject({ rank: 'loss', fleet: 'blue' });
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
        must(pocketSub.open(setUp.options({ players, people: [], values: { ...usual, ...values } }))).options;
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

  test('PS-SETUP-2: who is not there cannot begin', () => {
    const opened = pocketSub.open(setUp.options({ players: 2, people: [], values: { ...usual, first: 3 } }));
    expect(opened.ok ? '' : setUp.fault(opened.error)).toContain('Seat 4 is empty');
  });
});
