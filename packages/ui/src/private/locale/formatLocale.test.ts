import { describe, expect, it } from 'vitest';
import { formatLocale } from './formatLocale';

const written = (locale: string) =>
  new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'short' }).format(new Date(2026, 10, 21, 12));

describe('formatLocale', () => {
  it('uses British English without a region and keeps a given region', () => {
    expect(written('en')).toBe('21/11/2026');
    expect(written('en-US')).toBe('11/21/26');
    expect(written('fr')).toBe('21/11/2026');
  });

  it('uses the Gregorian calendar in every locale', () => {
    expect(new Intl.DateTimeFormat(formatLocale('ar-SA')).resolvedOptions().calendar).toBe('gregory');
    expect(new Intl.DateTimeFormat(formatLocale('th')).resolvedOptions().calendar).toBe('gregory');
  });

  it('uses Latin digits in Arabic unless others are requested', () => {
    expect(new Intl.NumberFormat(formatLocale('ar')).format(42)).toBe('42');
    expect(new Intl.NumberFormat(formatLocale('ar-EG-u-nu-arab')).format(42)).toBe('٤٢');
  });

  it('adds no region for numbers', () => {
    const price = { style: 'currency', currency: 'USD' } as const;
    expect(new Intl.NumberFormat(formatLocale('en', 'numbers'), price).format(17)).toBe('$17.00');
  });

  it('falls back to English for an invalid locale', () => {
    expect(formatLocale('not a locale')).toBe('en-GB-u-ca-gregory');
  });
});
