// What others did last stays marked until one's own move is over: whence they came, and over which places.
import { signal } from '@preact/signals';
import type { LastMove } from '@undercroft/page-kit/game-view';
import type { Session, Transition } from '../play/session.ts';

interface Step {
  readonly from: string;
  readonly to: string;
}

/** Of whoever moves by themselves: beasts and what carries people along leave no mark. */
const STEPS: readonly string[] = ['moved', 'stepped'];

export class LastMoveTracker {
  readonly move = signal<LastMove | undefined>(undefined);
  readonly #session: Session;
  #seat: number | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  /** A transition has been seen. */
  note({ entry, events, after }: Transition): void {
    const written = this.#session.record.entries[entry - 1];
    if (written?.type !== 'act') return;
    const { game, humanSeats } = this.#session;
    if (humanSeats.includes(written.seat)) {
      const status = game.status(after);
      if (status.type !== 'seat' || status.seat !== written.seat) this.#forget();
      return;
    }
    if (this.#seat !== written.seat) this.#forget();
    this.#seat = written.seat;
    const steps = events.filter(({ type }) => STEPS.includes(type)) as unknown as readonly Step[];
    for (const { from, to } of steps) {
      const way = this.move.value?.way ?? [from];
      // Somebody else of the same seat begins a way of their own.
      const whole = way.at(-1) === from ? [...way, to] : [from, to];
      this.move.value = { places: [whole[0] ?? from, to], way: whole };
    }
  }

  #forget(): void {
    this.#seat = undefined;
    this.move.value = undefined;
  }
}
