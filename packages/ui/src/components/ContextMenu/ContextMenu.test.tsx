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
  const finger = { pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 20 };

  it('opens by a long press, not by one that wanders or ends', () => {
    const onOpenChange = vi.fn();
    render(<ContextMenu {...props} onOpenChange={onOpenChange} />);
    fireEvent.pointerDown(bill(), finger);
    fireEvent.pointerMove(bill(), { ...finger, clientY: 60 });
    act(() => void vi.advanceTimersByTime(600));
    fireEvent.pointerDown(bill(), finger);
    fireEvent.pointerUp(bill(), finger);
    act(() => void vi.advanceTimersByTime(600));
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(bill(), finger);
    act(() => void vi.advanceTimersByTime(600));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("leaves the browser's own menu where it is disabled", () => {
    render(<ContextMenu {...props} disabled />);
    expect(fireEvent.contextMenu(bill())).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
