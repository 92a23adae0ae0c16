const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Region codes of `Intl` that are not countries. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Returns all countries by name in the language. Users are stored with the English name. */
export function countryOptions(language: string) {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const local = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const options = new Map<string, { value: string; label: string }>();
  for (const first of letters)
    for (const second of letters) {
      const code = first + second;
      // Obsolete codes have the name of the current country.
      const value = others.has(code) ? undefined : english.of(code);
      if (value !== undefined) options.set(value, { value, label: local.of(code) ?? value });
    }
  const collator = new Intl.Collator(language);
  return [...options.values()].toSorted((one, other) => collator.compare(one.label, other.label));
}
