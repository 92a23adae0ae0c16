/** What a first letter narrows the palette to. `#`, a bill's or an invoice's number, comes with the pages of either. */
export const palettePrefixes = { '>': 'actions', '@': 'people' } as const;
type PalettePrefix = keyof typeof palettePrefixes;

/** What is typed, without the letter that narrows it. */
export function splitPrefix(value: string): { prefix?: PalettePrefix; typed: string } {
  const first = value[0];
  if (first === undefined || !Object.hasOwn(palettePrefixes, first)) return { typed: value };
  return { prefix: first as PalettePrefix, typed: value.slice(1) };
}
