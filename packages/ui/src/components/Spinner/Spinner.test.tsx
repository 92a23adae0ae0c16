import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Spinner } from './Spinner';

describe('Spinner', () => {
  afterEach(cleanup);
  describeConformance(Spinner, {}, { element: 'span' });

  it('says what is going on, also where the words are not seen', () => {
    render(<Spinner label="Counting stock" />);
    expect(screen.getByRole('status').textContent).toBe('Counting stock');
  });
});
