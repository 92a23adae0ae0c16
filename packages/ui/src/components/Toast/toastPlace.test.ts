import { describe, expect, it } from 'vitest';
import { toastPlace } from './toastPlace';

describe('toastPlace', () => {
  it.each([
    ['top-end', 'ltr', false, 'top-right'],
    ['top-end', 'rtl', false, 'top-left'],
    ['top-start', 'ltr', false, 'top-left'],
    ['top-center', 'rtl', false, 'top-center'],
    ['bottom-start', 'rtl', false, 'bottom-right'],
    ['bottom-end', 'ltr', false, 'bottom-right'],
    ['bottom-center', 'ltr', false, 'bottom-center'],
    ['top-start', 'ltr', true, 'bottom-center'],
  ] as const)('resolves %s (%s, narrow: %s) to %s', (position, direction, isNarrow, physical) =>
    expect(toastPlace(position, direction, isNarrow).physical).toBe(physical),
  );
});
