// How games end: they step out one by one and the medal is struck; or the lamps go out one by one, and there is one word.
import type { BoardPoint, Composer } from './composer.ts';
import { back, between, inOut, rise, sink } from './easing.ts';
import { glow, word } from './parts.ts';

export const END_MS = 3200;

export interface Triumph {
  /** The file of the medal. */
  readonly medal: string;
  readonly word: string;
  /** Those who made it, and where they go; nobody steps anywhere where that is unknown. */
  readonly leaving: readonly { readonly key: string; readonly at: BoardPoint }[];
  readonly door?: BoardPoint;
}

export function drawTriumph(c: Composer, { medal, word: text, leaving, door }: Triumph): void {
  c.dim(0.88, [900, 1700], 1e6);
  c.on((t, frame) => {
    frame.panels = between(rise(t, 900, 1200), [1, 0.25]);
  });
  const apart = Math.min(140, 560 / Math.max(1, leaving.length));
  for (const [i, { key, at }] of leaving.entries())
    c.piece(key, (t) => {
      const u = rise(t, 120 + i * apart, 620 + i * apart, inOut);
      return {
        ...(door ? { x: (door.x - at.x) * u, y: (door.y - at.y) * u } : {}),
        opacity: sink(t, 560 + i * apart, 700 + i * apart),
      };
    });
  if (door) glow(c, { at: door, from: 400, full: 1700, fades: [1500, 2300, 0.12], scale: [0.1, 2.2] });
  drawMedal(c, medal);
  word(c, { text, from: 2100, gone: 1e6, below: 146 });
  c.shake(1980, 2060, 3);
}

function drawMedal(c: Composer, medal: string): void {
  c.sprite({ kind: 'medal-end', faces: [`<img src="${medal}" alt="">`] }, (t) => ({
    x: c.middle[0],
    y: c.middle[1] - 40,
    scale: between(rise(t, 1700, 2100, back), [1.5, 1]),
    opacity: rise(t, 1650, 1850),
  }));
}

/** All light but the lamps goes, and then they do. */
export function drawDefeat(c: Composer, lamps: readonly BoardPoint[], text: string): void {
  const apart = Math.min(420, 1700 / Math.max(1, lamps.length));
  c.lookAt(lamps);
  c.dim(0.985, [0, 500], 1e6);
  for (const [i, { x, y }] of lamps.entries())
    c.hole({ x, y, radius: 84, isRound: true }, (t) => sink(t, 200 + i * apart, 520 + i * apart, inOut));
  c.on((t, frame) => {
    frame.panels = between(rise(t, 1800, 2100), [1, 0.25]);
  });
  word(c, { text, from: 2450, gone: 1e6 });
}
