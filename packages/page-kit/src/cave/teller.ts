// Reads moments out of what happens in a cave: what both games have in common, from a die to the end.
import type { PositionView } from '../game-view.ts';
import type { Composer } from '../moments/composer.ts';
import { drawDefeat, drawTriumph, END_MS } from '../moments/ends.ts';
import type { Moment, MomentLine, ShownEvent } from '../moments/moment.ts';
import { ring } from '../moments/parts.ts';
import { Timeline } from '../moments/timeline.ts';
import { cellCentre } from './cells.ts';
import {
  addDamage,
  addRolls,
  type CaveEvent,
  CaveScene,
  countWhile,
  drawDamage,
  drawRescue,
  drawRolls,
  eventOf,
  type Hurt,
  holeAt,
  hurtsIn,
  lineOf,
  type Roll,
  whoOf,
} from './moments.ts';

export interface TellerOptions {
  /** What the log says of it. */
  readonly text: (shownEvent: ShownEvent) => string | undefined;
  /** Where somebody stands in the position it begins with. */
  readonly cellOf: (who: string) => string | undefined;
}

export interface EndTexts {
  readonly isLost: boolean;
  readonly begins: string;
  /** In large letters. */
  readonly word: string;
  readonly medal: string;
  readonly leaving: readonly string[];
  readonly people: readonly string[];
  readonly door: string | undefined;
}

/** What may follow from a die or a blow. */
const HARMS: readonly string[] = [
  'lost-health',
  'spared',
  'knocked-out',
  'downed',
  'removed',
  'died',
  'trap-triggered',
];
export const isHarm = ({ type }: CaveEvent): boolean => HARMS.includes(type);

export class CaveTeller {
  readonly next: readonly ShownEvent[];
  readonly #options: TellerOptions;

  constructor(next: readonly ShownEvent[], options: TellerOptions) {
    this.next = next;
    this.#options = options;
  }

  texts(indices: readonly number[]): string[] {
    return indices.flatMap((i) => {
      const shownEvent = this.next[i];
      return (shownEvent && this.#options.text(shownEvent)) ?? [];
    });
  }

  line(indices: readonly number[]): MomentLine | undefined {
    return lineOf(this.texts(indices));
  }

  /** What is said about those who lose something. */
  damageLine(hurts: readonly Hurt[]): MomentLine | undefined {
    return this.line(hurts.flatMap(({ indices }) => indices));
  }

  scene(c: Composer, count: number): CaveScene {
    const [first] = this.next;
    const last = this.next[count - 1] ?? first;
    if (!first || !last) throw new Error('a moment of nothing');
    return new CaveScene(c, first.before as PositionView, last.after as PositionView);
  }

  cellOf(who: string): string {
    return this.#options.cellOf(who) ?? '0,0';
  }

  hurts(shownEvents: readonly ShownEvent[]): Hurt[] {
    return hurtsIn(shownEvents).map((hurt) => ({ ...hurt, cell: hurt.cell || this.cellOf(hurt.who) }));
  }

  rolls(shownEvents: readonly ShownEvent[]): Roll[] {
    return shownEvents.flatMap((shownEvent, index) => {
      const event = eventOf(shownEvent);
      const who = whoOf(event);
      if (event.type !== 'rolled' || who === undefined || typeof event.face !== 'number') return [];
      return [{ index, who, cell: this.cellOf(who), face: event.face, passed: event.passed }];
    });
  }

  // ---------------------------------------------------------------- what both games have

  /** A die that somebody rolls for what they do, and what follows from it. */
  roll(why: string): Moment {
    const count = 1 + countWhile(this.next.slice(1), isHarm);
    const shownEvents = this.next.slice(0, count);
    const hurts = this.hurts(shownEvents);
    const timeline = new Timeline(`die ${why}`, count, hurts.length > 0 ? 1700 : 1000);
    const rolls = this.rolls(shownEvents).map((roll) => ({ ...roll, from: 0, lands: 480, gone: timeline.ms - 200 }));
    const damage = { from: 760, arrives: 1300 };
    addRolls(timeline, rolls);
    addDamage(timeline, hurts, damage);
    timeline.say(480, this.line([0]));
    timeline.say(damage.from, this.damageLine(hurts));
    return timeline.moment(700, (c) => {
      const scene = this.scene(c, count);
      c.lookAt(rolls.map(({ who, cell }) => scene.spot(who, cell)));
      drawRolls(c, scene, rolls);
      drawDamage(c, scene, hurts, damage);
    });
  }

  /** A loss without a die: gas, spikes, a horror one walks into. */
  harm(): Moment | undefined {
    const count = countWhile(this.next, isHarm);
    const shownEvents = this.next.slice(0, count);
    const hurts = this.hurts(shownEvents);
    if (hurts.length === 0) return undefined;
    const damage = { from: 160, arrives: 680 };
    const falls = hurts.some((hurt) => hurt.falls);
    const timeline = new Timeline(falls ? 'fall' : 'loss', count, 1000);
    addDamage(timeline, hurts, damage);
    timeline.say(damage.from, this.line(shownEvents.map((_, i) => i)));
    return timeline.moment(150, (c) => {
      const scene = this.scene(c, count);
      c.lookAt(hurts.map(({ who, cell }) => scene.spot(who, cell)));
      if (falls) c.dim(0.5, [0, 160], 720);
      for (const { who, cell } of hurts) {
        holeAt(c, cell, 0, 1);
        ring(c, { at: scene.spot(who, cell), from: 0, to: 420 });
      }
      drawDamage(c, scene, hurts, damage);
    });
  }

  /** Somebody comes round, perhaps by what has just been told about them: both are told together. */
  rescue(count = 1): Moment | undefined {
    const [first] = this.next;
    const who = first && whoOf(eventOf(first));
    if (who === undefined) return undefined;
    const timeline = new Timeline('rescue', count, 1200);
    for (let i = 0; i < count; i++) timeline.tell(i, 500);
    timeline.cards(500, [who]);
    timeline.sound(120, 'rescue');
    timeline.say(0, this.line([count - 1]));
    return timeline.moment(700, (c) => {
      const cell = this.cellOf(who);
      c.lookAt([cellCentre(cell)]);
      drawRescue(c, this.scene(c, 1), who, cell);
    });
  }

  end({ isLost, begins, word, medal, leaving, people, door }: EndTexts): Moment {
    const timeline = new Timeline(isLost ? 'defeat' : 'victory', 1, END_MS);
    const at = isLost ? 2500 : 2100;
    timeline.tell(0, at);
    timeline.sound(200, isLost ? 'defeat' : 'victory');
    timeline.say(0, { title: begins, text: '' });
    timeline.say(at, this.line([0]));
    const compose = (c: Composer): void => {
      const { before } = this.scene(c, 1);
      const standing = before.pieces.filter(({ key }) => people.includes(key));
      if (isLost) return drawDefeat(c, standing, word);
      const out = standing.flatMap((at) => (leaving.includes(at.key) ? [{ key: at.key, at }] : []));
      const way = door === undefined ? undefined : cellCentre(door);
      if (way) c.lookAt([way], { stays: true });
      drawTriumph(c, { medal, word, leaving: out, ...(way ? { door: way } : {}) });
    };
    return { ...timeline.moment(isLost ? 2900 : 2400, compose), stays: true };
  }
}
