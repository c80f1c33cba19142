// Results as a table for other programs: a line per game, by RFC 4180.
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import type { Plan } from './plan.ts';

type Cell = string | number;

/** With as many columns for seats as the largest setting has. */
export class Csv {
  readonly #plan: Plan;
  readonly #seats: number;
  readonly #lines: string[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#seats = Math.max(...plan.settings.map(({ bots }) => bots.length));
    const perSeat = (name: string) => this.#perSeat((seat) => `${name}_${seat + 1}`);
    const columns = ['setting', 'game', 'how', 'end', 'entries', 'rounds', 'lost', 'downs', 'forfeits'];
    this.#add([...columns, ...perSeat('bot'), ...perSeat('score')]);
  }

  add({ setting, game, how, end, entries, rounds, members, bots, scores, forfeits = [] }: GameResult): void {
    const { name, bots: specs } = this.#plan.settings[setting] ?? { name: '', bots: [] };
    const lost = members.reduce((sum, member) => sum + total(member.lost), 0);
    const downs = members.reduce((sum, member) => sum + total(member.downs), 0);
    const forfeited = forfeits.reduce((sum, { died, slow, nonsense }) => sum + died + slow + nonsense, 0);
    this.#add([
      ...[name, game, how, end ?? '', entries, rounds, lost, downs, forfeited],
      ...this.#perSeat((seat) => specs[bots[seat] ?? -1] ?? ''),
      ...this.#perSeat((seat) => scores[seat] ?? ''),
    ]);
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  #perSeat(cell: (seat: number) => Cell): Cell[] {
    return Array.from({ length: this.#seats }, (_, seat) => cell(seat));
  }

  #add(cells: readonly Cell[]): void {
    this.#lines.push(`${cells.map(quoted).join(',')}\r\n`);
  }
}

const quoted = (cell: Cell): string =>
  /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, amount) => sum + amount, 0);
