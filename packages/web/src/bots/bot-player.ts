// Plays the seats of bots: thinks while what happened is still being shown, and acts when it has been seen.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { STRENGTHS, type Strength } from '@undercroft/bots';
import type { Seat, SeatOccupant } from '@undercroft/engine';
import type { Session } from '../play/session.ts';
import type { OpenOverlay } from '../stage/overlays.tsx';
import type { BotAdvice } from './messages.ts';
import type { AdviceQuestion, PendingAdvice } from './worker-client.ts';

export interface BotPlayerOptions {
  /** Something is still being shown. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** The least time of a bot's turn in milliseconds, so that players can follow it. */
  readonly pace: () => number;
  readonly requestAdvice: (position: AdviceQuestion) => PendingAdvice;
}

/** Bots wait while something is shown, and while it is asked whether to take back. */
export const botsWait = (
  playing: ReadonlySignal<unknown>,
  overlay: ReadonlySignal<OpenOverlay | undefined>,
): ReadonlySignal<boolean> => computed(() => playing.value !== undefined || overlay.value?.type === 'undo');

/** Nobody waits for a bot that cannot think: a person may play the seat instead. */
export type BotActivity = 'nothing' | 'thinking' | 'failed';

export class BotPlayer {
  /** For the sign that a bot is thinking. */
  readonly activity = signal<BotActivity>('nothing');
  readonly #session: Session;
  readonly #options: BotPlayerOptions;
  readonly #stopWatching: () => void;
  #pending: PendingAdvice | undefined;
  /** The entry that is being thought about; an undo or another occupant of the seat changes it. */
  #turnKey = '';
  #ready = signal<{ readonly seat: Seat; readonly advice: BotAdvice } | undefined>(undefined);

  constructor(session: Session, options: BotPlayerOptions) {
    this.#session = session;
    this.#options = options;
    const stops = [effect(() => this.#update()), effect(() => this.#play())];
    this.#stopWatching = () => {
      for (const stop of stops) stop();
    };
  }

  /** Once more, after a failure. */
  retry(): void {
    this.#turnKey = '';
    this.#update();
  }

  stop(): void {
    this.#stopWatching();
    this.#cancel();
  }

  #update(): void {
    this.#session.changes.value;
    const turn = botTurn(this.#session);
    const at = this.#keyOf(turn);
    if (at === this.#turnKey) return;
    this.#cancel();
    this.#turnKey = at;
    if (turn) void this.#think(turn, at);
  }

  #keyOf(turn: BotTurn | undefined): string {
    return turn ? `${this.#session.table.length} ${turn.strength}` : '';
  }

  async #think({ seat, strength }: BotTurn, at: string): Promise<void> {
    const { game, state, seed, table } = this.#session;
    this.activity.value = 'thinking';
    const pace = new Promise((resolve) => setTimeout(resolve, this.#options.pace()));
    try {
      this.#pending = this.#options.requestAdvice({ game, state, strength, seed: `${seed}/bot/${table.length}` });
      const advice = await this.#pending.advice;
      await pace;
      if (advice && this.#turnKey === at) this.#ready.value = { seat, advice };
    } catch {
      if (this.#turnKey === at) this.activity.value = 'failed';
    }
  }

  #play(): void {
    const ready = this.#ready.value;
    if (!ready || this.#options.isBusy.value) return;
    // Something was taken back: it is thought about anew.
    if (this.#keyOf(botTurn(this.#session)) !== this.#turnKey) return;
    this.#ready.value = undefined;
    this.activity.value = 'nothing';
    // The advice is legal in the position it was given for, which is still the one on the table.
    const refused = this.#session.act(ready.seat, ready.advice.actions);
    if (refused) throw new Error(`a bot's action was refused: ${refused.kind}`);
  }

  #cancel(): void {
    this.#pending?.cancel();
    this.#pending = undefined;
    this.#ready.value = undefined;
    this.#turnKey = '';
    this.activity.value = 'nothing';
  }
}

interface BotTurn {
  readonly seat: Seat;
  readonly strength: Strength;
}

/** Whose turn it is, if it is a bot's. */
export function botTurn(session: Session): BotTurn | undefined {
  const status = session.table.status();
  if (status.type !== 'seat' || !session.playsBots) return undefined;
  const strength = strengthOf(session.table.occupants[status.seat]);
  return strength && { seat: status.seat, strength };
}

/** Bots are named by strength. One with another name, from a record made elsewhere, plays as our strongest. */
export function strengthOf(occupant: SeatOccupant | undefined): Strength | undefined {
  if (occupant?.player !== 'bot') return undefined;
  return STRENGTHS.find((strength) => strength === occupant.name) ?? 'adept';
}
