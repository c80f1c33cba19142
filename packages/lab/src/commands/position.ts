// `position`: a position for other programs, as readable JSON.
import type { Table } from '@undercroft/engine';
import { atOption, replayFromArguments } from '../cli/at-entry.ts';
import { type Command, SUCCESS } from '../cli/command.ts';
import { print, rejectUsage } from '../cli/io.ts';
import { laboratory } from '../cli/laboratory.ts';

export const position: Command = {
  name: 'position',
  usage: 'FILE [--at N] [--json]',
  about: [
    'Prints the snapshot after move N, who decides, and every legal action.',
    'Where chance decides: every outcome with its exact weight. Seats are counted from 0, as in the record.',
  ],
  options: [
    atOption(laboratory.words),
    { name: 'json', help: 'on one line, for programs; otherwise indented, for people' },
  ],
  examples: ['position game.jsonl --at 12', 'position game.jsonl --at 12 --json | jq .legal'],
  run(args, io) {
    const replayed = replayFromArguments(args, io.locale);
    if (!replayed.ok) return rejectUsage(io, replayed.error, 'position');
    const { table, record, at } = replayed.value;
    const { game, rules } = record;
    const data = { game, rules, entry: at, status: table.status(), ...possible(table), snapshot: table.snapshot() };
    print(io, JSON.stringify(data, null, args.has('json') ? undefined : 2));
    return SUCCESS;
  },
};

function possible(table: Table): object {
  const { type } = table.status();
  switch (type) {
    case 'seat':
      return { legal: table.legal() };
    case 'chance':
      return { odds: table.odds() };
    case 'over':
      return {};
    default:
      return type satisfies never;
  }
}
