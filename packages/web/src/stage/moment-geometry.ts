// Where everything is on the screen when a moment begins: measured once.
import type { Pixel, Stage } from '@undercroft/page-kit/moments/moment';
import type { MomentHow } from './animator.ts';
import type { Camera } from './camera.ts';

interface Shown extends Pick<MomentHow, 'moved'> {
  readonly isPortrait: boolean;
}

export function stageOf(table: HTMLElement, camera: Camera, { isPortrait, moved }: Shown): Stage {
  const { scale, x: left, y: top } = camera.transform.peek();
  const { width, height, insets } = camera.viewport;
  // Where the table is one long page, the board does not begin at its corner.
  const frame = (table.querySelector('.board') ?? table).getBoundingClientRect();
  return {
    width,
    height,
    scale,
    isPortrait,
    free: { left: insets.left, top: insets.top, right: width - insets.right, bottom: height - insets.bottom },
    walked: (key) => moved.get(key),
    at: (x, y) => [left + x * scale, top + y * scale],
    card: (id) => healthOf(table, id, frame),
  };
}

/** The last cross that is still there, or the card itself. */
function healthOf(table: HTMLElement, id: string, frame: DOMRect): Pixel | undefined {
  const card = table.querySelector(`[data-card="${CSS.escape(id)}"]`);
  const crosses = card ? [...card.querySelectorAll('.health i:not(.off)')] : [];
  const rect = (crosses.at(-1) ?? card)?.getBoundingClientRect();
  if (!rect || rect.width === 0) return undefined;
  return [rect.left + rect.width / 2 - frame.left, rect.top + rect.height / 2 - frame.top];
}
