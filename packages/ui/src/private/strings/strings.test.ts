import { describe, expect, it } from 'vitest';
import { chartStrings } from './chartStrings';
import { shellStrings } from './shellStrings';
import { choosingStrings } from './choosingStrings';
import { clipboardStrings } from './clipboardStrings';
import { columnStrings } from './columnStrings';
import { coreStrings } from './coreStrings';
import { linkStrings } from './linkStrings';
import { listStrings } from './listStrings';
import { paginationStrings } from './paginationStrings';
import { fill, uiLocales, uiStrings } from './strings';
import { tableStrings } from './tableStrings';
import { tourStrings } from './tourStrings';
import { widgetStrings } from './widgetStrings';

// Each table has the core's texts too, so that a component asks one table alone.
const all = {
  ...coreStrings,
  ...choosingStrings,
  ...clipboardStrings,
  ...linkStrings,
  ...widgetStrings,
  ...tableStrings,
  ...listStrings,
  ...columnStrings,
  ...paginationStrings,
  ...chartStrings,
  ...shellStrings,
  ...tourStrings,
};

describe('the texts of the library', () => {
  it.each(uiLocales)('are complete in %s', (locale) => {
    const texts = uiStrings(all, locale);
    expect(Object.keys(texts)).toEqual(Object.keys(uiStrings(all, 'en')));
    for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
  });

  it.each(uiLocales)('have the same places for values in %s', (locale) => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    const english = uiStrings(all, 'en');
    for (const [key, text] of Object.entries(uiStrings(all, locale)))
      expect(places(text)).toEqual(places(english[key as keyof typeof english]));
  });

  it('follow the language of a regional locale and fall back to English', () => {
    expect(uiStrings(coreStrings, 'pt-BR').close).toBe('Fechar');
    expect(uiStrings(coreStrings, 'xx').close).toBe('Close');
  });

  it('take values', () => {
    expect(fill('{count} of {max}', { count: 3, max: 10 })).toBe('3 of 10');
    expect(fill('{unknown}', {})).toBe('{unknown}');
  });
});
