import { createQueryClient, DomainProvider, endSession, http } from '@larder/domain';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noor } from '../../entities/users/form/userFixtures';
import { useShownRules } from './useShownRules';
import { startTestSession } from '../../testing/testSession';

const { adapter } = http.defaults;
afterEach(() => {
  cleanup();
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

const ability = [{ action: 'manage', subject: 'all' }];

it('a person whose role did not load is not shown as a person without rights', async () => {
  startTestSession({ ...noor, id: 1, ability, workPlaces: [] });
  http.defaults.adapter = async (config) => {
    if (config.url === '/api/users/list/all-data')
      return { config, data: [noor], status: 200, statusText: '', headers: {} };
    const response = { config, data: {}, status: 403, statusText: '', headers: {} };
    throw Object.assign(new Error('failed'), { isAxiosError: true, config, response });
  };
  const { result } = renderHook(() => useShownRules({ person: noor.id }), {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  });
  await vi.waitFor(() =>
    expect([result.current.query.isError, result.current.peopleQuery.isSuccess]).toEqual([true, true]),
  );
  expect(result.current.person).toBeUndefined();
  expect(result.current.rules).toEqual(ability);
});
