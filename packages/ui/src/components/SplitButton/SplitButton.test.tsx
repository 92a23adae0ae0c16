import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { SplitButton } from './SplitButton';

const props = { children: 'Save', menuLabel: 'More ways to save', menu: null };

describe('SplitButton', () => {
  afterEach(cleanup);

  describeConformance(SplitButton, props, { element: 'button' });

  it('runs the default action with its first button and has a menu button', () => {
    const onClick = vi.fn();
    render(<SplitButton {...props} onClick={onClick} />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'More ways to save' }).getAttribute('aria-haspopup')).toBe('true');
  });

  it('disables both buttons', () => {
    render(<SplitButton {...props} disabled />);
    for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
  });
});
