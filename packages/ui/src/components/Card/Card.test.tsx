import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Card } from './Card';

describeConformance(Card, { title: 'Open bills', children: '38' }, { element: 'section' });

function Removable({ onRemove }: { onRemove: () => void }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && (
        <Card
          title="Voids"
          onRemove={() => {
            onRemove();
            setThere(false);
          }}
        />
      )}
      <button type="button">Next</button>
    </>
  );
}

describe('Card', () => {
  afterEach(cleanup);
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };

  it('collapses when uncontrolled, and keeps a controlled `open`', () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    const { rerender } = render(
      <Card title="Voids" collapsible>
        Two today
      </Card>,
    );
    press('Collapse Voids');
    expect(screen.getByText('Two today').closest('[hidden]')).not.toBeNull();
    rerender(
      <Card title="Voids" collapsible open onOpenChange={onOpenChange}>
        Two today
      </Card>,
    );
    press('Collapse Voids');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(screen.getByText('Two today').closest('[hidden]')).toBeNull();
  });

  it('moves focus to the next element when removed', async () => {
    const onRemove = vi.fn<() => void>();
    render(<Removable onRemove={onRemove} />);
    press('Remove Voids');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' })));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('marks the reload button as busy until the promise of `onReload` settles', async () => {
    const onReload = vi.fn<() => Promise<void>>(() => Promise.resolve());
    render(<Card title="Voids" onReload={onReload} />);
    press('Reload Voids');
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false));
  });
});
