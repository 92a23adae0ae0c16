import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Avatar } from './Avatar';
import { avatarColor, initials } from './avatarLook';

describeConformance(Avatar, { name: 'Maren Holt' }, { element: 'span' });

describe('initials', () => {
  it('returns the first letters of the first and the last word', () => {
    expect(initials('Maren Holt')).toBe('MH');
    expect(initials('  José  María de la Cruz ')).toBe('JC');
    expect(initials('madonna')).toBe('M');
    expect(initials("Ostler's Yard")).toBe('OY');
  });
  it('separates Arabic initials with a zero-width non-joiner', () => {
    expect(initials('نور حداد')).toBe('ن\u200cح');
  });
  it('returns an empty string for a name without letters', () => {
    expect(initials('')).toBe('');
    expect(initials('— ?')).toBe('');
  });
});

describe('avatarColor', () => {
  it('returns the same color for the same key', () => {
    expect(avatarColor('u-17')).toBe(avatarColor('u-17'));
    expect(avatarColor(0)).toBe('c1');
    expect(avatarColor(9)).toBe('c2');
  });
  it('assigns every color of the palette', () => {
    expect(new Set(Array.from({ length: 200 }, (_, i) => avatarColor(`user-${i}`))).size).toBe(8);
  });
});
