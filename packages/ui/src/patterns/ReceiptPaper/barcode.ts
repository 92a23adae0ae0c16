/** Bars of a text, as widths of bar and gap in turn: the same text always gives the same picture. No till reads it. */
export function barcode(text: string): readonly number[] {
  const widths = [1, 1, 1];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    for (let bit = 0; bit < 4; bit += 1) widths.push(1 + (((code >> (bit * 2)) & 3) % 3));
  }
  widths.push(1, 1, 1);
  // A bar comes last.
  return widths.length % 2 === 0 ? [...widths, 1] : widths;
}
