// Steps left as magma under the temple, a row one can count. What it means is said in words beside it.

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
  return `<svg viewBox="-4 0 ${end + 58} ${HEIGHT}" aria-hidden="true">${blocks.join('')}${mountain(end + 4, erupted)}</svg>`;
}

const block = (x: number, molten: boolean, front: boolean): string =>
  `<path fill="${molten ? (front ? '#ffd36b' : '#e8641b') : '#3a2b28'}" stroke="${molten ? '#7a2308' : '#5c463f'}" d="M${x} 27h7v10h-7z"/>`;

function mountain(x: number, erupted: boolean): string {
  const slope = `<path fill="#4a302a" stroke="#8a5c48" stroke-width="2" stroke-linejoin="round" d="M${x} 37l15-21 5 3 5-3 15 21z"/>`;
  const throat = `<path fill="${erupted ? '#ff8a2b' : '#7a2308'}" d="M${x + 15} 16l5 3 5-3-3 21h-4z"/>`;
  const fire = `<path fill="#ff8a2b" d="M${x + 14} 16q-9-6-10-13 6 1 9 6-1-6 4-9 1 4 1 7 3-3 8-4-1 5-4 7 5-2 9 0-5 6-7 6z"/>`;
  return slope + throat + (erupted ? fire : '');
}
