import { describe, expect, it } from 'vitest';
import { inputStrings } from './inputStrings';
import { limitMessage, formatIso } from './limitMessage';
import { uiStrings } from './strings';

const fine = { badInput: false, rangeUnderflow: false, rangeOverflow: false };
const texts = uiStrings(inputStrings, 'en');
const limits = { min: '2026-11-21', max: '2026-12-24' };

describe('limitMessage', () => {
  it('returns an instruction for each violated limit', () => {
    expect(limitMessage({ ...fine, rangeUnderflow: true }, limits, texts, 'en-GB')).toBe('Enter 21 Nov 2026 or later.');
    expect(limitMessage({ ...fine, rangeOverflow: true }, limits, texts, 'en-US')).toBe(
      'Enter Dec 24, 2026 or earlier.',
    );
    expect(limitMessage({ ...fine, badInput: true }, limits, texts, 'en-GB')).toBe('Choose another day.');
    expect(
      limitMessage({ ...fine, rangeUnderflow: true, rangeOverflow: true }, { isReversed: true }, texts, 'en'),
    ).toBe('The last day must not be before the first.');
    expect(limitMessage(fine, limits, texts, 'en-GB')).toBe('');
  });

  it('uses the UI language', () => {
    expect(limitMessage({ ...fine, rangeUnderflow: true }, limits, uiStrings(inputStrings, 'fr'), 'fr')).toBe(
      'Saisissez 21 nov. 2026 ou plus tard.',
    );
  });
});

describe('formatIso', () => {
  it('formats dates and times, and returns other text unchanged', () => {
    expect(formatIso('18:30', 'en-GB')).toBe('18:30');
    expect(formatIso('2026-11-21T18:30', 'en-GB')).toBe('21 Nov 2026, 18:30');
    expect(formatIso('soon', 'en-GB')).toBe('soon');
  });
});
