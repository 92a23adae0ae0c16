/** Prefix characters that limit the palette to one kind of entry. */
export const palettePrefixes = { '>': 'actions', '@': 'people', '#': 'numbers' } as const;
type PalettePrefix = keyof typeof palettePrefixes;

/** Separates the prefix from the rest of the text. */
export function splitPrefix(value: string): { prefix?: PalettePrefix; typed: string } {
  const first = value[0];
  if (first === undefined || !Object.hasOwn(palettePrefixes, first)) return { typed: value };
  return { prefix: first as PalettePrefix, typed: value.slice(1) };
}
