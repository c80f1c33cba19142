/** What a player sees on the table, in a fixed order, for comparison. */
import type { PlacedTile } from './cave.ts';
import type { CaverState, SlowState } from './state.ts';
import { caverOf, team } from './state.ts';
import { type Caver, type Cell, SIDES, type Side, type TileName } from './vocabulary.ts';

interface CaverPosition {
  readonly at: Cell | null;
  readonly health: number;
  readonly side: Side | null;
  readonly state: readonly ('hidden' | 'removed' | 'submerged')[];
}

export interface Position {
  /** In the order they were placed. */
  readonly cave: readonly PlacedTile[];
  readonly cavers: Readonly<Partial<Record<Caver, CaverPosition>>>;
  readonly horrors: readonly Cell[];
  readonly start: Caver;
  readonly active: Caver;
  readonly actor: Caver;
  readonly points: number;
  readonly exerted: boolean;
  readonly round: number;
  readonly gas: boolean;
  readonly dark: boolean;
  readonly aside: TileName | null;
  readonly top: TileName | null;
  readonly discarded: readonly TileName[];
  /** The cards turned over. */
  readonly hazards: readonly string[];
  /** Tiles left, including the exit. */
  readonly stack: number;
  /** Hazard cards left. */
  readonly deck: number;
  readonly pathfinder: number;
  readonly explosives: number;
}

export function position(state: SlowState): Position {
  const { start, active, actor, points, exerted, round, gas, dark, aside, top, stack, deck } = state;
  return {
    cave: state.cave.map(inOrder),
    cavers: Object.fromEntries(team(state).map((caver) => [caver, caverPosition(caverOf(state, caver))])),
    horrors: state.horrors.toSorted(),
    ...{ start, active, actor, points, exerted, round, gas, dark, aside, top, stack, deck },
    discarded: state.discarded.toSorted(),
    hazards: state.turnedOver.map(({ hazard, severe }) => (severe ? `severe ${hazard}` : hazard)).toSorted(),
    pathfinder: state.pathfinder,
    explosives: state.explosives,
  };
}

function inOrder(laid: PlacedTile): PlacedTile {
  return { ...laid, marks: laid.marks.toSorted(), blasted: SIDES.filter((side) => laid.blasted.includes(side)) };
}

function caverPosition(caver: CaverState): CaverPosition {
  const { at, health, side } = caver;
  return { at, health, side, state: (['hidden', 'removed', 'submerged'] as const).filter((word) => caver[word]) };
}
