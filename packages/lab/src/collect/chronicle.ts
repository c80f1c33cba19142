// Notes of one game while it is played: rounds, losses, counts over time. What a game's collectors write into.
import type { Ending, Seat } from '@undercroft/engine';
import type { Fate, Member, Story } from '../results/game-result.ts';

/** Who takes part, before anything happened to them. */
export interface Participant {
  readonly name: string;
  readonly seat: Seat;
}

interface Notes extends Participant {
  readonly lost: Record<string, number>;
  readonly downs: Record<string, number>;
  first?: { round: number; source: string };
  /** What brought them down last. */
  by?: string;
}

export class Chronicle {
  #round = 1;
  readonly #notes = new Map<string, Notes>();
  readonly #counts: Record<string, number>;
  readonly #series: Record<string, number[]>;
  readonly #chances: [round: number, seat: Seat, chance: number][] = [];

  constructor(participants: readonly Participant[], counts: Readonly<Record<string, number>>) {
    for (const one of participants) this.#notes.set(one.name, { ...one, lost: {}, downs: {} });
    this.#counts = { ...counts };
    this.#series = Object.fromEntries(Object.keys(counts).map((name) => [name, []]));
  }

  /** Round `round` begins: those before it are over. */
  begin(round: number): void {
    for (; this.#round < round; this.#round++) this.#closeRound();
  }

  count(name: string, change: number): void {
    this.#counts[name] = (this.#counts[name] ?? 0) + change;
  }

  hurt(name: string, source: string, amount: number): void {
    const notes = this.#of(name);
    notes.lost[source] = (notes.lost[source] ?? 0) + amount;
    notes.first ??= { round: this.#round, source };
    this.count('lost', amount);
  }

  down(name: string, source: string): void {
    const notes = this.#of(name);
    notes.downs[source] = (notes.downs[source] ?? 0) + 1;
    notes.by = source;
    this.count('down', 1);
  }

  /** Somebody is gone for good. */
  end(name: string, source: string): void {
    this.#of(name).by = source;
  }

  /** A seat thought, and found its chance to win; the first time in a round is kept. */
  thought(seat: Seat, chance: number): void {
    if (this.#chances.some(([round, by]) => round === this.#round && by === seat)) return;
    this.#chances.push([this.#round, seat, Math.round(Math.min(1, Math.max(0, chance)) * 1000) / 1000]);
  }

  finish({ how, scores }: Ending, fate: (name: string) => Fate, end?: string): Story {
    this.#closeRound();
    const members = [...this.#notes.values()].map((notes) => memberOf(notes, fate(notes.name)));
    return {
      rounds: this.#round,
      how,
      ...(end === undefined ? {} : { end }),
      scores: [...scores],
      members,
      series: this.#series,
      chances: this.#chances,
    };
  }

  #closeRound(): void {
    for (const [name, value] of Object.entries(this.#counts)) this.#series[name]?.push(value);
  }

  #of(name: string): Notes {
    const notes = this.#notes.get(name);
    if (!notes) throw new Error(`${name} does not take part`);
    return notes;
  }
}

const FALLEN: readonly Fate[] = ['down', 'dead', 'sunk'];

function memberOf({ name, seat, lost, downs, first, by }: Notes, fate: Fate): Member {
  const cause = FALLEN.includes(fate) && by !== undefined ? { by } : {};
  return { name, seat, lost, downs, ...(first ? { first } : {}), fate, ...cause };
}
