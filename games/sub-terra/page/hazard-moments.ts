// Hazards of the cave, played out: the card turns over, the cave is struck, losses leave those who are hit.
import { cellCentre } from '@undercroft/page-kit/cave/cells';
import {
  addDamage,
  addRolls,
  beastSteps,
  type CaveScene,
  countWhile,
  type DamageTimes,
  drawChanges,
  drawClaws,
  drawComing,
  drawDamage,
  drawRolls,
  drawStep,
  eventOf,
  HOLE,
  holeAt,
  timedRolls,
} from '@undercroft/page-kit/cave/moments';
import type { CaveTeller } from '@undercroft/page-kit/cave/teller';
import type { BoardPoint, Composer } from '@undercroft/page-kit/moments/composer';
import { rise } from '@undercroft/page-kit/moments/easing';
import type { Moment, ShownEvent } from '@undercroft/page-kit/moments/moment';
import { card, die, ring } from '@undercroft/page-kit/moments/parts';
import { Timeline } from '@undercroft/page-kit/moments/timeline';
import type { Event, Hazard, Snapshot } from '@undercroft/sub-terra';
import type { SubTerraEventWords, SubTerraMomentWords, SubTerraWords } from '@undercroft/sub-terra/words';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export interface MomentWords {
  readonly game: SubTerraWords;
  readonly events: SubTerraEventWords;
  readonly moments: SubTerraMomentWords;
}

/** What the middle of a hazard shows. */
interface Strike {
  readonly rest: number;
  readonly damage?: DamageTimes;
  /** The event that says what it did where nobody was hurt. */
  readonly says?: number;
  /** Where something happens: to be in sight where nobody is hurt. */
  readonly cells?: readonly string[];
  /** What is to be in sight, if not only those who are hurt. */
  readonly looksAt?: (scene: CaveScene) => readonly BoardPoint[];
  readonly draw: (c: Composer, scene: CaveScene) => void;
}

interface Struck {
  readonly teller: CaveTeller;
  readonly snapshot: Snapshot;
  readonly shownEvents: readonly ShownEvent[];
  readonly timeline: Timeline;
  readonly isSevere: boolean;
}

/** What a hazard does, one thing after another. */
const OF_HAZARD: readonly string[] = [
  ...['lost-health', 'spared', 'knocked-out', 'flooded', 'gas-spread', 'blocked'],
  ...['horror-moved', 'horror-left', 'horror-came'],
];

const ASIDE = 860;
const TOLL = { from: 1800, arrives: 2240 };

export function hazardMoment(
  { hazard, severe }: EventOf<'hazard'>,
  teller: CaveTeller,
  snapshot: Snapshot,
  { game, moments }: MomentWords,
): Moment {
  const isPart = (event: { readonly type: string; readonly why?: string }): boolean =>
    OF_HAZARD.includes(event.type) || (event.type === 'rolled' && event.why === hazard);
  const count = 1 + countWhile(teller.next.slice(1), isPart);
  const shownEvents = teller.next.slice(0, count);
  const hurts = teller.hurts(shownEvents);
  const isShort = hurts.length === 0 && shownEvents.every((one) => !LONG.includes(eventOf(one).type));
  const timeline = new Timeline(hazard, count, isShort ? 1900 : 2500);
  const face = { icon: hazard, title: game.hazard({ hazard, severe }), text: moments.hazards[hazard] };
  timeline.tell(0, 600);
  timeline.bar(600, 'clock');
  timeline.say(0, { title: moments.card, text: '' });
  timeline.say(600, face);
  timeline.sound(0, 'card');
  const strike = STRIKES[hazard]({ teller, snapshot, shownEvents, timeline, isSevere: severe });
  const damage = strike.damage ?? TOLL;
  addDamage(timeline, hurts, damage);
  const nobody = { title: moments.nobody, text: teller.texts([strike.says ?? -1])[0] ?? '' };
  timeline.say(hurts.length > 0 ? damage.from : 1650, teller.damageLine(hurts) ?? nobody);
  return timeline.moment(strike.rest, (c) => {
    const scene = teller.scene(c, count);
    const gone = isShort ? 1650 : 2250;
    const struck = hurts.map(({ who, cell }) => scene.spot(who, cell));
    c.lookAt(strike.looksAt?.(scene) ?? (struck.length > 0 ? struck : (strike.cells ?? []).map(cellCentre)));
    c.dim(0.7, [0, 260], gone);
    card(c, { ...face, title: game.hazards[hazard].name, isSevere: severe }, { aside: ASIDE, gone });
    strike.draw(c, scene);
    for (const { cell } of hurts) holeAt(c, cell, damage.from - 160);
    drawDamage(c, scene, hurts, damage);
  });
}

/** What takes its time even if nobody is hurt. */
const LONG: readonly string[] = ['rolled', 'horror-moved', 'horror-came'];

const STRIKES: Readonly<Record<Hazard, (struck: Struck) => Strike>> = {
  tremor,
  flood,
  gas,
  'cave-in': (struck) => caveIn(struck, 900),
  horror: (struck) => hunt(struck, 1000),
};

const unique = (cells: readonly string[]): string[] => [...new Set(cells)];

/** A die over each person; severe, another after it. */
function tremor({ teller, shownEvents, timeline }: Struck): Strike {
  const rolls = timedRolls(teller.rolls(shownEvents), 1000, 1840, 2200);
  addRolls(timeline, rolls);
  timeline.sound(880, 'tremor');
  const cells = unique(rolls.map(({ cell }) => cell));
  return {
    rest: 2000,
    looksAt: (scene) => rolls.map(({ who, cell }) => scene.spot(who, cell)),
    draw: (c, scene) => {
      for (const [i, cell] of cells.entries()) holeAt(c, cell, 960 + i * 60);
      c.shake(900, 1240, 4);
      drawRolls(c, scene, rolls);
    },
  };
}

/** Water rises, pool by pool. */
function flood({ teller, shownEvents, timeline, isSevere }: Struck): Strike {
  const floods = shownEvents.flatMap((one, i) => (eventOf(one).type === 'flooded' ? [i] : []));
  const risen = shownEvents.flatMap((one) => (eventOf(one).type === 'flooded' ? (eventOf(one).tiles ?? []) : []));
  // Those who stood in water already are struck by it too.
  const cells = unique([...risen, ...teller.hurts(shownEvents).map(({ cell }) => cell)]);
  const apart = Math.min(160, 500 / Math.max(1, cells.length));
  for (const again of isSevere ? [0, 400] : [0]) timeline.sound(980 + again, 'flood');
  for (const i of floods) timeline.tell(i, 1400);
  return {
    ...(floods[0] === undefined ? {} : { says: floods[0] }),
    cells,
    rest: 1780,
    draw: (c, scene) => {
      for (const [i, cell] of cells.entries()) {
        const start = 1020 + i * apart;
        holeAt(c, cell, start - 60);
        for (const from of isSevere ? [start, start + 300] : [start])
          ring(c, { at: cellCentre(cell), from, to: from + 600, scale: [0.3, 1.35], tone: 'blue' });
      }
      drawChanges(c, scene, cells, 1020, apart);
    },
  };
}

/** Fumes rise, vent by vent. */
function gas({ snapshot, shownEvents, timeline, isSevere }: Struck): Strike {
  const cells = snapshot.cave.flatMap(({ at, tile }) => (tile.startsWith('gas') ? [at] : []));
  const apart = Math.min(140, 480 / Math.max(1, cells.length));
  const says = shownEvents.findIndex((one) => eventOf(one).type === 'gas-spread');
  timeline.sound(980, 'gas');
  if (says >= 0) timeline.tell(says, 1400);
  return {
    says,
    cells,
    rest: 1640,
    draw: (c, scene) => {
      for (const [i, cell] of cells.entries()) {
        holeAt(c, cell, 960 + i * apart);
        if (isSevere) ring(c, { at: cellCentre(cell), from: 1300 + i * apart, to: 1700 + i * apart, tone: 'bone' });
      }
      drawChanges(c, scene, cells, 1000, apart);
    },
  };
}

/** One die for the whole cave; severe, another after it. */
function caveIn({ teller, shownEvents, timeline }: Struck, start: number): Strike {
  const thrown = shownEvents.flatMap((one, index) => {
    const { type, face } = eventOf(one);
    return type === 'rolled' ? [{ index, face: Number(face), blocked: blockedAfter(shownEvents, index) }] : [];
  });
  const length = 660 / Math.max(1, thrown.length);
  const timed = thrown.map((one, i) => ({ ...one, from: start + i * length, lands: start + (i + 0.72) * length }));
  for (const { index, from, lands, blocked } of timed) {
    timeline.tell(index, lands);
    if (blocked) timeline.tell(blocked.index, lands + 200);
    timeline.sound(from, 'dice');
    if (blocked && blocked.cells.length > 0) timeline.sound(lands + 160, 'rumble');
    timeline.say(lands, teller.line([index]));
  }
  return {
    cells: timed.flatMap(({ blocked }) => blocked?.cells ?? []),
    rest: start + 640,
    ...(timed[0]?.blocked ? { says: timed[0].blocked.index } : {}),
    draw: (c, scene) => {
      for (const [i, { face, from, lands, blocked }] of timed.entries()) {
        die(c, { face: face - 1, isHuge: true, from, lands, gone: i < timed.length - 1 ? lands + 80 : lands + 180 });
        const cells = blocked?.cells ?? [];
        for (const cell of cells) holeAt(c, cell, lands + 100, lands + 200);
        drawChanges(c, scene, cells, lands + 160, 40);
        if (cells.length > 0) c.shake(lands + 160, lands + 460, 5);
      }
    },
  };
}

/** A cave-in that somebody brought about: without a card. */
export function rockfall(teller: CaveTeller, snapshot: Snapshot): Moment {
  const count = 1 + countWhile(teller.next.slice(1), ({ type }) => OF_HAZARD.includes(type));
  const shownEvents = teller.next.slice(0, count);
  const hurts = teller.hurts(shownEvents);
  const timeline = new Timeline('rockfall', count, hurts.length > 0 ? 1800 : 1300);
  const { draw, rest } = caveIn({ teller, snapshot, shownEvents, timeline, isSevere: false }, 60);
  const damage = { from: 1000, arrives: 1440 };
  addDamage(timeline, hurts, damage);
  timeline.say(damage.from, teller.damageLine(hurts));
  return timeline.moment(rest, (c) => {
    const scene = teller.scene(c, count);
    c.lookAt(hurts.map(({ who, cell }) => scene.spot(who, cell)));
    c.dim(0.6, [0, 200], timeline.ms - 260);
    draw(c, scene);
    drawDamage(c, scene, hurts, damage);
  });
}

function blockedAfter(shownEvents: readonly ShownEvent[], index: number) {
  const found = shownEvents.findIndex((one, i) => i > index && eventOf(one).type === 'blocked');
  const shownEvent = shownEvents[found];
  return shownEvent && { index: found, cells: eventOf(shownEvent).tiles ?? [] };
}

/** Every horror takes its step; then claws; then the lair opens. */
export function hunt({ teller, snapshot, shownEvents, timeline }: Struck, start: number): Strike {
  const steps = beastSteps(shownEvents, 'horror', snapshot.horrors, 'horror-left');
  const hurts = teller.hurts(shownEvents);
  const apart = Math.min(120, 240 / Math.max(1, steps.length));
  const moved = start + Math.max(0, steps.length - 1) * apart + 330;
  const comes = hurts.length > 0 ? moved + 560 : moved + 120;
  for (const [i, { index }] of steps.entries()) timeline.tell(index, start + i * apart + 260);
  for (const [i, one] of shownEvents.entries()) {
    const { type } = eventOf(one);
    if (type === 'horror-left') timeline.tell(i, moved);
    if (type === 'horror-came') timeline.tell(i, comes);
    if (type === 'horror-came') timeline.sound(comes, 'horror');
  }
  if (steps.length > 0) timeline.sound(start, 'horror');
  if (hurts.length > 0) timeline.sound(moved, 'claw');
  const came = shownEvents.map(eventOf).flatMap(({ type, at }) => (type === 'horror-came' && at ? [at] : []));
  return {
    cells: [...steps.map(({ to }) => to), ...came],
    rest: moved + 140,
    damage: { from: moved + 170, arrives: moved + 610 },
    draw: (c, scene) => {
      for (const [i, step] of steps.entries()) {
        const at = start + i * apart;
        const leaves = (t: number): number => rise(t, at - 100, at) * (1 - 0.7 * rise(t, at + 300, at + 500));
        c.hole({ ...cellCentre(step.from), radius: HOLE }, leaves);
        holeAt(c, step.to, at + 60);
        drawStep(c, step, at);
      }
      for (const { who, cell } of hurts) {
        holeAt(c, cell, moved - 200);
        drawClaws(c, scene.spot(who, cell), moved);
      }
      for (const one of shownEvents) drawLair(c, scene, eventOf(one), { start, comes });
    },
  };
}

function drawLair(
  c: Composer,
  scene: CaveScene,
  { type, at }: ReturnType<typeof eventOf>,
  { start, comes }: { readonly start: number; readonly comes: number },
): void {
  if (!at) return;
  if (type === 'horror-came') {
    holeAt(c, at, comes - 60);
    drawComing(c, scene, 'horror', at, comes);
  }
  if (type === 'horror-left') c.piece(`horror ${at}`, (t) => ({ opacity: 1 - rise(t, start, start + 300) }));
}
