import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Disclosure } from './Disclosure';

describeConformance(Disclosure, { label: 'Allergens', children: 'Celery' }, { element: 'div' });

describe('Disclosure', () => {
  afterEach(cleanup);
  const button = () => screen.getByRole('button', { name: 'Allergens' });

  it('is initially closed and opens on click when uncontrolled', () => {
    render(<Disclosure label="Allergens">Celery</Disclosure>);
    expect(screen.getByText('Celery').parentElement?.getAttribute('hidden')).toBe('until-found');
    fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Celery').parentElement?.hasAttribute('hidden')).toBe(false);
  });

  it('keeps the controlled `open` and calls `onOpenChange`', () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(
      <Disclosure label="Allergens" open={false} onOpenChange={onOpenChange}>
        Celery
      </Disclosure>,
    );
    fireEvent.click(button());
    expect(onOpenChange).toHaveBeenCalledWith(true);
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('opens when find-in-page matches its content', () => {
    render(<Disclosure label="Allergens">Celery</Disclosure>);
    fireEvent(screen.getByText('Celery'), new Event('beforematch', { bubbles: true }));
    expect(button().getAttribute('aria-expanded')).toBe('true');
  });
});
