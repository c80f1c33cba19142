// What tells and plays out what happens: loaded once there is nothing more urgent, and at once where something happens before.
import { type ReadonlySignal, type Signal, useSignalEffect } from '@preact/signals';
import type { EventView, GameView } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { Session, Transition } from '../play/session.ts';
import type { Animator, MomentStage } from './animator.ts';
import type { Announcer } from './announcer.tsx';
import type { Camera } from './camera.ts';
import type { Control } from './control.ts';
import type { LastMoves } from './last-moves.ts';
import type { LogEntry } from './log-entries.ts';
import type { LogWriter } from './log-writer.ts';
import { isTouch } from './pointer.ts';

interface Parts {
  readonly session: Session;
  readonly view: ReadonlySignal<GameView>;
  readonly control: Control;
  readonly camera: Camera;
  readonly animator: Animator;
  readonly lastMoves: LastMoves;
  readonly log: Signal<readonly LogEntry[]>;
  readonly announcer: Announcer;
  readonly words: () => PageWords;
}

export class Drama {
  /** Undefined until it is loaded, and where that fails. */
  events: EventView | undefined;
  stage: MomentStage | undefined;
  readonly #parts: () => Parts;
  #log: LogWriter | undefined;
  #loading: Promise<void> | undefined;

  constructor(parts: () => Parts) {
    this.#parts = parts;
  }

  load(): Promise<void> {
    this.#loading ??= this.#load().catch(() => {
      // Without a connection nothing is told now; what happens next tries again.
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** Everything is told anew, in another language. */
  restart(): void {
    this.#loading = undefined;
    this.events = undefined;
    this.#log?.stop();
  }

  /** This many events of a transition have been seen. */
  tell(transition: Transition, told: number): void {
    this.#log?.tell(transition, told);
  }

  async #load(): Promise<void> {
    const { view, control, camera, animator, lastMoves, words, ...rest } = this.#parts();
    const shown = view.peek();
    const [events, { LogWriter }, { momentStage }] = await Promise.all([
      shown.loadEvents(),
      import('./log-writer.ts'),
      import('./moment-stage.ts'),
    ]);
    if (view.peek() !== shown) return;
    this.events = events;
    if (animator.firstUnseen === undefined) lastMoves.restore();
    this.#log = new LogWriter({
      ...rest,
      view: { ...shown, ...events },
      firstUnseen: () => animator.firstUnseen,
    });
    const table = () => document.querySelector<HTMLElement>('.play');
    // From now on moments are played: anyone who tests or measures them waits for it.
    table()?.setAttribute('data-moments', 'ready');
    this.stage ??= momentStage({
      table,
      camera,
      isPortrait: () => control.isPortrait.peek(),
      skipText: () => (isTouch() ? words().board.tapAhead : words().board.skipMoment),
      skip: () => control.skip(),
    });
  }
}

export function useDrama(drama: Drama, view: ReadonlySignal<GameView>): void {
  useSignalEffect(() => {
    view.value;
    drama.restart();
    const load = () => void drama.load();
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load, 300);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load);
    return () => cancelIdleCallback(request);
  });
}
