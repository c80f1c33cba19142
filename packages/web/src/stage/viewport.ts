// How much room there is, and how much of the board is free of panels.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Camera } from './camera.ts';

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

export const usePhone = (): boolean => useMedia('(max-width: 47.5rem)');
/** Three columns: there is room beside the board. */
export const useWide = (): boolean => useMedia('(min-width: 68.01rem)');

interface Layout {
  readonly isPhone: boolean;
}

/** Tells the camera what lies over the board. */
export function useViewport(frame: RefObject<HTMLElement | null>, camera: Camera, { isPhone }: Layout): void {
  useEffect(() => {
    const table = frame.current;
    const board = table?.querySelector<HTMLElement>('.board');
    if (!table || !board) return undefined;
    const measure = () => camera.setViewport(viewportOf(table, board));
    const observer = new ResizeObserver(measure);
    for (const element of table.querySelectorAll<HTMLElement>('.board, .dock, .team, .side, .bar'))
      observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [camera, isPhone]);
}

function viewportOf(table: HTMLElement, board: HTMLElement) {
  const here = board.getBoundingClientRect();
  const over = (selector: string) => {
    const rect = table.querySelector(selector)?.getBoundingClientRect();
    const meets =
      rect &&
      rect.width > 0 &&
      rect.right > here.left &&
      rect.left < here.right &&
      rect.bottom > here.top &&
      rect.top < here.bottom;
    return meets ? rect : undefined;
  };
  const [team, side, dock, bar] = ['.team', '.side', '.dock', '.bar'].map(over);
  const isColumn = (rect: DOMRect | undefined) => rect && rect.width < here.width / 2;
  const isRight = side && side.left > here.left + here.width / 2;
  const top = Math.max(bar ? bar.bottom : here.top, team && !isColumn(team) ? team.bottom : here.top);
  return {
    width: here.width,
    height: here.height,
    insets: {
      top: Math.max(0, top - here.top),
      left: team && isColumn(team) ? Math.max(0, team.right - here.left) : 0,
      right: isRight ? Math.max(0, here.right - side.left) : 0,
      bottom: dock ? Math.max(0, here.bottom - dock.top - shadeOf(table)) : 0,
    },
  };
}

/** The dock begins with a shade, through which the board is seen for the most part. */
function shadeOf(table: HTMLElement): number {
  const dock = table.querySelector('.dock');
  return dock ? Number.parseFloat(getComputedStyle(dock).paddingTop) * 0.75 : 0;
}
