import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Spinner } from './Spinner';

describe('Spinner', () => {
  afterEach(cleanup);
  describeConformance(Spinner, {}, { element: 'span' });

  it('has its label as text, even if visually hidden', () => {
    render(<Spinner label="Counting stock" />);
    expect(screen.getByRole('status').textContent).toBe('Counting stock');
  });
});
