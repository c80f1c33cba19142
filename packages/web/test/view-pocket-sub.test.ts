// Whole games of Pocket Sub through what the table shows of them.

import { clone, type Ending, unwrap } from '@undercroft/engine';
import { completeView } from '@undercroft/page-kit/complete-view';
import { type Action, type Colour, type Event, type PocketSub, pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../../games/pocket-sub/page/drawings.ts';
import { end as pocketSubEnd } from '../../../games/pocket-sub/page/end.ts';
import { costOf } from '../../../games/pocket-sub/page/sea.ts';
import { pocketSubSetUp } from '../../../games/pocket-sub/page/set-up.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import type { ActionOption, Card, CompleteView, Target, Targeting } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import pages from '../../words/src/en/pages.ts';
import pageHu from '../../words/src/hu/page.ts';
import pagesHu from '../../words/src/hu/pages.ts';
import { towards } from '../src/stage/board.tsx';
import { faults as markupFaults } from './draw-cave-support.ts';
import { pocketSubEn as game, pocketSubHu as gameHu } from './game-words.ts';
import { eventFaults, goldenRecords, playRandomly, replayed, sceneFaults } from './view-faults.ts';

const english = await completeView(pocketSubView({ game, page }));
const hungarian = await completeView(pocketSubView({ game: gameHu, page: pageHu }));
const views = [english, hungarian];
const end = pocketSubEnd({ game, page: { ...page, ...pages } });
const ends = [end, pocketSubEnd({ game: gameHu, page: { ...pageHu, ...pagesHu } })];
const NOBODY = { names: [], bots: [] };

type Sea = PocketSub['State'];

/**
 * Tiles and a chosen sub are seen; steps before the last are told with the whole course. Whose turn it is stands over what they do;
 * the first of a round is its heading (log-entries.test.ts).
 */
const UNTOLD: readonly Event['type'][] = ['tile-laid', 'turn-began', 'sub-chosen', 'stepped'];

/** Nor are one's own pieces that are passed, which costs nobody anything. */
const isUntold = (event: Event): boolean =>
  UNTOLD.includes(event.type) || (event.type === 'passed' && event.of === event.fleet);

/** A move is planned as a whole: view-pocket-sub-plan.test.ts. */
const isPlanned = (fault: string): boolean =>
  /^no button does \{("at":"[^"]*","type":"sub"|"to":"[^"]*","type":"step"|"type":"tokens",.*)\}$/.test(fault);

const sceneFaultsOf = (view: CompleteView<PocketSub>, sea: Sea): string[] =>
  sceneFaults(view, sea).filter((fault) => !isPlanned(fault));

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
    const view = views[i % 2] as CompleteView<PocketSub>;
    playRandomly(pocketSub, variant.options, `view ${i}`, (moment) => {
      faults.add(name, [...eventFaults(view, moment, isUntold), ...motionFaults(moment)]);
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
        for (const view of views) faults.add(`game ${i}`, eventFaults(view, moment, isUntold));
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

/** Turned for a phone held upright, it has the same places, and is drawn as well. */
function uprightFaults(sea: Sea): string[] {
  const highlighted = english
    .at(sea)
    .scene(NOBODY)
    .actions.flatMap(({ targets }) => targets);
  const [lying, isPortrait] = [
    english.at(sea).board({ highlighted, isPortrait: false }),
    english.at(sea).board({ highlighted, isPortrait: true }),
  ];
  const names = ({ places }: typeof lying) => places.map(({ id }) => id).join();
  return [
    ...(names(lying) === names(isPortrait) ? [] : ['turning loses places']),
    ...(isPortrait.box.height > isPortrait.box.width === lying.box.height > lying.box.width
      ? ['it is not turned']
      : []),
    ...[isPortrait.marks, isPortrait.overlay, ...isPortrait.pieces.map(({ svg }) => svg)].flatMap(markupFaults),
  ].filter((fault) => fault !== 'it is not turned' || sea.options.players === 2);
}

interface Moment {
  readonly before: Sea;
  readonly events: readonly Event[];
  readonly after: Sea;
}

/** What moves is there before, and comes to lie where it lies afterwards. */
function motionFaults({ before, events, after }: Moment): string[] {
  const nothing: Targeting = { highlighted: [], isPortrait: false };
  const was = english.at(before).board(nothing).pieces;
  const is = english.at(after).board(nothing);
  return events.flatMap((event, i) => {
    const moves = english.animationStep(event, english.at(before), events.slice(0, i))?.moves ?? [];
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
  const { cards, clock, decider } = english.at(sea).scene(NOBODY);
  const isSettingUp = ['place-cc', 'place-sub', 'whirlpool'].includes(snapshot.phase);
  const measures = end.measures(sea);
  return [
    ...cards.flatMap((card) => cardFaults(card, snapshot, measures)),
    ...(decider === undefined || cards[decider]?.tone === 'acting' ? [] : ['another fleet acts']),
    ...(clock.label === (isSettingUp ? 'Setting up' : `Round ${snapshot.round}`)
      ? []
      : [`the clock says ${clock.label}`]),
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
    snapshot.options.mines === 'twelve' ? `, ${mines} on the chart` : new RegExp(`^${mines} mines? on the chart`);
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
      ...(medal.includes(`/medal-pocket-sub-${winners.length === 0 ? 'draw' : 'victory'}`)
        ? []
        : ['the medal is another']),
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

  test('whoever sits here sees their own goal while a bot plays', () => {
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
  /** What is told of a move, event by event. */
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

  test('PS-SETUP-2: who is not there cannot begin', () => {
    const opened = pocketSub.open(setUp.options({ players: 2, people: [], values: { ...usual, first: 3 } }));
    expect(opened.ok ? '' : setUp.errorText(opened.error)).toContain('Seat 4 is empty');
  });
});
