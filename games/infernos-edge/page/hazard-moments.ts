// Hazard dice and guardians, played out.
import type { Face, Snapshot } from '@undercroft/infernos-edge';
import type {
  InfernosEdgeEventWords,
  InfernosEdgeMomentWords,
  InfernosEdgeWords,
} from '@undercroft/infernos-edge/words';
import { beastAt } from '@undercroft/page-kit/cave/animation';
import { cellCentre } from '@undercroft/page-kit/cave/cells';
import {
  addDamage,
  beastSteps,
  type CaveEvent,
  type CaveScene,
  countWhile,
  drawBlow,
  drawChanges,
  drawComing,
  drawDamage,
  drawStep,
  eventOf,
  type Hurt,
  holeAt,
  type Step,
} from '@undercroft/page-kit/cave/moments';
import type { CaveTeller } from '@undercroft/page-kit/cave/teller';
import type { Composer } from '@undercroft/page-kit/moments/composer';
import type { Moment, MomentLine, ShownEvent } from '@undercroft/page-kit/moments/moment';
import { die, ring, signFaces } from '@undercroft/page-kit/moments/parts';
import { Timeline } from '@undercroft/page-kit/moments/timeline';

export interface MomentWords {
  readonly game: InfernosEdgeWords;
  readonly events: InfernosEdgeEventWords;
  readonly moments: InfernosEdgeMomentWords;
}

const FACES: readonly Face[] = ['stumble', 'lava', 'collapse', 'trap', 'wake', 'activate'];

/** What hazard dice do, one thing after another. */
const OF_DICE: readonly string[] = [
  ...['hazard', 'lost-health', 'spared', 'downed', 'trap-triggered', 'collapsed', 'rubble-laid', 'rubble-cleared'],
  ...['guardian-came', 'no-guardian-left', 'guardian-moved', 'guardian-attacked', 'guardian-destroyed'],
];
const OF_GUARDIANS: readonly string[] = [
  ...['guardian-moved', 'guardian-attacked', 'rubble-cleared', 'lost-health', 'spared', 'downed'],
];

const isHazardDie = ({ type, why }: CaveEvent): boolean =>
  type === 'rolled' && (why === 'hazard' || why === 'collapse');

/** Dice tumble, are named, and then act. */
export function diceMoment(teller: CaveTeller, snapshot: Snapshot, words: MomentWords): Moment {
  const isPart = (event: CaveEvent): boolean => OF_DICE.includes(event.type) || isHazardDie(event);
  const count = 1 + countWhile(teller.next.slice(1), isPart);
  const shownEvents = teller.next.slice(0, count);
  const thrown = shownEvents.flatMap((one, index) => {
    const { type, face } = eventOf(one);
    return type === 'rolled' ? [{ index, face: face ?? 1 }] : [];
  });
  const signs = thrown.filter(({ face }) => typeof face === 'string');
  const numbers = thrown.filter(({ face }) => typeof face === 'number');
  const named = signs.length > 0 ? 900 : 120;
  const start = numbers.length > 0 ? named + 640 : named + 420;
  const blows = blowsIn(shownEvents, snapshot, start, Math.max(100, 1640 - start));
  const hurts = teller.hurts(shownEvents);
  const isQuiet = hurts.length === 0 && blows.steps.length === 0 && !shownEvents.some(isSeen);
  const damage = { from: blows.end + 160, arrives: blows.end + 600 };
  const ms = isQuiet
    ? start + (numbers.length > 0 ? 200 : 180)
    : Math.min(2500, hurts.length > 0 ? damage.arrives + 260 : blows.end + 700);
  const timeline = new Timeline(`dice ${signs.length + numbers.length}`, count, ms);
  const line = teller.line(hazardsIn(shownEvents));
  addDice(timeline, { signs, numbers, named });
  for (const i of hazardsIn(shownEvents)) timeline.tell(i, named);
  tellEffects(timeline, shownEvents, blows, start);
  addDamage(timeline, hurts, damage);
  timeline.say(0, opening(words, snapshot, signs.length));
  timeline.say(named, line ?? teller.line([0]));
  timeline.say(hurts.length > 0 ? damage.from : start, teller.damageLine(hurts) ?? outcome(teller, shownEvents));
  return timeline.moment(named + 200, (c) => {
    const scene = teller.scene(c, count);
    c.lookAt(hurts.map(({ who, cell }) => scene.spot(who, cell)));
    c.dim(0.66, [0, 220], ms - 260);
    drawDice(c, { signs, numbers, named });
    drawBlows(c, scene, blows, snapshot);
    drawEffects(c, scene, shownEvents, hurts, start);
    drawDamage(c, scene, hurts, damage);
  });
}

/** Something on the board changes by it. */
const isSeen = (one: ShownEvent): boolean =>
  ['guardian-came', 'collapsed', 'trap-triggered', 'rubble-laid', 'guardian-destroyed'].includes(eventOf(one).type);

const hazardsIn = (shownEvents: readonly ShownEvent[]): number[] =>
  shownEvents.flatMap((one, i) => (eventOf(one).type === 'hazard' ? [i] : []));

const opening = ({ moments }: MomentWords, { cursed }: Snapshot, dice: number): MomentLine => ({
  title: moments.dice(dice),
  text: cursed ? moments.cursed : '',
});

/** What came of it where nobody is hurt. */
const outcome = (teller: CaveTeller, shownEvents: readonly ShownEvent[]): MomentLine | undefined =>
  teller.line(shownEvents.flatMap((one, i) => (['rolled', 'hazard'].includes(eventOf(one).type) ? [] : [i])));

interface Dice {
  readonly signs: readonly { readonly index: number; readonly face: number | string }[];
  readonly numbers: readonly { readonly index: number; readonly face: number | string }[];
  readonly named: number;
}

function addDice(timeline: Timeline, { signs, numbers, named }: Dice): void {
  if (signs.length > 0) timeline.sound(150, 'dice');
  for (const [i, { index }] of signs.entries()) timeline.tell(index, 760 + i * 140);
  for (const { index } of numbers) timeline.tell(index, named + 480);
  if (numbers.length > 0) timeline.sound(named + 140, 'dice');
}

function drawDice(c: Composer, { signs, numbers, named }: Dice): void {
  const faces = signFaces(FACES);
  const side = Math.min(96, (c.stage.free.right - c.stage.free.left) / 5);
  for (const [i, { face }] of signs.entries())
    die(c, {
      faces,
      face: Math.max(0, FACES.indexOf(face as Face)),
      isHuge: true,
      from: 150 + i * 80,
      lands: 760 + i * 140,
      gone: named + (numbers.length > 0 ? 80 : 400),
      aside: signs.length > 1 ? (i * 2 - 1) * side : 0,
    });
  for (const { face } of numbers)
    die(c, { face: Number(face) - 1, isHuge: true, from: named + 140, lands: named + 480, gone: named + 640 });
}

// ---------------------------------------------------------------- guardians

interface Blow {
  readonly index: number;
  readonly cell: string;
  readonly who: string;
  readonly at: number;
  readonly key: string | undefined;
}

interface Blows {
  readonly steps: readonly (Step & { readonly at: number })[];
  readonly blows: readonly Blow[];
  readonly end: number;
}

const STEP_MS = 200;
const BLOW_MS = 420;
const MOST_MS = 1100;

/** Guardians step and strike in their order; many of them faster. */
function blowsIn(shownEvents: readonly ShownEvent[], { guardians }: Snapshot, start: number, most: number): Blows {
  const steps = beastSteps(shownEvents, 'guardian', guardians, 'guardian-destroyed');
  const strikes = shownEvents.flatMap((one, index) => (eventOf(one).type === 'guardian-attacked' ? [index] : []));
  const pace = Math.min(1, most / Math.max(1, steps.length * STEP_MS + strikes.length * BLOW_MS));
  const timed: (Step & { at: number })[] = [];
  const blows: Blow[] = [];
  let at = start;
  for (const [index, one] of shownEvents.entries()) {
    const step = steps.find((taken) => taken.index === index);
    if (step) timed.push({ ...step, at });
    if (step) at += STEP_MS * pace;
    if (!strikes.includes(index)) continue;
    const { at: cell, explorer = '' } = eventOf(one);
    const earlier = shownEvents.slice(0, index).map(eventOf);
    const key = beastAt(cell ?? '', { kind: 'guardian', beasts: guardians, earlier, removedBy: 'guardian-destroyed' });
    blows.push({ index, cell: cell ?? '', who: explorer, at: at + 60, key });
    at += BLOW_MS * pace;
  }
  return { steps: timed, blows, end: at };
}

function drawBlows(c: Composer, scene: CaveScene, { steps, blows }: Blows, { guardians }: Snapshot): void {
  for (const step of steps) {
    holeAt(c, step.to, step.at - 60);
    drawStep(c, step, step.at - 60);
  }
  for (const { cell, who, at, key } of blows) {
    const stood = guardians.some((one) => one.at === cell);
    const from = stood ? scene.spot(key, cell) : { x: cellCentre(cell).x + 40, y: cellCentre(cell).y };
    holeAt(c, cell, at - 200);
    drawBlow(c, key, from, scene.spot(who, cell), at);
  }
}

function addBlows(timeline: Timeline, { steps, blows }: Blows): void {
  for (const { index, at } of steps) timeline.tell(index, at + 200);
  for (const { index, at } of blows) timeline.tell(index, at + 120);
  for (const { at } of blows) timeline.sound(at + 100, 'blow');
}

/** Draws back, one blow. Guardians that only walk take ordinary steps. */
export function guardianMoment(teller: CaveTeller, snapshot: Snapshot, { moments }: MomentWords): Moment | undefined {
  const count = countWhile(teller.next, ({ type }) => OF_GUARDIANS.includes(type));
  const shownEvents = teller.next.slice(0, count);
  const blows = blowsIn(shownEvents, snapshot, 420, MOST_MS);
  if (blows.blows.length === 0) return undefined;
  const hurts = teller.hurts(shownEvents);
  const damage = { from: blows.end + 40, arrives: blows.end + 500 };
  const timeline = new Timeline('guardian', count, damage.arrives + 300);
  for (const i of shownEvents.keys()) timeline.tell(i, 0);
  addBlows(timeline, blows);
  addDamage(timeline, hurts, damage);
  timeline.sound(60, 'guardian');
  timeline.say(0, { title: moments.stirs, text: '' });
  for (const { index, at } of blows.blows) timeline.say(at + 100, teller.line([index]));
  timeline.say(damage.from, teller.damageLine(hurts) ?? teller.line(shownEvents.map((_, i) => i)));
  return timeline.moment(blows.end, (c) => {
    const scene = teller.scene(c, count);
    c.lookAt(blows.blows.map(({ cell }) => cellCentre(cell)));
    c.dim(0.55, [0, 220], timeline.ms - 260);
    drawBlows(c, scene, blows, snapshot);
    drawDamage(c, scene, hurts, damage);
  });
}

// ---------------------------------------------------------------- traps, ruins, those who wake

function tellEffects(timeline: Timeline, shownEvents: readonly ShownEvent[], blows: Blows, start: number): void {
  for (const [i, one] of shownEvents.entries()) {
    const { type } = eventOf(one);
    if (type === 'rolled' || type === 'hazard') continue;
    timeline.tell(i, start + 120);
    if (type === 'guardian-came') timeline.sound(start + 60, 'guardian');
    if (type === 'collapsed' || type === 'trap-triggered') timeline.sound(start + 60, 'rumble');
  }
  addBlows(timeline, blows);
}

function drawEffects(
  c: Composer,
  scene: CaveScene,
  shownEvents: readonly ShownEvent[],
  hurts: readonly Hurt[],
  start: number,
): void {
  for (const { cell } of hurts) holeAt(c, cell, start - 60);
  for (const one of shownEvents) {
    const { type, at } = eventOf(one);
    if (!at || type === 'lost-health' || type === 'downed') continue;
    if (type === 'guardian-came') {
      holeAt(c, at, start - 40);
      drawComing(c, scene, 'guardian', at, start + 60);
    } else if (type === 'collapsed' || type === 'trap-triggered' || type === 'rubble-laid') {
      holeAt(c, at, start - 40);
      drawChanges(c, scene, [at], start + 60, 0);
      ring(c, { at: cellCentre(at), from: start + 60, to: start + 520 });
      c.shake(start + 60, start + 320, 4);
    }
  }
}
