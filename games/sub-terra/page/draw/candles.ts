// Rounds left as a row of candles that you can count. What it means is said in words beside it.

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
