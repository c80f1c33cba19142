// What moments are made of: the card that turns over, dice that tumble, losses that leave somebody, rings, claws, light.
import type { BoardPoint, Composer } from './composer.ts';
import { back, between, hump, inOut, out, rise, share, sink } from './easing.ts';
import type { Pixel, SpriteState } from './moment.ts';

export const iconSvg = (name: string, viewed = 'sp-sign'): string =>
  `<svg class="${viewed}" viewBox="0 0 24 24"><use href="./drawings/icons.svg#${name}"/></svg>`;

const BACK =
  '<svg viewBox="0 0 24 26" fill="none" stroke="#8b8474" stroke-width="1.1"><path d="M2 25V11.5C2 6 6.5 2.5 12 1c5.5 1.500 10 5 10 10.500V25M6 25V12c0-3.500 2.800-5.800 6-7 3.200 1.200 6 3.500 6 7v13"/><path d="M9.500 25V13c0-2 1-3.200 2.500-4 1.500.8 2.500 2 2.500 4v12Z" fill="#f2b45a" stroke="none"/></svg>';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('*', '');

// ---------------------------------------------------------------- the card

export interface CardFace {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly isSevere?: boolean;
}

/** When it moves aside, and when it is gone. */
export interface CardTimes {
  readonly aside: number;
  readonly gone: number;
}

export function card(c: Composer, face: CardFace, { aside, gone }: CardTimes): void {
  const at = (t: number): Partial<SpriteState> => {
    const u = rise(t, aside, aside + 260, inOut);
    const y = between(rise(t, 0, 320), [c.middle[1] + 170, c.middle[1]]);
    return {
      x: between(u, [c.middle[0], c.aside[0]]),
      y: between(u, [y, c.aside[1]]),
      scale: between(u, [between(rise(t, 0, 320), [0.5, 1]), 0.46]),
      opacity: rise(t, 0, 160) * sink(t, gone, gone + 220),
    };
  };
  const turned = (t: number): number => share(t, { from: 300, to: 600 });
  c.sprite({ kind: 'card back', faces: [BACK] }, (t) => ({
    ...at(t),
    ...(turned(t) < 0.5 ? { squeeze: Math.max(0.02, Math.cos(turned(t) * Math.PI)) } : { opacity: 0 }),
  }));
  const twice = face.isSevere ? '<span class="twice">×2</span>' : '';
  const markup = `${iconSvg(face.icon)}<h2>${escaped(face.title)}</h2><p>${escaped(face.text)}</p>${twice}`;
  c.sprite({ kind: 'card', faces: [markup] }, (t) => ({
    ...at(t),
    ...(turned(t) >= 0.5 ? { squeeze: Math.max(0.02, Math.sin((turned(t) - 0.5) * Math.PI)) } : { opacity: 0 }),
  }));
}

// ---------------------------------------------------------------- dice

const PIPS: readonly (readonly Pixel[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const dieSvg = (content: string): string =>
  `<svg viewBox="-26 -26 52 52"><rect x="-24" y="-24" width="48" height="48" rx="10"/>${content}</svg>`;

export const NUMBER_FACES: readonly string[] = PIPS.map((pips) =>
  dieSvg(pips.map(([x, y]) => `<circle cx="${x * 12}" cy="${y * 12}" r="4.6"/>`).join('')),
);

/** Faces with signs, by the names of icons. */
export const signFaces = (icons: readonly string[]): string[] =>
  icons.map((name) =>
    dieSvg(
      `<svg class="sg" x="-17" y="-17" width="34" height="34" viewBox="0 0 24 24"><use href="./drawings/icons.svg#${name}"/></svg>`,
    ),
  );

export interface Thrown {
  readonly faces?: readonly string[];
  /** The face it rests on, from 0. */
  readonly face: number;
  readonly isHuge?: boolean;
  readonly mark?: SpriteState['mark'];
  /** Leaves the hand, and comes to rest. */
  readonly from: number;
  readonly lands: number;
  readonly gone: number;
  /** Above a point of the board, or in the middle of the screen; and so far to the side. */
  readonly over?: BoardPoint;
  readonly aside?: number;
  /** Whose it is: where they are out of sight, it lies beside their card. */
  readonly card?: string;
}

const LIFT = 88;
/** Half of a die, in pixels: over somebody at the upper edge it comes to rest as a whole. */
const HALF = 40;

export function die(c: Composer, thrown: Thrown): void {
  const { faces = NUMBER_FACES, face, mark = '', from, lands, gone, over, aside = 0, card: id } = thrown;
  const beside = over && id !== undefined && !c.isInSight(over) ? c.besideCard(id) : undefined;
  const lift = over && !beside ? Math.min(LIFT, c.stage.scale * 125) * c.overSize : 0;
  const size = beside ? 0.6 : over ? (c.stage.width < 500 ? 0.72 : 1) * c.overSize : 1;
  c.sprite({ kind: thrown.isHuge ? 'hugedie' : 'bigdie', faces }, (t, frame) => {
    const hasLanded = t >= lands;
    const u = share(t, { from, to: lands });
    const drop = -150 * (1 - out(u)) - Math.abs(Math.sin(u * Math.PI * 2)) * 26 * (1 - u);
    const [x, y] = beside ?? (over ? c.at(over, frame) : [c.middle[0], c.middle[1] - 30]);
    return {
      x: x + (beside ? 0 : aside * size),
      y: Math.max(y - lift, HALF * size) + (beside ? 0.3 : 1) * drop,
      turn: hasLanded ? 0 : (1 - u) * 540,
      scale: size * (hasLanded ? between(rise(t, lands, lands + 120), [1.14, 1]) : 1),
      opacity: t < from ? 0 : sink(t, gone, gone + 160),
      face: hasLanded ? face : (Math.floor(t / 70) * 5 + 2) % faces.length,
      mark: hasLanded ? mark : '',
    };
  });
}

// ---------------------------------------------------------------- what is lost

export interface Lost {
  readonly amount: number;
  /** Whose. */
  readonly card: string;
  readonly at: BoardPoint;
  readonly from: number;
  readonly arrives: number;
}

/** A loss leaves somebody and arrives at their card; where that is out of sight, it rises and is gone. */
export function loss(c: Composer, { amount, card: id, at, from, arrives }: Lost): void {
  const target = c.stage.card(id);
  const beside = c.isInSight(at) ? undefined : c.besideCard(id);
  c.sprite({ kind: 'loss', faces: [`−${amount}<i></i>`] }, (t, frame) => {
    const [x0, y0] = beside ?? c.at(at, frame);
    const [x1, y1] = target ?? [x0, y0 - 120];
    const u = inOut(share(t, { from: from + 160, to: arrives }));
    const bend: Pixel = [(x0 + x1) / 2, Math.min(y0, y1) - 90];
    const along = (a: number, b: number, d: number): number => (1 - u) ** 2 * a + 2 * (1 - u) * u * b + u * u * d;
    return {
      x: along(x0, bend[0], x1),
      y: along(y0 - 30, bend[1], y1),
      scale: between(rise(t, from, from + 160, back), [0.4, 1.15]) * (1 - u * 0.55),
      opacity: t < from || t > arrives + 60 ? 0 : 1,
    };
  });
}

/** A lamp goes out and its bearer falls. */
export const fall = (c: Composer, key: string, from: number): void =>
  c.piece(key, (t) => {
    const u = rise(t, from, from + 420);
    return { turn: -86 * u, opacity: 1 - 0.3 * u };
  });

// ---------------------------------------------------------------- rings, claws, light

export interface Ringing {
  readonly at: BoardPoint;
  readonly from: number;
  readonly to: number;
  readonly scale?: readonly [number, number];
  readonly tone?: '' | 'bone' | 'blue' | 'white';
}

export const ring = (c: Composer, { at, from, to, scale = [0.3, 1.2], tone = '' }: Ringing): void =>
  c.sprite({ kind: 'ringy', tone, faces: [''] }, (t, frame) => {
    const [x, y] = c.at(at, frame);
    return { x, y, scale: c.overSize * between(rise(t, from, to), scale), opacity: hump(t, from, to) };
  });

const CLAWS =
  '<svg viewBox="-75 -75 150 150"><path d="M-42-50Q-20 0-34 52"/><path d="M-4-60Q14 0 0 60"/><path d="M34-50Q52 0 38 52"/></svg>';

export const claws = (c: Composer, at: BoardPoint, from: number): void =>
  c.sprite({ kind: 'slash', faces: [CLAWS] }, (t, frame) => {
    const [x, y] = c.at(at, frame);
    return {
      x,
      y,
      scale: c.overSize * between(rise(t, from, from + 140), [0.6, 1]),
      opacity: t < from ? 0 : sink(t, from + 260, from + 480),
    };
  });

export interface Glowing {
  readonly at: BoardPoint;
  readonly isFire?: boolean;
  readonly from: number;
  readonly full: number;
  /** From here it fades to what is left of it. */
  readonly fades: readonly [from: number, to: number, left?: number];
  readonly scale: readonly [number, number];
}

export const glow = (c: Composer, { at, isFire = false, from, full, fades, scale }: Glowing): void =>
  c.sprite({ kind: 'glow', tone: isFire ? 'fire' : '', faces: [''] }, (t, frame) => {
    const [x, y] = c.at(at, frame);
    const left = fades[2] ?? 0;
    const opacity = rise(t, from, from + 300) * between(sink(t, fades[0], fades[1]), [left, 1]);
    return { x, y, scale: between(rise(t, from, full), scale), opacity: opacity * 0.9 };
  });

export interface Spoken {
  readonly text: string;
  readonly from: number;
  readonly gone: number;
  /** Below the middle of the screen, in pixels. */
  readonly below?: number;
}

/** Half of a line, in pixels: on a low screen it does not lie below what is free. */
const WORD = 28;

export const word = (c: Composer, { text, from, gone, below = 0 }: Spoken): void =>
  c.sprite({ kind: 'word', faces: [`<span>${escaped(text)}</span>`] }, (t) => ({
    x: c.middle[0],
    y: Math.min(c.middle[1] + below, c.stage.free.bottom - WORD),
    scale: between(rise(t, from, from + 300), [0.9, 1]),
    opacity: rise(t, from, from + 250, inOut) * sink(t, gone, gone + 250),
  }));
