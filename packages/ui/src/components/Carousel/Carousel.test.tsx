import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Carousel } from './Carousel';

const slides = ['Mussels', 'Hake', 'Tart'].map((name) => <p key={name}>{name}</p>);

describeConformance(Carousel, { label: 'Tonight', children: slides }, { element: 'section' });

describe('Carousel', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('moves to the next and previous slide and stops at both ends', () => {
    render(<Carousel label="Tonight">{slides}</Carousel>);
    press('Previous');
    expect(current()).toBe('Show 1 of 3');
    press('Next');
    press('Next');
    press('Next');
    expect(current()).toBe('Show 3 of 3');
    expect(screen.getByText('Tart').parentElement?.hasAttribute('inert')).toBe(false);
    expect(screen.getByText('Hake').parentElement?.hasAttribute('inert')).toBe(true);
  });

  it('keeps the controlled index and calls `onIndexChange`', () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    render(
      <Carousel label="Tonight" index={1} onIndexChange={onIndexChange}>
        {slides}
      </Carousel>,
    );
    press('Next');
    expect(onIndexChange).toHaveBeenCalledWith(2);
    expect(current()).toBe('Show 2 of 3');
  });

  it('advances automatically, except while it contains focus or is paused', () => {
    vi.useFakeTimers();
    render(
      <Carousel label="Tonight" autoplay={1000}>
        {slides}
      </Carousel>,
    );
    const wait = () => {
      act(() => {
        vi.advanceTimersByTime(1000);
      });
    };
    wait();
    expect(current()).toBe('Show 2 of 3');
    const stop = screen.getByRole('button', { name: 'Pause slideshow' });
    act(() => stop.focus());
    wait();
    expect(current()).toBe('Show 2 of 3');
    fireEvent.click(stop);
    act(() => stop.blur());
    wait();
    expect(current()).toBe('Show 2 of 3');
  });
});
