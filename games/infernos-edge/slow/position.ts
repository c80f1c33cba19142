/** The visible position in a fixed order, for comparison. */
import { type ExplorerState, explorerOf, isActive, type SlowState, team, tilesInBag } from './state.ts';
import type { PlacedTile } from './temple.ts';
import { type Cell, type Explorer, SIDES } from './vocabulary.ts';

export interface Position {
  /** In the order the tiles were placed. */
  readonly temple: readonly PlacedTile[];
  readonly explorers: Readonly<Partial<Record<Explorer, ExplorerState>>>;
  readonly guardians: readonly Cell[];
  readonly artifact: Cell | null;
  readonly active: Explorer;
  readonly actor: Explorer;
  readonly points: number;
  readonly exerted: boolean;
  readonly round: number;
  readonly marker: number;
  readonly cursed: boolean;
  readonly erupted: boolean;
  readonly discarded: boolean;
  /** Tiles in the bag, without those in hand. */
  readonly bag: number;
  readonly luck: number;
  readonly journals: number;
  readonly shores: number;
  readonly demolitions: number;
  readonly brace: SlowState['brace'];
}

export function position(state: SlowState): Position {
  const { artifact, active, actor, exerted, round, marker, cursed, erupted, discarded } = state;
  const { luck, journals, shores, demolitions, brace } = state;
  return {
    temple: state.temple.map(inOrder),
    explorers: Object.fromEntries(team(state).map((explorer) => [explorer, explorerOf(state, explorer)])),
    guardians: state.guardians.toSorted(),
    points: isActive(state, active) ? state.points : 0,
    bag: tilesInBag(state),
    ...{ artifact, active, actor, exerted, round, marker, cursed, erupted, discarded },
    ...{ luck, journals, shores, demolitions, brace },
  };
}

function inOrder(laid: PlacedTile): PlacedTile {
  return { ...laid, marks: laid.marks.toSorted(), blasted: SIDES.filter((side) => laid.blasted.includes(side)) };
}
