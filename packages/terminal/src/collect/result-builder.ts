// Builds the result of one game while it is played: rounds, losses, counts over time.
import type { Ending, Seat } from '@undercroft/engine';
import type { CollectedResult, Fate, Member, Milestone } from './game-result.ts';

/** A member of the game, before anything happened to them. */
export interface Participant {
  readonly name: string;
  readonly seat: Seat;
}

interface MemberNotes extends Participant {
  readonly lost: Record<string, number>;
  readonly downs: Record<string, number>;
  first?: { round: number; source: string };
  /** What brought them down most recently. */
  by?: string;
}

interface FinishOptions {
  /** What became of a member; those of whom nothing is known are still inside. */
  readonly fateOf?: (name: string) => Fate;
  /** Why the game was over, where that is more than how it ended. */
  readonly end?: string;
}

export class ResultBuilder {
  #round = 1;
  readonly #notes = new Map<string, MemberNotes>();
  readonly #counts: Record<string, number>;
  readonly #series: Record<string, number[]>;
  readonly #milestones: Record<string, Milestone> = {};
  readonly #chances: [round: number, seat: Seat, chance: number][] = [];

  constructor(participants: readonly Participant[], counts: Readonly<Record<string, number>>) {
    for (const one of participants) this.#notes.set(one.name, { ...one, lost: {}, downs: {} });
    this.#counts = { ...counts };
    this.#series = Object.fromEntries(Object.keys(counts).map((name) => [name, []]));
  }

  /** Round `round` begins, which closes the rounds before it. */
  beginRound(round: number): void {
    for (; this.#round < round; this.#round++) this.#closeRound();
  }

  count(name: string, change: number): void {
    this.#counts[name] = this.countOf(name) + change;
  }

  countOf(name: string): number {
    return this.#counts[name] ?? 0;
  }

  /** Only the first time counts. */
  reach(milestone: string): void {
    this.#milestones[milestone] ??= { round: this.#round, counts: { ...this.#counts } };
  }

  hasReached(milestone: string): boolean {
    return milestone in this.#milestones;
  }

  addLoss(name: string, source: string, amount: number): void {
    const notes = this.#of(name);
    notes.lost[source] = (notes.lost[source] ?? 0) + amount;
    notes.first ??= { round: this.#round, source };
    this.count('lost', amount);
  }

  addDown(name: string, source: string): void {
    const notes = this.#of(name);
    notes.downs[source] = (notes.downs[source] ?? 0) + 1;
    notes.by = source;
    this.count('down', 1);
  }

  /** A member is gone for good. */
  end(name: string, source: string): void {
    this.#of(name).by = source;
  }

  /** A bot's estimate of its chance to win; only the first of a round is kept. */
  addChance(seat: Seat, chance: number): void {
    if (this.#chances.some(([round, by]) => round === this.#round && by === seat)) return;
    this.#chances.push([this.#round, seat, Math.round(Math.min(1, Math.max(0, chance)) * 1000) / 1000]);
  }

  finish({ how, scores }: Ending, { fateOf = () => 'inside', end }: FinishOptions = {}): CollectedResult {
    this.#closeRound();
    const members = [...this.#notes.values()].map((notes) => memberOf(notes, fateOf(notes.name)));
    return {
      rounds: this.#round,
      how,
      ...(end === undefined ? {} : { end }),
      scores: [...scores],
      members,
      series: this.#series,
      ...(Object.keys(this.#milestones).length > 0 ? { milestones: this.#milestones } : {}),
      chances: this.#chances,
    };
  }

  #closeRound(): void {
    for (const [name, value] of Object.entries(this.#counts)) this.#series[name]?.push(value);
  }

  #of(name: string): MemberNotes {
    const notes = this.#notes.get(name);
    if (!notes) throw new Error(`${name} does not take part`);
    return notes;
  }
}

const FALLEN: readonly Fate[] = ['down', 'dead', 'sunk'];

function memberOf({ name, seat, lost, downs, first, by }: MemberNotes, fate: Fate): Member {
  const cause = FALLEN.includes(fate) && by !== undefined ? { by } : {};
  return { name, seat, lost, downs, ...(first ? { first } : {}), fate, ...cause };
}
