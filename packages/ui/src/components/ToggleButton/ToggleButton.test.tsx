import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ToggleButton } from './ToggleButton';

describe('ToggleButton', () => {
  afterEach(cleanup);

  describeConformance(ToggleButton, { children: 'Pinned' }, { element: 'button' });

  const press = () => fireEvent.click(screen.getByRole('button'));
  const state = () => screen.getByRole('button').getAttribute('aria-pressed');

  it('keeps its own state', () => {
    render(<ToggleButton defaultSelected>Pinned</ToggleButton>);
    expect(state()).toBe('true');
    press();
    expect(state()).toBe('false');
  });

  it('follows its owner', () => {
    const onChange = vi.fn();
    render(
      <ToggleButton isSelected={false} onChange={onChange}>
        Pinned
      </ToggleButton>,
    );
    press();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(state()).toBe('false');
  });

  it('stays as it is when the click is refused, or for a reason', () => {
    const { rerender } = render(<ToggleButton onClick={(event) => event.preventDefault()}>Pinned</ToggleButton>);
    press();
    expect(state()).toBe('false');
    rerender(<ToggleButton disabledReason="The day is closed">Pinned</ToggleButton>);
    press();
    expect(state()).toBe('false');
  });
});
