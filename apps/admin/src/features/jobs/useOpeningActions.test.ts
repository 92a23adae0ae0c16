import { call } from '@larder/domain';
import { openingEndpoints, type JobOpening, type OpeningStatus } from '@larder/domain/contract';
import { expect, it, vi } from 'vitest';
import { renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import type { Jobs } from './useJobs';
import { useOpeningActions } from './useOpeningActions';

const { fail } = useMockServer();

const show = vi.fn<Jobs['show']>();
const open = () => renderPageHook(() => useOpeningActions({ show, todayAt: () => '2026-11-20' } as unknown as Jobs));
const load = async () => (await call(openingEndpoints.list, { restaurant: 'all' })).openings;
const withStatus = async (status: OpeningStatus) => (await load()).find((opening) => opening.status === status)!;
const stored = async ({ id }: JobOpening) => (await load()).find((opening) => opening.id === id)!;

it('pauses an opening, and undo resumes it', async () => {
  const opening = await withStatus('published');
  const page = open();
  expect(page.current.actionsOf(opening)).toContain('pause');
  await page.run((actions) => actions.start(opening, 'pause'));
  await expect.poll(async () => (await stored(opening)).status).toBe('paused');
  await expect
    .poll(() => page.changes[0]?.text)
    .toEqual({ key: 'jobs.toasts.pause', values: { title: opening.title } });
  await page.undo();
  expect((await stored(opening)).status).toBe('published');
});

it('a change that no action reverses is shown without undo', async () => {
  const opening = await withStatus('published');
  const page = open();
  const before = page.changes.length;
  await page.run((actions) => actions.change(opening, 'close', { reason: 'Position filled' }));
  expect(page.changes).toHaveLength(before);
  expect(shownToasts).toEqual([`success: jobs.toasts.close title=${opening.title}`]);
  expect((await stored(opening)).status).toBe('closed');
});

it('asks for the details that closing needs', async () => {
  const opening = await withStatus('published');
  const page = open();
  await page.run((actions) => actions.start(opening, 'close'));
  expect(page.current.asked).toEqual({ action: 'close', opening });
  expect((await stored(opening)).status).toBe('published');
  await page.run((actions) => actions.close());
  expect(page.current.asked).toBeUndefined();
});

it('publishing an incomplete opening opens its form', async () => {
  const draft = { ...(await withStatus('draft')), managerId: '' };
  show.mockClear();
  const page = open();
  await page.run((actions) => actions.start(draft, 'publish'));
  expect(show.mock.calls).toEqual([[{ edit: draft.id }]]);
  expect(page.current.asked).toBeUndefined();
});

it('a failed change names the opening', async () => {
  const opening = await withStatus('published');
  const page = open();
  fail();
  await page.run((actions) => actions.start(opening, 'pause'));
  await expect.poll(() => shownToasts).toEqual([`danger: jobs.toasts.openingFailed title=${opening.title}`]);
});
