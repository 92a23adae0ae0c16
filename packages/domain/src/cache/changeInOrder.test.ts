import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createDeferred } from '../http/testing/fakeServer';
import { endSession } from '../store/session';
import { changeInOrder } from './changeInOrder';

/** Changes one record. Another version than the stored one is rejected. */
function createRecord() {
  const client = new QueryClient();
  const record = { version: 1, sent: [] as (number | undefined)[] };
  const save = (seen: number | undefined, before: Promise<unknown> = Promise.resolve()) =>
    changeInOrder(client, 'task 1', seen, async (version) => {
      record.sent.push(version);
      await before;
      if (version !== undefined && version !== record.version) throw new Error('conflict');
      record.version += 1;
      return { version: record.version };
    });
  return { record, save };
}

it('changes made in quick succession send the version that the previous one saved', async () => {
  const { record, save } = createRecord();
  await Promise.all([save(1), save(1), save(1)]);
  expect(record.sent).toEqual([1, 2, 3]);
  await save(2);
  expect(record.sent.at(-1)).toBe(4);
});

it('a change waits for the previous one and is sent even if that fails', async () => {
  const { record, save } = createRecord();
  const { response, respond } = createDeferred();
  const first = save(7, response);
  const second = save(1);
  await Promise.resolve();
  expect(record.sent).toEqual([7]);
  respond({ status: 409 });
  await expect(first).rejects.toThrow('conflict');
  await expect(second).resolves.toEqual({ version: 2 });
});

it('a change of someone else is never overwritten', async () => {
  const { record, save } = createRecord();
  await save(1);
  record.version = 3;
  await expect(save(1)).rejects.toThrow('conflict');
  // After a refetch, the user has seen that change.
  await expect(save(3)).resolves.toEqual({ version: 4 });
  await expect(save(1)).rejects.toThrow('conflict');
});

it('the versions of an earlier session do not count', async () => {
  const { record, save } = createRecord();
  await save(1);
  endSession('signed-out');
  record.version = 1;
  await expect(save(1)).resolves.toEqual({ version: 2 });
});
