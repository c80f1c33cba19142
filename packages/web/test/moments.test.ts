// Every moment of golden games: how long it is, that nothing is told too early, and that it can be drawn at any instant.
import type { Game, GameTypes } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawings as templeDrawings } from '../../../games/infernos-edge/page/drawings.ts';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import { drawings as seaDrawings } from '../../../games/pocket-sub/page/drawings.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import { drawings as caveDrawings } from '../../../games/sub-terra/page/drawings.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import { PAGE_ICONS } from '../../page-kit/src/draw/icons.ts';
import type { GameDrawings } from '../../page-kit/src/drawings.ts';
import type { EventView, GameView } from '../../page-kit/src/game-view.ts';
import type { Frame, Moment, MomentsOf, Picture, ShownEvent, Stage } from '../../page-kit/src/moments/moment.ts';
import { RECIPES } from '../../page-kit/src/sound-recipes.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import type { Transition } from '../src/play/session.ts';
import { queue } from '../src/stage/animation-queue.ts';
import { Animator } from '../src/stage/animator.ts';
import { ids } from './draw-cave-support.ts';
import { FakeTimers } from './fake-timers.ts';
import {
  subTerraEn as cave,
  subTerraHu as caveHu,
  pocketSubEn as sea,
  pocketSubHu as seaHu,
  infernosEdgeEn as temple,
  infernosEdgeHu as templeHu,
} from './game-words.ts';
import { replayed, someGolden } from './view-faults.ts';

interface Played {
  readonly game: Game;
  readonly english: GameView;
  readonly hungarian: GameView;
  readonly drawings: GameDrawings;
  /** Moments that must come up in golden games. */
  readonly names: readonly string[];
}

const row = <K extends GameTypes>(
  game: Game<K>,
  [english, hungarian]: readonly [GameView<K>, GameView<K>],
  drawings: GameDrawings,
  names: readonly string[],
): readonly [string, Played] => [game.id, { game, english, hungarian, drawings, names } as unknown as Played];

const GAMES = [
  row(subTerra, [subTerraView({ game: cave, page }), subTerraView({ game: caveHu, page: pageHu })], caveDrawings, [
    ...['tremor', 'flood', 'gas', 'cave-in', 'horror', 'darkness', 'torches', 'exit', 'fall', 'rescue'],
    ...['die exertion', 'die rough', 'die hide', 'die rope', 'victory', 'defeat', 'loss'],
  ]),
  row(
    infernosEdge,
    [infernosEdgeView({ game: temple, page }), infernosEdgeView({ game: templeHu, page: pageHu })],
    templeDrawings,
    [
      ...['dice 1', 'dice 2', 'guardian', 'lava', 'eruption', 'artifact', 'fall', 'rescue', 'loss'],
      ...['die attack', 'die spike', 'victory', 'defeat'],
    ],
  ),
  row(pocketSub, [pocketSubView({ game: sea, page }), pocketSubView({ game: seaHu, page: pageHu })], seaDrawings, [
    ...['collision', 'mine', 'sunk', 'whirlpool', 'victory', 'defeat'],
  ]),
] as const;

const NOBODY = { names: [], bots: [] };
/** Of each kind this many are drawn; all of them are read. */
const DRAWN = 8;

interface Found {
  readonly moment: Moment;
  readonly shownEvents: readonly ShownEvent[];
}

/** What the animator would play: what follows from one action is there together. */
function momentsIn({ game }: Played, view: GameView, read: MomentsOf, most?: number): Found[] {
  const found: Found[] = [];
  for (const record of someGolden(game, 3).slice(0, most)) {
    let together: Transition[] = [];
    const flush = () => {
      let next = queue(together, () => view).flatMap(({ shownEvent }) => shownEvent ?? []);
      together = [];
      while (next.length > 0) {
        const moment = read(next, NOBODY);
        if (moment) found.push({ moment, shownEvents: next.slice(0, moment.count) });
        next = next.slice(moment?.count ?? 1);
      }
    };
    let n = 0;
    replayed(game, record, ({ before, events, after }) => {
      if (record.entries[n]?.type !== 'chance') flush();
      n++;
      together.push({ entry: n, before, events, after } as Transition);
    });
    flush();
  }
  return found;
}

const stage = (width: number, height: number): Stage => ({
  width,
  height,
  scale: width < 500 ? 0.45 : 0.7,
  isPortrait: width < 500,
  free: { left: width < 500 ? 0 : 240, top: 52, right: width, bottom: height - 120 },
  walked: () => undefined,
  at: (x, y) => [width / 2 + x * 0.6, height / 2 + y * 0.6],
  card: (id) => (id.length % 2 ? [40, 100 + id.length] : undefined),
});

const STAGES = [stage(1440, 900), stage(390, 844)];
const ENDS = ['victory', 'defeat'];

function numbersIn({ dim, holes, sprites, layers, coming, moved, board, panels }: Frame): number[] {
  return [
    ...[dim, panels, ...holes, ...layers, ...coming, ...board],
    ...sprites.flatMap(({ x, y, scale, squeeze, turn, opacity, face }) => [x, y, scale, squeeze, turn, opacity, face]),
    ...[...moved.values()].flatMap(({ x, y, turn, scale, opacity }) => [x, y, turn, scale, opacity]),
  ];
}

const sharesIn = ({ dim, holes, sprites, layers, coming, panels }: Frame): number[] => [
  ...[dim, panels, ...holes, ...layers, ...coming],
  ...sprites.map(({ opacity }) => opacity),
];

function pictureFaults({ sprites, layers, pieces, frame }: Picture, ms: number): string[] {
  const faults: string[] = [];
  for (let i = 0; i <= 20; i++) {
    const drawn = frame((ms * i) / 20);
    if (numbersIn(drawn).some((n) => !Number.isFinite(n))) faults.push(`no number at ${(ms * i) / 20}`);
    if (sharesIn(drawn).some((share) => share < -0.001 || share > 1.001)) faults.push(`no share at ${(ms * i) / 20}`);
    for (const [n, { face }] of drawn.sprites.entries())
      if (sprites[n]?.faces[face] === undefined) faults.push(`no face ${face}`);
  }
  const markup = [
    ...sprites.flatMap(({ faces }) => faces),
    ...layers.map(({ svg }) => svg),
    ...pieces.map(({ svg }) => svg),
  ];
  if (markup.some((text) => /undefined|NaN|\[object/.test(text))) faults.push('markup of nothing');
  return faults;
}

const usesIn = ({ sprites, layers, pieces }: Picture): string[] =>
  [...sprites.flatMap(({ faces }) => faces), ...layers.map(({ svg }) => svg), ...pieces.map(({ svg }) => svg)].flatMap(
    (svg) => [...svg.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? ''),
  );

/** An animator that plays one moment, by a clock that goes only when it is told to. */
function playing(moment: Moment, shownEvents: readonly ShownEvent[], speed: number) {
  const timers = new FakeTimers();
  const told: number[] = [];
  const animator = new Animator({
    view: () => ({ at: (state: unknown) => state }) as unknown as GameView,
    speed: () => speed,
    sound: () => undefined,
    onTold: (_, count) => told.push(count),
    events: () => ({ animationStep: () => undefined, moments: () => moment }) as unknown as EventView,
    timers,
  });
  animator.play([
    {
      entry: 1,
      before: 'before',
      after: 'after',
      events: shownEvents.map(({ event }) => event),
    } as unknown as Transition,
  ]);
  return { timers, animator, told };
}

/** When each of its events is told. */
const toldAt = ({ beats, count }: Moment): number[] =>
  Array.from({ length: count }, (_, i) => beats.find(({ told = 0 }) => told > i)?.at ?? Number.NaN);

describe.each(GAMES)('%s', (_id, played) => {
  const { english, hungarian, drawings, names } = played;
  const load = async (view: GameView, most?: number): Promise<Found[]> => {
    const { moments: read } = await view.loadEvents();
    return read ? momentsIn(played, view, read, most) : [];
  };
  // Not while tests are listed: what is loaded would come too late.
  let all: Promise<Found[]>;
  beforeAll(() => {
    all = load(english);
  });

  test('has all its moments', async () => {
    const found = new Set((await all).map(({ moment }) => moment.name));
    expect(names.filter((name) => !found.has(name))).toEqual([]);
  });

  test('no moment takes longer than 2.5 s, the ends 3.2', async () => {
    const long = (await all).filter(({ moment: { name, ms } }) => ms > (ENDS.includes(name) ? 3200 : 2500));
    expect(long.map(({ moment }) => moment.name)).toEqual([]);
  });

  test.each([
    ['slow', 0.625, 4000],
    ['normal', 1, 2500],
    ['brisk', 2, 1250],
  ])('at %s pace every moment is over in its time, and told by then', async (_pace, speed, longest) => {
    const names = new Map((await all).map((found) => [`${found.moment.name} ${found.moment.ms}`, found]));
    for (const { moment, shownEvents } of names.values()) {
      const { timers, animator, told } = playing(moment, shownEvents, speed);
      const end = moment.ms / speed;
      expect(end).toBeLessThanOrEqual(ENDS.includes(moment.name) ? longest * 1.28 : longest);
      await timers.pass(end - 1);
      expect(animator.isPlaying).toBe(true);
      // What is added up may be a rounding error late.
      await timers.pass(1.001);
      expect(animator.isPlaying).toBe(false);
      expect(told).toHaveLength(shownEvents.length);
    }
  });

  test('every picture is a function of the time alone', async () => {
    const names = new Map((await all).map(({ moment }) => [moment.name, moment]));
    for (const moment of names.values())
      for (const one of STAGES) {
        const [picture, again] = [moment.picture(one), moment.picture(one)];
        const times = Array.from({ length: 12 }, (_, i) => (moment.ms * i) / 11);
        const forwards = times.map((t) => picture.frame(t));
        const backwards = [...times].reverse().map((t) => again.frame(t));
        expect(backwards.reverse()).toEqual(forwards);
      }
  });

  test('the bar does not change before the first of it is told', async () => {
    for (const { moment } of await all)
      for (const { at, bar = [] } of moment.beats)
        if (bar.length > 0) expect(at).toBeGreaterThanOrEqual(Math.min(...toldAt(moment)));
  });

  test('everything is told within it, in order, with sounds that exist', async () => {
    const isSorted = (times: readonly number[]): boolean => times.every((at, i) => at >= (times[i - 1] ?? 0));
    const faults = (await all).filter(({ moment }) => {
      const { beats, ms, rest } = moment;
      const times = [...toldAt(moment), rest, ...beats.map(({ at }) => at)];
      const isWithin = times.every((at) => at >= 0 && at <= ms);
      const isHeard = beats.every(({ sound }) => sound === undefined || sound in RECIPES);
      return !isWithin || !isHeard || !isSorted(toldAt(moment)) || !isSorted(beats.map(({ at }) => at));
    });
    expect(faults.map(({ moment }) => moment.name)).toEqual([]);
  });

  test('a loss is told with the change of its card, and not before', async () => {
    let losses = 0;
    const early: string[] = [];
    for (const { moment, shownEvents } of await all) {
      const times = toldAt(moment);
      for (const [i, { event }] of shownEvents.entries()) {
        if (event.type !== 'lost-health' && event.type !== 'sub-lost') continue;
        const { caver, explorer, fleet } = event as { caver?: string; explorer?: string; fleet?: string };
        const card = caver ?? explorer ?? fleet ?? '';
        const beat = moment.beats.find(({ cards }) => cards?.includes(card));
        if (!beat || beat.at > (times[i] ?? 0)) early.push(`${moment.name}: ${event.type} of ${card}`);
        losses++;
      }
    }
    expect(early).toEqual([]);
    expect(losses).toBeGreaterThan(10);
  });

  test('no die is told before it rests', async () => {
    let dice = 0;
    const perName = new Map<string, number>();
    for (const { moment, shownEvents } of await all) {
      const seen = perName.get(moment.name) ?? 0;
      if (seen >= DRAWN || !shownEvents.some(({ event }) => event.type === 'rolled')) continue;
      perName.set(moment.name, seen + 1);
      const picture = moment.picture(STAGES[0] as Stage);
      const times = toldAt(moment);
      const rolls = shownEvents.flatMap(({ event }, i) => (event.type === 'rolled' ? [times[i] ?? 0] : []));
      const thrown = picture.sprites.flatMap(({ kind }, i) => (kind.endsWith('die') ? [i] : []));
      expect(thrown.length).toBe(rolls.length);
      for (const [n, at] of rolls.entries()) {
        const sprite = thrown[n] ?? -1;
        expect(picture.frame(at).sprites[sprite]?.turn).toBe(0);
        dice++;
      }
    }
    expect(dice > 0).toBe(_id !== 'pocket-sub');
  });

  test('every moment is drawn at any instant, on a desk and a phone, with symbols that exist', async () => {
    const known = new Set(ids(drawings.symbols));
    const icons = new Set([...Object.keys(PAGE_ICONS), ...Object.keys(drawings.icons)]);
    const perName = new Map<string, number>();
    for (const { moment } of await all) {
      const seen = perName.get(moment.name) ?? 0;
      perName.set(moment.name, seen + 1);
      if (seen >= DRAWN) continue;
      for (const one of STAGES) {
        const picture = moment.picture(one);
        expect([moment.name, ...pictureFaults(picture, moment.ms)]).toEqual([moment.name]);
        const own = new Set(
          [...picture.sprites.flatMap(({ faces }) => faces), ...picture.layers.map(({ svg }) => svg)].flatMap(ids),
        );
        const missing = usesIn(picture).filter((href) =>
          href.startsWith('#')
            ? !known.has(href.slice(1)) && !own.has(href.slice(1))
            : !icons.has(href.split('#')[1] ?? ''),
        );
        expect(missing).toEqual([]);
      }
    }
  });

  test('both languages say something at the beginning and at the end of every moment', async () => {
    const wrong: string[][] = [];
    for (const found of [await all, await load(hungarian, 12)])
      for (const { moment } of found) {
        const lines = moment.beats.flatMap(({ line }) => line ?? []).map(({ title, text }) => `${title} ${text}`);
        if (lines.length === 0 || lines.some((line) => /undefined|NaN|\[object|^\s*$/.test(line))) wrong.push(lines);
      }
    expect(wrong).toEqual([]);
  });
});
