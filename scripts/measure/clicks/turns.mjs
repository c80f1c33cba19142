// The decisions of a record, turn by turn.
import { clone, openingTable, unwrap } from '../../../packages/engine/dist/index.js';

/**
 * Every decision of a record with the position it was made in. `turn` counts the turns that have begun: a question to somebody
 * else belongs to the turn in which it is asked, and so does one that a hazard asks between two turns.
 */
export function decisionsOf(record, game) {
  const table = unwrap(openingTable(() => game, record));
  const decisions = [];
  let turn = 0;
  for (const entry of record.entries) {
    if (entry.type === 'act') decisions.push(decisionAt(table, entry, turn));
    const { events } = unwrap(apply(table, entry));
    turn += events.filter(({ type }) => type === 'turn-began').length;
    const last = decisions.at(-1);
    if (last) last.entriesAfter = table.length;
  }
  return decisions;
}

const decisionAt = ({ game, state }, { seat, action }, turn) => ({ seat, action, turn, before: clone(game, state) });

function apply(table, entry) {
  if (entry.type === 'act') return table.propose(entry.seat, entry.action);
  if (entry.type === 'chance') return table.applyOutcome(entry.outcome);
  throw new Error(`bots do not ${entry.type}`);
}

/** Those of one turn together. A turn in which nobody decides does not count. */
export function splitIntoTurns(decisions) {
  const turns = [];
  for (const decision of decisions) {
    if (turns.at(-1)?.[0].turn === decision.turn) turns.at(-1).push(decision);
    else turns.push([decision]);
  }
  return turns;
}

export function median(numbers) {
  if (numbers.length === 0) return Number.NaN;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
