import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Button } from './Button';

describe('Button', () => {
  afterEach(cleanup);

  describeConformance(Button, { children: 'Save dish' }, { element: 'button' });

  it('has type="button" by default', () => {
    render(<Button>Add table</Button>);
    expect(screen.getByRole('button', { name: 'Add table' }).getAttribute('type')).toBe('button');
  });

  it('stays focusable and is marked as busy and disabled while loading', () => {
    const { container, rerender } = render(<Button loadingLabel="Saving">Save dish</Button>);
    const button = container.querySelector('button') as HTMLButtonElement;
    expect(button.getAttribute('aria-busy')).toBeNull();
    rerender(
      <Button loading loadingLabel="Saving">
        Save dish
      </Button>,
    );
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
  });

  it('does not submit the form while loading', () => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Button type="submit" loading>
          Send order
        </Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', submit);
    fireEvent.click(container.querySelector('button') as HTMLButtonElement);
    expect(submit).not.toHaveBeenCalled();
  });

  it('removes the ripple when its animation ends', () => {
    const { container } = render(<Button>Open till</Button>);
    const button = container.querySelector('button') as HTMLButtonElement;
    fireEvent.pointerDown(button, { button: 0, clientX: 4, clientY: 4 });
    const clip = button.querySelector('[data-ripple]');
    expect(clip).not.toBeNull();
    fireEvent.animationEnd(clip?.firstElementChild as Element);
    expect(button.querySelector('[data-ripple]')).toBeNull();
  });

  it('shows a ripple on keyboard activation, but not with a disabledReason', () => {
    const { container, rerender } = render(<Button>Open till</Button>);
    const button = container.querySelector('button') as HTMLButtonElement;
    fireEvent.click(button, { detail: 0 });
    expect(button.querySelectorAll('[data-ripple]')).toHaveLength(1);
    button.querySelector('[data-ripple]')?.remove();
    rerender(<Button disabledReason="The till is locked">Open till</Button>);
    fireEvent.click(button, { detail: 0 });
    expect(button.querySelectorAll('[data-ripple]')).toHaveLength(0);
  });
});
