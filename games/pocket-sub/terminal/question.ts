// The question to a player, and what they need to know for it.
import { pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import { seaPlaces } from '@undercroft/pocket-sub/words';
import { fleetOf, type Sea } from './chart.ts';
import type { Words } from './words.ts';

export function question(sea: Sea, words: Words): string {
  const { game } = words;
  const status = pocketSub.status(sea);
  const position = pocketSub.save(sea);
  if (status.type !== 'seat') return game.question(position).text;
  const fleet = fleetOf(sea, status.seat);
  const nth = (position.subs[fleet]?.length ?? 0) + 1;
  const { text, note } = game.question(position, game.fleets[fleet], nth);
  return [text, ...(note === undefined ? [] : [note]), ...course(sea, position, words)].join(' ');
}

function course(sea: Sea, { move }: Snapshot, { game, terminal }: Words): string[] {
  const places = seaPlaces(sea.board.cells);
  return move ? [terminal.course(move.path.map((region) => game.at(region, places)))] : [];
}
