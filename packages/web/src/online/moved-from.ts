// A game that was begun on somebody's device: how much of its chance is not the server's.
import type { GameRecord } from '@undercroft/engine';
import type { TableView } from '@undercroft/protocol';

export interface MovedFrom {
  /** So many draws and rolls were made there. */
  readonly rolls: number;
  /** Whose device it was, if they sat down with the move. */
  readonly name: string | undefined;
}

interface Moved {
  readonly record: GameRecord;
  readonly about: { readonly value: Pick<TableView, 'from'> };
}

/** Nothing for a game that was begun at the table. */
export function movedFrom({ record: { entries }, about }: Moved): MovedFrom | undefined {
  const count = about.value.from?.entries ?? 0;
  const rolls = entries.slice(0, count).filter(({ type }) => type === 'chance').length;
  if (rolls === 0) return undefined;
  // Whoever moves it is the first person to sit down at the table: the seats are part of the record from then on.
  const sat = entries
    .slice(count)
    .find((entry) => entry.type === 'sit' && entry.sitter.player === 'human' && entry.sitter.name);
  return { rolls, name: sat?.type === 'sit' ? sat.sitter.name : undefined };
}
