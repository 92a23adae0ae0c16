/** Formats a time: "1:05", "1:02:09". An unknown or negative time is "0:00". */
export function mediaTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(Math.floor(seconds), 0) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Action of a keyboard shortcut. */
export type MediaKey =
  | { kind: 'toggle' | 'mute' | 'captions' | 'fullScreen' }
  | { kind: 'by'; seconds: number }
  | { kind: 'to'; fraction: number }
  | { kind: 'louder'; by: number };

const keys: Record<string, MediaKey> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  j: { kind: 'by', seconds: -10 },
  l: { kind: 'by', seconds: 10 },
  ArrowLeft: { kind: 'by', seconds: -5 },
  ArrowRight: { kind: 'by', seconds: 5 },
  ArrowUp: { kind: 'louder', by: 0.1 },
  ArrowDown: { kind: 'louder', by: -0.1 },
  Home: { kind: 'to', fraction: 0 },
  End: { kind: 'to', fraction: 1 },
  m: { kind: 'mute' },
  c: { kind: 'captions' },
  f: { kind: 'fullScreen' },
};

/** Returns the action of a key, if it is a shortcut. A digit seeks to that tenth of the length. */
export function mediaKey(key: string): MediaKey | undefined {
  if (/^\d$/.test(key)) return { kind: 'to', fraction: Number(key) / 10 };
  return keys[key.length === 1 ? key.toLowerCase() : key];
}
