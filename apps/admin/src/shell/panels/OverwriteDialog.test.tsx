import { createQueryClient, DomainProvider, ledgerCall, type OverwriteQuestion } from '@larder/domain';
import { userEndpoints } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OverwriteDialog } from './OverwriteDialog';

const domain = vi.hoisted(() => ({
  askOverwrite: vi.fn<(question: null) => void>(),
  resolveConflicts: vi.fn<(...input: unknown[]) => void>(),
}));
const undo = vi.hoisted(() => vi.fn<(change: unknown) => Promise<boolean>>());
vi.mock('@larder/domain', async (original) => ({ ...(await original<object>()), ...domain }));
vi.mock('../../hooks/useUndo', () => ({ useUndo: () => undo, useChangeText: () => () => 'Bea changed' }));

const question: OverwriteQuestion = {
  id: 'c1',
  text: { key: 'users.toasts.changed', values: { name: 'Bea' } },
  reload: ['users'],
  conflicts: [
    {
      call: ledgerCall(userEndpoints.update, { user: { id: 2, role: 'editor', company: 'Quay Street' } }, {
        version: 2,
        role: 'maintainer',
        company: 'Fern Hall',
      } as object),
      current: { id: 2, fullName: 'Bea Lindqvist', role: 'author', company: 'Fern Hall', version: 3 },
    },
  ],
};

const open = (asked: OverwriteQuestion = question) =>
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <OverwriteDialog question={asked} />
    </DomainProvider>,
  );

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('the dialog names the record and only the fields with a newer value', async () => {
  open();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Bea Lindqvist');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('the dialog overwrites the newer values after confirmation', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'changes.conflict.anyway' }));
  expect(domain.resolveConflicts).toHaveBeenCalledWith('c1', question.conflicts, 'overwrite');
  await waitFor(() => expect(undo).toHaveBeenCalledWith(question));
});

it('the dialog can keep the newer values', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'changes.conflict.keep' }));
  expect(domain.resolveConflicts).toHaveBeenCalledWith('c1', question.conflicts, 'keep');
  expect(domain.askOverwrite).toHaveBeenCalledWith(null);
  expect(undo).not.toHaveBeenCalled();
});

it('the dialog repeats a change after confirmation, and does nothing otherwise', async () => {
  const overwrite = vi.fn();
  const { text, reload, conflicts } = question;
  const change: OverwriteQuestion = { text, reload, conflicts, overwrite };
  const view = open(change);
  fireEvent.click(await screen.findByRole('button', { name: 'changes.conflict.keep' }));
  expect(overwrite).not.toHaveBeenCalled();
  view.unmount();
  open(change);
  fireEvent.click(await screen.findByRole('button', { name: 'changes.conflict.changeAnyway' }));
  expect(overwrite).toHaveBeenCalledOnce();
  expect(domain.resolveConflicts).not.toHaveBeenCalled();
});

it('the dialog warns that a deletion removes the newer changes', async () => {
  const overwrite = vi.fn();
  const { text, reload, conflicts } = question;
  const { current } = conflicts[0]!;
  open({ text, reload, conflicts: [{ call: ledgerCall(userEndpoints.remove, { id: 2 }), current }], overwrite });
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('changes.conflict.delete');
  expect(dialog.textContent).not.toContain('changes.conflict.deletes');
  expect(dialog.textContent).toContain('Bea Lindqvist');
  fireEvent.click(screen.getByRole('button', { name: 'changes.conflict.deleteAnyway' }));
  expect(overwrite).toHaveBeenCalledOnce();
});
