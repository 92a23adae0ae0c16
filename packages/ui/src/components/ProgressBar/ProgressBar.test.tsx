import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ProgressBar } from './ProgressBar';

describe('ProgressBar', () => {
  afterEach(cleanup);
  describeConformance(ProgressBar, { label: 'Sending' }, { element: 'div' });

  it('uses the rounded-down percentage as its text by default', () => {
    render(<ProgressBar label="Sending" value={2} max={3} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('66%');
  });

  it('clamps its value to the maximum', () => {
    render(<ProgressBar label="Sending" value={140} max={120} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('120');
  });

  it('has no value while it is indeterminate', () => {
    render(<ProgressBar label="Sending" description="Soon" />);
    const bar = screen.getByRole('progressbar');
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
    expect(bar.hasAttribute('aria-valuetext')).toBe(false);
    expect(document.getElementById(bar.getAttribute('aria-describedby')!)?.textContent).toBe('Soon');
  });
});
