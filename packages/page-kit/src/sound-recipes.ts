// What each sound is made of: tones and noises with a filter, a length and a delay. No recordings. The page has it as a file.

/** From one frequency to another, in hertz. */
type Sweep = number | readonly [from: number, to: number];

export interface Voice {
  readonly wave: OscillatorType | 'white' | 'brown';
  /** Of a tone. */
  readonly pitch?: Sweep;
  readonly filter?: { readonly type: BiquadFilterType; readonly at: Sweep; readonly q?: number };
  /** Seconds. */
  readonly length: number;
  readonly after?: number;
  /** 0 to 1. */
  readonly loud: number;
  /** Share of the length in which it swells. */
  readonly swell?: number;
}

const ticks = (count: number, apart: number, pitch: number, loud: number): Voice[] =>
  Array.from({ length: count }, (_, i) => ({
    wave: 'sine',
    pitch: pitch * (1 + 0.04 * (i % 3)),
    length: 0.025,
    after: i * apart,
    loud,
  }));

const boulders = (count: number): Voice[] =>
  Array.from({ length: count }, (_, i) => ({
    wave: 'brown',
    filter: { type: 'lowpass', at: 320 - 30 * i },
    length: 0.14,
    after: 0.18 + i * 0.06,
    loud: 0.8,
  }));

/** Rattling in the hand, then rolling out. */
const rattle = (count: number): Voice[] =>
  Array.from({ length: count }, (_, i) => ({
    wave: 'white',
    filter: { type: 'bandpass', at: 1700 + 220 * (i % 3), q: 3 },
    length: 0.022,
    after: 0.05 * i + 0.004 * i * i,
    loud: 0.3 - 0.02 * i,
  }));

export const RECIPES = {
  step: [{ wave: 'white', filter: { type: 'bandpass', at: 900, q: 2 }, length: 0.03, loud: 0.35 }],
  splash: [
    { wave: 'white', filter: { type: 'bandpass', at: 500, q: 1 }, length: 0.09, loud: 0.35 },
    { wave: 'sine', pitch: [420, 180], length: 0.12, loud: 0.2 },
  ],
  reveal: [
    { wave: 'brown', filter: { type: 'lowpass', at: 180 }, length: 0.35, loud: 0.9, swell: 0.4 },
    { wave: 'sine', pitch: 60, length: 0.18, after: 0.33, loud: 0.7 },
  ],
  tick: [...ticks(1, 0, 1200, 0.12), ...ticks(1, 0, 1800, 0.08)],
  cancel: [...ticks(1, 0, 800, 0.12), ...ticks(1, 0, 1200, 0.08)],
  success: [
    ...ticks(4, 0.07, 1100, 0.12),
    { wave: 'triangle', pitch: 440, length: 0.16, after: 0.3, loud: 0.18 },
    { wave: 'triangle', pitch: 587, length: 0.26, after: 0.42, loud: 0.2 },
  ],
  failure: [...ticks(4, 0.07, 1100, 0.12), { wave: 'sine', pitch: [140, 110], length: 0.22, after: 0.32, loud: 0.6 }],
  rumble: [
    { wave: 'sine', pitch: [38, 34], length: 0.9, loud: 0.9, swell: 0.3 },
    { wave: 'brown', filter: { type: 'lowpass', at: 120 }, length: 0.9, loud: 0.8, swell: 0.3 },
    ...boulders(5),
  ],
  flood: [
    { wave: 'white', filter: { type: 'lowpass', at: [300, 1400] }, length: 0.7, loud: 0.4, swell: 0.6 },
    { wave: 'white', filter: { type: 'lowpass', at: [1400, 500] }, length: 0.6, after: 0.6, loud: 0.35 },
  ],
  gas: [{ wave: 'white', filter: { type: 'highpass', at: 4000 }, length: 0.9, loud: 0.18, swell: 0.6 }],
  horror: [
    { wave: 'sawtooth', pitch: 70, filter: { type: 'lowpass', at: [160, 700] }, length: 0.5, loud: 0.25, swell: 0.5 },
    { wave: 'sawtooth', pitch: 73, filter: { type: 'lowpass', at: [160, 700] }, length: 0.5, loud: 0.25, swell: 0.5 },
    ...Array.from(
      { length: 6 },
      (_, i): Voice => ({
        wave: 'white',
        filter: { type: 'highpass', at: 2500 },
        length: 0.008,
        after: 0.1 + i * 0.012,
        loud: 0.3,
      }),
    ),
  ],
  hurt: [
    { wave: 'sine', pitch: 55, length: 0.14, loud: 0.9 },
    { wave: 'sine', pitch: 55, length: 0.18, after: 0.22, loud: 0.7 },
  ],
  heal: [
    { wave: 'sine', pitch: 330, length: 0.3, loud: 0.16, swell: 0.3 },
    { wave: 'sine', pitch: 415, length: 0.3, loud: 0.14, swell: 0.3 },
  ],
  fall: [{ wave: 'sine', pitch: [900, 200], length: 0.5, loud: 0.18 }],
  guardian: [
    { wave: 'square', pitch: 90, filter: { type: 'lowpass', at: 400 }, length: 0.4, loud: 0.25, swell: 0.2 },
    { wave: 'brown', filter: { type: 'bandpass', at: 240 }, length: 0.4, loud: 0.6 },
  ],
  lava: [
    { wave: 'brown', filter: { type: 'lowpass', at: [200, 900] }, length: 0.9, loud: 0.9, swell: 0.5 },
    ...ticks(5, 0.11, 2200, 0.06),
  ],
  artifact: [
    { wave: 'sine', pitch: 220, length: 1.6, loud: 0.2, swell: 0.3 },
    { wave: 'sine', pitch: 330, length: 1.6, loud: 0.18, swell: 0.3 },
    { wave: 'sine', pitch: 440.7, length: 1.6, loud: 0.12, swell: 0.3 },
    { wave: 'sine', pitch: 661, length: 1.6, loud: 0.08, swell: 0.3 },
  ],
  exit: [
    { wave: 'triangle', pitch: 392, length: 0.5, loud: 0.16, swell: 0.3 },
    { wave: 'triangle', pitch: 523, length: 0.8, after: 0.25, loud: 0.16, swell: 0.3 },
  ],
  bell: [
    { wave: 'sine', pitch: 660, length: 0.4, loud: 0.16 },
    { wave: 'sine', pitch: 1320, length: 0.25, loud: 0.05 },
  ],
  mine: [
    { wave: 'sine', pitch: [180, 60], length: 0.3, loud: 0.6 },
    { wave: 'white', filter: { type: 'lowpass', at: [900, 200] }, length: 0.35, loud: 0.3 },
  ],
  // Moments.
  card: [
    {
      wave: 'white',
      filter: { type: 'bandpass', at: [700, 2600], q: 1 },
      length: 0.16,
      after: 0.26,
      loud: 0.24,
      swell: 0.6,
    },
    { wave: 'sine', pitch: 90, length: 0.08, after: 0.46, loud: 0.4 },
  ],
  dice: rattle(8),
  tremor: [
    { wave: 'sine', pitch: [44, 32], length: 1.1, loud: 0.9, swell: 0.2 },
    { wave: 'brown', filter: { type: 'lowpass', at: [90, 200] }, length: 1.1, loud: 0.9, swell: 0.3 },
    ...rattle(5),
  ],
  claw: [
    { wave: 'white', filter: { type: 'highpass', at: [5200, 1800] }, length: 0.12, loud: 0.4 },
    { wave: 'sawtooth', pitch: [130, 62], filter: { type: 'lowpass', at: 600 }, length: 0.36, loud: 0.4 },
  ],
  blow: [
    { wave: 'sine', pitch: [120, 40], length: 0.24, loud: 0.9 },
    { wave: 'brown', filter: { type: 'lowpass', at: 500 }, length: 0.2, loud: 0.8 },
  ],
  eruption: [
    { wave: 'sine', pitch: [30, 46], length: 1.9, loud: 1, swell: 0.5 },
    { wave: 'brown', filter: { type: 'lowpass', at: [120, 1200] }, length: 1.8, loud: 1, swell: 0.5 },
    ...boulders(6),
  ],
  rescue: [
    { wave: 'triangle', pitch: 392, length: 0.34, loud: 0.13, swell: 0.3 },
    { wave: 'triangle', pitch: 494, length: 0.34, after: 0.14, loud: 0.13, swell: 0.3 },
    { wave: 'triangle', pitch: 587, length: 0.5, after: 0.28, loud: 0.14, swell: 0.3 },
  ],
  collision: [
    { wave: 'sine', pitch: [150, 44], length: 0.5, loud: 0.9 },
    { wave: 'square', pitch: [210, 90], filter: { type: 'lowpass', at: 700 }, length: 0.28, loud: 0.25 },
    { wave: 'white', filter: { type: 'lowpass', at: [1200, 200] }, length: 0.8, after: 0.1, loud: 0.3 },
  ],
  whirlpool: [
    { wave: 'white', filter: { type: 'bandpass', at: [260, 900], q: 4 }, length: 1.1, loud: 0.5, swell: 0.5 },
  ],
  victory: [
    { wave: 'triangle', pitch: 262, length: 1.2, loud: 0.12, swell: 0.2 },
    { wave: 'triangle', pitch: 392, length: 1.2, after: 0.2, loud: 0.12, swell: 0.2 },
    { wave: 'triangle', pitch: 523, length: 1.4, after: 0.4, loud: 0.14, swell: 0.2 },
    { wave: 'sine', pitch: 60, length: 0.3, after: 1.65, loud: 0.9 },
  ],
  defeat: [
    { wave: 'sine', pitch: [196, 180], length: 0.8, loud: 0.2 },
    { wave: 'sine', pitch: [156, 140], length: 1, after: 0.6, loud: 0.2 },
    { wave: 'sine', pitch: [98, 65], length: 1.6, after: 1.2, loud: 0.3 },
  ],
  'your-turn': [
    { wave: 'sine', pitch: 523, length: 0.22, loud: 0.09, swell: 0.3 },
    { wave: 'sine', pitch: 659, length: 0.3, after: 0.12, loud: 0.08, swell: 0.3 },
  ],
} satisfies Readonly<Record<string, readonly Voice[]>>;

export type SoundName = keyof typeof RECIPES;
export type Recipes = Readonly<Record<SoundName, readonly Voice[]>>;
