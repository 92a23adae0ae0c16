import { describe, expect, it } from 'vitest';
import { createFormats } from './createFormats';

const en = createFormats('en', 'UTC');
const now = new Date('2026-11-20T20:15:00Z');

describe('createFormats', () => {
  it('formats money from minor units', () => {
    expect(en.money(1_284_650, 'USD')).toBe('$12,846.50');
    expect(en.money(1_284_650, 'USD', { whole: true })).toBe('$12,847');
    expect(en.money(-420, 'USD')).toBe('−$4.20');
    expect(en.money(1200, 'JPY')).toBe('¥1,200');
  });

  it('formats European Portuguese, with the currency after the amount', () => {
    const pt = createFormats('pt', 'UTC');
    expect(pt.money(191_500, 'EUR').replaceAll('\u00A0', ' ')).toBe('1915,00 €');
    expect(pt.money(1_284_650, 'EUR', { whole: true }).replaceAll('\u00A0', ' ')).toBe('12 847 €');
  });

  it('formats negative percentages with a minus sign, not a hyphen', () => {
    expect(en.signedPercent(-0.031)).toBe('−3.1%');
    expect(en.signedPercent(0.124)).toBe('+12.4%');
    expect(en.signedPercent(0)).toBe('0%');
  });

  it('formats Arabic numbers with Latin digits, isolated left to right', () => {
    const ar = createFormats('ar', 'UTC');
    expect(ar.number(1204)).toBe('\u20661,204\u2069');
    expect(ar.money(8680, 'USD')).toBe('\u2066$86.80\u2069');
    expect(ar.time('2026-11-20T20:15:00Z')).toBe('\u206620:15\u2069');
    expect(ar.date('2026-11-20')).toMatch(/^20\D+$/);
  });

  it('returns the parts of an amount', () => {
    expect(en.moneyParts(8680, 'USD').map(({ type }) => type)).toEqual(['currency', 'integer', 'decimal', 'fraction']);
  });

  it('formats times of the last seven days relatively and earlier ones as a date', () => {
    expect(en.relative('2026-11-20T20:09:00Z', now)).toBe('6 min ago');
    expect(en.relative('2026-11-19T20:00:00Z', now)).toBe('yesterday');
    expect(en.relative('2026-11-01T20:00:00Z', now)).toBe('1 Nov');
    expect(en.relative('2025-11-01T20:00:00Z', now)).toBe('1 Nov 2025');
  });

  it.each(['Pacific/Honolulu', 'Pacific/Kiritimati', 'Etc/GMT+12', undefined])(
    'formats a date without a time as the same day in the time zone %s',
    (timeZone) => {
      const formats = createFormats('en', timeZone);
      expect(formats.date('2026-11-20')).toBe('20 Nov');
      expect(formats.date('2026-11-20', { weekday: 'long', timeZone })).toBe('Friday');
      expect(formats.relative('2026-11-01', now)).toBe('1 Nov');
    },
  );

  it('shows the year of an earlier date if it is another year in the time zone', () => {
    const tokyo = createFormats('en', 'Asia/Tokyo');
    const newYear = new Date('2026-12-31T16:00:00Z');
    expect(tokyo.relative('2026-12-20T12:00:00Z', newYear)).toBe('20 Dec 2026');
  });

  it('uses 24 hours in English', () => {
    expect(en.time('2026-11-20T20:15:00Z')).toBe('20:15');
  });

  it('isolates the names of a list in Arabic, so that Latin ones keep their order', () => {
    expect(createFormats('ar').list(['Oxtail', 'Hake'])).toBe('\u2068Oxtail\u2069 و\u2068Hake\u2069');
    expect(en.list(['Oxtail', 'Hake'])).toBe('Oxtail and Hake');
  });

  it('formats minutes as hours and minutes', () => {
    expect(en.duration(94)).toBe('1 h 34');
    expect(en.duration(42)).toBe('42 min');
  });
});
