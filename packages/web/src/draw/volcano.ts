// Steps left as magma under the temple, a row one can count. What it means is said in words beside it. The mountain is a
// symbol of the temple's sheet.
import { use } from './markup.ts';

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
  const blocks = Array.from({ length: of }, (_, i) => block(i * PITCH, erupted || i < of - left, i === of - left - 1));
  return `<svg viewBox="-4 0 ${end + 58} ${HEIGHT}" aria-hidden="true">${blocks.join('')}${use(erupted ? 't-erupting' : 't-volcano', { x: end + 4 })}</svg>`;
}

const block = (x: number, molten: boolean, front: boolean): string =>
  `<path fill="${molten ? (front ? '#ffd36b' : '#e8641b') : '#3a2b28'}" stroke="${molten ? '#7a2308' : '#5c463f'}" d="M${x} 27h7v10h-7z"/>`;
