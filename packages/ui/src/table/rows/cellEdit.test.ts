import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, readDraft, readNumber } from './cellEdit';

describe('cell drafts', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 1 200 ', 1200],
    ['-3', -3],
    ['.5', 0.5],
    ['١٢٫٥', 12.5],
    ['۱۲', 12],
    ['', undefined],
  ])('parses “%s” as %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(['twelve', '1.2.3', '1,2,3', '--1', '1e5', '=1+1', '.'])('rejects “%s” as a number', (text) => {
    expect(readDraft('number', text)).toEqual({ problem: 'number' });
  });

  it('parses every number that it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const value = Number(`${whole}.${String(cents).padStart(2, '0')}`);
        expect(readDraft('number', draftOf('number', value))).toEqual({ value: value === 0 ? 0 : value });
      }),
    );
  });

  it('trims text and keeps choices and checkbox states', () => {
    expect(readDraft('text', '  Late ')).toEqual({ value: 'Late' });
    expect(readDraft('select', ' a ')).toEqual({ value: ' a ' });
    expect(readDraft('boolean', draftOf('boolean', true))).toEqual({ value: true });
    expect(draftOf('text', undefined)).toBe('');
    expect(draftOf('boolean', undefined)).toBe(false);
  });
});
