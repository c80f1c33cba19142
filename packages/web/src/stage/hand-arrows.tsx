// The arrows beside a tile in hand that fits in several ways.
import type { PageWords } from '@undercroft/words/en/page';
import type { Control } from './control.ts';
import { Icon } from './parts.tsx';
import { pinnedAt } from './pins.tsx';

export function HandArrows({ control, words }: { readonly control: Control; readonly words: PageWords }) {
  const option = control.canAct.value ? control.action.value : undefined;
  const place = control.board.value.places.find(({ id }) => id === option?.targets[0]?.place);
  if (!option?.isPreselected || option.targets.length < 2 || !place) return null;
  const arrow = (side: -1 | 1) => ({ x: place.x + (side * place.width) / 2, y: place.y + place.height / 2 });
  return (
    <>
      <button
        type="button"
        class="turn-arrow"
        data-turn="-1"
        style={pinnedAt(arrow(-1))}
        aria-label={words.table.turnLeft}
        onClick={() => control.rotate(-1)}
      >
        <Icon name="turn-back" />
      </button>
      <button
        type="button"
        class="turn-arrow"
        data-turn="1"
        style={pinnedAt(arrow(1))}
        aria-label={words.table.turnRight}
        onClick={() => control.rotate(1)}
      >
        <Icon name="turn" />
      </button>
    </>
  );
}
