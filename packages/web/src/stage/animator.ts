// Plays what happens, step by step and moment by moment, over the position before it. Board, panels, log and announcements follow
// this one clock: nothing is told before it has been seen. The table has already moved on; a touch skips ahead.
import { batch, signal } from '@preact/signals';
import type { GameTypes } from '@undercroft/engine';
import type { AnimationStep, EventView, GameView, Layer, Seating } from '@undercroft/page-kit/game-view';
import type { BarPart, Beat, Moment, ShownEvent } from '@undercroft/page-kit/moments/moment';
import type { SoundName } from '@undercroft/page-kit/sound-recipes';
import type { Transition } from '../play/session.ts';
import { pass, type Queued, queue, upcoming } from './animation-queue.ts';
import type { Timers } from './control-face.ts';
import { browserTimers } from './countdown.ts';

export interface AnimationState {
  /** Pieces on their way, by key. */
  readonly moved: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly laid: readonly Layer[];
  readonly signs: NonNullable<AnimationStep['signs']>;
  readonly die: AnimationStep['die'] | undefined;
}

const IDLE: AnimationState = { moved: new Map(), laid: [], signs: [], die: undefined };

/** Cards and parts of the bar that already show what comes of a moment, while everything else shows the position before it. */
export interface Struck<State = unknown> {
  readonly cards: ReadonlySet<string>;
  readonly bar: ReadonlySet<BarPart>;
  readonly after: State;
}

export interface MomentHow {
  readonly speed: number;
  readonly isStill: boolean;
  /** Pieces that have walked on in the same entry. */
  readonly moved: AnimationState['moved'];
}

export interface DrawnMoment {
  /** Its first frame is there: its time counts from then on, so that nothing is told before it is drawn. */
  readonly started: Promise<void>;
  end(): void;
}

/** Draws moments; loaded when the table is there. */
export interface MomentStage {
  begin(moment: Moment, how: MomentHow): DrawnMoment;
  /** What moments have left on the board goes: the board itself shows it now. */
  clear(): void;
}

export interface AnimatorOptions<K extends GameTypes> {
  readonly view: () => GameView<K>;
  /** 0: nothing is shown; 1: as designed; 2: twice as fast. */
  readonly speed: () => number;
  readonly sound: (name: SoundName) => void;
  /** This many events of a transition have been seen, and can be told in the log and to those who listen. */
  readonly onTold: (transition: Transition<K>, told: number) => void;
  /** All of a transition has been seen. */
  readonly onShown?: (transition: Transition<K>) => void;
  /** Nothing is to fly or shake. */
  readonly isStill?: () => boolean;
  readonly seating?: () => Seating;
  /** A bot or somebody elsewhere did it: its ordinary steps are quick. */
  readonly isOthers?: (transition: Transition<K>) => boolean;
  /** Loaded when the table is there; what happens before waits for it. */
  readonly events: () => EventView<K> | undefined;
  readonly loadEvents?: () => Promise<void>;
  /** How those are shown: quickly, like your own, or only where they led. */
  readonly othersPace?: () => 'quick' | 'steps' | 'result';
  readonly stage?: () => MomentStage | undefined;
  /** Another clock than the browser's, for tests. */
  readonly timers?: Timers;
}

/** At most this many transitions are shown one by one; of more, the last ones. */
const MOST_QUEUED = 24;
/** Of others: each step, and all ordinary steps of a turn, in milliseconds. */
const OTHERS_STEP = 160;
const OTHERS_TURN = 1500;
/** Where nothing moves: the dark fades in, the result stands, and fades. */
export const STILL = { fade: 120, stands: 1000 };
/** A window that nobody sees draws nothing: then it goes on without. */
const UNSEEN_MS = 1000;
const STILL_MS = STILL.stands + 2 * STILL.fade;

export class Animator<K extends GameTypes = GameTypes> {
  /** The position on stage while something plays. */
  readonly state = signal<K['State'] | undefined>(undefined);
  readonly animation = signal<AnimationState>(IDLE);
  readonly struck = signal<Struck<K['State']> | undefined>(undefined);
  readonly #options: AnimatorOptions<K>;
  readonly #timers: Timers;
  #queue: Queued<K>[] = [];
  #running = false;
  #wake: (() => void) | undefined;
  /** How often a viewer has asked to go ahead. */
  #skips = 0;
  /** What the ordinary steps of the others' turn have taken, and whose turn that is. */
  #others = 0;
  #whose: string | undefined;

  constructor(options: AnimatorOptions<K>) {
    this.#options = options;
    this.#timers = options.timers ?? browserTimers;
  }

  play(transitions: readonly Transition<K>[]): void {
    this.#queue.push(...queue(transitions, () => this.#options.view()));
    if (!this.#running && this.#queue.length > 0) void this.#run();
  }

  /** To the calm after what plays; asked for again, to the end of everything. */
  skip(): void {
    if (!this.#running) return;
    this.#skips++;
    this.#wake?.();
  }

  /** To the end of everything, at once. */
  finish(): void {
    this.skip();
    this.skip();
  }

  get isPlaying(): boolean {
    return this.#running;
  }

  /** The number of the first entry that has still to be seen. */
  get firstUnseen(): number | undefined {
    return this.#queue[0]?.transition.entry;
  }

  async #run(): Promise<void> {
    this.#running = true;
    const loading = this.#loading();
    if (loading) await loading;
    for (let [next] = this.#queue; next; [next] = this.#queue) {
      const isShown = this.#skips < 2 && this.#options.speed() > 0 && upcoming(this.#queue) < MOST_QUEUED;
      const moment = isShown ? this.#momentNow() : undefined;
      if (moment) await this.#playMoment(moment, next);
      else if (isShown) await this.#step(next);
      this.#pass(moment?.count ?? (next.shownEvent ? 1 : 0));
    }
    // Anyone who waits for the end may play on at once.
    this.#running = false;
    this.#skips = 0;
    batch(() => {
      this.state.value = undefined;
      this.#clear();
    });
  }

  /** The position before it stays in sight while what plays and tells it is loaded: the next decision comes after it. */
  #loading(): Promise<void> | undefined {
    const { events, loadEvents } = this.#options;
    if (events() || !loadEvents) return undefined;
    this.state.value = this.#queue[0]?.transition.before;
    return loadEvents();
  }

  #momentNow(): Moment | undefined {
    const read = this.#options.events()?.moments;
    const next = this.#queue.flatMap(({ shownEvent }) => shownEvent ?? []);
    return read && this.#queue[0]?.shownEvent && read(next, this.#options.seating?.() ?? { names: [], bots: [] });
  }

  /** What has been shown is told; with the last of an entry the position after it is on stage. */
  #pass(count: number): void {
    batch(() => {
      for (const { transition, index, isLast, isTold } of pass(this.#queue, count)) {
        if (!isTold) this.#options.onTold(transition, index + 1);
        if (!isLast) continue;
        this.state.value = transition.after;
        this.#options.onShown?.(transition);
        this.#clear();
      }
    });
  }

  #clear(): void {
    this.animation.value = IDLE;
    this.struck.value = undefined;
    this.#options.stage?.()?.clear();
  }

  // ---------------------------------------------------------------- ordinary steps

  async #step({ shownEvent, transition }: Queued<K>): Promise<void> {
    if (!shownEvent) return;
    const { event, before, earlier } = shownEvent;
    const step = this.#options.events()?.animationStep(event, before, earlier);
    if (!step || this.#skips > 0 || this.#options.isStill?.() || this.#isLeftOut(transition)) return;
    batch(() => {
      this.state.value = transition.before;
      this.#show(step);
    });
    if (step.sound) this.#options.sound(step.sound);
    await this.#wait(this.#length(step, transition, shownEvent) / this.#options.speed());
  }

  #isLeftOut(transition: Transition<K>): boolean {
    return this.#options.othersPace?.() === 'result' && this.#options.isOthers?.(transition) === true;
  }

  #length({ ms }: AnimationStep, transition: Transition<K>, { event, ...when }: ShownEvent<K>): number {
    const isOthers = this.#options.isOthers?.(transition) === true;
    const whose = isOthers ? this.#options.events()?.logLine(event, when)?.who : undefined;
    if (!isOthers || (whose !== undefined && whose !== this.#whose)) this.#others = 0;
    if (!isOthers || this.#options.othersPace?.() === 'steps') return ms;
    this.#whose = whose ?? this.#whose;
    const length = Math.min(ms, OTHERS_STEP, OTHERS_TURN - this.#others);
    this.#others += length;
    return length;
  }

  #show(step: AnimationStep): void {
    const { moved, laid } = this.animation.value;
    this.animation.value = {
      moved: step.moves ? new Map([...moved, ...step.moves.map(({ key, x, y }) => [key, { x, y }] as const)]) : moved,
      laid: step.ground ? [...laid, step.ground] : laid,
      signs: step.signs ?? [],
      die: step.die,
    };
  }

  // ---------------------------------------------------------------- moments

  async #playMoment(moment: Moment, first: Queued<K>): Promise<void> {
    const speed = this.#options.speed();
    const isStill = this.#options.isStill?.() === true;
    const asked = this.#skips;
    this.state.value = first.transition.before;
    // Its board must be there before it is drawn upon.
    const drawn = this.#options.stage?.()?.begin(moment, { speed, isStill, moved: this.animation.value.moved });
    if (drawn) await Promise.race([drawn.started, this.#wait(UNSEEN_MS)]);
    let at = 0;
    for (const beat of moment.beats) {
      const due = isStill ? STILL.fade : beat.at;
      if (due > at && this.#skips === asked) await this.#wait((due - at) / speed);
      at = Math.max(at, due);
      this.#beat(beat, moment, { isHeard: this.#skips === asked });
    }
    const rest = (isStill ? STILL_MS : moment.ms) - at;
    if (rest > 0 && this.#skips === asked) await this.#wait(rest / speed);
    drawn?.end();
  }

  #beat(
    { told = 0, cards = [], bar = [], sound }: Beat,
    moment: Moment,
    { isHeard }: { readonly isHeard: boolean },
  ): void {
    batch(() => {
      let left = told;
      for (const one of this.#queue) {
        if (left <= 0) break;
        if (!one.shownEvent) continue;
        left--;
        if (!one.isTold) this.#options.onTold(one.transition, one.index + 1);
        one.isTold = true;
      }
      if (cards.length + bar.length > 0) this.#strike(cards, bar, moment);
    });
    if (sound && isHeard) this.#options.sound(sound);
  }

  #strike(cards: readonly string[], bar: readonly BarPart[], { count }: Moment): void {
    const last = this.#queue.filter(({ shownEvent }) => shownEvent)[count - 1];
    if (!last) return;
    const earlier = this.struck.value;
    this.struck.value = {
      cards: new Set([...(earlier?.cards ?? []), ...cards]),
      bar: new Set([...(earlier?.bar ?? []), ...bar]),
      after: last.transition.after,
    };
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#timers.after(ms, resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
  }
}
