// While somebody says where they would go: the places that their piece can come to, in bone, as ideas are drawn.
import type { Signal } from '@preact/signals';
import { pinnedAt } from '../stage/pins.tsx';
import type { ExtensionProps } from '../stage/table-extension.ts';
import type { PlaceFinder } from './board-places.ts';
import { answersWithWays, openTargets, reachableFrom } from './idea-way.ts';
import type { OnlineTable } from './online-table.ts';
import { type Gesture, ownCard } from './touches.ts';

interface Props extends ExtensionProps {
  readonly table: OnlineTable;
  readonly gesture: Signal<Gesture | undefined>;
  readonly at: PlaceFinder;
}

/** Where a question is about ways, these have letters. */
export function WouldGo({ control, table, gesture, at }: Props) {
  const meant = gesture.value;
  const isOfWays = meant === 'go' && answersWithWays(openTargets(control)).length > 0;
  const start = ownCard(table, control)?.place;
  if (meant === undefined || meant === 'point' || isOfWays || start === undefined || !control.isWaiting.value)
    return null;
  return (
    <>
      {reachableFrom(control.board.value.places, start).map((place) => {
        const point = at(place);
        return point && <i key={place} class="would-go" style={pinnedAt(point)} />;
      })}
    </>
  );
}
