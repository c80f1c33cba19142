// The timeline of a moment: when each of its events is told, what is said and heard, and which cards change.

import type { SoundName } from '../sound-recipes.ts';
import { Composer } from './composer.ts';
import type { BarPart, Beat, Moment, MomentLine } from './moment.ts';

export class Timeline {
  readonly name: string;
  readonly ms: number;
  readonly #beats: Beat[] = [];
  /** When each event can be told. */
  readonly #times: number[];

  constructor(name: string, count: number, ms: number) {
    this.name = name;
    this.ms = ms;
    this.#times = new Array<number>(count).fill(0);
  }

  /** An event is told at that time, and never before those in front of it. */
  tell(index: number, at: number): void {
    this.#times[index] = Math.min(this.ms, at);
  }

  say(at: number, line: MomentLine | undefined): void {
    if (line) this.#beats.push({ at, line });
  }

  sound(at: number, sound: SoundName): void {
    this.#beats.push({ at, sound });
  }

  cards(at: number, cards: readonly string[]): void {
    if (cards.length > 0) this.#beats.push({ at, cards });
  }

  bar(at: number, ...bar: readonly BarPart[]): void {
    this.#beats.push({ at, bar });
  }

  /** `rest` is the instant that shows its result. */
  moment(rest: number, compose: (c: Composer) => void): Moment {
    const beats = [...this.#beats, ...this.#tellings()].sort((a, b) => a.at - b.at);
    return {
      name: this.name,
      count: this.#times.length,
      ms: this.ms,
      rest,
      beats,
      picture: (stage) => {
        const c = new Composer(stage, this.ms);
        compose(c);
        return c.picture();
      },
    };
  }

  #tellings(): Beat[] {
    let latest = 0;
    return this.#times.map((time, i) => {
      latest = Math.max(latest, time);
      return { at: latest, told: i + 1 };
    });
  }
}
