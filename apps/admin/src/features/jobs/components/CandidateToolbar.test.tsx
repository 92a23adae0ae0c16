import { createQueryClient, DomainProvider, endSession } from '@larder/domain';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestSession } from '../../../testing/testSession';
import type { Jobs } from '../useJobs';
import { CandidateToolbar } from './CandidateToolbar';

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

it.each([
  [undefined, 'jobs.layout.board', 'jobs.layout.table', 'table'],
  ['table', 'jobs.layout.table', 'jobs.layout.board', undefined],
] as const)(
  'CandidateToolbar shows the layout %s as %s and can change it to %s',
  async (layout, shown, other, next) => {
    const show = vi.fn<Jobs['show']>();
    startTestSession();
    const jobs = { search: { layout }, show } as unknown as Jobs;
    const routeTree = createRootRoute({ component: () => <CandidateToolbar jobs={jobs} /> });
    const router = createRouter({ routeTree, history: createMemoryHistory() });
    render(
      <DomainProvider queryClient={createQueryClient()}>
        <RouterProvider router={router as never} />
      </DomainProvider>,
    );
    expect(await screen.findByRole('radio', { name: shown, checked: true })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: other, checked: false }));
    expect(show.mock.calls).toEqual([[{ layout: next }]]);
  },
);
