/**
 * Short sounds, synthesized as they play. No news is given by sound alone, and nothing plays before
 * somebody has switched sound on.
 */

import { settings, type SoundGroup } from "../settings/settings.svelte";

/** One strike: a tone that may slide to another pitch, or a rustle of noise around one. */
interface Strike {
  wave: OscillatorType | "noise";
  pitch: number;
  to?: number;
  seconds: number;
  loudness: number;
  after?: number;
}

const SOUNDS = {
  bell: [
    { wave: "sine", pitch: 880, seconds: 0.55, loudness: 0.16 },
    { wave: "sine", pitch: 2217, seconds: 0.4, loudness: 0.05 },
  ],
  tap: [
    { wave: "triangle", pitch: 190, to: 110, seconds: 0.12, loudness: 0.28 },
    { wave: "noise", pitch: 900, seconds: 0.05, loudness: 0.12 },
  ],
  stamp: [
    { wave: "sine", pitch: 140, to: 60, seconds: 0.16, loudness: 0.35 },
    { wave: "noise", pitch: 500, seconds: 0.07, loudness: 0.15 },
  ],
  riffle: [0, 0.05, 0.1, 0.15].map((after) => ({
    wave: "noise" as const,
    pitch: 2600,
    seconds: 0.05,
    loudness: 0.1,
    after,
  })),
  paper: [{ wave: "noise", pitch: 3400, seconds: 0.09, loudness: 0.07 }],
  knock: [
    { wave: "sine", pitch: 150, to: 120, seconds: 0.07, loudness: 0.2 },
    { wave: "sine", pitch: 150, to: 120, seconds: 0.07, loudness: 0.14, after: 0.09 },
  ],
  train: [311, 370, 466].map((pitch) => ({
    wave: "sine" as const,
    pitch,
    to: pitch * 0.97,
    seconds: 0.58,
    loudness: 0.05,
  })),
  pluck: [{ wave: "sawtooth", pitch: 392, to: 388, seconds: 0.3, loudness: 0.06 }],
  gavel: [
    { wave: "square", pitch: 220, to: 90, seconds: 0.1, loudness: 0.12 },
    { wave: "square", pitch: 220, to: 90, seconds: 0.1, loudness: 0.12, after: 0.14 },
  ],
  coin: [
    { wave: "triangle", pitch: 1568, seconds: 0.12, loudness: 0.1 },
    { wave: "triangle", pitch: 2093, seconds: 0.25, loudness: 0.1, after: 0.07 },
  ],
  grows: [523, 659, 784].map((pitch, step) => ({
    wave: "triangle" as const,
    pitch,
    seconds: 0.2,
    loudness: 0.12,
    after: 0.09 * step,
  })),
  win: [523, 659, 784, 1047].map((pitch, step) => ({
    wave: "triangle" as const,
    pitch,
    seconds: 0.4,
    loudness: 0.14,
    after: 0.16 * step,
  })),
} satisfies Record<string, Strike[]>;

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | undefined;

/** What a sound is about; the others tell what happens at the table. */
const GROUPS: Partial<Record<Sound, SoundGroup>> = { bell: "turn", paper: "touch", knock: "touch" };

/** How loud a sound is now; 0 where it is not to be heard. */
export function loudness(name: Sound): number {
  const { sound: on, volume, muted } = settings.kept;
  return on && !muted.includes(GROUPS[name] ?? "events") ? volume : 0;
}

export function sound(name: Sound): void {
  const volume = loudness(name);
  if (volume === 0) return;
  audio ??= new AudioContext();
  void audio.resume(); // browsers keep it silent until the first interaction with the page
  for (const strike of SOUNDS[name] as Strike[]) play(audio, strike, volume);
}

function play(context: AudioContext, strike: Strike, loud: number): void {
  const start = context.currentTime + (strike.after ?? 0);
  const end = start + strike.seconds;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud * strike.loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(context.destination);
  const source = strike.wave === "noise" ? rustle(context, strike, volume) : tone(context, strike);
  if (strike.wave !== "noise") source.connect(volume);
  source.start(start);
  source.stop(end);
}

function tone(context: AudioContext, { wave, pitch, to, seconds, after }: Strike): OscillatorNode {
  const source = context.createOscillator();
  const start = context.currentTime + (after ?? 0);
  source.type = wave as OscillatorType;
  source.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  return source;
}

function rustle(context: AudioContext, strike: Strike, volume: GainNode): AudioBufferSourceNode {
  const length = Math.ceil(strike.seconds * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = strike.pitch;
  source.buffer = buffer;
  source.connect(band).connect(volume);
  return source;
}
