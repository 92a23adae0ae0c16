import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ProgressBar } from './ProgressBar';

describe('ProgressBar', () => {
  afterEach(cleanup);
  describeConformance(ProgressBar, { label: 'Sending' }, { element: 'div' });

  it('says its share where it is given no words, never more than is done', () => {
    render(<ProgressBar label="Sending" value={2} max={3} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('66%');
  });

  it('is held within its ends', () => {
    render(<ProgressBar label="Sending" value={140} max={120} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('120');
  });

  it('has no value while nobody knows it', () => {
    render(<ProgressBar label="Sending" description="Soon" />);
    const bar = screen.getByRole('progressbar');
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
    expect(bar.hasAttribute('aria-valuetext')).toBe(false);
    expect(document.getElementById(bar.getAttribute('aria-describedby')!)?.textContent).toBe('Soon');
  });
});
