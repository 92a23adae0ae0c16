import { expect, it } from 'vitest';
import { startApi } from '../testing/api';

it('the server status is public', async () => {
  const { get } = startApi({ auth: 'enforce' });
  const { status, data } = await get('/api/server-status/data');
  expect([status, data]).toEqual([200, { status: 'available' }]);
});
