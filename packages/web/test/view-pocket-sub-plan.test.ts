// The steps of planning a turn of Pocket Sub on the chart, and how a plan is drawn.
import { clone, unwrap } from '@undercroft/engine';
import { type Action, pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import type { CoursePlan } from '../../../games/pocket-sub/page/plan.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import page from '../../words/src/en/page.ts';
import { pocketSubEn as game } from './game-words.ts';
import { type At, planner, positionOf } from './planned-turns.ts';

const start = (change: object = {}, options: object = {}): At =>
  positionOf(unwrap(pocketSub.load({ ...pocketSub.save(unwrap(pocketSub.open(options))), ...change })));

/** As on the drawing of the table: two subs each, mines about. */
const drawn = (): At =>
  start({
    subs: { red: ['-1,0:c', '-1,1:e1'], blue: ['1,-1:c', '1,0:e0'] },
    mines: { red: ['-1,1:e4', '-1,0:e0', '1,0:e4'], blue: ['0,0:e5', '0,0:e2', '1,-1:e1'] },
    laid: { red: 3, blue: 3 },
    lastLoss: 'collision',
  });

const touchAll = (at: At, ...places: readonly string[]): CoursePlan =>
  places.reduce((plan, place) => planner.touch(at, plan, place), planner.empty);

const stopsOf = (at: At, plan: CoursePlan): string =>
  planner
    .view(at, plan)
    .stops.map(({ name }) => name)
    .join(' ');

const mineOf = (at: At, plan: CoursePlan): string | undefined =>
  planner.view(at, plan).buttons.find(({ key, isChosen }) => isChosen && '7890'.includes(key))?.name;

describe('course by destination', () => {
  test('PS-TURN-1: nothing is chosen at first; subs have the keys 1 to 3, and the lost one says so', () => {
    const { buttons, line, actions, commit, waiting } = planner.view(drawn(), planner.empty);
    expect(buttons.map(({ key, name, short = name, isChosen }) => `${key} ${short} ${isChosen}`)).toEqual([
      '1 Port false',
      '2 2 NE false',
      '3 lost false',
    ]);
    expect(buttons[2]).toMatchObject({ name: 'Sub 3', reason: { text: 'This sub is lost.', rules: ['PS-MEET-6'] } });
    expect([line, actions, commit]).toEqual(['', [], undefined]);
    expect(waiting).toEqual({ name: 'Sail', note: 'choose a sub' });
  });

  test('a region that only one sub can reach chooses that sub and its course at once', () => {
    const at = drawn();
    const plan = touchAll(at, '0,0:e3');
    expect(plan).toMatchObject({ sub: 1, end: '0,0:e3' });
    expect(stopsOf(at, plan)).toBe('2 NE 3 SW 3 S');
    expect(planner.touch(at, planner.empty, '-1,0:e3')).toBe(planner.empty);
  });

  test('PS-MOVE-1: the course has its prices and uses all points', () => {
    const chosen = planner.view(drawn(), touchAll(drawn(), '-1,1:e1'));
    expect(chosen).toMatchObject({ start: '-1,1:e1', waiting: { name: 'Sail', note: 'choose a destination' } });
    const view = planner.view(drawn(), touchAll(drawn(), '-1,1:e1', '0,0:e3'));
    expect([view.start, view.waiting]).toEqual(['-1,1:e1', undefined]);
    expect(view.stops.map(({ note, price }) => `${note} ${price?.points ?? ''}`)).toEqual([
      'start, shallow ',
      'shallow 1',
      'rocky 2',
    ]);
    expect(view.points).toEqual({ left: 3, of: 3, words: 'all 3 used' });
    expect(view.destination).toBe('0,0:e3');
    expect(view.commit).toMatchObject({ name: 'Sail', note: 'mine in 3 SW' });
    expect(view.line).toBe('*Sail to 3 S.* No enemy on the way. Blue can’t reach you there next turn.');
  });

  test('PS-TURN-1: of several enemies it is said that others may move before', () => {
    const at = start({}, { players: 3 });
    const [place = ''] = planner
      .view(at, touchAll(at, at.snapshot.subs.red?.[0] ?? ''))
      .places.flatMap((one) => (/End the move/.test(one.label) && !/lose/.test(one.label) ? [one.place] : []));
    const { line } = planner.view(at, touchAll(at, at.snapshot.subs.red?.[0] ?? '', place));
    expect(line).toMatch(/reach you there next turn if nobody else moves first\.$/);
  });

  test('PS-MINE-1: the mine goes to a dashed place by a touch or by its key', () => {
    const at = drawn();
    const plan = touchAll(at, '-1,1:e1', '0,0:e3');
    expect(mineOf(at, plan)).toBe('Mine in 3 SW');
    expect(mineOf(at, planner.touch(at, plan, '-1,1:e1'))).toBe('Mine in 2 NE');
    expect(mineOf(at, planner.press(at, plan, '7') ?? plan)).toBe('Mine in 2 NE');
    expect(planner.press(at, plan, '9')).toBeUndefined();
  });

  test('a region beside the course bends it, and a step back takes bend after bend', () => {
    const at = start();
    const straight = touchAll(at, '-1,1:c', '-1,1:e0');
    const bent = planner.touch(at, straight, '-1,1:e1');
    expect(stopsOf(at, straight)).toBe('2 centre 2 NW 2 N');
    expect(stopsOf(at, bent)).toBe('2 centre 2 SE 2 NE 2 N');
    const back = planner.back(at, bent) ?? bent;
    expect(stopsOf(at, back)).toBe('2 centre 2 NW 2 N');
    const sub = planner.back(at, back) ?? bent;
    expect(sub).toEqual({ use: [], bends: [], avoids: [], sub: 1 });
    expect(planner.back(at, planner.back(at, sub) ?? bent)).toBeUndefined();
  });

  test('PS-EX-3, PS-TURN-2: a course that only loses the sub says so, with the reason and its rule', () => {
    const at = drawn();
    const view = planner.view(at, planner.press(at, touchAll(at, '-1,0:c'), 'end 0,0:e1') ?? planner.empty);
    expect(view.stops.map(({ name }) => name)).toEqual(['1 centre', '3 centre', '3 NE', 'No room for a mine']);
    expect(view.commit?.danger).toMatchObject({
      title: 'This loses the sub',
      text: 'You leave only deep water, so there is no room for a mine.',
      short: 'the sub is lost',
      confirm: 'Sail anyway',
      rules: ['PS-MINE-1'],
      share: 1,
    });
  });

  test.each([
    [
      'PS-MEET-3',
      { mines: { blue: ['-1,1:e0'] }, laid: { blue: 1 } },
      'A Blue mine is in the way: your sub and the mine are both lost.',
    ],
    [
      'PS-MEET-4',
      { subs: { red: ['-1,1:c', '-1,1:e4'], blue: ['-1,1:e0', '1,-1:c'] }, lastLoss: 'mine' },
      'A Blue sub is in the way: both subs sink.',
    ],
    [
      'PS-HERO-3',
      { subs: { red: ['-1,1:c', '-1,1:e4'], blue: ['-1,1:e0'] }, lastLoss: 'mine' },
      "Blue's hero is in the way: only your sub sinks.",
    ],
  ])('%s: whose piece is deadly, and why', (rule, change, text) => {
    const at = start(change);
    const plan = touchAll(at, '-1,1:c', '-1,1:e0');
    expect(planner.view(at, plan).commit?.danger).toMatchObject({ text, rules: [rule] });
    expect(planner.view(at, plan).places.find(({ place }) => place === '-1,1:e0')?.label).toBe(
      'Sail to 2 N as planned.',
    );
    expect(labelOf(at, touchAll(at, '-1,1:c'), '-1,1:e0')).toContain(
      'Deadly. End the move at 2 north and lose the sub.',
    );
  });

  test('PS-MINE-4: where the fleet has no mines left, that is the reason', () => {
    const at = start({ laid: { red: 12, blue: 0 } }, { mines: 'twelve' });
    const plan = touchAll(at, '-1,1:c', '0,0:c');
    expect(planner.view(at, plan).commit?.danger?.text).toBe(
      'You have no mines left: a sub that cannot lay one sinks.',
    );
  });

  test('PS-HERO-2: a hero is told what it sinks, and that it wins; one sub alone need not be chosen', () => {
    const at = start({ subs: { red: ['-1,1:c'], blue: ['-1,1:e0'] }, lastLoss: 'mine' });
    const view = planner.view(at, touchAll(at, '-1,1:e0'));
    expect(view.line).toBe('*Sail to 2 N.* Sinks a Blue sub. Wins the game.');
    expect(view.commit).toMatchObject({ name: 'Sail', note: 'no mine' });
    expect(view.commit?.danger).toBeUndefined();
  });

  test('PS-CAP-4: tokens are switched by the keys 4 to 6 and spent with the turn', () => {
    const pools = [
      { at: '0,0:c', spin: 'clockwise' },
      { at: '-1,1:c', spin: 'counter-clockwise' },
    ];
    const at = start(
      { phase: 'sub', seat: 0, whirlpools: pools, tokens: { red: ['current', 'map'], blue: [] } },
      { captain: true },
    );
    const plan = planner.press(at, planner.empty, '6') ?? planner.empty;
    expect(planner.press(at, planner.empty, '4')).toBeUndefined();
    const view = planner.view(at, plan);
    expect(view.points).toMatchObject({ left: 4, of: 4 });
    expect(view.actions).toEqual([{ type: 'tokens', use: ['current'] }]);
    expect(view.buttons.find(({ key }) => key === '4')?.reason?.rules).toEqual(['PS-CAP-4']);
    expect(planner.press(at, plan, '6')).toEqual(planner.empty);
  });

  test('PS-MOVE-4: a sub that can go nowhere is given up, and one in port stays', () => {
    const hemmed = (sub: string, mines: readonly string[]) =>
      start({
        subs: { red: [sub], blue: ['1,0:e3'] },
        mines: { blue: mines },
        laid: { blue: mines.length },
        lastLoss: 'mine',
      });
    const at = hemmed('-1,1:c', []);
    expect(planner.view(at, planner.empty).commit).toBeUndefined();
    expect(planner.view(at, planner.empty).line).toContain('Where should this sub go?');
  });

  test('what a hint names is told in a few words', () => {
    const at = drawn();
    const { actions } = planner.view(at, touchAll(at, '-1,1:e1', '0,0:e3'));
    expect(planner.name?.(at, actions)).toBe('Sail 2 NE to 3 S, mine in 3 SW');
    expect(planner.name?.(at, [{ type: 'sub', at: '-1,1:e1' }])).toBe('Move the sub at 2 NE');
    expect(planner.name?.(at, [{ type: 'sub', at: '0,0:c' }])).toBe('');
  });

  test('PS-MOVE-3: a move that has begun is planned to its end', () => {
    const sea = clone(pocketSub, drawn().state);
    for (const action of [
      { type: 'sub', at: '-1,1:e1' },
      { type: 'step', to: '0,0:e4' },
    ] as Action[])
      pocketSub.play(sea, unwrap(pocketSub.check(sea, action)));
    const at = positionOf(sea);
    const view = planner.view(at, touchAll(at, '0,0:e3'));
    expect(view.stops.map(({ name, price }) => `${name} ${price?.points ?? ''}`)).toEqual(['2 NE ', '3 SW 1', '3 S 2']);
    expect(view.actions).toEqual([
      { type: 'step', to: '0,0:e3' },
      { type: 'mine', at: '0,0:e4' },
    ]);
  });
});

const view = pocketSubView({ game, page });
const boardOf = (at: At, plan: CoursePlan) => view.at(at.state).board({ highlighted: [], isPortrait: false, plan });

const labelOf = (at: At, plan: CoursePlan, place: string) =>
  boardOf(at, plan).places.find(({ id }) => id === place)?.label;

describe('a plan is never drawn as fact', () => {
  test('whatever is planned, every piece lies where it lies', () => {
    const at = drawn();
    const pieces = (plan: CoursePlan) => boardOf(at, plan).pieces;
    const doomed = planner.press(at, touchAll(at, '-1,0:c'), 'end 0,0:e1') ?? planner.empty;
    for (const plan of [touchAll(at, '-1,1:e1'), touchAll(at, '-1,1:e1', '0,0:e3'), doomed])
      expect(pieces(plan)).toEqual(pieces(planner.empty));
  });

  test('the course is dashed, the end a ghost; a lost one is red and crossed', () => {
    const at = drawn();
    const doomed = planner.press(at, touchAll(at, '-1,0:c'), 'end 0,0:e1') ?? planner.empty;
    const safe = boardOf(at, touchAll(at, '-1,1:e1', '0,0:e3'));
    expect(safe.overlay).toContain('stroke-dasharray="5 6.5"');
    expect(safe.overlay).toContain('fill-opacity=".62"');
    expect(safe.overlay).not.toContain('#ff7a63');
    expect(boardOf(at, doomed).overlay).toContain('#ff7a63');
  });

  test('where a move can end is edged, and what costs the sub is hatched', () => {
    const at = drawn();
    expect(boardOf(at, planner.empty).marks).not.toContain('url(#sea-danger)');
    const chosen = boardOf(at, touchAll(at, '-1,1:e1'));
    expect(chosen.marks).toContain('url(#sea-danger)');
    expect(labelOf(at, touchAll(at, '-1,1:e1'), '0,0:e3')).toBe('Tile 3, south, rocky. End the move at 3 south.');
  });

  test('the last move of others is a wake with a ring at its start', () => {
    const at = drawn();
    const way = ['1,-1:e1', '1,-1:c', '1,-1:e3'];
    const { overlay } = view.at(at.state).board({ highlighted: [], isPortrait: false, lastMoves: [{ seat: 1, way }] });
    expect(overlay).toContain('stroke-dasharray="1 5.5"');
    expect(boardOf(at, planner.empty).overlay).not.toContain('stroke-dasharray="1 5.5"');
  });

  test('figures on the chart are not read out', () => {
    const { ground, overlay } = boardOf(drawn(), touchAll(drawn(), '-1,1:e1', '0,0:e3'));
    const texts = [...ground.map(({ svg }) => svg), overlay].filter((svg) => svg.includes('<text'));
    expect(texts.length).toBeGreaterThan(3);
    for (const svg of texts) expect(svg).toMatch(/aria-hidden="true"/);
  });
});
