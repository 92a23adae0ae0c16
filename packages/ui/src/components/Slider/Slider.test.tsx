import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { Slider, type SliderProps } from './Slider';

describe('Slider', () => {
  afterEach(cleanup);
  describeConformance(Slider<number>, { label: 'Portions' }, { element: 'input' });
  describeControl<SliderProps, number>(
    Slider<number>,
    { label: 'Portions' },
    {
      values: [4, 9],
      change: () => fireEvent.change(screen.getByRole('slider'), { target: { value: '9' } }),
      shown: () => screen.getByRole<HTMLInputElement>('slider').valueAsNumber,
    },
  );

  const values = () => screen.getAllByRole<HTMLInputElement>('slider').map((thumb) => thumb.value);

  it('has one thumb for a number and two for a range', () => {
    const { unmount } = render(<Slider label="Portions" defaultValue={12} />);
    expect(values()).toEqual(['12']);
    unmount();
    render(<Slider label="Price" value={[20, 60]} name={['from', 'to']} />);
    expect(values()).toEqual(['20', '60']);
    expect(screen.getAllByRole<HTMLInputElement>('slider').map((thumb) => thumb.name)).toEqual(['from', 'to']);
  });

  it('follows its controlled value', () => {
    const { rerender } = render(<Slider label="Portions" value={4} />);
    rerender(<Slider label="Portions" value={9} />);
    expect(values()).toEqual(['9']);
  });

  it('has types that require `value` or `defaultValue` for a range', () => {
    const range = { label: 'Price', onValueChange: (_value: readonly [number, number]) => undefined };
    // @ts-expect-error a range has no default value
    void (<Slider {...range} />);
    render(<Slider {...range} defaultValue={[20, 60]} />);
    expect(values()).toEqual(['20', '60']);
  });

  it('starts at min by default', () => {
    render(<Slider label="Doneness" min={48} max={72} />);
    expect(values()).toEqual(['48']);
  });

  it('describes its thumb with the error', () => {
    render(<Slider label="Volume" description="Softly." error="Keep it under 60." id="volume" />);
    const thumb = screen.getByRole('slider');
    expect(thumb.getAttribute('aria-describedby')).toContain('volume-error');
    expect(screen.queryByText('Softly.')).toBeNull();
  });
});
