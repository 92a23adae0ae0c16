import {
  ApiError,
  DomainProvider,
  conflictFields,
  createQueryClient,
  ledgerCall,
  type OverwriteQuestion,
} from '@larder/domain';
import { userEndpoints } from '@larder/domain/contract';
import type { toast as Toast } from '@larder/ui/toast';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBulkWork, type BulkWork } from './useBulkWork';

const success = vi.fn<(message: string, options?: object) => void>();
const progress = vi.fn<(message: string, options: { endContent: string }) => void>();
const danger = vi.fn<(message: string, options: { action?: { onAction: () => void } }) => void>();
const dismiss = vi.fn<(id: string) => void>();
const ask = vi.hoisted(() => vi.fn<(question: OverwriteQuestion | null) => void>());
vi.mock('@larder/domain', async (original) => ({ ...(await original<object>()), askOverwrite: ask }));
vi.mock('../lib/notify', () => ({
  notify: async (show: (toast: typeof Toast) => void) =>
    show(Object.assign(progress, { danger, success, dismiss }) as unknown as typeof Toast),
}));

interface Jar {
  id: number;
  version: number;
}
const jars: Jar[] = [1, 2, 3].map((id) => ({ id, version: id }));
const outdated = new ApiError({ status: 409, code: 'version_conflict' });

function start(job: Pick<BulkWork<Jar, Jar>, 'work'> & Partial<BulkWork<Jar, Jar>>) {
  const { result } = renderHook(useBulkWork, {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  });
  return result.current<Jar, Jar>({
    rows: jars,
    busy: 'Changing',
    done: (rows) => ({ key: 'done', values: { count: rows.length } }),
    failed: (rows) => `not ${rows.map(({ id }) => id).join()}`,
    inverse: () => [],
    reload: ['jars'],
    ...job,
  });
}

beforeEach(() => vi.clearAllMocks());

it('useBulkWork changes the other rows if some have changed in the meantime, and returns those that failed', async () => {
  const inverse = vi.fn<BulkWork<Jar, Jar>['inverse']>(() => []);
  const failed = await start({
    work: async (jar) => {
      if (jar.id === 2) throw outdated;
      return { ...jar, version: jar.version + 10 };
    },
    inverse,
  });
  expect(failed).toEqual([jars[1]]);
  // The undo calls use the versions after the change.
  expect(inverse).toHaveBeenCalledWith([
    [jars[0], { id: 1, version: 11 }],
    [jars[2], { id: 3, version: 13 }],
  ]);
  expect(danger).toHaveBeenCalledExactlyOnceWith('not 2', expect.objectContaining({ description: 'errors.changed' }));
  expect(danger.mock.calls[0]![1].action).toBeUndefined();
});

it('useBulkWork offers to retry only the rows that have not changed in the meantime', async () => {
  const tried: number[] = [];
  await start({
    work: async ({ id }) => {
      tried.push(id);
      if (id === 2) throw outdated;
      throw new ApiError({ status: 503 });
    },
  });
  tried.length = 0;
  danger.mock.calls[0]![1].action?.onAction();
  await vi.waitFor(() => expect(tried).toEqual([1, 3]));
});

it('useBulkWork shows a success toast without undo for a change that cannot be undone', async () => {
  await start({ work: async (jar) => jar, inverse: () => [] });
  expect(success).toHaveBeenCalledExactlyOnceWith('done', { id: expect.any(String) as string });
});

it('useBulkWork offers to undo a change', async () => {
  await start({
    work: async (jar) => jar,
    inverse: (changed) => changed.map(([{ id }]) => ({ method: 'POST', path: '/jars/update', input: { id } })),
  });
  const [message, options] = success.mock.calls[0] ?? [];
  expect([message, options]).toEqual(['done', expect.objectContaining({ action: expect.anything() as unknown })]);
});

it('useBulkWork shows an error and no success if every row failed', async () => {
  const failed = await start({ work: () => Promise.reject(new ApiError({ status: 503 })) });
  expect(failed).toEqual(jars);
  expect(success).not.toHaveBeenCalled();
  expect(danger).toHaveBeenCalledExactlyOnceWith(
    'not 1,2,3',
    expect.objectContaining({ id: expect.any(String) as string }),
  );
});

it('useBulkWork shows the progress of several rows, but not of one', async () => {
  await start({ work: async (jar) => jar });
  expect(progress).toHaveBeenCalledTimes(4);
  progress.mockClear();
  await start({ work: async (jar) => jar, rows: jars.slice(0, 1) });
  expect(progress).not.toHaveBeenCalled();
});

it('useBulkWork does nothing without rows', async () => {
  expect(await start({ work: async (jar) => jar, rows: [] })).toEqual([]);
  for (const shown of [progress, success, danger]) expect(shown).not.toHaveBeenCalled();
});

interface Person {
  id: number;
  version: number;
  company: string;
  contact: string;
}
const people: Person[] = [1, 2].map((id) => ({ id, version: 1, company: 'Fern Hall', contact: '' }));

/** Sets the company of two people, the second of whom has the values of `current`. */
async function setCompany(current: Person, rows = people) {
  const records = new Map([people[0]!, current].map((person) => [person.id, person]));
  const failed = await start({
    rows: rows as unknown as Jar[],
    work: async ({ id, version }) => {
      const record = records.get(id)!;
      if (record.version !== version)
        throw new ApiError({ status: 409, code: 'version_conflict', problem: { current: record } });
      records.set(id, { ...record, company: 'Quay Street', version: version + 1 });
      return { id, version: version + 1 };
    },
    callOf: (row) =>
      ledgerCall(userEndpoints.update, { user: { id: row.id, company: 'Quay Street' } }, row as unknown as Person),
  });
  return { failed, changed: () => records.get(2) };
}

it('useBulkWork repeats a change that overwrites no newer value', async () => {
  const { failed, changed } = await setCompany({ id: 2, version: 5, company: 'Fern Hall', contact: '+44' });
  expect(failed).toEqual([]);
  expect(changed()).toEqual({ id: 2, version: 6, company: 'Quay Street', contact: '+44' });
  expect(ask).not.toHaveBeenCalled();
});

it('useBulkWork asks with both values before it overwrites a newer value', async () => {
  const current = { id: 2, version: 5, company: 'Salt Lane', contact: '' };
  const { failed, changed } = await setCompany(current);
  expect(failed).toEqual([people[1]]);
  expect(changed()).toEqual(current);
  expect(danger).not.toHaveBeenCalled();
  const [question] = ask.mock.calls[0]!;
  expect(question?.conflicts.map((conflict) => conflictFields(conflict))).toEqual([
    [{ name: 'company', restored: 'Quay Street', current: 'Salt Lane' }],
  ]);
  question?.overwrite?.();
  await vi.waitFor(() => expect(changed()).toMatchObject({ version: 6, company: 'Quay Street' }));
});

it('useBulkWork closes its progress toast if it asks about every row', async () => {
  const current = { id: 2, version: 5, company: 'Salt Lane', contact: '' };
  await setCompany(current, people.slice(1));
  expect(dismiss).toHaveBeenCalledOnce();
});
