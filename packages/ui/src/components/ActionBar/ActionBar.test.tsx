import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ActionBar } from './ActionBar';

describeConformance(ActionBar, { count: 2, items: [], onClear: () => {} }, { element: 'div', overlay: true });

/** A list of one item, and a field that takes the focus if `movesFocus` is set. */
function Archiving({ movesFocus = false }) {
  const [isSelected, setSelected] = useState(true);
  const archive = () => {
    if (movesFocus) screen.getByRole('textbox').focus();
    setSelected(false);
  };
  return (
    <>
      <div role="grid" aria-label="Tasks">
        <button type="button">Water the herbs</button>
      </div>
      <button type="button">Next page</button>
      <input aria-label="Search" />
      <ActionBar
        count={Number(isSelected)}
        items={[{ id: 'archive', label: 'Archive', icon: Archive, onAction: archive }]}
        onClear={() => setSelected(false)}
      />
    </>
  );
}

describe('ActionBar', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const button = (name: string) => screen.getByRole('button', { name });
  const press = (name: string) => {
    button(name).focus();
    fireEvent.click(button(name));
  };

  it.each(['Archive', 'Clear selection'])('returns the focus to the grid after %s', async (name) => {
    render(<Archiving />);
    button('Water the herbs').focus();
    button('Next page').focus();
    press(name);
    expect(screen.queryByRole('group')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Water the herbs')));
  });

  it('returns the focus to the previous element if no grid had it', async () => {
    render(<Archiving />);
    button('Next page').focus();
    press('Archive');
    await waitFor(() => expect(document.activeElement).toBe(button('Next page')));
  });

  it('keeps the focus that an action has moved', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
    render(<Archiving movesFocus />);
    button('Water the herbs').focus();
    press('Archive');
    vi.advanceTimersByTime(1000);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
