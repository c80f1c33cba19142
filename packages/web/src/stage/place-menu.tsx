// The small menu at a place: its other verbs, and what it is.
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect, useRef } from 'preact/hooks';
import { beside } from './beside.ts';
import { boxOf } from './boxes.ts';
import type { Camera } from './camera.ts';
import { toPixels } from './camera-frame.ts';
import type { Control } from './control.ts';
import type { PlaceMenuItem } from './control-face.ts';
import { focusPlace } from './focus.ts';
import { focusDecision, GameIcon, Pips } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly camera: Camera;
  readonly words: PageWords;
}

const WIDTH = 232;
const ITEM_HEIGHT = 44;

export function PlaceMenu({ control, camera, words }: Props) {
  const menu = control.menu.value;
  const list = useRef<HTMLDivElement>(null);
  const place = control.board.value.places.find(({ id }) => id === menu?.place);
  useEffect(() => {
    const from = document.activeElement;
    list.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (document.activeElement !== document.body) return;
      if (from?.matches('.spot') && menu) focusPlace(menu.place);
      else focusDecision();
    };
  }, [menu]);
  if (!menu || !place) return null;
  const size = { width: WIDTH, height: menu.items.length * ITEM_HEIGHT + 12 };
  const { x, y } = beside(toPixels(boxOf(place), camera.transform.value), size, camera.free);
  return (
    <div
      ref={list}
      class="place-menu"
      role="menu"
      tabIndex={-1}
      aria-label={words.board.here}
      style={{ left: `${x}px`, top: `${y}px` }}
      onKeyDown={walk}
    >
      {menu.items.map((item) => (
        <Item key={item.id} item={item} words={words} />
      ))}
    </div>
  );
}

/** 'Exert, two points, risk: 1 in 3: lose 1 health' */
const itemLabel = ({ name, cost, risk }: PlaceMenuItem, { play, live }: PageWords): string =>
  [name, cost ? play.costs(cost) : '', risk ? live.risk(risk) : ''].filter(Boolean).join(', ');

function Item({ item, words }: { readonly item: PlaceMenuItem; readonly words: PageWords }) {
  const { id, icon, name, cost, danger, choose } = item;
  return (
    <button type="button" role="menuitem" data-verb={id} aria-label={itemLabel(item, words)} onClick={choose}>
      <GameIcon name={icon} />
      <span>{name}</span>
      {cost !== undefined && cost > 0 && <Pips on={cost} of={cost} />}
      {danger !== '' && <span class="tag odds">{danger}</span>}
    </button>
  );
}

/** Up and down go through it; Tab and Escape leave it. */
function walk(event: KeyboardEvent): void {
  const items = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  items[(at + by + items.length) % items.length]?.focus();
}
