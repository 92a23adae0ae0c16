const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Region codes of `Intl` that are not countries. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Returns all countries, sorted by their name in the language. The value is the English name, which is stored. */
export function countryOptions(language: string) {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const local = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const options = new Map<string, { value: string; label: string }>();
  for (const first of letters)
    for (const second of letters) {
      const code = first + second;
      // Obsolete codes have the name of the current country, so the map contains each country once.
      const value = others.has(code) ? undefined : english.of(code);
      if (value !== undefined) options.set(value, { value, label: local.of(code) ?? value });
    }
  const collator = new Intl.Collator(language);
  return [...options.values()].toSorted((one, other) => collator.compare(one.label, other.label));
}
