// What happens at sea, played out: collisions, mines, whirlpools, and the end of the battle.
import type { EventContext, Piece, PositionView } from '@undercroft/page-kit/game-view';
import type { BoardPoint, Composer } from '@undercroft/page-kit/moments/composer';
import { hump, inOut, rise } from '@undercroft/page-kit/moments/easing';
import { drawTriumph, END_MS } from '@undercroft/page-kit/moments/ends';
import type { Moment, MomentLine, MomentsOf, ShownEvent } from '@undercroft/page-kit/moments/moment';
import { ring, word } from '@undercroft/page-kit/moments/parts';
import { Timeline } from '@undercroft/page-kit/moments/timeline';
import type { Event, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import type { PocketSubMomentWords, PocketSubWords } from '@undercroft/pocket-sub/words';
import { distance } from './draw/lines.ts';
import { CELLS } from './draw/outlines.ts';
import { middle, type Plan, R, spotOf } from './draw/plan.ts';
import { moverKey } from './event-view.ts';
import { logLineOf } from './log-lines.ts';
import { medalFile } from './medal-file.ts';
import { scaleOf } from './scale.ts';

type Next = readonly ShownEvent<PocketSub>[];
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export interface MomentWords {
  readonly game: PocketSubWords;
  readonly moments: PocketSubMomentWords;
}

export const momentsOf =
  (words: MomentWords): MomentsOf<PocketSub> =>
  (next, seating) => {
    const [first] = next;
    switch (first?.event.type) {
      case 'stepped':
      case 'sub-lost':
      case 'mine-lost':
        return losses(next, words);
      case 'whirlpool-turned':
        return whirlpools(next, words);
      case 'won':
      case 'drawn':
        return ends(next, first.event, words, seating.bots);
      default:
        return undefined;
    }
  };

const lineOf = (next: Next, indices: readonly number[], { game }: MomentWords): MomentLine | undefined => {
  const texts = indices.flatMap((i) => {
    const shownEvent = next[i];
    return (shownEvent && logLineOf(shownEvent.event, shownEvent as EventContext<PocketSub>, game)?.text) ?? [];
  });
  const [title, ...rest] = texts;
  return title === undefined ? undefined : { title, text: rest.slice(0, 2).join(' ') };
};

const snapshotOf = (next: Next): Snapshot => next[0]?.before.snapshot as Snapshot;

/** The chart as it lies on the screen. */
class Chart {
  readonly pieces: readonly Piece[];
  readonly #plan: Plan;
  readonly #size: number;

  constructor(c: Composer, { snapshot, board }: PositionView<PocketSub>) {
    const { isPortrait } = c.stage;
    this.#plan = { cells: CELLS[(snapshot as Snapshot).options.players], turn: isPortrait ? 90 : 0 };
    this.#size = scaleOf(this.#plan);
    this.pieces = board({ highlighted: [], isPortrait }).pieces;
  }

  at(region: string): BoardPoint {
    const [x, y] = spotOf(this.#plan, region);
    return { x: x * this.#size, y: y * this.#size };
  }

  middle(region: string): BoardPoint {
    const [x, y] = middle(this.#plan, region.split(':')[0] ?? '');
    return { x: x * this.#size, y: y * this.#size };
  }

  get radius(): number {
    return R * this.#size;
  }

  /** Whatever of a fleet lies there. */
  key(kind: string, fleet: string, region: string): string | undefined {
    const start = `${kind} ${fleet} ${region}`;
    return this.pieces.find(({ key }) => key === start || key.startsWith(`${start} `))?.key;
  }
}

// ---------------------------------------------------------------- subs and mines

const OF_LOSS: readonly Event['type'][] = ['sub-lost', 'mine-lost', 'hero', 'eliminated', 'passed'];

/** The course has been played; its last step meets what is there. */
function losses(next: Next, words: MomentWords): Moment | undefined {
  const [first] = next;
  const step = first?.event.type === 'stepped' ? first.event : undefined;
  const found = next.findIndex(({ event }, i) => !(OF_LOSS.includes(event.type) || (i === 0 && step)));
  const count = found < 0 ? next.length : found;
  const shownEvents = next.slice(0, count);
  const sunk = shownEvents.flatMap(({ event }) => (event.type === 'sub-lost' ? [event] : []));
  const mines = shownEvents.flatMap(({ event }) => (event.type === 'mine-lost' ? [event] : []));
  if (sunk.length + mines.length === 0) return undefined;
  const isCollision = sunk.length > 1;
  const timeline = new Timeline(
    isCollision ? 'collision' : mines.length > 0 ? 'mine' : 'sunk',
    count,
    isCollision ? 2200 : 1900,
  );
  const hit = step ? 700 : 300;
  shownEvents.forEach((_, i) => {
    timeline.tell(i, i === 0 && step ? hit - 80 : hit + 520);
  });
  timeline.cards(hit + 520, fleetsOf(sunk, mines));
  if (step) timeline.sound(120, 'splash');
  timeline.sound(hit, isCollision ? 'collision' : 'mine');
  if (step) timeline.say(0, { title: words.moments.underWay(words.game.fleets[step.fleet]), text: '' });
  timeline.say(
    hit,
    lineOf(
      next,
      shownEvents.flatMap(({ event }, i) => (event.type === 'stepped' ? [] : [i])),
      words,
    ),
  );
  return timeline.moment(hit + 300, (c) => {
    const chart = new Chart(c, shownEvents[0]?.before as PositionView<PocketSub>);
    drawLosses(c, chart, { step, sunk, mines, hit, snapshot: snapshotOf(next), ms: timeline.ms });
    if (sunk.length > 0)
      word(c, { text: words.moments.lost(sunk.length), from: hit + 300, gone: timeline.ms - 500, below: 170 });
  });
}

const fleetsOf = (...events: readonly (readonly { readonly fleet: string }[])[]): string[] => [
  ...new Set(events.flat().map(({ fleet }) => fleet)),
];

interface Losses {
  readonly step: EventOf<'stepped'> | undefined;
  readonly sunk: readonly EventOf<'sub-lost'>[];
  readonly mines: readonly EventOf<'mine-lost'>[];
  readonly hit: number;
  readonly snapshot: Snapshot;
  readonly ms: number;
}

function drawLosses(c: Composer, chart: Chart, { step, sunk, mines, hit, snapshot, ms }: Losses): void {
  const [at] = [...sunk, ...mines];
  const spot = chart.at(at?.at ?? step?.to ?? '');
  const mover = step && moverKey(snapshot, step);
  c.lookAt([spot], { hasCard: false });
  c.dim(0.5, [hit - 80, hit + 80], ms - 400);
  c.hole({ ...spot, radius: chart.radius * 0.6, isRound: true });
  if (step && mover !== undefined) drawSailing(c, mover, chart.at(step.from), chart.at(step.to), hit - 100);
  const moving = step && sunk.findIndex(({ fleet, at: region }) => fleet === step.fleet && region === step.to);
  for (const [i, { fleet, at: region }] of sunk.entries()) {
    const isMover = i === moving;
    const key = isMover ? mover : chart.key('sub', fleet, region);
    if (key !== undefined) drawSinking(c, key, hit, i % 2 === 0 ? 34 : -30);
  }
  for (const { fleet, at: region } of mines) {
    const key = chart.key('mine', fleet, region);
    if (key !== undefined)
      c.piece(key, (t) => ({ opacity: 1 - rise(t, hit, hit + 160), scale: 1 + rise(t, hit, hit + 160) }));
  }
  for (const i of mines.length > 0 ? [0, 1, 2] : [0, 1])
    ring(c, {
      at: spot,
      from: hit + i * 130,
      to: hit + 560 + i * 130,
      scale: [0.2, 1.3 + i * 0.3],
      tone: mines.length > 0 && i === 0 ? '' : 'white',
    });
  c.shake(hit, hit + 180, 4);
}

const drawSailing = (c: Composer, key: string, from: BoardPoint, to: BoardPoint, arrives: number): void =>
  c.piece(key, (t) => {
    const u = rise(t, 100, arrives, inOut);
    return { x: (to.x - from.x) * u, y: (to.y - from.y) * u };
  });

const drawSinking = (c: Composer, key: string, hit: number, turn: number): void =>
  c.piece(key, (t) => {
    const u = rise(t, hit + 100, hit + 620);
    return { y: 30 * u - 16 * hump(t, hit, hit + 240), turn: turn * u, scale: 1 - 0.4 * u, opacity: 1 - u };
  });

// ---------------------------------------------------------------- whirlpools

/** Each tile turns by a sixth, with everything on it. */
function whirlpools(next: Next, words: MomentWords): Moment {
  const found = next.findIndex(({ event }) => event.type !== 'whirlpool-turned');
  const count = found < 0 ? next.length : found;
  const turned = next.slice(0, count).flatMap(({ event }) => (event.type === 'whirlpool-turned' ? [event] : []));
  const timeline = new Timeline('whirlpool', count, 1700);
  turned.forEach((_, i) => {
    timeline.tell(i, 1200);
  });
  timeline.sound(280, 'whirlpool');
  timeline.say(0, { title: words.moments.whirlpools, text: '' });
  timeline.say(
    1200,
    lineOf(
      next,
      turned.map((_, i) => i),
      words,
    ),
  );
  return timeline.moment(1250, (c) => {
    const chart = new Chart(c, next[0]?.before as PositionView<PocketSub>);
    const middles = turned.map(({ at }) => chart.middle(at));
    c.lookAt(middles, { hasCard: false });
    c.dim(0.35, [0, 260], 1400);
    for (const [i, { spin }] of turned.entries()) {
      const heart = middles[i] ?? { x: 0, y: 0 };
      c.hole({ ...heart, radius: chart.radius * 0.9, isRound: true });
      ring(c, { at: heart, from: 300, to: 1250, scale: [0.4, 1.6], tone: 'white' });
      for (const piece of chart.pieces)
        drawTurning(c, piece, heart, { radius: chart.radius, way: spin === 'clockwise' ? 1 : -1 });
    }
  });
}

interface Turning {
  readonly radius: number;
  readonly way: 1 | -1;
}

/** Round the middle of its tile; what lies in the middle stays. */
function drawTurning(c: Composer, { key, x, y }: Piece, heart: BoardPoint, { radius, way }: Turning): void {
  const far = distance([x, y], [heart.x, heart.y]);
  if (far >= radius * 0.9 || far <= radius * 0.5) return;
  const start = Math.atan2(y - heart.y, x - heart.x);
  c.piece(key, (t) => {
    const angle = start + (way * rise(t, 300, 1250, inOut) * Math.PI) / 3;
    return { x: heart.x + far * Math.cos(angle) - x, y: heart.y + far * Math.sin(angle) - y };
  });
}

// ---------------------------------------------------------------- the end

function ends(next: Next, event: Event, { game, moments, ...rest }: MomentWords, bots: readonly boolean[]): Moment {
  const winners = event.type === 'won' ? event.fleets : [];
  const fleets = Object.keys(snapshotOf(next).subs) as (keyof typeof game.fleets)[];
  const isOfPerson = (fleet: string): boolean => !bots[fleets.indexOf(fleet as (typeof fleets)[number])];
  const rank = winners.length === 0 ? 'draw' : winners.some(isOfPerson) ? 'victory' : 'loss';
  const shown = (rank === 'victory' ? winners[0] : fleets.find(isOfPerson)) ?? fleets[0] ?? 'red';
  const timeline = new Timeline(rank === 'victory' ? 'victory' : 'defeat', 1, END_MS);
  timeline.tell(0, 2100);
  timeline.sound(200, rank === 'loss' ? 'defeat' : 'victory');
  timeline.say(0, { title: moments.battle, text: '' });
  timeline.say(2100, lineOf(next, [0], { game, moments, ...rest }));
  const text = winners.length > 0 ? moments.wins(winners.map((fleet) => game.fleets[fleet]).join(' · ')) : moments.draw;
  return {
    ...timeline.moment(2400, (c) => drawTriumph(c, { medal: medalFile(rank, shown), word: text, leaving: [] })),
    stays: true,
  };
}
