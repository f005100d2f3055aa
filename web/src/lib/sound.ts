/** Small sounds, made on the spot; silent unless somebody wants them. */
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, volume: number, shape: OscillatorType): void {
  if (!context) return;
  const at = context.currentTime + start;
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  const oscillator = context.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.value = frequency;
  oscillator.connect(gain);
  oscillator.start(at);
  oscillator.stop(at + length);
}

const SOUNDS = {
  knock: () => tone(180, 0, 0.08, 0.2, "triangle"),
  dice: () => [0, 0.05, 0.11, 0.16].forEach((at, index) => tone(320 + index * 40, at, 0.05, 0.12, "square")),
  asked: () => [523, 659].forEach((pitch, index) => tone(pitch, index * 0.12, 0.25, 0.12, "sine")),
  over: () => [523, 659, 784, 1047].forEach((pitch, index) => tone(pitch, index * 0.14, 0.4, 0.12, "sine")),
};

/** Sound what has just happened; to be called in an effect. */
export function playSounds(play: Play | null): void {
  if (!play || !settings.sound) return;
  context ??= new AudioContext();
  const asked = play.asked;
  const kinds = play.fresh.map((event) => event.kind);
  if (play.status === "over" && kinds.length) SOUNDS.over();
  else if (kinds.includes("rolled")) SOUNDS.dice();
  else if (asked && kinds.length) SOUNDS.asked();
  else if (kinds.length) SOUNDS.knock();
}
