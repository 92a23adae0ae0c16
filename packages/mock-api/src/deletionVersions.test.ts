import { expect, it } from 'vitest';
import { startApi } from './testing/api';

it.each([
  ['user', '/apps/users/delete', { id: 40 }],
  ['permission', '/apps/permissions/delete', { id: 9 }],
  ['invoice', '/apps/invoice/delete', { id: 5001 }],
  ['post', '/blog/delete-post', { id: 2 }],
  ['task', '/apps/todo/delete-task', { taskId: 7 }],
])(
  'a %s is not deleted with an outdated version; the response contains the current record',
  async (_name, path, id) => {
    const { remove } = startApi();
    const rejected = await remove(path, { ...id, version: 9 });
    const { current } = rejected.data as { current: { id: number; version: number } };
    expect(rejected).toMatchObject({ status: 409, data: { code: 'version_conflict' } });
    expect([current.id]).toEqual(Object.values(id));
    expect((await remove(path, { ...id, version: current.version })).status).toBe(200);
  },
);
