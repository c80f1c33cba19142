// What others did last stays marked until your own turn is over: over which places they came.
import { signal } from '@preact/signals';
import { type FindGame, type Playable, replay, type Seat } from '@undercroft/engine';
import type { LastMove } from '@undercroft/page-kit/game-view';
import type { Session, Transition } from '../play/session.ts';

interface Step {
  readonly from: string;
  readonly to: string;
}

/** Only of those who move themselves: beasts and what carries people along leave no mark. */
const STEPS: readonly string[] = ['moved', 'stepped'];

export class LastMoves {
  readonly #session: Session;
  /** The last turn of every seat, the earliest first. */
  readonly #turns = signal<readonly LastMove[]>([]);

  constructor(session: Session) {
    this.#session = session;
  }

  /** The player deciding does not see their own. */
  of(seat: Seat | undefined): readonly LastMove[] {
    return this.#turns.value.filter((turn) => turn.seat !== seat && turn.way.length > 1);
  }

  /** A transition has been seen. */
  note({ entry, events }: Pick<Transition, 'entry' | 'events'>): void {
    const written = this.#session.record.entries[entry - 1];
    if (written?.type !== 'act') return;
    const { seat } = written;
    const turns = this.#turns.value;
    const last = turns.at(-1);
    const way = last?.seat === seat ? last.way : [];
    const steps = events.filter(({ type }) => STEPS.includes(type)) as unknown as readonly Step[];
    this.#turns.value = [...turns.filter((turn) => turn.seat !== seat), { seat, way: steps.reduce(extended, way) }];
  }

  /** From the record: when a game is opened, and when something was taken back. */
  restore(): void {
    const { game, record } = this.#session;
    const find: FindGame<Playable> = (id) => (id === game.id ? (game as Playable) : undefined);
    let noted: Pick<Transition, 'entry' | 'events'>[] = [];
    replay(find, record, ({ entry, events }) => {
      const written = record.entries[entry - 1];
      if (written?.type === 'undo') noted = noted.filter((one) => one.entry < written.takes);
      else noted.push({ entry, events });
    });
    this.#turns.value = [];
    for (const one of noted) this.note(one);
  }
}

/** Somebody else of the same seat begins a way of their own. */
const extended = (way: readonly string[], { from, to }: Step): readonly string[] =>
  way.at(-1) === from ? [...way, to] : [from, to];
