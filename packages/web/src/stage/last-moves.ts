// What others have done since whoever decides last moved: it stays marked on the board until they move.
import type { GameTypes } from '@undercroft/engine';
import type { Targeting } from '@undercroft/page-kit/game-view';
import type { Session } from '../play/session.ts';
import { standingEntries } from './undo-preview.ts';

type LastMoves = NonNullable<Targeting['lastMoves']>;

/** Turn by turn, the earliest first. */
export function lastMoves<K extends GameTypes>({ acting, record }: Session<K>): LastMoves {
  const moves: { seat: number; actions: object[] }[] = [];
  for (const entry of standingEntries(record.entries)) {
    if (entry.type !== 'act') continue;
    if (entry.seat === acting) break;
    const [first] = moves;
    if (first?.seat === entry.seat) first.actions.unshift(entry.action);
    else moves.unshift({ seat: entry.seat, actions: [entry.action] });
  }
  return moves;
}
