// How much room there is, and how much of the board is free of panels.
import type { Box } from '@undercroft/page-kit/game-view';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { meets } from './boxes.ts';
import type { Camera, Viewport } from './camera.ts';
import { COARSE } from './pointer.ts';

function useMedia(media: string): boolean {
  const [matches, set] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const update = () => set(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return matches;
}

/** Held upright. */
export const usePhone = (): boolean => useMedia('(max-width: 47.5rem) and (orientation: portrait)');
/** A phone, however it is held. */
export const useSmall = (): boolean => useMedia('(max-width: 47.5rem), (max-height: 30rem)');
/** Three columns: there is room beside the board. */
export const useWide = (): boolean => useMedia('(min-width: 68.01rem)');
/** A finger and not a mouse: touches are coarse, and nothing can be hovered over. */
export const useTouch = (): boolean => useMedia(COARSE);

interface Layout {
  readonly isPhone: boolean;
}

/** Along the edges of the board. */
const EDGES = ['.bar', '.rail', '.team', '.dock', '.say', '.notice'];
/** Over it: what stands there (talk as well, which somebody may leave open all through the game), and what somebody opened. */
const STANDING = ['.latest', '.lens', '.paper', '.matter', '.talks'];
const OVER = ['.side > *', '.lens', '.drawer', '.paper', '.matter'];

/** Tells the camera what lies over the board. */
export function useViewport(frame: RefObject<HTMLElement | null>, camera: Camera, { isPhone }: Layout): void {
  useEffect(() => {
    const table = frame.current;
    const board = table?.querySelector<HTMLElement>('.board');
    if (!table || !board) return undefined;
    const measure = () => camera.setViewport(viewportOf(table, board));
    const sizes = new ResizeObserver(measure);
    const observe = () => {
      sizes.disconnect();
      for (const element of table.querySelectorAll([...EDGES, ...OVER, '.board'].join())) sizes.observe(element);
    };
    // Panels come and go.
    const panels = new MutationObserver(observe);
    for (const parent of [table, ...table.querySelectorAll('.side')]) panels.observe(parent, { childList: true });
    observe();
    measure();
    return () => {
      sizes.disconnect();
      panels.disconnect();
    };
  }, [camera, isPhone]);
}

function viewportOf(table: HTMLElement, board: HTMLElement): Viewport {
  const here = board.getBoundingClientRect();
  const boxes = (selector: string): Box[] =>
    [...table.querySelectorAll(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = { x: left - here.left, y: top - here.top, width, height };
      return width > 0 && height > 0 && meets(box, { x: 0, y: 0, width: here.width, height: here.height }) ? [box] : [];
    });
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const box of EDGES.flatMap(boxes)) {
    const { edge, by } = along(box, here);
    insets[edge] = Math.max(
      insets[edge],
      Math.min(by, (edge === 'top' || edge === 'bottom' ? here.height : here.width) - 1),
    );
  }
  const free = {
    x: insets.left,
    y: insets.top,
    width: here.width - insets.left - insets.right,
    height: here.height - insets.top - insets.bottom,
  };
  return {
    width: here.width,
    height: here.height,
    insets,
    obstacles: OVER.flatMap(boxes).filter((box) => meets(box, free)),
    standing: STANDING.flatMap(boxes).filter((box) => meets(box, free)),
    paper: boxes('.paper'),
  };
}

/** Which edge a panel runs along: the longer side says whether it is a strip or a column. */
function along({ x, y, width, height }: Box, board: DOMRect): { edge: keyof Viewport['insets']; by: number } {
  const isStrip = width / board.width > height / board.height;
  if (isStrip)
    return y + height / 2 < board.height / 2
      ? { edge: 'top', by: y + height }
      : { edge: 'bottom', by: board.height - y };
  return x + width / 2 < board.width / 2 ? { edge: 'left', by: x + width } : { edge: 'right', by: board.width - x };
}
