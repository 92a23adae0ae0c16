import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { ToggleButton } from './ToggleButton';

describe('ToggleButton', () => {
  afterEach(cleanup);

  describeConformance(ToggleButton, { children: 'Pinned' }, { element: 'button' });

  const press = () => fireEvent.click(screen.getByRole('button'));
  const state = () => screen.getByRole('button').getAttribute('aria-pressed');

  describeControl(
    ToggleButton,
    { children: 'Pinned' },
    {
      names: ['pressed', 'defaultPressed', 'onPressedChange'],
      values: [true, false],
      change: press,
      shown: () => state() === 'true',
    },
  );

  it('keeps its state when the click is prevented or a disabledReason is set', () => {
    const { rerender } = render(<ToggleButton onClick={(event) => event.preventDefault()}>Pinned</ToggleButton>);
    press();
    expect(state()).toBe('false');
    rerender(<ToggleButton disabledReason="The day is closed">Pinned</ToggleButton>);
    press();
    expect(state()).toBe('false');
  });
});
