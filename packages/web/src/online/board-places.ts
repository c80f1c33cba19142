// Where things are on the board, for what is shown over it.
import type { Seat } from '@undercroft/engine';
import type { Card, Place } from '@undercroft/page-kit/game-view';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a place. */
export type PlaceFinder = (id: string | undefined) => Point | undefined;

export const placeFinder =
  (places: readonly Place[]): PlaceFinder =>
  (id) =>
    places.find((place) => place.id === id);

/** What lies there and where that is, as a label begins: without who else is there and what could be done. */
export const shortName = ({ label }: Pick<Place, 'label'>): string => /^.*?(?=\.(?:\s|$)|$)/.exec(label)?.[0] ?? label;

/** Of the first piece of a seat. */
export const faceOf = (cards: readonly Card[], seat: Seat): string =>
  cards.find((card) => card.seat === seat)?.face ?? '';
