// Sounds drawn by the Web Audio API. Nothing sounds before the first touch, and everything that sounds can be seen too.

import type { Recipes, SoundName, Voice } from '@undercroft/page-kit/sound-recipes';

const MASTER = 0.25;

interface AudioRig {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly white: AudioBuffer;
  readonly brown: AudioBuffer;
}

let rig: AudioRig | undefined;
let recipes: Promise<Recipes | undefined> | undefined;

/** From a file that the build writes (build/static-files.ts). Where it does not come, the next sound asks for it again. */
function loadRecipes(): Promise<Recipes | undefined> {
  recipes ??= fetch('./sounds.json')
    .then((file) => file.json())
    .catch(() => {
      recipes = undefined;
    });
  return recipes;
}

/** Plays a sound if the browser lets us: it does after a first touch or key. `echo` is in seconds. */
export async function play(name: SoundName, volume: number, echo: number): Promise<void> {
  if (volume <= 0) return;
  const voices = (await loadRecipes())?.[name] ?? [];
  rig ??= buildRig(echo);
  if (!rig) return;
  const { context, master } = rig;
  if (context.state === 'suspended') void context.resume();
  master.gain.value = MASTER * volume;
  for (const voice of voices) playVoice(rig, voice);
}

function buildRig(echo: number): AudioRig | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  const master = context.createGain();
  const reverb = context.createConvolver();
  const wet = context.createGain();
  wet.gain.value = 0.35;
  reverb.buffer = noise(context, echo, (t) => (Math.random() * 2 - 1) * (1 - t) ** 3);
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

function playVoice({ context, master, white, brown }: AudioRig, voice: Voice): void {
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
