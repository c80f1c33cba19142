// What is pinned to a place of the board.
import type { Board, BoardTag, Place } from '@undercroft/page-kit/game-view';

const distance = (place: Place, tag: BoardTag): number => Math.hypot(place.x - tag.x, place.y - tag.y);

/** A tag is of the place it is nearest to. */
export function tagsAt(tags: readonly BoardTag[], places: Board['places'], place: string): readonly BoardTag[] {
  const here = places.find(({ id }) => id === place);
  const isNearest = (tag: BoardTag): boolean =>
    here !== undefined && places.every((other) => distance(here, tag) <= distance(other, tag));
  return tags.filter(isNearest);
}
