import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
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

  it('shows its label, help and error when read-only, and can be focused by its ref', () => {
    const ref = createRef<HTMLInputElement>();
    const { rerender } = render(<Rating ref={ref} label="Guests" value={4} readOnly description="Of this week" />);
    const stars = screen.getByRole('img', { name: 'Guests: 4 of 5', description: 'Of this week' });
    expect(screen.getByText('Guests')).toBeTruthy();
    expect(stars.tabIndex).toBe(-1);
    act(() => ref.current!.focus());
    expect(document.activeElement).toBe(stars);

    rerender(<Rating label="Guests" name="guests" value={4} readOnly error="Ask the guests again." />);
    const field = screen.getByRole('img', { name: 'Guests: 4 of 5', description: 'Ask the guests again.' });
    expect(field.tabIndex).toBe(0);
  });
});
