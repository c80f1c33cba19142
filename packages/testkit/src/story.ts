// A game retold line by line: what golden games are compared by.
import { type FindGame, type GameRecord, must, replay } from '@undercroft/engine';

/** One line per entry with everything it told, and a last one with the ending and the final position. */
export function story(find: FindGame, record: GameRecord): string[] {
  const lines: string[] = [];
  const table = must(replay(find, record, ({ entry, events }) => lines.push(JSON.stringify({ entry, events }))));
  return [...lines, JSON.stringify({ status: table.status(), snapshot: table.snapshot() })];
}
