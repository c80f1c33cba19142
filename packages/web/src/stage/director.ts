// Plays what happened, beat by beat, over the position in which it happened; then the next. Nothing waits for it: the table
// itself is long where it is, and a touch skips to the end.
import { batch, signal } from '@preact/signals';
import type { Kinds } from '@undercroft/engine';
import type { Moment } from '../play/session.ts';
import type { Beat, GameView, Layer, SoundName } from './contract.ts';

export interface Stagehands {
  /** Pieces on their way, by key. */
  readonly moved: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly laid: readonly Layer[];
  readonly signs: NonNullable<Beat['signs']>;
  readonly die: Beat['die'] | undefined;
}

const AT_REST: Stagehands = { moved: new Map(), laid: [], signs: [], die: undefined };

interface Surroundings<K extends Kinds> {
  readonly view: () => GameView<K>;
  /** 0: nothing moves; 1: as designed; 2: twice as fast. */
  readonly speed: () => number;
  readonly sound: (name: SoundName) => void;
  /** Said to whoever reads the log or listens. */
  readonly tell: (moment: Moment<K>) => void;
}

/** At most so many moments are shown one by one; of more, the last ones. */
const PATIENCE = 12;

export class Director<K extends Kinds = Kinds> {
  /** The position on stage while something plays. */
  readonly state = signal<K['State'] | undefined>(undefined);
  readonly hands = signal<Stagehands>(AT_REST);
  readonly #around: Surroundings<K>;
  #queue: Moment<K>[] = [];
  #running = false;
  #wake: (() => void) | undefined;
  #skipping = false;

  constructor(around: Surroundings<K>) {
    this.#around = around;
  }

  play(moments: readonly Moment<K>[]): void {
    this.#queue.push(...moments);
    if (!this.#running && this.#queue.length > 0) void this.#run();
  }

  /** To the end of what is queued, at once. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  get isPlaying(): boolean {
    return this.#running;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let moment = this.#queue.shift(); moment; moment = this.#queue.shift()) {
      this.#around.tell(moment);
      if (this.#queue.length < PATIENCE && !this.#skipping && this.#around.speed() > 0) await this.#show(moment);
    }
    batch(() => {
      this.state.value = undefined;
      this.hands.value = AT_REST;
    });
    this.#running = false;
    this.#skipping = false;
  }

  async #show({ events, before, after }: Moment<K>): Promise<void> {
    batch(() => {
      this.state.value = before;
      this.hands.value = AT_REST;
    });
    for (const [i, event] of events.entries()) {
      const beat = this.#around.view().beat(event, before, events.slice(0, i));
      if (!beat || this.#skipping) continue;
      if (beat.sound) this.#around.sound(beat.sound);
      this.#set(beat);
      await this.#wait(beat.ms / this.#around.speed());
    }
    batch(() => {
      this.state.value = after;
      this.hands.value = AT_REST;
    });
  }

  #set(beat: Beat): void {
    const { moved, laid } = this.hands.value;
    this.hands.value = {
      moved: beat.moves ? new Map([...moved, ...beat.moves.map(({ key, x, y }) => [key, { x, y }] as const)]) : moved,
      laid: beat.lays ? [...laid, beat.lays] : laid,
      signs: beat.signs ?? [],
      die: beat.die,
    };
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
