import { describe, expect, it } from 'vitest';
import { mediaKey, mediaTime } from './mediaTime';

describe('mediaTime', () => {
  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3729, '1:02:09'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-3, '0:00'],
  ])('formats %d seconds as %s', (seconds, expected) => expect(mediaTime(seconds)).toBe(expected));
});

describe('mediaKey', () => {
  it.each([
    [' ', { kind: 'toggle' }],
    ['K', { kind: 'toggle' }],
    ['7', { kind: 'to', fraction: 0.7 }],
    ['ArrowLeft', { kind: 'by', seconds: -5 }],
    ['x', undefined],
  ])('returns the action of the key "%s" if it is a shortcut', (key, expected) =>
    expect(mediaKey(key)).toEqual(expected),
  );
});
