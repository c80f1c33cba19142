// How things begin and end to move; and numbers that go from one value to another in a while.

type Ease = (u: number) => number;

export const clamp = (u: number): number => Math.max(0, Math.min(1, u));
export const out: Ease = (u) => 1 - (1 - u) ** 3;
export const back: Ease = (u) => 1 + 2.2 * (u - 1) ** 3 + 1.2 * (u - 1) ** 2;
export const inOut: Ease = (u) => (u < 0.5 ? 4 * u ** 3 : 1 - (-2 * u + 2) ** 3 / 2);

export interface Span {
  readonly from: number;
  readonly to: number;
}

export const share = (t: number, { from, to }: Span): number => clamp((t - from) / (to - from || 1));

/** From 0 to 1 within a while. */
export const rise = (t: number, from: number, to: number, ease: Ease = out): number => ease(share(t, { from, to }));
/** From 1 to 0. */
export const sink = (t: number, from: number, to: number, ease: Ease = out): number => 1 - rise(t, from, to, ease);
/** From one value to another. */
export const between = (u: number, [a, b]: readonly [number, number]): number => a + (b - a) * u;
/** Up and down again. */
export const hump = (t: number, from: number, to: number): number => Math.sin(Math.PI * share(t, { from, to }));
