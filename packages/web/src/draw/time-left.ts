// Time left as a row one can count: candles in the cave, magma under the temple. What it means is said in words beside it.

interface Candles {
  /** Rounds that are over. */
  readonly burnt: number;
  /** The present round among them. */
  readonly left: number;
}

const PITCH = 9;
const HEIGHT = 40;

/** One candle per hazard card: burnt ones short, the present one alight. */
export function candles({ burnt, left }: Candles): string {
  const row = Array.from({ length: burnt + left }, (_, i) => candle(i * PITCH, i - burnt));
  return `<svg viewBox="-6 0 ${(burnt + left) * PITCH + 8} ${HEIGHT}" aria-hidden="true">${row.join('')}</svg>`;
}

/** `turn`: how many rounds from now, below 0 for those that are over. */
function candle(x: number, turn: number): string {
  if (turn < 0) return `<rect x="${x}" y="29" width="5" height="9" rx="1.5" fill="#565a66"/>`;
  if (turn > 0)
    return `<path fill="#efe6d2" d="M${x} 16h5v22h-5z"/><path fill="#f2b45a" d="M${x} 15q2.5-5 5 0v4h-5z"/>`;
  return (
    `<circle cx="${x + 2.5}" cy="9" r="9" fill="#f2b45a" opacity=".22"/><path fill="#fff4d6" d="M${x - 0.5} 15h6v23h-6z"/>` +
    `<path fill="#ffc46b" d="M${x + 2.5} 1q5 7 0 13-5-6 0-13z"/>`
  );
}

interface Magma {
  /** Steps until the volcano erupts, and at the start. */
  readonly left: number;
  readonly of: number;
  readonly erupted: boolean;
}

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
