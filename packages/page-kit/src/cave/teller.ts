// Reads moments out of what happens in a cave: what both games have in common, from a die to the end.
import type { PositionView } from '../game-view.ts';
import type { Composer } from '../moments/composer.ts';
import { drawDefeat, drawTriumph, END_MS } from '../moments/ends.ts';
import type { Happening, Moment, MomentLine } from '../moments/moment.ts';
import { ring } from '../moments/parts.ts';
import { Score } from '../moments/score.ts';
import { cellCentre } from './cells.ts';
import {
  type CaveEvent,
  CaveScene,
  countWhile,
  drawRescue,
  drawRolls,
  drawToll,
  eventOf,
  type Hurt,
  holeAt,
  hurtsIn,
  lineOf,
  type Roll,
  scoreRolls,
  scoreToll,
  whoOf,
} from './moments.ts';

export interface TellerOptions {
  /** What the log says of it. */
  readonly text: (happening: Happening) => string | undefined;
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
  readonly next: readonly Happening[];
  readonly #options: TellerOptions;

  constructor(next: readonly Happening[], options: TellerOptions) {
    this.next = next;
    this.#options = options;
  }

  texts(indices: readonly number[]): string[] {
    return indices.flatMap((i) => {
      const happening = this.next[i];
      return (happening && this.#options.text(happening)) ?? [];
    });
  }

  line(indices: readonly number[]): MomentLine | undefined {
    return lineOf(this.texts(indices));
  }

  /** What is said about those who lose something. */
  tollLine(hurts: readonly Hurt[]): MomentLine | undefined {
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

  hurts(happenings: readonly Happening[]): Hurt[] {
    return hurtsIn(happenings).map((hurt) => ({ ...hurt, cell: hurt.cell || this.cellOf(hurt.who) }));
  }

  rolls(happenings: readonly Happening[]): Roll[] {
    return happenings.flatMap((happening, index) => {
      const event = eventOf(happening);
      const who = whoOf(event);
      if (event.type !== 'rolled' || who === undefined || typeof event.face !== 'number') return [];
      return [{ index, who, cell: this.cellOf(who), face: event.face, passed: event.passed }];
    });
  }

  // ---------------------------------------------------------------- what both games have

  /** A die that somebody rolls for what they do, and what follows from it. */
  roll(why: string): Moment {
    const count = 1 + countWhile(this.next.slice(1), isHarm);
    const happenings = this.next.slice(0, count);
    const hurts = this.hurts(happenings);
    const score = new Score(`die ${why}`, count, hurts.length > 0 ? 1700 : 1000);
    const rolls = this.rolls(happenings).map((roll) => ({ ...roll, from: 0, lands: 480, gone: score.ms - 200 }));
    const toll = { from: 760, arrives: 1300 };
    scoreRolls(score, rolls);
    scoreToll(score, hurts, toll);
    score.say(480, this.line([0]));
    score.say(toll.from, this.tollLine(hurts));
    return score.moment(700, (c) => {
      const scene = this.scene(c, count);
      c.lookAt(rolls.map(({ who, cell }) => scene.spot(who, cell)));
      drawRolls(c, scene, rolls);
      drawToll(c, scene, hurts, toll);
    });
  }

  /** A loss without a die: gas, spikes, a horror one walks into. */
  harm(): Moment | undefined {
    const count = countWhile(this.next, isHarm);
    const happenings = this.next.slice(0, count);
    const hurts = this.hurts(happenings);
    if (hurts.length === 0) return undefined;
    const toll = { from: 160, arrives: 680 };
    const falls = hurts.some((hurt) => hurt.falls);
    const score = new Score(falls ? 'fall' : 'loss', count, 1000);
    scoreToll(score, hurts, toll);
    score.say(toll.from, this.line(happenings.map((_, i) => i)));
    return score.moment(150, (c) => {
      const scene = this.scene(c, count);
      c.lookAt(hurts.map(({ who, cell }) => scene.spot(who, cell)));
      if (falls) c.dim(0.5, [0, 160], 720);
      for (const { who, cell } of hurts) {
        holeAt(c, cell, 0, 1);
        ring(c, { at: scene.spot(who, cell), from: 0, to: 420 });
      }
      drawToll(c, scene, hurts, toll);
    });
  }

  /** Somebody comes round, perhaps by what has just been told about them: both are told together. */
  rescue(count = 1): Moment | undefined {
    const [first] = this.next;
    const who = first && whoOf(eventOf(first));
    if (who === undefined) return undefined;
    const score = new Score('rescue', count, 1200);
    for (let i = 0; i < count; i++) score.tell(i, 500);
    score.cards(500, [who]);
    score.sound(120, 'rescue');
    score.say(0, this.line([count - 1]));
    return score.moment(700, (c) => {
      const cell = this.cellOf(who);
      c.lookAt([cellCentre(cell)]);
      drawRescue(c, this.scene(c, 1), who, cell);
    });
  }

  end({ isLost, begins, word, medal, leaving, people, door }: EndTexts): Moment {
    const score = new Score(isLost ? 'defeat' : 'victory', 1, END_MS);
    const at = isLost ? 2500 : 2100;
    score.tell(0, at);
    score.sound(200, isLost ? 'defeat' : 'victory');
    score.say(0, { title: begins, text: '' });
    score.say(at, this.line([0]));
    const compose = (c: Composer): void => {
      const { before } = this.scene(c, 1);
      const standing = before.pieces.filter(({ key }) => people.includes(key));
      if (isLost) return drawDefeat(c, standing, word);
      const out = standing.flatMap((at) => (leaving.includes(at.key) ? [{ key: at.key, at }] : []));
      const way = door === undefined ? undefined : cellCentre(door);
      if (way) c.lookAt([way], { stays: true });
      drawTriumph(c, { medal, word, leaving: out, ...(way ? { door: way } : {}) });
    };
    return { ...score.moment(isLost ? 2900 : 2400, compose), stays: true };
  }
}
