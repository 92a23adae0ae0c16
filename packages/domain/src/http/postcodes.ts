/** Postcode patterns. Countries are listed by English name and ISO code. */
const patterns: readonly (readonly [countries: string, pattern: RegExp])[] = [
  ['united states|usa|us', /^\d{5}(-\d{4})?$/],
  ['canada|ca', /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i],
  ['united kingdom|great britain|gb|uk', /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i],
  ['ireland|ie', /^[a-z]\d[\dw] ?[a-z\d]{4}$/i],
  ['portugal|pt', /^\d{4}-\d{3}$/],
  ['japan|jp', /^\d{3}-?\d{4}$/],
  ['brazil|br', /^\d{5}-?\d{3}$/],
  ['poland|pl', /^\d{2}-\d{3}$/],
  ['netherlands|nl', /^\d{4} ?[a-z]{2}$/i],
  ['india|in|china|cn', /^\d{3} ?\d{3}$/],
  ['sweden|se|greece|gr|czechia|cz', /^\d{3} ?\d{2}$/],
  ['germany|de|france|fr|italy|it|spain|es|finland|fi|mexico|mx|morocco|ma|türkiye|tr|ukraine|ua|kenya|ke', /^\d{5}$/],
  ['austria|at|belgium|be|switzerland|ch|denmark|dk|norway|no|australia|au|new zealand|nz|south africa|za', /^\d{4}$/],
];
/** Fallback for unlisted countries. */
const anyPostcode = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,9}$/u;

/** Checks whether a string is a valid postcode of a country. An empty string is valid. */
export function isPostcode(text: string, country: string): boolean {
  const name = country.trim().toLowerCase();
  const [, pattern = anyPostcode] = patterns.find(([names]) => names.split('|').includes(name)) ?? [];
  return text.trim() === '' || pattern.test(text.trim());
}
