import { createQueryClient, DomainProvider } from '@larder/domain';
import type { NewTask } from '@larder/domain/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSilentServer } from '../../../testing/silentServer';
import { QuickAdd, type QuickAddProps } from './QuickAdd';

const create = vi.fn<(task: NewTask) => Promise<object | undefined>>();
const props = {
  page: { known: [], place: { filter: 'important' }, today: '2026-11-20' },
  actions: { create, denial: () => undefined },
  labels: { tag: (tag: string) => tag, due: (date: string) => date },
} as unknown as QuickAddProps;

useSilentServer();
beforeEach(() => {
  create.mockReset();
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <QuickAdd {...props} />
    </DomainProvider>,
  );
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const submit = () => act(async () => fireEvent.submit(field().form!));

it('QuickAdd asks for a title only after an attempt to add an empty task', async () => {
  expect(screen.queryByText('validation.required')).toBeNull();
  await submit();
  expect(screen.getByText('validation.required')).not.toBeNull();
  expect(create).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: 'Order napkins' } });
  expect(screen.queryByText('validation.required')).toBeNull();
});

it('QuickAdd keeps the text of a task that was not saved', async () => {
  fireEvent.change(field(), { target: { value: 'Order napkins' } });
  create.mockResolvedValueOnce(undefined);
  await submit();
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ title: 'Order napkins', isImportant: true }));
  expect(field().value).toBe('Order napkins');
  create.mockResolvedValueOnce({});
  await submit();
  expect(field().value).toBe('');
  expect(screen.queryByText('validation.required')).toBeNull();
});
