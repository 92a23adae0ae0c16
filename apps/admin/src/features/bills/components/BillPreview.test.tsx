import { allBillsQuery, ApiError, billQuery, createQueryClient, endSession, http } from '@larder/domain';
import type { Bill, BillAllParameters } from '@larder/domain/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestSession } from '../../../testing/testSession';
import { TextKeys } from '../../../testing/TextKeys';
import type { BillTab } from '../billList';
import { sampleBill, samplePlace } from '../testing/sampleBill';
import { BillPreview } from './BillPreview';

const { adapter } = http.defaults;
let error: ApiError;
let reads = 0;
beforeEach(() => {
  vi.clearAllMocks();
  reads = 0;
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
  http.defaults.adapter = async ({ url }) => {
    if (url?.endsWith('/bill')) reads += 1;
    throw error;
  };
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

const bill = sampleBill();
const parameters: BillAllParameters = { restaurant: 'rst-nyc' };
const onShow = vi.fn<(id: string, index: number) => void>();
const onClose = vi.fn<() => void>();
const onTabChange = vi.fn<(tab: BillTab) => void>();

interface OpenOptions {
  /** The loaded bill. */
  loaded?: Bill | undefined;
  /** IDs of the bills in the list. */
  ids?: readonly string[];
}
async function open({ loaded, ids }: OpenOptions = {}) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  const show = (next: Bill) => queryClient.setQueryData(billQuery(bill.id).queryKey, next);
  if (loaded) show(loaded);
  if (ids) queryClient.setQueryData(allBillsQuery(parameters).queryKey, { bills: ids.map((id) => ({ id })) } as never);
  function Page() {
    const [tab, setTab] = useState<BillTab>('order');
    return (
      <BillPreview
        id={bill.id}
        tab={tab}
        parameters={parameters}
        placeOf={() => samplePlace}
        onTabChange={(next) => {
          onTabChange(next);
          setTab(next);
        }}
        onShow={onShow}
        onClose={onClose}
      />
    );
  }
  render(
    <TextKeys queryClient={queryClient}>
      <Page />
    </TextKeys>,
  );
  return { dialog: await screen.findByRole('dialog'), show };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('the preview is titled with the number, place and day of the bill', async () => {
  const { dialog } = await open({ loaded: sampleBill({ table: 'Table 4' }), ids: [bill.id] });
  expect(screen.getByRole('dialog', { name: 'bills.preview.title number=7' })).toBe(dialog);
  expect(screen.getByText('Table 4 · Quay Street · Fri 20 Nov')).toBeDefined();
  expect(dialog.querySelector('[aria-busy]')).toBeNull();
});

it('the preview is busy and has no actions while the bill loads', async () => {
  http.defaults.adapter = () => new Promise(() => undefined);
  const { dialog } = await open();
  expect(screen.getByRole('dialog', { name: 'bills.preview.untitled' })).toBe(dialog);
  expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^bills/ })).toBeNull();
});

it.each([
  [['b0', bill.id, 'b2'], 'index=2 total=3', true, true],
  [[bill.id, 'b2'], 'index=1 total=2', false, true],
  [['b0', bill.id], 'index=2 total=2', true, false],
] as const)('in the list %j, the bill has the position %s', async (ids, position, hasPrevious, hasNext) => {
  await open({ loaded: bill, ids });
  expect(screen.getByText(`bills.preview.position ${position}`)).toBeDefined();
  expect([button('bills.preview.previous').disabled, button('bills.preview.next').disabled]).toEqual([
    !hasPrevious,
    !hasNext,
  ]);
});

const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });

it.each([
  ['bills.preview.next', 'b2', 2],
  ['bills.preview.previous', 'b0', 0],
])('the button %s shows another bill of the list', async (name, id, index) => {
  await open({ loaded: bill, ids: ['b0', bill.id, 'b2'] });
  fireEvent.click(button(name));
  expect(onShow.mock.calls).toEqual([[id, index]]);
});

it.each([
  ['ArrowDown', 'b2', 2],
  ['j', 'b2', 2],
  ['ArrowUp', 'b0', 0],
  ['k', 'b0', 0],
])('the key %s shows another bill of the list', async (key, id, index) => {
  await open({ loaded: bill, ids: ['b0', bill.id, 'b2'] });
  press(key);
  expect(onShow.mock.calls).toEqual([[id, index]]);
});

it('a bill outside of the list has no previous or next one', async () => {
  await open({ loaded: bill, ids: ['b0'] });
  expect(screen.getByText('bills.preview.notInList')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^bills\.preview\.(?:previous|next)/ })).toBeNull();
});

it('a bill that does not exist is named, and the user can go back to the list', async () => {
  error = new ApiError({ status: 404 });
  await open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('bills.preview.missing');
  expect(alert.textContent).toContain(bill.id);
  fireEvent.click(button('common.backToList'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('a bill that failed to load can be loaded again', async () => {
  error = new ApiError({ status: 403 });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('bills.preview.failed');
  const before = reads;
  fireEvent.click(button('common.retry'));
  await waitFor(() => expect(reads).toBe(before + 1));
});

it.each<[string, Partial<Bill>, string | undefined]>([
  ['by another person', { version: 6 }, 'Mara Lund'],
  ['by the user', { version: 6, updatedBy: { id: 1, name: 'Maren Holt' } }, undefined],
  ['by the till', { version: 6, updatedBy: null }, undefined],
  ['not', { version: 5 }, undefined],
])('a bill that was changed %s names the person', async (_name, changes, name) => {
  const { dialog, show } = await open({ loaded: bill });
  expect(dialog.textContent).not.toContain('bills.preview.changedBy');
  act(() => void show(sampleBill({ ...changes, guests: 42 })));
  await screen.findByText('42');
  expect(screen.queryByText(`bills.preview.changedBy name=${name}`) !== null).toBe(name !== undefined);
});

it('the key N opens the timeline and focuses the note each time', async () => {
  await open({ loaded: bill });
  for (const _time of [1, 2]) {
    press('n');
    expect(onTabChange).toHaveBeenLastCalledWith('timeline');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    act(() => screen.getByRole('dialog').focus());
  }
});

it('closing the preview calls onClose', async () => {
  await open({ loaded: bill });
  press('Escape');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
