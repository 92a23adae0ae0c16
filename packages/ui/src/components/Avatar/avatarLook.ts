const colors = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const;
export type AvatarColor = (typeof colors)[number];

/** Returns a stable chart color for a key: numbers by remainder, strings by FNV-1a hash. */
export function avatarColor(key: string | number): AvatarColor {
  if (typeof key === 'number') return colors[Math.abs(Math.trunc(key)) % 8] as AvatarColor;
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return colors[(hash >>> 0) % 8] as AvatarColor;
}

const firstLetter = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '';

/** Returns the first letters of the first and last word. Arabic initials get a zero-width non-joiner between them. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(firstLetter);
  const first = firstLetter(words[0] ?? '');
  const last = words.length > 1 ? firstLetter(words[words.length - 1] as string) : '';
  const joiner = last && /\p{Script=Arabic}/u.test(first) ? '\u200c' : '';
  return (first + joiner + last).toLocaleUpperCase();
}
