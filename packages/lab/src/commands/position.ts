// `position`: a position for other programs, as readable JSON.
import type { Table } from '@undercroft/engine';
import { AT, replayGiven } from '../cli/at-entry.ts';
import { type Command, FINE } from '../cli/command.ts';
import { refuse, say } from '../cli/io.ts';

export const position: Command = {
  name: 'position',
  summary: 'a position of a record as JSON, with all that is legal',
  usage: 'RECORD [--at N] [--json]',
  about: [
    'Prints the snapshot after entry N, who decides, and every legal action.',
    'Where chance decides: every outcome with its exact weight. Seats are counted from 0, as in the record.',
  ],
  options: [AT, { name: 'json', help: 'on one line, for programs; otherwise indented, for people' }],
  examples: ['position game.jsonl --at 12', 'position game.jsonl --at 12 --json | jq .legal'],
  run(given, io) {
    const replayed = replayGiven(given);
    if (!replayed.ok) return refuse(io, replayed.error, 'position');
    const { table, record, at } = replayed.value;
    const { game, rules } = record;
    const data = { game, rules, entry: at, status: table.status(), ...possible(table), snapshot: table.snapshot() };
    say(io, JSON.stringify(data, null, given.has('json') ? undefined : 2));
    return FINE;
  },
};

function possible(table: Table): object {
  switch (table.status().type) {
    case 'seat':
      return { legal: table.legal() };
    case 'chance':
      return { odds: table.odds() };
    case 'over':
      return {};
  }
}
