import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import type { ActionForm } from '../useActionForm';
import { ActionLayer, type ActionLayerProps } from './ActionLayer';

afterEach(cleanup);

const onClose = vi.fn<() => void>();
const submit = vi.fn<() => void>();
beforeEach(() => void vi.clearAllMocks());

async function open(form: object = {}, props: Partial<ActionLayerProps<object>> = {}) {
  render(
    <ActionLayer
      form={{ submit, isDirty: false, isSaving: false, ...form } as unknown as ActionForm<object>}
      title="Void the bill"
      saveLabel="Void"
      onClose={onClose}
      {...props}
    >
      <p>Reason</p>
    </ActionLayer>,
    { wrapper: TextKeys },
  );
  return screen.findByRole('dialog', { name: 'Void the bill' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the dialog of an action shows its fields, its consequence and its buttons', async () => {
  const onSubmit = vi.fn<() => void>();
  const dialog = await open({}, { notice: 'The payment is returned.', secondary: { label: 'Ask', onSubmit } });
  expect(dialog.textContent).toContain('Reason');
  expect(dialog.textContent).toContain('The payment is returned.');
  expect(dialog.textContent).not.toContain('common.conflict');
  fireEvent.submit(document.querySelector('form')!);
  expect(submit).toHaveBeenCalledOnce();
  press('Ask');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  press('common.cancel');
  expect(onClose).toHaveBeenCalledOnce();
});

it('the dialog of an action shows why the request failed', async () => {
  const dialog = await open({ failure: 'No connection' });
  expect(dialog.textContent).toContain('bills.forms.failed');
  expect(dialog.textContent).toContain('No connection');
});

it('the user can keep their values after someone else has changed the same ones', async () => {
  const keepMine = vi.fn<() => void>();
  const fields = [{ label: 'Tip', from: '$1.00', to: '$2.00' }];
  const dialog = await open({ conflict: { fields, keepMine } });
  expect(dialog.textContent).toContain('common.conflict.description');
  expect(dialog.textContent).not.toContain('bills.conflict');
  expect(dialog.textContent).toContain('changes.difference field=Tip from=$1.00 to=$2.00');
  press('common.conflict.mine');
  expect(keepMine).toHaveBeenCalledOnce();
});

it('the dialog says that the bill no longer allows the action, and the user can only close it', async () => {
  const dialog = await open({ conflict: { fields: [], keepMine: undefined } });
  expect(dialog.textContent).toContain('bills.conflict');
  expect(screen.queryByRole('button', { name: 'common.conflict.mine' })).toBeNull();
  press('common.conflict.theirs');
  expect(onClose).toHaveBeenCalledOnce();
});
