// Steps left as magma under the temple, a row you can count. What it means is said in words beside it. The mountain is a
// symbol of the temple's sheet.
import { use } from '@undercroft/page-kit/draw/markup';

interface Magma {
  /** Steps until the volcano erupts, and at the start. */
  readonly left: number;
  readonly of: number;
  readonly erupted: boolean;
}

const PITCH = 9;
const HEIGHT = 40;

/** Magma creeps along its vein towards the crater, one block a step. */
export function volcano({ left, of, erupted }: Magma): string {
  const end = of * PITCH;
  const front = of - left - 1;
  const blocks = Array.from({ length: of }, (_, i) =>
    block(i * PITCH, i === front ? BLOCKS.front : erupted || i < front ? BLOCKS.molten : BLOCKS.cold),
  );
  return `<svg viewBox="-4 0 ${end + 58} ${HEIGHT}" aria-hidden="true">${blocks.join('')}${use(erupted ? 't-erupting' : 't-volcano', { x: end + 4 })}</svg>`;
}

const BLOCKS = {
  front: { fill: '#ffd36b', stroke: '#7a2308' },
  molten: { fill: '#e8641b', stroke: '#7a2308' },
  cold: { fill: '#3a2b28', stroke: '#5c463f' },
};

const block = (x: number, { fill, stroke }: (typeof BLOCKS)['cold']): string =>
  `<path fill="${fill}" stroke="${stroke}" d="M${x} 27h7v10h-7z"/>`;
