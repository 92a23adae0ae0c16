import { describe, expect, it } from 'vitest';
import { englishStrings } from './allStrings';
import { coreStrings } from './coreStrings';
import { fill, uiLocales, uiStrings, type UiTexts } from './strings';

const modules = import.meta.glob<Record<string, UiTexts>>('./*Strings.ts', { eager: true });
const tables = Object.entries(modules)
  .filter(([file]) => file !== './allStrings.ts')
  .flatMap(([, exported]) => Object.values(exported));
const all: UiTexts = Object.assign({}, ...tables);

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
      expect(places(text)).toEqual(places(english[key] ?? ''));
  });

  it('all tables have the same texts for a key', () => {
    for (const table of tables)
      for (const [key, texts] of Object.entries(table)) expect([key, texts]).toEqual([key, all[key]]);
  });

  it('exports all texts in English', () => {
    expect(englishStrings).toEqual(uiStrings(all, 'en'));
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
