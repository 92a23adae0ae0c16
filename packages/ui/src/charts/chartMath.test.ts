import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLabel, labelStride, scaleTo, rangeAxis, tickStep, valueAxis, labeledTicks } from './chartMath';
import { drawable } from './drawable';

describe('valueAxis', () => {
  it('returns two to four ticks from zero, and a maximum above the highest value', () => {
    for (const high of [0.7, 3, 9, 42, 99, 640, 3050, 12_846, 110_000, 2_500_001]) {
      const { ticks, max } = valueAxis([high]);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks[0]).toBe(0);
      expect(max).toBeGreaterThan(high);
    }
    expect(valueAxis([3050]).ticks).toEqual([0, 1000, 2000, 3000]);
  });
  it('includes zero if there are positive and negative values', () => {
    const axis = valueAxis([80, -40, null]);
    expect(axis.ticks).toContain(0);
    expect(axis.min).toBeLessThan(-40);
    expect(scaleTo(axis.min, axis)).toBe(0);
    expect(scaleTo(axis.max, axis)).toBe(1);
  });
  it('returns a default axis without data', () => {
    expect(valueAxis([])).toEqual({ min: 0, max: 1, ticks: [0] });
    expect(valueAxis([null, null]).ticks).toEqual([0]);
  });
  it('ends at zero if all values are negative', () => {
    const { ticks, max } = valueAxis([-30]);
    expect(max).toBe(0);
    expect(ticks.at(-1) === 0).toBe(true);
  });
});

describe('arbitrary numbers', () => {
  const values = fc.array(fc.option(fc.double()), { minLength: 1 });
  for (const [name, axisOf] of Object.entries({ valueAxis, rangeAxis })) {
    it(`${name} returns at most five gridlines, all within the axis`, () => {
      fc.assert(
        fc.property(values, (some) => {
          const { min, max, ticks } = axisOf(some);
          expect(max).toBeGreaterThan(min);
          expect(ticks.length).toBeLessThanOrEqual(5);
          expect(ticks.every((tick) => tick >= min && tick <= max)).toBe(true);
        }),
        // Values too large, too small or too close for floating-point steps must not cause an infinite loop.
        {
          examples: [
            [[4.4e-323, 5.4e-323, 8.4e-323]],
            [[1.7e308, -1.7e308]],
            [[1e6, 1_000_000.0000000001]],
            [[Infinity, NaN]],
          ],
        },
      );
    });
  }
});

describe('tickStep', () => {
  it('returns round steps, and 1 for zero, negative and extreme values', () => {
    expect(tickStep(3050)).toBe(1000);
    expect(tickStep(7)).toBe(2);
    expect(tickStep(0)).toBe(1);
    expect([Infinity, NaN, -1, 5e-324].map((reach) => tickStep(reach))).toEqual([1, 1, 1, 1]);
  });
});

describe('labeledTicks', () => {
  const whole = (value: number) => value.toFixed(0);
  const texts = (ticks: number[]) => labeledTicks(ticks, whole).map(({ text }) => text);
  it('shows each label only once', () => {
    expect(texts([0, 0.5, 1])).toEqual(['0', '1']);
    expect(texts([4.8, 5, 5.2])).toHaveLength(1);
  });
  it('keeps ticks with distinct labels', () => {
    expect(texts([0, 1000, 2000])).toEqual(['0', '1000', '2000']);
    expect(texts([7])).toEqual(['7']);
    expect(texts([0])).toEqual(['0']);
    expect(texts([])).toEqual([]);
  });
});

describe('labelStride', () => {
  it('skips labels if space is limited, but none while the width is 0', () => {
    expect(labelStride(12, 700, 44)).toBe(1);
    expect(labelStride(12, 300, 44)).toBe(2);
    expect(labelStride(31, 300, 44)).toBe(5);
    expect(labelStride(12, 0, 44)).toBe(1);
  });
});

describe('rangeAxis', () => {
  it('includes every value and returns at most five gridlines, all within the axis', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
        const { min, max, ticks } = rangeAxis(values);
        expect(values.every((value) => value >= min && value <= max)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.every((tick) => tick >= min && tick <= max)).toBe(true);
      }),
    );
  });

  it('returns a default axis without values, and a range around a single value', () => {
    expect(rangeAxis([null])).toEqual({ min: 0, max: 1, ticks: [0] });
    const { min, max } = rangeAxis([20]);
    expect([min < 20, max > 20]).toEqual([true, true]);
  });
});

describe('drawable', () => {
  it('treats values that cannot be drawn as missing data', () => {
    expect([1, 0, -2].map(drawable)).toEqual([1, 0, -2]);
    for (const none of [null, undefined, Number.NaN, Infinity, -1e300]) expect(drawable(none)).toBeNull();
  });
});

describe('hasLabel', () => {
  const labeled = (stride: number, active?: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((bucket) => hasLabel(bucket, stride, active));
  it('labels buckets at an even interval, with space around the active label', () => {
    expect(labeled(2)).toEqual([0, 2, 4, 6, 8]);
    expect(labeled(3, 4)).toEqual([0, 4, 9]);
    expect(labeled(1, 9)).toHaveLength(10);
  });
});
