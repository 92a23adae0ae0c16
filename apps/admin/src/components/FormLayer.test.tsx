import type { FieldErrors } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFieldForm } from '../hooks/useFieldForm';
import { TextKeys } from '../testing/TextKeys';
import { FormLayer } from './FormLayer';

// `DiscardDialog` needs a router.
vi.mock('./DiscardDialog', () => ({ DiscardDialog: () => null }));
afterEach(cleanup);

function Jar({ send }: { send: () => Promise<void> }) {
  const form = useFieldForm({
    initial: { name: '' },
    validate: ({ name }): FieldErrors => (name ? {} : { name: ['required'] }),
    send,
  });
  return (
    <FormLayer kind="question" open onOpenChange={() => undefined} title="Jar" saveLabel="Save" form={form}>
      <input
        aria-label="Name"
        aria-invalid={form.errorOf('name') !== undefined}
        value={form.values.name}
        onChange={(event) => form.set({ name: event.currentTarget.value })}
      />
    </FormLayer>
  );
}

it('FormLayer shows a failure that belongs to no field until the form is submitted again', async () => {
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no'));
  render(<Jar send={send} />, { wrapper: TextKeys });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Plums' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('common.notSaved');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
});

it('FormLayer focuses the first invalid field on submit', async () => {
  render(<Jar send={() => Promise.resolve()} />, { wrapper: TextKeys });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});
