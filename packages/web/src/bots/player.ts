// Plays the seats of bots: thinks while what happened is still being shown, and acts when it has been seen.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { STRENGTHS, type Strength } from '@undercroft/bots';
import type { Seat, Sitter } from '@undercroft/engine';
import type { Session } from '../play/session.ts';
import type { Counsel } from './talk.ts';
import type { Pending, Position } from './thinker.ts';

export interface Manner {
  /** Something is still being shown. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** A bot's turn takes at least so long, that one can follow: in milliseconds. */
  readonly pace: () => number;
  readonly ponder: (position: Position) => Pending;
}

/** A bot that cannot think is not waited for: a person may play the seat instead. */
export type Doing = 'nothing' | 'thinking' | 'failed';

export class BotPlayer {
  /** For a sign of life. */
  readonly doing = signal<Doing>('nothing');
  readonly #session: Session;
  readonly #manner: Manner;
  readonly #stopWatching: () => void;
  #pending: Pending | undefined;
  /** The entry that is being thought about: an undo or another sitter makes it another. */
  #at = '';
  #ready = signal<{ readonly seat: Seat; readonly counsel: Counsel } | undefined>(undefined);

  constructor(session: Session, manner: Manner) {
    this.#session = session;
    this.#manner = manner;
    const stops = [effect(() => this.#consider()), effect(() => this.#play())];
    this.#stopWatching = () => {
      for (const stop of stops) stop();
    };
  }

  /** Once more, after a failure. */
  again(): void {
    this.#at = '';
    this.#consider();
  }

  stop(): void {
    this.#stopWatching();
    this.#forget();
  }

  #consider(): void {
    this.#session.changes.value;
    const turn = botTurn(this.#session);
    const at = turn ? `${this.#session.table.length} ${turn.strength}` : '';
    if (at === this.#at) return;
    this.#forget();
    this.#at = at;
    if (turn) void this.#think(turn, at);
  }

  async #think({ seat, strength }: BotTurn, at: string): Promise<void> {
    const { game, state, seed, table } = this.#session;
    this.doing.value = 'thinking';
    const pace = new Promise((resolve) => setTimeout(resolve, this.#manner.pace()));
    try {
      this.#pending = this.#manner.ponder({ game, state, strength, seed: `${seed}/bot/${table.length}` });
      const counsel = await this.#pending.counsel;
      await pace;
      if (counsel && this.#at === at) this.#ready.value = { seat, counsel };
    } catch {
      if (this.#at === at) this.doing.value = 'failed';
    }
  }

  #play(): void {
    const ready = this.#ready.value;
    if (!ready || this.#manner.isBusy.value) return;
    this.#ready.value = undefined;
    this.doing.value = 'nothing';
    // What was thought of is legal in the position it was thought of, and that is still the one on the table.
    const refused = this.#session.act(ready.seat, ready.counsel.actions);
    if (refused) throw new Error(`a bot's action was refused: ${refused.kind}`);
  }

  #forget(): void {
    this.#pending?.cancel();
    this.#pending = undefined;
    this.#ready.value = undefined;
    this.#at = '';
    this.doing.value = 'nothing';
  }
}

interface BotTurn {
  readonly seat: Seat;
  readonly strength: Strength;
}

/** Whose turn it is, if it is a bot's. */
export function botTurn(session: Session): BotTurn | undefined {
  const status = session.table.status();
  if (status.type !== 'seat') return undefined;
  const strength = strengthOf(session.table.sitters[status.seat]);
  return strength && { seat: status.seat, strength };
}

/** A bot is called by its strength. One of another name, from a record of elsewhere, is as good as we have. */
export function strengthOf(sitter: Sitter | undefined): Strength | undefined {
  if (sitter?.player !== 'bot') return undefined;
  return STRENGTHS.find((strength) => strength === sitter.name) ?? 'adept';
}
