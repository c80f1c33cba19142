// What happens in the cave, played out: hazards, horrors, dice, losses, the exit and the end.

import { cellCentre } from '@undercroft/page-kit/cave/cells';
import {
  addDamage,
  addRolls,
  countWhile,
  drawDamage,
  drawRolls,
  eventOf,
  HOLE,
  holeAt,
  timedRolls,
} from '@undercroft/page-kit/cave/moments';
import { CaveTeller } from '@undercroft/page-kit/cave/teller';
import type { EventContext } from '@undercroft/page-kit/game-view';
import { rise } from '@undercroft/page-kit/moments/easing';
import type { Moment, MomentsOf, ShownEvent } from '@undercroft/page-kit/moments/moment';
import { card, glow, word } from '@undercroft/page-kit/moments/parts';
import { Timeline } from '@undercroft/page-kit/moments/timeline';
import { pictureFile } from '@undercroft/page-kit/picture-file';
import type { Event, Snapshot, SubTerra } from '@undercroft/sub-terra';
import { hazardMoment, hunt, type MomentWords, rockfall } from './hazard-moments.ts';
import { logLineOf } from './log-lines.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export const momentsOf =
  (words: MomentWords): MomentsOf<SubTerra> =>
  (next) => {
    const [first] = next;
    if (!first) return undefined;
    const { snapshot } = first.before;
    const teller = new CaveTeller(next as readonly ShownEvent[], {
      text: (shownEvent) => logLineOf(shownEvent.event as Event, shownEvent as EventContext<SubTerra>, words)?.text,
      cellOf: (who) => snapshot.cavers[who]?.at ?? undefined,
    });
    return momentOf(first.event, teller, snapshot, words);
  };

function momentOf(event: Event, teller: CaveTeller, snapshot: Snapshot, words: MomentWords): Moment | undefined {
  switch (event.type) {
    case 'hazard':
      return hazardMoment(event, teller, snapshot, words);
    case 'torches-died':
      return torchesDie(words);
    case 'rolled':
      if (event.why === 'darkness') return darkness(teller, words);
      return event.caver === undefined ? rockfall(teller, snapshot) : teller.roll(event.why);
    case 'horror-moved':
    case 'horror-came':
      return horrors(teller, snapshot, words);
    case 'lost-health':
    case 'knocked-out':
      return teller.harm();
    case 'healed':
      return teller.next[1]?.event.type === 'woke' ? teller.rescue(2) : undefined;
    case 'woke':
      return teller.rescue();
    case 'tile-placed':
      return event.tile.startsWith('exit') ? exitFound(event, teller, words) : undefined;
    case 'ended':
      return ends(event, teller, snapshot, words);
    default:
      return undefined;
  }
}

// ---------------------------------------------------------------- horrors and the dark

const OF_HORROR: readonly string[] = [
  ...['horror-moved', 'horror-left', 'horror-came'],
  ...['lost-health', 'spared', 'knocked-out'],
];

/** Without a card; horrors that only come closer take an ordinary step. */
function horrors(teller: CaveTeller, snapshot: Snapshot, { moments }: MomentWords): Moment | undefined {
  const count = countWhile(teller.next, ({ type }) => OF_HORROR.includes(type));
  const shownEvents = teller.next.slice(0, count);
  const hurts = teller.hurts(shownEvents);
  const comes = shownEvents.some((one) => eventOf(one).type === 'horror-came');
  if (hurts.length === 0 && !comes) return undefined;
  const timeline = new Timeline('horror', count, hurts.length > 0 ? 1900 : 1400);
  const {
    draw,
    rest,
    damage = { from: 600, arrives: 1000 },
  } = hunt({ teller, snapshot, shownEvents, timeline, isSevere: false }, 200);
  const telling = shownEvents.flatMap((one, i) => (eventOf(one).type === 'horror-moved' ? [] : [i]));
  addDamage(timeline, hurts, damage);
  timeline.say(0, { title: moments.stalks, text: '' });
  timeline.say(damage.from, teller.line(telling));
  return timeline.moment(rest, (c) => {
    const scene = teller.scene(c, count);
    const struck = hurts.map(({ cell }) => cell);
    const cells = struck.length > 0 ? struck : shownEvents.flatMap((one) => cellsOf(eventOf(one)));
    c.lookAt(cells.map(cellCentre));
    c.dim(0.6, [0, 200], timeline.ms - 300);
    draw(c, scene);
    drawDamage(c, scene, hurts, damage);
  });
}

const cellsOf = ({ at, to }: { readonly at?: string | null; readonly to?: string }): string[] =>
  [at, to].flatMap((cell) => cell ?? []);

/** Everybody rolls in the dark. */
function darkness(teller: CaveTeller, { moments }: MomentWords): Moment {
  const isPart = (event: { readonly type: string; readonly why?: string }): boolean =>
    event.type === 'removed' || (event.type === 'rolled' && event.why === 'darkness');
  const count = countWhile(teller.next, isPart);
  const shownEvents = teller.next.slice(0, count);
  const hurts = teller.hurts(shownEvents);
  const timeline = new Timeline('darkness', count, hurts.length > 0 ? 2400 : 1800);
  const rolls = timedRolls(teller.rolls(shownEvents), 150, 1050, timeline.ms - 300);
  const damage = { from: 1350, arrives: 1750 };
  addRolls(timeline, rolls);
  addDamage(timeline, hurts, damage);
  timeline.say(0, moments.groping);
  timeline.say(damage.from, teller.damageLine(hurts));
  return timeline.moment(1340, (c) => {
    const scene = teller.scene(c, count);
    c.lookAt(rolls.map(({ who, cell }) => scene.spot(who, cell)));
    c.dim(0.75, [0, 260], timeline.ms - 300);
    for (const { who, cell } of rolls) {
      const isLost = hurts.some((one) => one.who === who);
      c.hole({ ...cellCentre(cell), radius: HOLE }, (t) => (isLost ? 1 - rise(t, damage.from, damage.arrives) : 1));
    }
    drawRolls(c, scene, rolls);
    drawDamage(c, scene, hurts, damage);
  });
}

function torchesDie({ moments }: MomentWords): Moment {
  const timeline = new Timeline('torches', 1, 1900);
  const face = { icon: 'candle', title: moments.dark.name, text: moments.dark.does };
  timeline.tell(0, 600);
  timeline.sound(0, 'card');
  timeline.sound(600, 'fall');
  timeline.say(0, { title: moments.card, text: '' });
  timeline.say(600, face);
  return timeline.moment(800, (c) => {
    c.dim(0.8, [0, 260], 1600);
    card(c, face, { aside: 1300, gone: 1600 });
  });
}

// ---------------------------------------------------------------- the exit, the end

function exitFound({ at }: EventOf<'tile-placed'>, teller: CaveTeller, { moments: { exit } }: MomentWords): Moment {
  const timeline = new Timeline('exit', 1, 2400);
  timeline.tell(0, 700);
  timeline.bar(700, 'goal');
  timeline.sound(500, 'exit');
  timeline.say(0, teller.line([0]));
  timeline.say(700, exit);
  return timeline.moment(1500, (c) => {
    const spot = cellCentre(at);
    c.lookAt([spot]);
    c.dim(0.6, [0, 200], 900);
    holeAt(c, at, -1, 0);
    const layer = teller.scene(c, 1).changed(at);
    if (layer) c.layer(layer, (t) => rise(t, 260, 520));
    glow(c, { at: spot, from: 500, full: 1500, fades: [1700, 2300], scale: [0.08, 1.3] });
    word(c, { text: exit.word, from: 700, gone: 1900, below: 130 });
  });
}

function ends(
  { medal, leftBehind }: EventOf<'ended'>,
  teller: CaveTeller,
  snapshot: Snapshot,
  words: MomentWords,
): Moment {
  const people = snapshot.options.cavers.map(({ caver }) => caver);
  const isLost = medal === 'defeat';
  return teller.end({
    isLost,
    begins: isLost ? words.moments.lampsOut : words.moments.daylight,
    word: isLost ? words.moments.lost : words.game.medals[medal],
    medal: pictureFile(`medal-sub-terra-${medal}`),
    people,
    leaving: people.filter((caver) => !leftBehind.includes(caver)),
    door: snapshot.cave.find(({ tile }) => tile.startsWith('exit'))?.at,
  });
}
