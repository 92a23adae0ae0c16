import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { MenuItem } from '../Menu/MenuItem';
import { ContextMenu } from './ContextMenu';

const props = {
  label: 'Bill',
  menu: <MenuItem id="print">Print</MenuItem>,
  children: <button type="button">#1177</button>,
};

describe('ContextMenu', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  describeConformance(ContextMenu, props, { element: 'div' });

  const bill = () => screen.getByText('#1177');
  const touch = { pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 20 };

  it('opens on long press, unless the pointer moves or is released early', () => {
    const onOpenChange = vi.fn();
    render(<ContextMenu {...props} onOpenChange={onOpenChange} />);
    fireEvent.pointerDown(bill(), touch);
    fireEvent.pointerMove(bill(), { ...touch, clientY: 60 });
    act(() => void vi.advanceTimersByTime(600));
    fireEvent.pointerDown(bill(), touch);
    fireEvent.pointerUp(bill(), touch);
    act(() => void vi.advanceTimersByTime(600));
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(bill(), touch);
    act(() => void vi.advanceTimersByTime(600));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('shows the native context menu when disabled', () => {
    render(<ContextMenu {...props} disabled />);
    expect(fireEvent.contextMenu(bill())).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
