// Sounds drawn by the Web Audio API. Nothing sounds before the first touch, and everything that sounds can be seen too.

import type { SoundName } from '../stage/contract.ts';
import { RECIPES, type Voice } from './recipes.ts';

const MASTER = 0.25;
/** The echo of the place, in seconds. */
const ECHOES = { cave: 1.8, temple: 0.6, sea: 0.9 } as const;
export type Echo = keyof typeof ECHOES;

interface Rig {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly white: AudioBuffer;
  readonly brown: AudioBuffer;
}

let rig: Rig | undefined;

/** Plays a sound if the browser lets us: it does after a first touch or key. */
export function play(name: SoundName, volume: number, echo: Echo): void {
  if (volume <= 0) return;
  rig ??= build(echo);
  if (!rig) return;
  const { context, master } = rig;
  if (context.state === 'suspended') void context.resume();
  master.gain.value = MASTER * volume;
  for (const voice of RECIPES[name]) sing(rig, voice);
}

function build(echo: Echo): Rig | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  const master = context.createGain();
  const reverb = context.createConvolver();
  const wet = context.createGain();
  wet.gain.value = 0.35;
  reverb.buffer = noise(context, ECHOES[echo], (t) => (Math.random() * 2 - 1) * (1 - t) ** 3);
  master.connect(context.destination);
  master.connect(reverb).connect(wet).connect(context.destination);
  let last = 0;
  const brown = noise(context, 1, () => {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    return last * 3.5;
  });
  return { context, master, brown, white: noise(context, 1, () => Math.random() * 2 - 1) };
}

function noise(context: AudioContext, seconds: number, sample: (t: number) => number): AudioBuffer {
  const length = Math.floor(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = sample(i / length);
  return buffer;
}

function sing({ context, master, white, brown }: Rig, voice: Voice): void {
  const start = context.currentTime + (voice.after ?? 0);
  const end = start + voice.length;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(voice.loud, start + Math.max(0.005, voice.length * (voice.swell ?? 0.05)));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const source =
    voice.wave === 'white' || voice.wave === 'brown' ? context.createBufferSource() : context.createOscillator();
  if (source instanceof AudioBufferSourceNode) {
    source.buffer = voice.wave === 'white' ? white : brown;
    source.loop = true;
  } else {
    source.type = voice.wave as OscillatorType;
    sweep(source.frequency, voice.pitch ?? 440, start, end);
  }
  const filtered = voice.filter ? source.connect(filterOf(context, voice.filter, start, end)) : source;
  filtered.connect(gain).connect(master);
  source.start(start);
  source.stop(end + 0.05);
}

function filterOf(context: AudioContext, { type, at, q }: NonNullable<Voice['filter']>, start: number, end: number) {
  const filter = context.createBiquadFilter();
  filter.type = type;
  if (q !== undefined) filter.Q.value = q;
  sweep(filter.frequency, at, start, end);
  return filter;
}

function sweep(parameter: AudioParam, pitch: NonNullable<Voice['pitch']>, start: number, end: number): void {
  const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
  parameter.setValueAtTime(from, start);
  if (to !== from) parameter.exponentialRampToValueAtTime(to, end);
}
