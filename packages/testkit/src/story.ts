// A game as lines of JSON: golden games are stored with theirs and compared by it.
import { type FindGame, type GameRecord, replay, unwrap } from '@undercroft/engine';

/** One line per entry with its events, then one with the ending and the final position. */
export function story(find: FindGame, record: GameRecord): string[] {
  const lines: string[] = [];
  const table = unwrap(replay(find, record, ({ entry, events }) => lines.push(JSON.stringify({ entry, events }))));
  return [...lines, JSON.stringify({ status: table.status(), snapshot: table.snapshot() })];
}
