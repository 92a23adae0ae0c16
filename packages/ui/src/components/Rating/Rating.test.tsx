import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { Rating } from './Rating';

describe('Rating', () => {
  afterEach(cleanup);
  describeConformance(Rating, { label: 'Hake' }, { element: 'input' });

  describeControl(
    Rating,
    { label: 'Hake' },
    {
      values: [2, 4],
      change: () => fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } }),
      shown: () => Number.parseInt(screen.getByRole('slider').getAttribute('aria-valuetext') ?? '', 10),
    },
  );

  it('is a named image when read-only', () => {
    render(<Rating label="Guests" value={4.3} readOnly />);
    expect(screen.getByRole('img', { name: 'Guests: 4.3 of 5' })).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
