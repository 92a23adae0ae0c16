import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Rating } from './Rating';

describe('Rating', () => {
  afterEach(cleanup);
  describeConformance(Rating, { label: 'Hake' }, { element: 'input' });

  const words = () => screen.getByRole('slider').getAttribute('aria-valuetext');

  it('keeps its own value where nobody controls it', () => {
    render(<Rating label="Hake" defaultValue={2} />);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } });
    expect(words()).toBe('4 of 5');
  });

  it('follows the value it is given and no other', () => {
    const { rerender } = render(<Rating label="Hake" value={2} />);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } });
    expect(words()).toBe('2 of 5');
    rerender(<Rating label="Hake" value={5} />);
    expect(words()).toBe('5 of 5');
  });

  it('is a picture with a name while it is only read', () => {
    render(<Rating label="Guests" value={4.3} isReadOnly />);
    expect(screen.getByRole('img', { name: 'Guests: 4.3 of 5' })).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
