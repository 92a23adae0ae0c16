import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ProgressRing } from './ProgressRing';

describe('ProgressRing', () => {
  afterEach(cleanup);
  describeConformance(ProgressRing, { label: 'Prep list', value: 40 }, { element: 'div' });

  it('draws no arc for zero, and an arc while indeterminate', () => {
    const { container, rerender } = render(<ProgressRing label="Prep list" value={0} />);
    expect(container.querySelectorAll('circle')).toHaveLength(1);
    rerender(<ProgressRing label="Prep list" />);
    expect(container.querySelectorAll('circle')).toHaveLength(2);
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });

  it('shows the value inside rings of 64 px, but not of 40 px', () => {
    const { rerender } = render(<ProgressRing label="Prep list" value={40} />);
    expect(screen.queryByText('40%')).toBeNull();
    rerender(<ProgressRing label="Prep list" value={40} size="lg" />);
    expect(screen.getByText('40%')).toBeTruthy();
  });
});
