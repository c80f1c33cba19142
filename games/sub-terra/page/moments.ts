// What happens in the cave, played out: hazards, horrors, dice, losses, the exit and the end.
import { cellCentre } from '@undercroft/page-kit/cave/cells';
import {
  beastSteps,
  CaveScene,
  countWhile,
  drawChanges,
  drawClaws,
  drawComing,
  drawRescue,
  drawRolls,
  drawStep,
  drawToll,
  type Hurt,
  holeAt,
  hurtsIn,
  lineOf,
  type Roll,
  scoreRolls,
  scoreToll,
  timedRolls,
} from '@undercroft/page-kit/cave/moments';
import type { Composer } from '@undercroft/page-kit/moments/composer';
import { rise } from '@undercroft/page-kit/moments/easing';
import { drawDefeat, drawTriumph, END_MS } from '@undercroft/page-kit/moments/ends';
import type { Happening, Moment, MomentsOf } from '@undercroft/page-kit/moments/moment';
import { card, die, glow, ring, word } from '@undercroft/page-kit/moments/parts';
import { Score } from '@undercroft/page-kit/moments/score';
import type { Event, Hazard, Snapshot, SubTerra } from '@undercroft/sub-terra';
import type { SubTerraMomentWords, SubTerraWords } from '@undercroft/sub-terra/words';
import { subTerraMedal } from './draw/medal.ts';
import { logLineOf } from './event-view.ts';

type Next = readonly Happening<SubTerra>[];
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export interface MomentWords {
  readonly game: SubTerraWords;
  readonly moments: SubTerraMomentWords;
}

export const momentsOf =
  (words: MomentWords): MomentsOf<SubTerra> =>
  (next) => {
    const [first] = next;
    return first && new Teller(next, words).moment(first.event);
  };

/** What a hazard does, one thing after another. */
const OF_HAZARD: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'lost-health',
  'spared',
  'knocked-out',
  'flooded',
  'gas-spread',
  'blocked',
  'horror-moved',
  'horror-left',
  'horror-came',
]);
const OF_HORROR: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'horror-moved',
  'horror-left',
  'horror-came',
  'lost-health',
  'spared',
  'knocked-out',
]);
const OF_ROLL: ReadonlySet<Event['type']> = new Set<Event['type']>(['lost-health', 'spared', 'knocked-out', 'removed']);

/** Of the card: it is read, moves aside, and is gone. */
const CARD = { aside: 860, gone: 2250 };
const TOLL = { from: 1800, arrives: 2240 };

class Teller {
  readonly #next: Next;
  readonly #words: MomentWords;

  constructor(next: Next, words: MomentWords) {
    this.#next = next;
    this.#words = words;
  }

  moment(event: Event): Moment | undefined {
    switch (event.type) {
      case 'hazard':
        return this.#hazard(event);
      case 'torches-died':
        return this.#torches();
      case 'rolled':
        return event.why === 'darkness' ? this.#darkness() : this.#roll(event);
      case 'horror-moved':
      case 'horror-came':
        return this.#horrors();
      case 'lost-health':
      case 'knocked-out':
        return this.#harm();
      case 'woke':
        return this.#rescue(event);
      case 'tile-placed':
        return event.tile.startsWith('exit') ? this.#exit(event) : undefined;
      case 'ended':
        return this.#end(event);
      default:
        return undefined;
    }
  }

  #text(index: number): string | undefined {
    const happening = this.#next[index];
    return happening && logLineOf(happening.event, happening, this.#words.game)?.text;
  }

  #texts(indices: readonly number[]): string[] {
    return indices.flatMap((i) => this.#text(i) ?? []);
  }

  #scene(c: Composer, count: number): CaveScene {
    const [first] = this.#next;
    const last = this.#next[count - 1] ?? first;
    if (!first || !last) throw new Error('a moment of nothing');
    return new CaveScene(c, first.before, last.after);
  }

  get #snapshot(): Snapshot {
    return this.#next[0]?.before.snapshot as Snapshot;
  }

  #cellOf(who: string): string {
    return this.#snapshot.cavers[who]?.at ?? '0,0';
  }

  #hurts(happenings: Next): Hurt[] {
    return hurtsIn(happenings).map((hurt) => ({ ...hurt, cell: hurt.cell || this.#cellOf(hurt.who) }));
  }

  #rolls(happenings: Next): Roll[] {
    return happenings.flatMap(({ event }, index) =>
      event.type === 'rolled' && event.caver !== undefined
        ? [{ index, who: event.caver, cell: this.#cellOf(event.caver), face: event.face, passed: event.passed }]
        : [],
    );
  }

  // ---------------------------------------------------------------- hazards

  #hazard({ hazard, severe }: EventOf<'hazard'>): Moment {
    const { game, moments } = this.#words;
    const count = countWhile(
      this.#next,
      (event, i) =>
        i === 0 ||
        OF_HAZARD.has(event.type as Event['type']) ||
        (event.type === 'rolled' && (event as unknown as EventOf<'rolled'>).why === hazard),
    );
    const happenings = this.#next.slice(0, count);
    const hurts = this.#hurts(happenings);
    const isShort =
      hurts.length === 0 && hazard !== 'horror' && !happenings.some(({ event }) => event.type === 'rolled');
    const score = new Score(hazard, count, isShort ? 1900 : 2500);
    const face = { icon: hazard, title: game.hazard({ hazard, severe }), text: game.hazards[hazard].does };
    score.tell(0, 600);
    score.say(0, { title: moments.card, text: '' });
    score.say(600, face);
    score.sound(0, 'card');
    const strike = this.#strike(hazard, happenings, score, severe);
    const toll = strike.toll ?? TOLL;
    scoreToll(score, hurts, toll);
    const told = this.#texts(hurts.flatMap(({ indices }) => indices));
    score.say(hurts.length > 0 ? toll.from : 1450, lineOf(told) ?? this.#nobody(strike.says));
    return score.moment(strike.rest, (c) => {
      const scene = this.#scene(c, count);
      const gone = isShort ? 1650 : CARD.gone;
      c.lookAt(hurts.length > 0 ? hurts.map(({ who, cell }) => scene.spot(who, cell)) : []);
      c.dim(0.7, [0, 260], gone);
      card(c, { ...face, title: game.hazards[hazard].name, isSevere: severe }, { aside: CARD.aside, gone });
      strike.draw(c, scene);
      drawToll(c, scene, hurts, toll);
    });
  }

  #nobody(says: number | undefined) {
    const text = says === undefined ? undefined : this.#text(says);
    return { title: this.#words.moments.nobody, text: text ?? '' };
  }

  #strike(hazard: Hazard, happenings: Next, score: Score, severe: boolean): Strike {
    switch (hazard) {
      case 'tremor':
        return this.#tremor(happenings, score);
      case 'flood':
        return this.#water(happenings, score, severe);
      case 'gas':
        return this.#fumes(happenings, score, severe);
      case 'cave-in':
        return this.#boulders(happenings, score);
      case 'horror':
        return this.#hunt(happenings, score, 1000);
    }
  }

  #tremor(happenings: Next, score: Score): Strike {
    const rolls = timedRolls(this.#rolls(happenings), 1000, 1840, 2200);
    scoreRolls(score, rolls);
    score.sound(880, 'tremor');
    const cells = unique(rolls.map(({ cell }) => cell));
    return {
      rest: 2000,
      draw: (c, scene) => {
        for (const [i, cell] of cells.entries()) holeAt(c, cell, 960 + i * 60);
        c.shake(900, 1240, 4);
        drawRolls(c, scene, rolls);
      },
    };
  }

  #water(happenings: Next, score: Score, severe: boolean): Strike {
    const cells = unique(happenings.flatMap(({ event }) => (event.type === 'flooded' ? event.tiles : [])));
    const apart = Math.min(160, 500 / Math.max(1, cells.length));
    score.sound(980, 'flood');
    if (severe) score.sound(1380, 'flood');
    for (const [i, { event }] of happenings.entries()) if (event.type === 'flooded') score.tell(i, 1400);
    return {
      says: happenings.findIndex(({ event }) => event.type === 'flooded'),
      rest: 1780,
      draw: (c, scene) => {
        for (const [i, cell] of cells.entries()) {
          const start = 1020 + i * apart;
          holeAt(c, cell, start - 60);
          for (const again of severe ? [0, 300] : [0])
            ring(c, {
              at: cellCentre(cell),
              from: start + again,
              to: start + 600 + again,
              scale: [0.3, 1.35],
              tone: 'blue',
            });
        }
        drawChanges(c, scene, cells, 1020, apart);
      },
    };
  }

  #fumes(happenings: Next, score: Score, severe: boolean): Strike {
    const cells = this.#snapshot.cave.flatMap(({ at, tile }) => (tile.startsWith('gas') ? [at] : []));
    const apart = Math.min(140, 480 / Math.max(1, cells.length));
    score.sound(980, 'gas');
    const says = happenings.findIndex(({ event }) => event.type === 'gas-spread');
    if (says >= 0) score.tell(says, 1400);
    return {
      says,
      rest: 1640,
      draw: (c, scene) => {
        for (const [i, cell] of cells.entries()) {
          holeAt(c, cell, 960 + i * apart);
          if (severe) ring(c, { at: cellCentre(cell), from: 1300 + i * apart, to: 1700 + i * apart, tone: 'bone' });
        }
        drawChanges(c, scene, cells, 1000, apart);
      },
    };
  }

  /** One die for the whole cave; severe, another after it. */
  #boulders(happenings: Next, score: Score): Strike {
    const throws = happenings.flatMap(({ event }, index) =>
      event.type === 'rolled' ? [{ index, face: event.face, blocked: blockedAfter(happenings, index) }] : [],
    );
    const length = 660 / Math.max(1, throws.length);
    const timed = throws.map((one, i) => ({ ...one, from: 900 + i * length, lands: 900 + i * length + length * 0.72 }));
    for (const { index, from, lands, blocked } of timed) {
      score.tell(index, lands);
      if (blocked) score.tell(blocked.index, lands + 200);
      score.sound(from, 'dice');
      if (blocked && blocked.cells.length > 0) score.sound(lands + 160, 'rumble');
      score.say(lands, lineOf(this.#texts([index])));
    }
    return {
      rest: 1540,
      ...(timed[0]?.blocked ? { says: timed[0].blocked.index } : {}),
      draw: (c, scene) => {
        for (const [i, { face, from, lands, blocked }] of timed.entries()) {
          die(c, { face: face - 1, isHuge: true, from, lands, gone: i < timed.length - 1 ? lands + 80 : 1560 });
          const cells = blocked?.cells ?? [];
          for (const cell of cells) holeAt(c, cell, lands + 100, lands + 200);
          drawChanges(c, scene, cells, lands + 160, 40);
          if (cells.length > 0) c.shake(lands + 160, lands + 460, 5);
        }
      },
    };
  }

  // ---------------------------------------------------------------- horrors

  #horrors(): Moment | undefined {
    const count = countWhile(this.#next, ({ type }) => OF_HORROR.has(type as Event['type']));
    const happenings = this.#next.slice(0, count);
    const hurts = this.#hurts(happenings);
    const comes = happenings.some(({ event }) => event.type === 'horror-came');
    if (hurts.length === 0 && !comes) return undefined;
    const score = new Score('horror', count, hurts.length > 0 ? 1900 : 1300);
    const hunt = this.#hunt(happenings, score, 200);
    const toll = hunt.toll ?? TOLL;
    scoreToll(score, hurts, toll);
    score.say(0, { title: this.#words.moments.stalks, text: '' });
    score.say(
      Math.max(500, toll.from),
      lineOf(this.#texts(happenings.map((_, i) => i).filter((i) => happenings[i]?.event.type !== 'horror-moved'))),
    );
    return score.moment(hunt.rest, (c) => {
      const scene = this.#scene(c, count);
      c.lookAt(happenings.flatMap(({ event }) => ('at' in event && event.at ? [cellCentre(event.at)] : [])));
      c.dim(0.6, [0, 200], score.ms - 300);
      hunt.draw(c, scene);
      drawToll(c, scene, hurts, toll);
    });
  }

  /** Every horror takes its step; then claws; then the lair opens. */
  #hunt(happenings: Next, score: Score, start: number): Strike {
    const steps = beastSteps(happenings, 'horror', this.#snapshot.horrors, 'horror-left');
    const apart = Math.min(120, 240 / Math.max(1, steps.length));
    const moved = start + Math.max(0, steps.length - 1) * apart + 330;
    for (const [i, { index }] of steps.entries()) score.tell(index, start + i * apart + 260);
    for (const [i, { event }] of happenings.entries()) {
      if (event.type === 'horror-left') score.tell(i, moved);
      if (event.type === 'horror-came') score.tell(i, moved + 560);
      if (event.type === 'horror-came') score.sound(moved + 560, 'horror');
    }
    const hurts = this.#hurts(happenings);
    if (steps.length > 0) score.sound(start, 'horror');
    if (hurts.length > 0) score.sound(moved, 'claw');
    return {
      rest: moved + 140,
      toll: { from: moved + 170, arrives: moved + 610 },
      draw: (c, scene) => {
        for (const [i, step] of steps.entries()) {
          const at = start + i * apart;
          c.hole(
            { ...cellCentre(step.from), radius: 104 },
            (t) => rise(t, at - 100, at) * (1 - 0.7 * rise(t, at + 300, at + 500)),
          );
          holeAt(c, step.to, at + 60);
          drawStep(c, step, at);
        }
        for (const { who, cell } of hurts) {
          holeAt(c, cell, moved - 200);
          drawClaws(c, scene.spot(who, cell), moved);
        }
        for (const { event } of happenings)
          if (event.type === 'horror-came') {
            holeAt(c, event.at, moved + 500);
            drawComing(c, scene, 'horror', event.at, moved + 560);
          } else if (event.type === 'horror-left')
            c.piece(`horror ${event.at}`, (t) => ({ opacity: 1 - rise(t, start, start + 300) }));
      },
    };
  }

  // ---------------------------------------------------------------- dice and losses

  /** A die that somebody rolls for what they do. */
  #roll({ why }: EventOf<'rolled'>): Moment {
    const count = 1 + countWhile(this.#next.slice(1), ({ type }) => OF_ROLL.has(type as Event['type']));
    const happenings = this.#next.slice(0, count);
    const hurts = this.#hurts(happenings);
    const score = new Score(`die ${why}`, count, hurts.length > 0 ? 1700 : 1000);
    const rolls = this.#rolls(happenings).map((roll) => ({ ...roll, from: 0, lands: 480, gone: score.ms - 200 }));
    const toll = { from: 760, arrives: 1300 };
    scoreRolls(score, rolls);
    scoreToll(score, hurts, toll);
    score.say(480, lineOf(this.#texts([0])));
    score.say(toll.from, lineOf(this.#texts(hurts.flatMap(({ indices }) => indices))));
    return score.moment(700, (c) => {
      const scene = this.#scene(c, count);
      c.lookAt(rolls.map(({ who, cell }) => scene.spot(who, cell)));
      drawRolls(c, scene, rolls);
      drawToll(c, scene, hurts, toll);
    });
  }

  /** Everybody rolls in the dark. */
  #darkness(): Moment {
    const count = countWhile(
      this.#next,
      (event) =>
        event.type === 'removed' ||
        (event.type === 'rolled' && (event as unknown as EventOf<'rolled'>).why === 'darkness'),
    );
    const happenings = this.#next.slice(0, count);
    const hurts = this.#hurts(happenings);
    const score = new Score('darkness', count, hurts.length > 0 ? 2400 : 1800);
    const rolls = timedRolls(this.#rolls(happenings), 150, 1050, score.ms - 300);
    const toll = { from: 1350, arrives: 1750 };
    scoreRolls(score, rolls);
    scoreToll(score, hurts, toll);
    score.say(0, { title: this.#words.moments.dark.name, text: this.#words.moments.dark.does });
    score.say(toll.from, lineOf(this.#texts(hurts.flatMap(({ indices }) => indices))));
    return score.moment(1340, (c) => {
      const scene = this.#scene(c, count);
      c.dim(0.75, [0, 260], score.ms - 300);
      for (const { who, cell } of rolls) {
        const isLost = hurts.some((one) => one.who === who);
        c.hole({ ...cellCentre(cell), radius: 104 }, (t) => (isLost ? 1 - rise(t, toll.from, toll.arrives) : 1));
      }
      drawRolls(c, scene, rolls);
      drawToll(c, scene, hurts, toll);
    });
  }

  /** A loss without a die: gas, a horror one walks into. */
  #harm(): Moment {
    const count = countWhile(this.#next, ({ type }) => OF_ROLL.has(type as Event['type']));
    const happenings = this.#next.slice(0, count);
    const hurts = this.#hurts(happenings);
    const toll = { from: 160, arrives: 680 };
    const score = new Score(hurts.some(({ falls }) => falls) ? 'fall' : 'loss', count, 1000);
    scoreToll(score, hurts, toll);
    score.say(0, lineOf(this.#texts(happenings.map((_, i) => i))));
    return score.moment(150, (c) => {
      const scene = this.#scene(c, count);
      for (const { who, cell, falls } of hurts) {
        const at = scene.spot(who, cell);
        ring(c, { at, from: 0, to: 420 });
        if (falls) holeAt(c, cell, 0, 1);
      }
      if (hurts.some(({ falls }) => falls)) c.dim(0.5, [0, 160], 720);
      c.lookAt(hurts.map(({ who, cell }) => scene.spot(who, cell)));
      drawToll(c, scene, hurts, toll);
    });
  }

  #rescue({ caver }: EventOf<'woke'>): Moment {
    const score = new Score('rescue', 1, 1200);
    score.tell(0, 500);
    score.cards(500, [caver]);
    score.sound(120, 'rescue');
    score.say(0, lineOf(this.#texts([0])));
    return score.moment(700, (c) => {
      const cell = this.#cellOf(caver);
      c.lookAt([cellCentre(cell)]);
      drawRescue(c, this.#scene(c, 1), caver, cell);
    });
  }

  // ---------------------------------------------------------------- the exit, the dark, the end

  #exit({ at }: EventOf<'tile-placed'>): Moment {
    const { exit } = this.#words.moments;
    const score = new Score('exit', 1, 2400);
    score.tell(0, 700);
    score.sound(500, 'exit');
    score.say(0, lineOf(this.#texts([0])));
    score.say(700, exit);
    return score.moment(1500, (c) => {
      const scene = this.#scene(c, 1);
      const spot = cellCentre(at);
      c.lookAt([spot]);
      c.dim(0.6, [0, 200], 900);
      holeAt(c, at, 0, 1);
      const layer = scene.changed(at);
      if (layer) c.layer(layer, (t) => rise(t, 260, 520));
      glow(c, { at: spot, from: 500, full: 1500, fades: [1700, 2300], scale: [0.08, 1.3] });
      word(c, { text: exit.word, from: 700, gone: 1900, below: 130 });
    });
  }

  #torches(): Moment {
    const { dark } = this.#words.moments;
    const score = new Score('torches', 1, 1900);
    const face = { icon: 'candle', title: dark.name, text: dark.does };
    score.tell(0, 600);
    score.sound(0, 'card');
    score.sound(600, 'fall');
    score.say(0, { title: this.#words.moments.card, text: '' });
    score.say(600, face);
    return score.moment(800, (c) => {
      c.dim(0.8, [0, 260], 1600);
      card(c, face, { aside: 1300, gone: 1600 });
    });
  }

  #end({ medal, leftBehind }: EventOf<'ended'>): Moment {
    const { game, moments } = this.#words;
    const isLost = medal === 'defeat';
    const score = new Score(isLost ? 'defeat' : 'victory', 1, END_MS);
    const text = lineOf(this.#texts([0]));
    score.tell(0, isLost ? 2500 : 2100);
    score.sound(200, isLost ? 'defeat' : 'victory');
    score.say(0, { title: isLost ? moments.lampsOut : moments.daylight, text: '' });
    score.say(isLost ? 2500 : 2100, text);
    return score.moment(isLost ? 2900 : 2400, (c) => {
      const scene = this.#scene(c, 1);
      const people = this.#snapshot.options.cavers.flatMap(({ caver }) => {
        const piece = scene.before.pieces.find(({ key }) => key === caver);
        return piece ? [{ key: caver, at: { x: piece.x, y: piece.y } }] : [];
      });
      if (isLost)
        return drawDefeat(
          c,
          people.map(({ at }) => at),
          moments.lost,
        );
      const exit = this.#snapshot.cave.find(({ tile }) => tile.startsWith('exit'));
      const leaving = people.filter(({ key }) => !leftBehind.includes(key));
      const door = exit && cellCentre(exit.at);
      if (door) c.lookAt([door], { stays: true });
      drawTriumph(c, { medal: subTerraMedal(medal), word: game.end.medals[medal], leaving, ...(door ? { door } : {}) });
    });
  }
}

/** What the middle of a hazard shows. */
interface Strike {
  readonly rest: number;
  readonly toll?: typeof TOLL;
  /** The happening that says what it did where nobody was hurt. */
  readonly says?: number;
  readonly draw: (c: Composer, scene: CaveScene) => void;
}

const unique = (cells: readonly string[]): string[] => [...new Set(cells)];

function blockedAfter(happenings: Next, index: number) {
  const found = happenings.findIndex(({ event }, i) => i > index && event.type === 'blocked');
  const event = happenings[found]?.event;
  return event?.type === 'blocked' ? { index: found, cells: event.tiles } : undefined;
}
