import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { planMask, type Mask } from './masks';

const shaped = (mask: Mask, text: string) => maskitoTransform(text, planMask(mask).options);
const bare = (mask: Mask, text: string) => planMask(mask).bare(shaped(mask, text));

describe('cards', () => {
  it('groups card numbers by four digits, and those of American Express by 4-6-5', () => {
    expect(shaped({ kind: 'card' }, '4000123456789010')).toBe('4000 1234 5678 9010');
    expect(shaped({ kind: 'card' }, '378282246310005')).toBe('3782 822463 10005');
    expect(bare({ kind: 'card' }, '4000-1234-5678-9010')).toBe('4000123456789010');
  });
});

describe('phones', () => {
  const mask = { kind: 'phone', pattern: '+1 (###) ###-####' } as const;
  it('formats phone numbers with the pattern', () => {
    expect(shaped(mask, '2025550143')).toBe('+1 (202) 555-0143');
    expect(bare(mask, '2025550143')).toBe('+12025550143');
    expect(planMask(mask).bare('+1 (')).toBe('');
  });
});

describe('dates', () => {
  it('clamps the day and the month and returns an ISO date', () => {
    expect(shaped({ kind: 'date' }, '21112026')).toBe('21/11/2026');
    expect(bare({ kind: 'date' }, '21112026')).toBe('2026-11-21');
    expect(shaped({ kind: 'date' }, '4')).toBe('04');
    expect(shaped({ kind: 'date' }, '45')).toBe('31');
    expect(shaped({ kind: 'date', order: 'ymd', separator: '-' }, '20261121')).toBe('2026-11-21');
    expect(bare({ kind: 'date', order: 'mdy' }, '11212026')).toBe('2026-11-21');
  });

  it('returns an empty string for incomplete and invalid dates', () => {
    expect(bare({ kind: 'date' }, '2111')).toBe('');
    expect(bare({ kind: 'date' }, '31022026')).toBe('');
  });
});

describe('times', () => {
  it('clamps hours and minutes', () => {
    expect(shaped({ kind: 'time' }, '1830')).toBe('18:30');
    expect(shaped({ kind: 'time' }, '9')).toBe('09');
    expect(shaped({ kind: 'time' }, '2570')).toBe('23:59');
    expect(bare({ kind: 'time' }, '183')).toBe('');
  });
});

describe('numbers', () => {
  it('groups thousands and limits the decimals', () => {
    expect(shaped({ kind: 'number' }, '1234567.891')).toBe('1,234,567.89');
    expect(bare({ kind: 'number' }, '1234567.8')).toBe('1234567.8');
    expect(shaped({ kind: 'number', decimals: 0 }, '1204')).toBe('1,204');
    expect(shaped({ kind: 'number', thousands: '.', decimal: ',' }, '1204,5')).toBe('1.204,5');
    expect(bare({ kind: 'number', thousands: '.', decimal: ',' }, '1204,5')).toBe('1204.5');
    expect(bare({ kind: 'number', allowsMinus: true }, '-4')).toBe('-4');
  });
});

describe('blocks', () => {
  it('separates the blocks and converts letters to uppercase', () => {
    const key = { kind: 'blocks', blocks: [4, 4], delimiter: '-', characters: 'both', prefix: 'LD ' } as const;
    expect(shaped(key, 'ab12cd34')).toBe('LD AB12-CD34');
    expect(bare(key, 'ab12cd34')).toBe('AB12CD34');
    expect(shaped({ kind: 'blocks', blocks: [3, 3, 2] }, '12345678')).toBe('123 456 78');
  });
});
