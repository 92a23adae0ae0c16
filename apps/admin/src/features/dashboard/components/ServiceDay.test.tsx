import { createQueryClient, http } from '@larder/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { ServiceDay } from './ServiceDay';

const { adapter } = http.defaults;
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

it('the service day shows an error instead of figures, and loads again on retry', async () => {
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('broken')));
  http.defaults.adapter = send;
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const { container } = render(
    <TextKeys queryClient={queryClient}>
      <ServiceDay search={{}} />
    </TextKeys>,
  );
  expect(await screen.findByText(/^dashboard\.failed/)).toBeTruthy();
  expect(container.querySelectorAll('section')).toHaveLength(0);
  const before = send.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'common.retry' }));
  await waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(before));
});
