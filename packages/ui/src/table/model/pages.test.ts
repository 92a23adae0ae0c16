import { describe, expect, it } from 'vitest';
import { existingPage, pageCountOf, rowsOfPage } from './pages';

describe('pages', () => {
  it('rounds the number of pages up, to at least one', () => {
    expect(pageCountOf(0, 10)).toBe(1);
    expect(pageCountOf(61, 10)).toBe(7);
    expect(pageCountOf(60, 10)).toBe(6);
    expect(pageCountOf(5, 0)).toBe(5);
  });
  it('clamps a page number to the existing pages', () => {
    expect(existingPage(99, 61, 10)).toBe(7);
    expect(existingPage(0, 61, 10)).toBe(1);
    expect(existingPage(Number.NaN, 61, 10)).toBe(1);
  });
  it('returns the row numbers of a page', () => {
    expect(rowsOfPage(1, 10, 61)).toEqual({ from: 1, to: 10 });
    expect(rowsOfPage(7, 10, 61)).toEqual({ from: 61, to: 61 });
    expect(rowsOfPage(1, 10, 0)).toEqual({ from: 0, to: 0 });
  });
});
