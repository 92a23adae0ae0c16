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

// Tables include the core texts, so that a component needs a single table.
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

describe('built-in texts', () => {
  it.each(uiLocales)('built-in texts are complete in %s', (locale) => {
    const texts = uiStrings(all, locale);
    expect(Object.keys(texts)).toEqual(Object.keys(uiStrings(all, 'en')));
    for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
  });

  it.each(uiLocales)('built-in texts have the same placeholders in %s', (locale) => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    const english = uiStrings(all, 'en');
    for (const [key, text] of Object.entries(uiStrings(all, locale)))
      expect(places(text)).toEqual(places(english[key as keyof typeof english]));
  });

  it('resolves a regional locale to its language and falls back to English', () => {
    expect(uiStrings(coreStrings, 'pt-BR').close).toBe('Fechar');
    expect(uiStrings(coreStrings, 'xx').close).toBe('Close');
  });

  it('fills placeholders', () => {
    expect(fill('{count} of {max}', { count: 3, max: 10 })).toBe('3 of 10');
    expect(fill('{unknown}', {})).toBe('{unknown}');
  });
});
