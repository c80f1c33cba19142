// What a table waits for, how it is played and how it ended, as its view and the list of tables tell it.
import type { Pace, TableMatters, TableResult } from '@undercroft/protocol';
import type { StoredTable } from '../store/schema.ts';
import type { KnownRules } from './known-rules.ts';
import { isCooperative } from './sides.ts';

type Row = Pick<StoredTable, 'pace' | 'decider' | 'asked' | 'since' | 'result' | 'closed' | 'closed_by'>;

export function mattersOf(row: Row): Omit<TableMatters, 'hints'> {
  const { pace, decider, asked, since, result, closed, closed_by } = row;
  const isAsked = asked !== null && closed === null && decider >= 0;
  return {
    pace: pace as Pace,
    ...(isAsked ? { asked: { seat: decider, kind: asked } } : {}),
    ...(since > 0 ? { since } : {}),
    ...(result === null ? {} : { result: JSON.parse(result) as TableResult }),
    ...(closed === null
      ? {}
      : { closed: { how: closed as 'resign', ...(closed_by === null ? {} : { seat: closed_by }) } }),
  };
}

/** Where people play together, hints spoil nothing. */
export const usesHints = (rules: KnownRules, { game, hints }: Pick<StoredTable, 'game' | 'hints'>): boolean =>
  hints === null ? isCooperative(rules, game) : hints === 1;
