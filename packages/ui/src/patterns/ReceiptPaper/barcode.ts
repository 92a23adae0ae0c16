/** Returns alternating widths of bars and gaps for a text. Decorative, not a real barcode. */
export function barcode(text: string): readonly number[] {
  const widths = [1, 1, 1];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    for (let bit = 0; bit < 4; bit += 1) widths.push(1 + (((code >> (bit * 2)) & 3) % 3));
  }
  widths.push(1, 1, 1);
  // End with a bar.
  return widths.length % 2 === 0 ? [...widths, 1] : widths;
}
