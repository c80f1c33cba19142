// Events, chance and the end as a terminal tells them.
import { type Event, isOutOfMines, type Outcome, type PocketEnding } from '@undercroft/pocket-sub';
import { SPOTS, seaPlaces, withCause } from '@undercroft/pocket-sub/words';
import { plain } from '@undercroft/words/grammar';
import { type Sea, waterAt } from './chart.ts';
import { type Words, withoutStop } from './words.ts';

/** Whose turn begins is in the question that follows. */
export function describeEvent(sea: Sea, event: Event, words: Words): string | undefined {
  if (event.type === 'turn-began') return undefined;
  if (event.type === 'tile-laid') return describeTile(sea, event.at, words);
  const described = withCause(event, (fleet) => isOutOfMines(sea, sea.board.colours.indexOf(fleet)));
  return plain(words.game.describe(described, seaPlaces(sea.board.cells)));
}

/** Without a picture beside it, what the tile shows is told too. */
function describeTile(sea: Sea, cell: string, { game, terminal }: Words): string {
  const rocks = SPOTS.filter((_, edge) => waterAt(sea, `${cell}:e${edge}`) === 'rocky');
  return terminal.tileLaid(
    seaPlaces(sea.board.cells).tile(cell),
    game.waters[waterAt(sea, `${cell}:c`)].name,
    rocks.map((spot) => terminal.spots[spot].short),
  );
}

export const describeOutcome = (sea: Sea, { face, turn }: Outcome, { terminal }: Words): string =>
  terminal.outcome(sea.placed + 1, face, turn);

export const describeEnding = (ending: PocketEnding, { game: { end } }: Words): string =>
  `${end.title(ending)}. ${end.decided[ending.how]}`;

/** In a table of many games: 'the last enemy sub ran into a mine'. */
export function endingClause(how: string, { game: { end } }: Words): string {
  const text = end.decided[how as PocketEnding['how']] ?? how;
  return withoutStop(text.charAt(0).toLowerCase() + text.slice(1));
}
