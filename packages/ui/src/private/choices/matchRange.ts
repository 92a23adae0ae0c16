const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the range of the typed text in a label, ignoring case and accents, or undefined. */
export function matchRange(label: string, typed: string): readonly [start: number, end: number] | undefined {
  const wanted = plain(typed.trim());
  if (!wanted) return undefined;
  // Fold each letter separately and store its offset, because removing accents can change the length of the text.
  const letters = Array.from(label);
  const at: number[] = [];
  let folded = '';
  let offset = 0;
  for (const letter of letters) {
    for (const part of plain(letter)) {
      folded += part;
      for (let i = 0; i < part.length; i += 1) at.push(offset);
    }
    offset += letter.length;
  }
  const found = folded.indexOf(wanted);
  if (found === -1) return undefined;
  return [at[found] ?? 0, at[found + wanted.length] ?? label.length];
}
