// What a terminal says in every game on square tiles, beside the words of the game: the source, which the other languages
// must match.
import type { SideName } from '@undercroft/cave';
import { count, list } from '../english.ts';
import { capital } from '../grammar.ts';

const letters: Readonly<Record<SideName, string>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

const small = (sides: readonly SideName[]): string => sides.map((side) => letters[side].toLowerCase()).join(' ');

/** What lies beyond an edge of the picture. */
export interface BeyondEdge {
  readonly side: SideName;
  readonly tiles: number;
  /** Who and what is there, each with its place. */
  readonly notable: readonly string[];
}

/** A place that somebody cannot step onto. */
export interface StepTooFar {
  /** 'Medic', or 'horror'. */
  readonly who: string;
  readonly place: string;
  /** Where they stand. */
  readonly from: string;
}

const en = {
  /** After a number of steps: '2E 1N'. */
  letters,
  // ------------------------------------------------ what may be typed
  sides: { north: ['north'], east: ['east'], south: ['south'], west: ['west'] } as Record<SideName, readonly string[]>,
  here: ['here'],
  /** Words that may stand around the open sides of a tile: 'open north and east'. */
  around: ['place', 'lay', 'open', 'and'],
  // ------------------------------------------------ what is shown
  /** A cell of a list where no tile lies. */
  unknown: 'unknown',
  /** ', to n e, gap s'. */
  ways: (open: readonly SideName[], gaps: readonly SideName[]): string =>
    [...(open.length > 0 ? [`, to ${small(open)}`] : []), ...(gaps.length > 0 ? [`, gap ${small(gaps)}`] : [])].join(
      '',
    ),
  /** So many people, in two columns. */
  crowd: (n: number): string => `${n}p`,
  beyond: (edges: readonly BeyondEdge[]): string =>
    `beyond: ${edges
      .map(({ side, tiles, notable }) =>
        [`${count(tiles, 'tile')} ${side}`, ...(notable.length > 0 ? [list(notable)] : [])].join(', '),
      )
      .join('; ')}`,
  /** What a rotated tile would do. */
  joins: (tiles: number): string => `joins ${count(tiles, 'more tile')}`,
  leaves: (gaps: number): string => `leaves ${count(gaps, 'gap')}`,
  player: (n: number): string => `Player ${n}`,
  bot: 'bot',
  // ------------------------------------------------ what is wrong with what was typed
  alreadyThere: (who: string): string => `${capital(`the ${who}`)} is already there.`,
  tooFar: ({ who, place, from }: StepTooFar): string => `${capital(place)} is not adjacent to the ${who}, at ${from}.`,
  wrongOpenings: 'No rotation of the tile has exactly these sides open.',
};

export type CaveTerminalWords = typeof en;
export default en;
