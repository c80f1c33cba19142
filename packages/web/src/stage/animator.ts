// Plays the animation of each transition, step by step, over the position before it. Nothing waits for it: the table has
// already moved on, and a touch skips to the end.
import { batch, signal } from '@preact/signals';
import type { GameTypes } from '@undercroft/engine';
import type { AnimationStep, GameView, Layer } from '@undercroft/page-kit/game-view';
import type { SoundName } from '@undercroft/page-kit/sound-recipes';
import type { Transition } from '../play/session.ts';

export interface AnimationState {
  /** Pieces on their way, by key. */
  readonly moved: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly laid: readonly Layer[];
  readonly signs: NonNullable<AnimationStep['signs']>;
  readonly die: AnimationStep['die'] | undefined;
}

const IDLE: AnimationState = { moved: new Map(), laid: [], signs: [], die: undefined };

interface AnimatorOptions<K extends GameTypes> {
  readonly view: () => GameView<K>;
  /** 0: nothing moves; 1: as designed; 2: twice as fast. */
  readonly speed: () => number;
  readonly sound: (name: SoundName) => void;
  /** Said to whoever reads the log or listens. */
  readonly onTransition: (transition: Transition<K>) => void;
}

/** At most so many transitions are shown one by one; of more, the last ones. */
const MOST_QUEUED = 12;

export class Animator<K extends GameTypes = GameTypes> {
  /** The position on stage while something plays. */
  readonly state = signal<K['State'] | undefined>(undefined);
  readonly animation = signal<AnimationState>(IDLE);
  readonly #options: AnimatorOptions<K>;
  #queue: Transition<K>[] = [];
  #running = false;
  #wake: (() => void) | undefined;
  #skipping = false;

  constructor(options: AnimatorOptions<K>) {
    this.#options = options;
  }

  play(transitions: readonly Transition<K>[]): void {
    this.#queue.push(...transitions);
    if (!this.#running && this.#queue.length > 0) void this.#run();
  }

  /** To the end of what is queued, at once. */
  skip(): void {
    if (!this.#running) return;
    this.#skipping = true;
    this.#wake?.();
  }

  get isPlaying(): boolean {
    return this.#running;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let transition = this.#queue.shift(); transition; transition = this.#queue.shift()) {
      this.#options.onTransition(transition);
      if (this.#queue.length < MOST_QUEUED && !this.#skipping && this.#options.speed() > 0)
        await this.#show(transition);
    }
    batch(() => {
      this.state.value = undefined;
      this.animation.value = IDLE;
    });
    this.#running = false;
    this.#skipping = false;
  }

  async #show({ events, before, after }: Transition<K>): Promise<void> {
    batch(() => {
      this.state.value = before;
      this.animation.value = IDLE;
    });
    const position = this.#options.view().at(before);
    for (const [i, event] of events.entries()) {
      const step = this.#options.view().animationStep(event, position, events.slice(0, i));
      if (!step || this.#skipping) continue;
      if (step.sound) this.#options.sound(step.sound);
      this.#set(step);
      await this.#wait(step.ms / this.#options.speed());
    }
    batch(() => {
      this.state.value = after;
      this.animation.value = IDLE;
    });
  }

  #set(step: AnimationStep): void {
    const { moved, laid } = this.animation.value;
    this.animation.value = {
      moved: step.moves ? new Map([...moved, ...step.moves.map(({ key, x, y }) => [key, { x, y }] as const)]) : moved,
      laid: step.ground ? [...laid, step.ground] : laid,
      signs: step.signs ?? [],
      die: step.die,
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
