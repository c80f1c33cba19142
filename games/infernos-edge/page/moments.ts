// What happens in the temple, played out: hazard dice, guardians, lava, the artifact and the end.

import type { Event, InfernosEdge, Snapshot } from '@undercroft/infernos-edge';
import { cellCentre } from '@undercroft/page-kit/cave/cells';
import { addDamage, countWhile, drawChanges, eventOf, HOLE, holeAt } from '@undercroft/page-kit/cave/moments';
import { CaveTeller } from '@undercroft/page-kit/cave/teller';
import { thing } from '@undercroft/page-kit/draw/cave/pieces';
import type { EventContext } from '@undercroft/page-kit/game-view';
import type { Composer } from '@undercroft/page-kit/moments/composer';
import { between, inOut, rise, sink } from '@undercroft/page-kit/moments/easing';
import type { Moment, MomentsOf, ShownEvent } from '@undercroft/page-kit/moments/moment';
import { fall, glow, word } from '@undercroft/page-kit/moments/parts';
import { Timeline } from '@undercroft/page-kit/moments/timeline';
import { pictureFile } from '@undercroft/page-kit/picture-file';
import { infernosEdgeTiles } from './draw/tile.ts';
import { diceMoment, guardianMoment, type MomentWords } from './hazard-moments.ts';
import { logLineOf, textOf } from './log-lines.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export const momentsOf =
  (words: MomentWords): MomentsOf<InfernosEdge> =>
  (next) => {
    const [first] = next;
    if (!first) return undefined;
    const { snapshot } = first.before;
    const teller = new CaveTeller(next as readonly ShownEvent[], {
      text: (shownEvent) => captionOf(shownEvent.event as Event, shownEvent as EventContext<InfernosEdge>, words),
      cellOf: (who) => snapshot.explorers[who]?.at ?? undefined,
    });
    return momentOf(first.event, teller, snapshot, words);
  };

/** What the log says; a blow is also shown before its loss, which tells of both there. */
const captionOf = (event: Event, when: EventContext<InfernosEdge>, words: MomentWords): string | undefined =>
  event.type === 'guardian-attacked' ? textOf(event, when, words) : logLineOf(event, when, words)?.text;

function momentOf(event: Event, teller: CaveTeller, snapshot: Snapshot, words: MomentWords): Moment | undefined {
  switch (event.type) {
    case 'rolled':
      return event.why === 'attack' || event.why === 'spike'
        ? teller.roll(event.why)
        : diceMoment(teller, snapshot, words);
    case 'hazard':
      return diceMoment(teller, snapshot, words);
    case 'guardian-moved':
    case 'guardian-attacked':
      return guardianMoment(teller, snapshot, words);
    case 'lost-health':
      return event.source === 'exerting' || event.source === 'luck' ? undefined : teller.harm();
    case 'trap-triggered':
    case 'downed':
      return teller.harm();
    case 'stood-up':
      return teller.rescue();
    case 'burnt':
      return lava(teller, words);
    case 'erupted':
      return eruption(teller, snapshot, words);
    case 'cursed':
      return artifact(event, teller, words);
    case 'ended':
      return ends(event, teller, snapshot, words);
    default:
      return undefined;
  }
}

// ---------------------------------------------------------------- lava

const OF_LAVA: readonly string[] = ['burnt', 'died', 'artifact-burnt'];
/** With more tiles than this, not every one is cut out of the dark. */
const MOST_HOLES = 14;

interface Ring {
  readonly index: number;
  readonly cells: readonly string[];
}

const ringsIn = (shownEvents: readonly ShownEvent[]): Ring[] =>
  shownEvents.flatMap((one, index) => {
    const { type, tiles = [] } = eventOf(one);
    return type === 'burnt' ? [{ index, cells: tiles }] : [];
  });

/** Ring after ring takes fire. */
function lava(teller: CaveTeller, { moments }: MomentWords): Moment {
  const count = countWhile(teller.next, ({ type }) => OF_LAVA.includes(type));
  const shownEvents = teller.next.slice(0, count);
  const rings = ringsIn(shownEvents);
  const length = Math.min(800, 1500 / Math.max(1, rings.length));
  const lost = teller.hurts(shownEvents);
  const timeline = new Timeline('lava', count, rings.length > 1 || lost.length > 0 ? 2500 : 1900);
  const end = 500 + rings.length * length;
  for (const [i, { index }] of rings.entries()) {
    timeline.tell(index, 500 + i * length + 200);
    timeline.sound(500 + i * length, 'lava');
    timeline.say(500 + i * length, teller.line([index]));
  }
  for (const [i, one] of shownEvents.entries()) if (eventOf(one).type === 'artifact-burnt') timeline.tell(i, end);
  addDamage(timeline, lost, { from: end - 300, arrives: end });
  timeline.say(0, { title: moments.shakes, text: '' });
  timeline.say(end, teller.damageLine(lost));
  return timeline.moment(end, (c) => {
    const scene = teller.scene(c, count);
    const all = rings.flatMap(({ cells }) => cells);
    c.lookAt(all.map(cellCentre));
    c.dim(0.5, [0, 260], timeline.ms - 250);
    c.shake(80, 420, 4);
    const [middle] = all;
    if (middle)
      glow(c, {
        at: cellCentre(middle),
        isFire: true,
        from: 100,
        full: 900,
        fades: [timeline.ms - 600, timeline.ms],
        scale: [0.2, 0.6],
      });
    for (const [i, { cells }] of rings.entries()) drawRing(c, scene, cells, 500 + i * length);
    for (const { who } of lost) fall(c, who, end - 300);
  });
}

function drawRing(c: Composer, scene: ReturnType<CaveTeller['scene']>, cells: readonly string[], at: number): void {
  for (const cell of cells.slice(0, MOST_HOLES)) holeAt(c, cell, at, at + 140);
  drawChanges(c, scene, cells, at + 60, Math.min(70, 300 / Math.max(1, cells.length)));
}

/** The camera goes to the sanctum and back. */
function eruption(teller: CaveTeller, snapshot: Snapshot, { moments }: MomentWords): Moment {
  const count = 1 + countWhile(teller.next.slice(1), ({ type }) => OF_LAVA.includes(type));
  const shownEvents = teller.next.slice(0, count);
  const lost = teller.hurts(shownEvents);
  const timeline = new Timeline('eruption', count, 2500);
  for (const i of shownEvents.keys()) timeline.tell(i, 1000);
  timeline.bar(1000, 'clock');
  addDamage(timeline, lost, { from: 1500, arrives: 1900 });
  timeline.sound(400, 'eruption');
  timeline.say(0, { title: moments.shakes, text: '' });
  timeline.say(1000, moments.eruption);
  return timeline.moment(1500, (c) => {
    const scene = teller.scene(c, count);
    const cells = sanctumOf(snapshot);
    const spots = cells.map(cellCentre);
    const heart = spots[0] ?? { x: 0, y: 0 };
    c.lookAt(spots);
    c.dim(0.62, [0, 260], 2150);
    for (const spot of spots) c.hole({ ...spot, radius: HOLE });
    c.shake(480, 1500, 5);
    const burning = ringsIn(shownEvents).flatMap((ring) => ring.cells);
    drawChanges(c, scene, burning, 900, Math.min(70, 400 / Math.max(1, burning.length)));
    glow(c, { at: heart, isFire: true, from: 700, full: 1500, fades: [1700, 2300], scale: [0.05, 0.75] });
    word(c, { text: moments.eruption.word, from: 1000, gone: 1800, below: 120 });
    for (const { who } of lost) fall(c, who, 1500);
  });
}

/** Corridor and ledge; while they are hidden, the middle of the temple. */
function sanctumOf({ temple }: Snapshot): string[] {
  const found = temple.filter(({ tile }) => /^(sanctum|ledge)/.test(tile)).map(({ at }) => at);
  return found.length > 0 ? found : ['0,0'];
}

// ---------------------------------------------------------------- the artifact, the end

function artifact({ explorer }: EventOf<'cursed'>, teller: CaveTeller, { moments }: MomentWords): Moment {
  const timeline = new Timeline('artifact', 1, 2400);
  timeline.tell(0, 900);
  timeline.bar(900, 'clock', 'goal');
  timeline.cards(1900, [explorer]);
  timeline.sound(200, 'artifact');
  timeline.say(0, teller.line([0]));
  timeline.say(900, moments.artifact);
  return timeline.moment(1100, (c) => {
    const cell = teller.cellOf(explorer);
    const at = teller.scene(c, 1).spot(explorer, cell);
    c.lookAt([at]);
    c.dim(0.72, [0, 260], 2100);
    c.hole({ ...cellCentre(cell), radius: HOLE });
    glow(c, { at, isFire: true, from: 200, full: 1000, fades: [1700, 2300], scale: [0.06, 0.5] });
    const gem = `<svg viewBox="-48 -48 96 96">${thing('artifact')}</svg>`;
    c.sprite({ kind: 'token', faces: [gem] }, (t, frame) => {
      const [x, y] = c.at(at, frame);
      const u = rise(t, 200, 760, inOut) * sink(t, 1500, 1900, inOut);
      return {
        x: between(u, [x, c.middle[0]]),
        y: between(u, [y, c.middle[1] - 60]),
        scale: between(u, [0.6, 2.2]),
        opacity: t < 1900 ? 1 : 0,
      };
    });
    word(c, { text: moments.artifact.word, from: 900, gone: 1500, below: 90 });
  });
}

function ends({ rank, lost }: EventOf<'ended'>, teller: CaveTeller, snapshot: Snapshot, words: MomentWords): Moment {
  const people = snapshot.options.explorers.map(({ explorer }) => explorer);
  const isLost = rank === 'forgotten';
  const exit = infernosEdgeTiles(snapshot).find(({ kind }) => kind === 'exit');
  return teller.end({
    isLost,
    begins: isLost ? words.moments.lampsOut : words.moments.daylight,
    word: isLost ? words.moments.lost : words.game.end.ranks[rank],
    medal: pictureFile(`medal-infernos-edge-${rank}`),
    people,
    leaving: people.filter((explorer) => !lost.includes(explorer)),
    door: exit && `${exit.x},${exit.y}`,
  });
}
