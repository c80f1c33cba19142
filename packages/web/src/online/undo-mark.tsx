// While an undo is asked for: where the piece would go back to.
import type { Card } from '@undercroft/page-kit/game-view';
import type { TogetherWords } from '@undercroft/words';
import { useMemo } from 'preact/hooks';
import { pinnedAt } from '../stage/pins.tsx';
import type { ExtensionProps } from '../stage/table-extension.ts';
import type { PlaceFinder } from './board-places.ts';
import type { OnlineTable } from './online-table.ts';
import { WayLine } from './way-line.tsx';

interface Props extends ExtensionProps {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly at: PlaceFinder;
}

export function UndoMark({ control, table, together, at }: Props) {
  const { session } = table;
  const { ask } = session.about.value;
  const before = useMemo(() => {
    const state = ask && session.stateAfter(ask.takes - 1);
    return state === undefined ? [] : control.view.peek().at(state).scene(control.seating.peek()).cards;
  }, [ask?.id]);
  const moved = ask && control.scene.value.cards.find((card) => card.seat === ask.seat && hasMoved(card, before));
  const [from, to] = [at(moved?.place), at(before.find(({ id }) => id === moved?.id)?.place)];
  if (!from || !to) return null;
  return (
    <>
      <WayLine points={[from, to]} hasHead />
      <span class="signal taken-back" style={pinnedAt(to)}>
        {together.wouldGoBack}
      </span>
    </>
  );
}

const hasMoved = ({ id, place }: Card, before: readonly Card[]): boolean => {
  const was = before.find((card) => card.id === id)?.place;
  return was !== undefined && was !== place;
};
