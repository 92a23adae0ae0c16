import { DomainProvider, createQueryClient } from '@larder/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePreviewKeys } from './usePreviewKeys';

afterEach(cleanup);

function Preview({ onNext }: { onNext: () => void }) {
  const content = useRef<HTMLDivElement>(null);
  usePreviewKeys(content, { j: onNext });
  return (
    <div role="dialog" aria-label="Bill">
      <div ref={content}>
        <button type="button">Note</button>
        <input aria-label="Tip" />
      </div>
    </div>
  );
}

function open(layers: number) {
  const onNext = vi.fn();
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <Preview onNext={onNext} />
      {layers > 1 && <div role="dialog" aria-label="Refund" />}
    </DomainProvider>,
  );
  return onNext;
}

it('usePreviewKeys handles keys of the preview, except in fields', () => {
  const onNext = open(1);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Note' }), { key: 'j' });
  expect(onNext).toHaveBeenCalledOnce();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Tip' }), { key: 'j' });
  expect(onNext).toHaveBeenCalledOnce();
});

it('usePreviewKeys handles keys while nothing has the focus, unless another dialog is on top', () => {
  const onNext = open(1);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(onNext).toHaveBeenCalledOnce();
  cleanup();
  const onOther = open(2);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(onOther).not.toHaveBeenCalled();
});
