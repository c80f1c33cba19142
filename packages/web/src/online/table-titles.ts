// One's tables on home: in which order, and what each of them waits for.
import type { SeatView, TableSummary } from '@undercroft/protocol';
import type { TablesWords } from '@undercroft/words';

/** Those that wait for one, then those that wait for others, then what is over; each with the latest first. */
export const inOrder = (tables: readonly TableSummary[]): readonly TableSummary[] => {
  const rank = ({ yourMove, isOver }: TableSummary) => (yourMove ? 0 : isOver ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
};

/** `told`: what the game itself says of it. */
export function titleOf(table: TableSummary, about: TablesWords, told: string | undefined): string {
  if (table.isSetAside) return about.setAside;
  if (table.isOver) return table.closed ? closedText(table, about) : (told ?? about.over);
  if (table.yourMove) return told ?? about.yourTurn;
  const decider = table.asked === undefined ? undefined : table.seats[table.asked.seat];
  return decider?.held === 'person' ? about.waitingFor(decider.name) : waitingText(decider, about);
}

const waitingText = (decider: SeatView | undefined, about: TablesWords): string =>
  decider?.held === 'bot' ? about.waitingFor(about.bot) : about.notStarted;

function closedText({ closed, seats }: TableSummary, about: TablesWords): string {
  const who = closed?.seat === undefined ? undefined : seats[closed.seat];
  if (closed?.how !== 'resign' || who?.held !== 'person') return about.abandoned;
  return who.isYou ? about.youResigned : about.resigned(who.name);
}
