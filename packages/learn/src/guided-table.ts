// A table with a fixed start at which chance and the others do what a script says, wherever they can.
import {
  type AppliedEntry,
  buffer,
  CHANCE,
  drawOutcome,
  type Game,
  type GameEvent,
  type InputError,
  matches,
  OVER,
  ok,
  positionOf,
  type Refusal,
  type Result,
  type Seat,
  Stream,
  Table,
  type UndoPlan,
} from '@undercroft/engine';
import type { Measures, Seen } from './condition.ts';
import type { Did, Scripted, Start } from './schemas.ts';

/** Luck where the script says nothing. */
const SEED = 'undercroft';

export type Move = Readonly<Record<string, unknown>> & { readonly type: string };

/** Something of the script that was done, and where it stood. */
type Taken = { readonly list: unknown[]; readonly at: number; readonly item: unknown };

interface Played {
  /** The learner did it. */
  readonly isOwn: boolean;
  readonly events: readonly GameEvent[];
  readonly taken: Taken | undefined;
}

export class GuidedTable {
  readonly table: Table;
  readonly learner: readonly Seat[];
  readonly #measures: Measures;
  readonly #chance: Move[];
  readonly #others: { readonly seat: Seat; readonly act: Move }[];
  readonly #played: Played[] = [];
  /** What was played before does not count any more. */
  #from = 0;
  #did: Did[] = [];

  private constructor(table: Table, start: Start, measures: Measures) {
    this.table = table;
    this.learner = start.learner;
    this.#measures = measures;
    this.#chance = [...(start.chance ?? [])];
    this.#others = [...(start.others ?? [])];
  }

  /** Bots of the weaker sort sit where the learner does not. */
  static open(game: Game, start: Start, measures: Measures): Result<GuidedTable, InputError> {
    const position = positionOf(game, start);
    if (!position.ok) return position;
    const occupants = Array.from({ length: game.seats(position.value) }, (_, seat) =>
      start.learner.includes(seat) ? ({ player: 'human' } as const) : ({ player: 'bot', name: 'novice' } as const),
    );
    return ok(new GuidedTable(Table.fromPosition(game, position.value, occupants), start, measures));
  }

  /** More of the script, behind what is left of it. */
  extend({ chance = [], others = [] }: Scripted): void {
    this.#chance.push(...chance);
    this.#others.push(...others);
  }

  /** From now on only what happens next counts. */
  beginAnew(): void {
    this.#from = this.#played.length;
    this.#did = [];
  }

  /** Something was done on the page that is no entry. */
  note(did: Did): void {
    this.#did.push(did);
  }

  /** An action of the learner or of another seat. What the script says of it counts as done. */
  act(seat: Seat, action: object): Result<AppliedEntry, Refusal> {
    const applied = this.table.propose(seat, action);
    return this.#note(applied, { isOwn: this.learner.includes(seat) }, () =>
      take(this.#others, (other) => other.seat === seat && matches(other.act, action)),
    );
  }

  /** The move that the script has for the seat that decides, if it is legal now. */
  get nextOfOthers(): Move | undefined {
    const { decider } = this;
    return this.#others.find(({ seat, act }) => seat === decider && this.table.check(seat, act).ok)?.act;
  }

  /** What chance brings now: the first outcome of the script that is possible, else one by a fixed seed. */
  get nextOutcome(): Move {
    const { table } = this;
    const possible = table.legal() as unknown as Move[];
    for (const wanted of this.#chance) {
      const found = possible.find((outcome) => matches(wanted, outcome));
      if (found) return found;
    }
    const [codes, weights] = [buffer(table.game), buffer(table.game)];
    const code = drawOutcome(table.game, table.state, Stream.of(SEED).split(table.length + 1), codes, weights);
    return table.game.decode(table.state, code) as unknown as Move;
  }

  draw(outcome: object): Result<AppliedEntry, Refusal> {
    return this.#note(this.table.applyOutcome(outcome), { isOwn: false }, () =>
      take(this.#chance, (one) => matches(one, outcome)),
    );
  }

  /** Takes back as planned; what the script had for it comes again. */
  undo(seat: Seat, plan: UndoPlan): Result<AppliedEntry, Refusal> {
    const undone = this.table.undo(seat, { takes: plan.takes, agreed: plan.needs });
    if (!undone.ok) return undone;
    for (const { taken } of this.#played.splice(plan.keep).reverse()) taken?.list.splice(taken.at, 0, taken.item);
    this.#from = Math.min(this.#from, this.#played.length);
    return undone;
  }

  /** A seat, CHANCE or OVER. */
  get decider(): Seat {
    const status = this.table.status();
    return status.type === 'seat' ? status.seat : status.type === 'chance' ? CHANCE : OVER;
  }

  get isLearners(): boolean {
    return this.learner.includes(this.decider);
  }

  get seen(): Seen {
    return {
      status: this.table.status(),
      snapshot: () => this.table.snapshot(),
      events: this.#played.slice(this.#from).flatMap(({ events }) => events),
      did: this.#did,
      hasActed: this.#played.slice(this.#from).some(({ isOwn }) => isOwn),
      measure: (name, args) => {
        const measure = this.#measures[name];
        if (!measure) throw new Error(`nothing measures "${name}"`);
        return measure(this.table.state, args);
      },
    };
  }

  #note(
    applied: Result<AppliedEntry, Refusal>,
    { isOwn }: { readonly isOwn: boolean },
    taken: () => Taken | undefined,
  ): Result<AppliedEntry, Refusal> {
    if (applied.ok) this.#played.push({ events: applied.value.events, isOwn, taken: taken() });
    return applied;
  }
}

function take<T>(list: T[], isWanted: (item: T) => boolean): Taken | undefined {
  const at = list.findIndex(isWanted);
  return at < 0 ? undefined : { list, at, item: list.splice(at, 1)[0] };
}
