import { describe, expect, it } from 'vitest';
import { radarPoint, radarShape } from './radarGeometry';

describe('radar geometry', () => {
  it('places the first axis at the top and the others clockwise', () => {
    expect(radarPoint(0, 4, 10, false)).toEqual({ x: 0, y: -10 });
    expect(radarPoint(1, 4, 10, false)).toEqual({ x: 10, y: -0 });
  });
  it('places the axes counterclockwise when mirrored', () => {
    expect(radarPoint(1, 4, 10, true).x).toBe(-10);
  });
  it('returns the points of a shape as an SVG attribute', () => {
    expect(radarShape([1, 1], false)).toBe('0,-1 0,1');
  });
});
